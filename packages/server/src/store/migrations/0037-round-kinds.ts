/**
 * What kind of round a group of a battle is, and of which division, as chosen at the desk (docs/decisions/0530). Null: nothing
 * was chosen, and it is told by the group's name.
 */
export const roundKinds = {
  name: '0037-round-kinds',
  sql: `
alter table program_group add column round_kind text;
alter table program_group add column division text;
`,
};
