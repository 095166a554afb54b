/**
 * The seed of a seat's code instead of the code, and the proof that the key of the sealed rows is the right one
 * (docs/decisions/0410).
 */
export const sealedRows = {
  name: '0026-sealed-rows',
  sql: `
create table sealing_key (
  only_one boolean primary key default true check (only_one),
  proof text not null
);

-- Codes that stand here in clear are made into marks at the next start, and go on to open their seats.
alter table judge rename column seat_code to seat_seed;
alter table judge alter column seat_seed
  set default substr(replace(gen_random_uuid()::text, '-', ''), 1, 16);
alter table judge add column former_seat_mark text unique;
`,
};
