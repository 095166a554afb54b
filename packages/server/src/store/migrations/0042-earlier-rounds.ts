/** A program may bring the result of an earlier round, with where it is from (docs/decisions/0578). */
export const earlierRounds = {
  name: '0042-earlier-rounds',
  sql: `
alter table program add column earlier_score text, add column earlier_from text not null default '';
`,
};
