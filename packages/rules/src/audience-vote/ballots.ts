/** Which ballots of an audience vote count, and the figure that a tally of them comes to, exact. */
import type { AudienceVoteFigure, AudienceVoteKind, AudienceVoteTally } from '@liangfen/sdk/schema';
import { divide, rational, toNumber } from '../decimal.ts';

/** How long a ballot may be on its way that was begun before the close. */
export const ballotGraceMs = 2_000;

/** Why a ballot does not count, or that it does. */
export type BallotTiming = 'IN_TIME' | 'BEGUN_LATE' | 'ARRIVED_LATE';

/**
 * Returns whether a ballot counts that arrives at `receivedAt` and was begun `sinceMs` earlier, by the phone's word: a phone
 * that lies gains the grace and nothing more.
 *
 * @example
 * ```tsx
 * ballotTiming({ closedAt: 10_000 }, { receivedAt: 11_500, sinceMs: 1_800 }); // 'IN_TIME'
 * ```
 */
export function ballotTiming(
  { closedAt }: { readonly closedAt: number | null },
  { receivedAt, sinceMs }: { readonly receivedAt: number; readonly sinceMs: number },
): BallotTiming {
  if (closedAt === null || receivedAt <= closedAt) return 'IN_TIME';
  if (receivedAt > closedAt + ballotGraceMs) return 'ARRIVED_LATE';
  return receivedAt - sinceMs <= closedAt ? 'IN_TIME' : 'BEGUN_LATE';
}

/**
 * The choices of a kind, in the order of its votes in a tally.
 *
 * @example
 * ```tsx
 * console.log(choicesOf('LIKE')); // [0, 1]
 * ```
 */
export function choicesOf(kind: AudienceVoteKind): readonly number[] {
  switch (kind) {
    case 'LIKE':
      return [0, 1];
    case 'RATING':
      return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  }
}

/** How many decimals a figure has. */
export const figureDecimals: Readonly<Record<AudienceVoteKind, number>> = { LIKE: 1, RATING: 2 };

/**
 * Returns what the hall is shown of a tally: the percentage that liked, or the mean rating; null where nobody voted.
 *
 * @example
 * ```tsx
 * figureOf('LIKE', { voters: 3, votes: [1, 2] }).figure; // 66.7
 * ```
 */
export function figureOf(
  kind: AudienceVoteKind,
  { voters, votes }: Pick<AudienceVoteTally, 'voters' | 'votes'>,
): AudienceVoteFigure {
  const sum = choicesOf(kind).reduce((total, choice, at) => total + choice * (votes[at] ?? 0), 0);
  const scale: Readonly<Record<AudienceVoteKind, number>> = { LIKE: 100, RATING: 1 };
  const exact = voters === 0 ? null : divide(rational(sum * scale[kind]), rational(voters));
  const figure = exact === null ? null : toNumber(exact, figureDecimals[kind]);
  return { voters, votes, figure };
}
