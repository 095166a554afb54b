// Which published figures a step changes, the same words at the panel and at the desk.
export const toldChanges = {
  looking: 'Looking up which published results and ranks change…',
  unknown: 'Which published results and ranks change cannot be looked up now',
  none: 'No published result or rank changes',
  head: 'Published results, ranks or decisions that change: {count}',
  line: 'No. {sort} {program}, {kind}: {from} → {to}',
  score: 'score',
  noScore: 'taken back',
  place: 'rank',
  rank: 'place {rank}',
  noRank: 'no rank',
  outcome: 'decision',
  noOutcome: 'undecided',
};
