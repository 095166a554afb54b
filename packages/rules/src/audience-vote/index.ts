/** What others may use of the audience vote's rules; its ballots are counted in `replay/ballot-tally.ts`. */
export {
  type BallotTiming,
  ballotGraceMs,
  ballotTiming,
  choicesOf,
  figureDecimals,
  figureOf,
} from './ballots.ts';
