/**
 * Records of what the hall has been shown of a program's result; null where a result was published before there were
 * such records, which counts as shown. And the keys from which the numbers on anonymous judges' cards are drawn.
 */
export const shownResults = {
  name: '0008-shown-results',
  sql: `
alter table program add column shown jsonb;
alter table competition add column card_key text not null default gen_random_uuid()::text;
`,
};
