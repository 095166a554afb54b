/** A program may have a difficulty, by which the judges' score is multiplied (docs/decisions/0556). */
export const programFactors = {
  name: '0041-program-factors',
  sql: `
alter table program add column factor text;
`,
};
