/** The number of decimals with which means and deviations of scores are written. */
import type { Setting } from '@liangfen/sdk/schema';

/** A mean of whole numbers is worth two decimals. */
const fewest = 2;

export function meanDecimals({ decimals }: Pick<Setting, 'decimals'>): number {
  return Math.max(decimals, fewest);
}
