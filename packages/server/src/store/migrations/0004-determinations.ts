/**
 * An index for why bouts ended, without reading the whole ledger. Its condition is the query's, word for word
 * (operations/results/determinations.ts), because otherwise the database does not know that this index answers it.
 * Scores, which are nearly all of a ledger, are not in it and pay nothing for it.
 */
export const determinations = {
  name: '0004-determinations',
  sql: `
create index show_event_determination on show_event (competition_id, version)
  where type in ('POINT_ADDED', 'FOUL_ADDED', 'BATTLE_DETERMINED') and body like '%"winnerId"%';
`,
};
