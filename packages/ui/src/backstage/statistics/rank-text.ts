// Writes a rank for tables, so that a shared rank is told.
import type { RankRow } from '@liangfen/sdk/schema';
import { fill } from '../../messages/index.ts';

/** `并列 1` for those who share a rank. */
export function rankText({ rank, tied }: Pick<RankRow, 'rank' | 'tied'>, words: string): string {
  if (rank === null) return '—';
  return tied ? fill(words, { rank }) : String(rank);
}
