/** A program may be given to one judge group alone (docs/decisions/0607). */
export const programsOfPanels = {
  name: '0043-programs-of-panels',
  sql: `
alter table program add column judge_group_id text;
`,
};
