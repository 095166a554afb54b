// Writes a rank for tables, so that a shared rank is told.
import { standingText } from '@liangfen/rules/words';
import type { ProgramStanding, RankRow } from '@liangfen/sdk/schema';
import { fill } from '../../messages/index.ts';

export interface RankTexts {
  readonly tied: string;
  readonly standing: Readonly<Record<ProgramStanding, string>>;
}

/** `并列 1` for those who share a rank. */
export function rankText(
  row: Pick<RankRow, 'rank' | 'tied' | 'standing'>,
  texts: RankTexts,
): string {
  const { rank, tied } = row;
  if (rank === null) return standingText(row, texts.standing) ?? '—';
  return tied ? fill(texts.tied, { rank }) : String(rank);
}
