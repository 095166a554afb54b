/** Photographs of contestants and judges, a contestant's school and its mark (docs/decisions/0370). */
export const photographs = {
  name: '0025-photographs',
  sql: `
alter table program add column organisation text not null default '';
alter table program add column photo text;
alter table program add column mark text;
alter table judge add column photo text;
`,
};
