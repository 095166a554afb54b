// Writes differences as people do: always a sign, a true minus, a fixed number of decimals.
import { formatDecimal } from '@liangfen/rules';

/** `0.5` → 「+0.50」, `-0.5` → 「−0.50」, `0` → 「0.00」; rounded half up like every other figure. */
export function signed(value: number, decimals: number): string {
  const text = formatDecimal(Math.abs(value), decimals);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** Writes as many decimals as the figure has: ticks 0.05 apart must not both read +0.1. */
export function signedWhole(value: number): string {
  return signed(value, String(Math.abs(value)).split('.')[1]?.length ?? 0);
}
