// Prices as people read them, and what one competition of a plan costs; counted in fen, never in fractions.
import { fenOf, yuanOf } from '@liangfen/rules/payment';
import type { Plan } from '@liangfen/sdk/schema';

/** `'12800.00'` → `'12,800.00'` */
export function grouped(yuan: string): string {
  return yuan.replace(/\B(?=(\d{3})+\.)/g, ',');
}

export interface EachPrice {
  /** Yuan, grouped. */
  readonly amount: string;
  /** Whether the price per point is exact: some prices cannot be shared out to the fen. */
  readonly exact: boolean;
}

/** Returns null where the plan has no valid amount. */
export function eachPrice({ amount, point }: Pick<Plan, 'amount' | 'point'>): EachPrice | null {
  const fen = fenOf(amount);
  if (fen === null || point < 1) return null;
  // Half up, in whole numbers.
  const each = Math.floor((fen * 2 + point) / (point * 2));
  return { amount: grouped(yuanOf(each)), exact: each * point === fen };
}
