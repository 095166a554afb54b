/** How many decimals means and deviations of scores are written with. */
import type { Setting } from '@liangfen/sdk/schema';

/** A mean of whole numbers is worth two decimals. */
const fewest = 2;

export function meanDecimals({ decimals }: Pick<Setting, 'decimals'>): number {
  return Math.max(decimals, fewest);
}
