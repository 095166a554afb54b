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
export function ballotLeaf(sha256: Sha256Bytes, { salt, choice }: CountedBallot): string {
  return hexOf(sha256(Uint8Array.from(`${salt}:${choice}`, (letter) => letter.charCodeAt(0))));
}

/**
 * Counts the ballots. They stand in the tree by their salts, so that no order tells who voted when.
 *
 * @example
 * ```tsx
 * const { votes } = tallyOf(proofCrypto.sha256Bytes, 'LIKE', [{ salt: '5f1c0e9ab37d42f08c6e1b9a7d304e52', choice: 1 }]); // [0, 1]
 * ```
 */
export function tallyOf(
  sha256: Sha256Bytes,
  kind: AudienceVoteKind,
  ballots: readonly CountedBallot[],
): AudienceVoteTally {
  const choices = choicesOf(kind);
  const votes = choices.map(() => 0);
  for (const { choice } of ballots) {
    const at = choices.indexOf(choice);
    votes[at] = (votes[at] ?? 0) + 1;
  }
  const bySalt = [...ballots].sort((one, other) => (one.salt < other.salt ? -1 : 1));
  const leaves = bySalt.map((ballot) => ballotLeaf(sha256, ballot));
  return { voters: ballots.length, votes, root: hexOf(rootOf(sha256, leaves)) };
}
