/** Lets pages wait for an order to change: each is answered as soon as the order changes, by whichever process. */
import type { Bus, Ports } from '../ports.ts';

export interface OrderWatch {
  /** Resolves when the order changed, the time is over, or there are too many who wait. */
  readonly untilChanged: (orderId: string) => Promise<void>;
  /** Tells pages of this and of every other process. */
  readonly changed: (orderId: string) => void;
  /** Answers everybody. */
  readonly stop: () => void;
}

/** Below what proxies cut off. */
export const waitAtMostMs = 25_000;
const mostPerOrder = 8;
const mostTogether = 2_000;

export function createOrderWatch({
  bus,
  schedule,
}: Pick<Ports, 'schedule'> & { readonly bus: Bus }): OrderWatch {
  const waiting = new Map<string, Set<() => void>>();
  let together = 0;
  let stopped = false;

  const wake = (orderId: string) => {
    for (const go of [...(waiting.get(orderId) ?? [])]) go();
  };
  const unsubscribe = bus.subscribe((message) => {
    if (message.kind === 'order') wake(message.orderId);
  });

  return {
    untilChanged: (orderId) => {
      const own = waiting.get(orderId) ?? new Set();
      if (stopped || own.size >= mostPerOrder || together >= mostTogether) return Promise.resolve();
      waiting.set(orderId, own);
      together += 1;
      return new Promise((resolve) => {
        const go = () => {
          cancel();
          if (!own.delete(go)) return;
          together -= 1;
          if (own.size === 0) waiting.delete(orderId);
          resolve();
        };
        const cancel = schedule(waitAtMostMs, go);
        own.add(go);
      });
    },
    changed: (orderId) => {
      wake(orderId);
      bus.publish({ kind: 'order', orderId });
    },
    stop: () => {
      stopped = true;
      unsubscribe();
      for (const orderId of [...waiting.keys()]) wake(orderId);
    },
  };
}
