// Writes a rank for tables, so that a shared rank is told.
import { standingText } from '@liangfen/rules/words';
import type { RankRow } from '@liangfen/sdk/schema';
import { fill } from '../../messages/index.ts';

/** `并列 1` for those who share a rank. */
export function rankText(row: Pick<RankRow, 'rank' | 'tied' | 'standing'>, words: string): string {
  const { rank, tied } = row;
  if (rank === null) return standingText(row) ?? '—';
  return tied ? fill(words, { rank }) : String(rank);
}
