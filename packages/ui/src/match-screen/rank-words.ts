// The words of a rank, the same on wall, layer and phone: the only score so far is the first one, and no rank.
import { fill } from '../messages/index.ts';

interface Ranked {
  readonly rank: number;
  readonly tied: boolean;
  /** How many have a score that the hall has seen. */
  readonly rankedTotal: number;
  readonly vote: boolean;
}

export interface RankWords {
  readonly rank: string;
  readonly rankTied: string;
  readonly rankFirst: string;
  readonly rankFirstVotes: string;
}

export function rankWords({ rank, tied, rankedTotal, vote }: Ranked, words: RankWords): string {
  if (rankedTotal === 1) return vote ? words.rankFirstVotes : words.rankFirst;
  return fill(tied ? words.rankTied : words.rank, { rank });
}
