/** A substitute knows whose seat it is, so that one seat gives a performance one mark (docs/decisions/0539). */
export const replacedJudges = {
  name: '0045-replaced-judges',
  sql: `
alter table judge add column replaces text;
`,
};
