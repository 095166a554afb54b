// Says what the running order did to a judge's scores, as one of a few findings that have words.
import type { OrderEffect } from '@liangfen/sdk/schema';
import { signed } from './signed.ts';

export type OrderFinding =
  | 'NONE'
  | 'SLIGHTLY_LOOSER'
  | 'CLEARLY_LOOSER'
  | 'SLIGHTLY_STRICTER'
  | 'CLEARLY_STRICTER';

/** Correlations from here on are worth a word, and from there on a strong one. */
const slight = 0.3;
const clear = 0.6;

export function orderFinding({ correlation }: Pick<OrderEffect, 'correlation'>): OrderFinding {
  const strength = Math.abs(correlation ?? 0);
  if (correlation === null || strength < slight) return 'NONE';
  if (correlation > 0) return strength < clear ? 'SLIGHTLY_LOOSER' : 'CLEARLY_LOOSER';
  return strength < clear ? 'SLIGHTLY_STRICTER' : 'CLEARLY_STRICTER';
}

/**
 * Writes how much more a judge gave than the others to the first third of the programs and to the last: 「+0.38 →
 * −0.25」.
 */
export function thirdsText({
  firstThird,
  lastThird,
}: Pick<OrderEffect, 'firstThird' | 'lastThird'>): string {
  return `${signed(firstThird, 2)} → ${signed(lastThird, 2)}`;
}
