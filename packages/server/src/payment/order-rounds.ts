/** Looks after orders that nobody looks at: lost notifications, codes that ran out, refunds without an answer. */
import type { OrderState } from '@liangfen/sdk/schema';
import { type Payment, PaymentAway, type Ports } from '../ports.ts';
import type { OrderCause } from '../store/schema.ts';
import { checkAgainMs, lookedAfterMs } from './check-times.ts';
import { claimDue, claimOne } from './order-claims.ts';
import type { OrderRow } from './order-moves.ts';
import type { OrderTalks } from './order-talks.ts';
import { kindOf } from './plans.ts';

export interface OrderRounds {
  /** Asks the provider about one order now, whether it is due or not. */
  readonly check: (orderId: string, cause: OrderCause) => Promise<void>;
  /** Asks about all due orders, and returns how many they were. Of several processes, one does it. */
  readonly round: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => void;
}

const roundEveryMs = 5_000;

export function createOrderRounds(ports: Ports, talks: OrderTalks): OrderRounds {
  const { database, log, now } = ports;
  let cancel: (() => void) | null = null;
  let stopped = false;

  /** A step writes its own next time; without one, it is written here. */
  const look = async (payment: Payment, claimed: OrderRow, cause: OrderCause): Promise<void> => {
    let next: number | null;
    try {
      const { outcome, row } = await talks.ask(payment, claimed, cause);
      if (outcome.kind === 'MOVES') return;
      next = nextWithoutStep(row.state, claimed);
    } catch (error) {
      const about = { tradeNo: claimed.trade_no };
      if (error instanceof PaymentAway)
        log.warn('payment.away', { ...about, because: error.message });
      else log.error('payment.check.failed', { ...about, error });
      next = now() + checkAgainMs(claimed.state, claimed.checks);
    }
    await database.query
      .updateTable('payment_order')
      .set({ next_check_at: next })
      .where('id', '=', claimed.id)
      // Somebody else's step meanwhile has its own time.
      .where('state', '=', claimed.state)
      .execute();
  };

  const nextWithoutStep = (state: OrderState, claimed: OrderRow): number | null => {
    switch (state) {
      case 'CREATED':
      case 'WAIT_BUYER_PAY':
      case 'REFUNDING':
        return now() + checkAgainMs(state, claimed.checks);
      case 'CLOSED': {
        const last = claimed.expires_at + lookedAfterMs;
        return last > now() ? last : null;
      }
      case 'PAID':
      case 'REFUNDED':
        return null;
    }
  };

  const round: OrderRounds['round'] = async () => {
    const { payment } = ports;
    if (payment === null) return 0;
    const claimed = await claimDue(ports, kindOf(payment));
    // One after another: the provider counts calls, and nobody waits for a round.
    for (const row of claimed) await look(payment, row, 'QUERY');
    return claimed.length;
  };

  const again = () => {
    if (stopped) return;
    cancel = ports.schedule(roundEveryMs, () => {
      round()
        .catch((error: unknown) => log.warn('payment.round.failed', { error }))
        .finally(again);
    });
  };

  return {
    round,
    check: async (orderId, cause) => {
      const { payment } = ports;
      if (payment === null) return;
      const claimed = await claimOne(ports, orderId, kindOf(payment));
      if (claimed !== null) await look(payment, claimed, cause);
    },
    start: again,
    stop: () => {
      stopped = true;
      cancel?.();
    },
  };
}
