/** Says when the provider is asked about an open order, and how long this process keeps the order to itself meanwhile. */
import type { OrderState } from '@liangfen/sdk/schema';

export const firstCheckMs = 5_000;
/** A code may still be in the middle of being paid when its time is over. */
export const lookedAfterMs = 60_000;
/** Longer than the provider's answer may take, so that no other process asks the same. */
export const claimMs = 30_000;

const second = 1_000;
const minute = 60 * second;

/** Every few seconds while somebody is likely to wait in front of the code, then less and less. */
export function checkAgainMs(state: OrderState, checks: number): number {
  switch (state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
      if (checks < 24) return firstCheckMs;
      return checks < 40 ? 30 * second : 5 * minute;
    case 'REFUNDING':
      if (checks < 4) return firstCheckMs;
      return checks < 10 ? minute : 30 * minute;
    case 'CLOSED':
      return 10 * minute;
    case 'PAID':
    case 'REFUNDED':
      return 30 * minute;
  }
}
