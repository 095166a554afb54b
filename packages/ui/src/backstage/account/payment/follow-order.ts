// Follows one order until nothing more happens to it: asks, is answered when something changed, asks again.
import { ApiError, type PageSignals, type Schedule } from '@liangfen/sdk';
import type { OrderState, PaymentOrder } from '@liangfen/sdk/schema';

/** The reason why the page does not know how the order stands. */
export type FollowTrouble = 'NONE' | 'NETWORK' | 'RESTING';

export interface FollowOptions {
  /** The state that is on view. */
  readonly seen: OrderState;
  /** Answers as soon as the state is another one, or after a while all the same. */
  readonly ask: (seen: OrderState, signal: AbortSignal) => Promise<PaymentOrder>;
  readonly onOrder: (order: PaymentOrder) => void;
  readonly onTrouble: (trouble: FollowTrouble) => void;
  readonly page: PageSignals;
  readonly schedule: Schedule;
  readonly now: () => number;
}

/** The least wait between two requests, however fast the answers come. */
const betweenMs = 2_000;
/** The server answers after 25 s at the latest; what takes much longer is not on its way any more. */
const answeredWithinMs = 40_000;
const longestBackoffMs = 30_000;
/** How long a hidden page goes on asking: somebody pays in another tab, or has left. */
const hiddenForMs = 5 * 60_000;

/** Whether anything can still happen without anybody pressing a button. */
export function isMoving(state: OrderState): boolean {
  switch (state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
    case 'REFUNDING':
      return true;
    case 'PAID':
    case 'REFUNDED':
    case 'CLOSED':
      return false;
  }
}

/** Returns a function that ends the following. */
export function followOrder(options: FollowOptions): () => void {
  const { ask, onOrder, onTrouble, page, schedule, now } = options;
  let seen = options.seen;
  let failures = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: AbortController | null = null;
  let cancelNext = () => {};
  let cancelRest = () => {};
  let resting = false;
  let over = false;

  const askIn = (atLeastMs: number) => {
    cancelNext();
    cancelNext = schedule(Math.max(atLeastMs, askedAt + betweenMs - now(), 0), askNow);
  };

  function askNow(): void {
    if (over || resting || asking !== null) return;
    const request = new AbortController();
    asking = request;
    askedAt = now();
    const cancelLimit = schedule(answeredWithinMs, () => request.abort());
    const settled = () => {
      cancelLimit();
      if (asking === request) asking = null;
      return !over && !resting;
    };
    ask(seen, request.signal).then(
      (order) => {
        if (!settled()) return;
        failures = 0;
        seen = order.state;
        onTrouble('NONE');
        onOrder(order);
        if (isMoving(order.state)) askIn(0);
        else stop();
      },
      (error: unknown) => {
        if (!settled()) return;
        if (error instanceof ApiError && isFinal(error.status)) {
          stop();
          return;
        }
        failures += 1;
        onTrouble('NETWORK');
        askIn(Math.min(longestBackoffMs, betweenMs * 2 ** (failures - 1)));
      },
    );
  }

  const onOnline = () => {
    if (failures > 0) askIn(0);
  };
  const onVisibility = () => {
    cancelRest();
    if (page.document?.visibilityState === 'hidden') {
      cancelRest = schedule(hiddenForMs, () => {
        resting = true;
        cancelNext();
        asking?.abort();
        asking = null;
        onTrouble('RESTING');
      });
      return;
    }
    if (!resting) return;
    resting = false;
    onTrouble('NONE');
    askIn(0);
  };

  function stop(): void {
    over = true;
    cancelNext();
    cancelRest();
    asking?.abort();
    asking = null;
    page.removeEventListener('online', onOnline);
    page.document?.removeEventListener('visibilitychange', onVisibility);
  }

  page.addEventListener('online', onOnline);
  page.document?.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  askNow();
  return stop;
}

/** The order is not ours or there is none: asking again changes nothing. */
function isFinal(status: number): boolean {
  return status === 400 || status === 401 || status === 403 || status === 404;
}
