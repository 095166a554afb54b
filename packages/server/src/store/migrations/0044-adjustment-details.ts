/** What else an adjustment is: that it is for an act's time, as a table says (docs/decisions/0611). */
export const adjustmentDetails = {
  name: '0044-adjustment-details',
  sql: `
alter table adjustment add column detail jsonb not null default '{}';
`,
};
