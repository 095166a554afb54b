/**
 * A program that goes on stage again is judged anew: scores, adjustments and late scores know for which performance they
 * were given (docs/decisions/0521). Rows from before are of the first.
 */
export const performances = {
  name: '0036-performances',
  sql: `
alter table score add column performance int not null default 1;
alter table score drop constraint score_pkey;
alter table score add primary key (competition_id, program_id, judge_id, item_id, performance);
alter table adjustment add column performance int not null default 1;
alter table adjustment drop constraint adjustment_pkey;
alter table adjustment add primary key (competition_id, program_id, id, performance);
alter table late_score add column performance int not null default 1;
`,
};
