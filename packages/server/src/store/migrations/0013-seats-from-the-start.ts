/** A judge has a seat from the start, so that asking for its link writes nothing (docs/decisions/0283). */
export const seatsFromTheStart = {
  name: '0013-seats-from-the-start',
  sql: `
update judge set seat_code = replace(gen_random_uuid()::text, '-', '') where seat_code is null;
alter table judge alter column seat_code set default replace(gen_random_uuid()::text, '-', '');
alter table judge alter column seat_code set not null;
`,
};
