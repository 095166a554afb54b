/** Proof: the chain of the ledger, its tree and signed heads, and the show played once more from it. */
export type { EvidenceBundle } from '@liangfen/sdk/schema';
export { canonicalJson } from '../canonical-json.ts';
export {
  BallotTally,
  ballotLeaf,
  ballotSalt,
  ballotText,
  type CountedBallot,
} from './ballot-tally.ts';
export { canonicalText, eventHash, type LedgerFacts } from './chain.ts';
export { ballotsDifference, type CountedVote, CountedVotes } from './counted-votes.ts';
export { groundOf, groundRows, isUntouched, type ShortLook } from './ground.ts';
export {
  bytesOf,
  hexOf,
  type Inclusion,
  InclusionTree,
  rootAlong,
  rootOf,
  type Sha256Bytes,
  TreeBuilder,
} from './merkle.ts';
export { Replay, type Replayed } from './replay.ts';
export {
  checkpointBody,
  fromBase64,
  keyIdOf,
  parseNote,
  parseVerifierKey,
  type SignedNote,
  signatureLine,
  toBase64,
  type VerifierKey,
  verifierKeyText,
} from './signed-note.ts';
export { firstDifference, tablesOf } from './tables.ts';
export {
  LedgerCheck,
  type LedgerHead,
  type LedgerRow,
  type Proof,
  type ProofCrypto,
  type ProofParts,
} from './verify.ts';
