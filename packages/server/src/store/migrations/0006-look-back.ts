/**
 * An index for what operators and organisers did, without reading every score there is. Its condition is the queries',
 * word for word (operations/results/cleared-at.ts, operations/exports/amendments.ts). Scores and arrivals are not in it
 * and pay nothing for it.
 */
export const lookBack = {
  name: '0006-look-back',
  sql: `
create index show_event_look_back on show_event (competition_id, version)
  where type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN');
`,
};
