'use client';
// The lowest and the highest of some scores, in one cell.
import { formatScore } from '@liangfen/rules';

export function LevelTexts({
  lowest,
  highest,
  decimals,
}: {
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly decimals: number;
}) {
  if (lowest === null || highest === null) return <span>{'—'}</span>;
  return <span>{`${formatScore(lowest, decimals)} – ${formatScore(highest, decimals)}`}</span>;
}
