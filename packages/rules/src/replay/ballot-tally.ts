/** Counts the ballots of an audience vote, and puts them under one root: the same for everybody who counts again. */
import type { AudienceVoteKind, AudienceVoteTally } from '@liangfen/sdk/schema';
import { choicesOf } from '../audience-vote/index.ts';
import { hexOf, rootOf, type Sha256Bytes } from './merkle.ts';

/** A ballot without whoever cast it: all that the tree holds. */
export interface CountedBallot {
  readonly salt: string;
  readonly choice: number;
}

/**
 * Returns the ballot's leaf: SHA-256 of the salt's hex digits, a colon and the choice. The salt keeps the few choices from
 * being tried out against the leaf.
 *
 * @example
 * ```tsx
 * const leaf = ballotLeaf(proofCrypto.sha256Bytes, { salt: '5f1c0e9ab37d42f08c6e1b9a7d304e52', choice: 1 });
 * ```
 */
export function ballotLeaf(sha256: Sha256Bytes, ballot: CountedBallot): string {
  return hexOf(sha256(Uint8Array.from(ballotText(ballot), (letter) => letter.charCodeAt(0))));
}

/**
 * The text whose SHA-256 is the leaf, as evidence has it.
 *
 * @example
 * ```tsx
 * ballotText({ salt: '5f1c0e9ab37d42f08c6e1b9a7d304e52', choice: 1 }); // '5f1c0e9ab37d42f08c6e1b9a7d304e52:1'
 * ```
 */
export function ballotText({ salt, choice }: CountedBallot): string {
  return `${salt}:${choice}`;
}

/**
 * The salt of a phone's ballot, from what only the phone made up: it can work it out for itself, so that no server answers
 * two phones with one ballot.
 *
 * @example
 * ```tsx
 * const salt = ballotSalt(proofCrypto.sha256, 'v1', 'Zm9yLW9uZS1waG9uZS1vbmx5');
 * ```
 */
export function ballotSalt(
  sha256: (text: string) => string,
  voteId: string,
  voter: string,
): string {
  return sha256(`${voteId} receipt ${voter}`).slice(0, 32);
}

/**
 * Counts ballots one by one, in whatever order they come: they stand in the tree by their salts, so that no order tells who
 * voted when.
 *
 * @example
 * ```tsx
 * const tally = new BallotTally(proofCrypto.sha256Bytes, 'LIKE');
 * tally.add({ salt: '5f1c0e9ab37d42f08c6e1b9a7d304e52', choice: 1 });
 * const { votes } = tally.count(); // [0, 1]
 * ```
 */
export class BallotTally {
  readonly #sha256: Sha256Bytes;
  readonly #choices: readonly number[];
  readonly #votes: number[];
  readonly #leaves: { readonly salt: string; readonly leaf: string }[] = [];

  constructor(sha256: Sha256Bytes, kind: AudienceVoteKind) {
    this.#sha256 = sha256;
    this.#choices = choicesOf(kind);
    this.#votes = this.#choices.map(() => 0);
  }

  add(ballot: CountedBallot): void {
    const at = this.#choices.indexOf(ballot.choice);
    this.#votes[at] = (this.#votes[at] ?? 0) + 1;
    this.#leaves.push({ salt: ballot.salt, leaf: ballotLeaf(this.#sha256, ballot) });
  }

  count(): AudienceVoteTally {
    const bySalt = [...this.#leaves].sort((one, other) => (one.salt < other.salt ? -1 : 1));
    const root = rootOf(
      this.#sha256,
      bySalt.map(({ leaf }) => leaf),
    );
    return { voters: bySalt.length, votes: [...this.#votes], root: hexOf(root) };
  }
}
