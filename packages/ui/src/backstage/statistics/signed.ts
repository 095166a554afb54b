// Differences as people write them: a sign always, a true minus, so many decimals.
import { formatDecimal } from '@liangfen/rules';

/** `0.5` → 「+0.50」, `-0.5` → 「−0.50」, `0` → 「0.00」; rounded half up like every other figure. */
export function signed(value: number, decimals: number): string {
  const text = formatDecimal(Math.abs(value), decimals);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
