// Differences as people write them: a sign always, a true minus, so many decimals.

/** `0.5` → 「+0.50」, `-0.5` → 「−0.50」, `0` → 「0.00」. */
export function signed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
