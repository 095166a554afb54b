// Means and spreads as they are written: a mean of whole numbers is worth two decimals.
import { formatScore } from '@liangfen/rules';

const fewest = 2;

export function meanText(mean: number | null, decimals: number): string {
  return mean === null ? '—' : formatScore(mean, Math.max(decimals, fewest));
}
