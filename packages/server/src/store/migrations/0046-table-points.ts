/** What a bout of a round robin is worth in its table, as chosen at the desk (docs/decisions/0588). Null: the usual points. */
export const tablePoints = {
  name: '0046-table-points',
  sql: `
alter table program_group add column table_points text;
`,
};
