'use client';
// Keeps an order up to date for as long as somebody looks at it.
import type { PaymentOrder } from '@liangfen/sdk/schema';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../../provider/index.ts';
import { type FollowTrouble, followOrder, isMoving } from './follow-order.ts';

/** `onOrder` may change freely. */
export function useOrderWatch(
  order: PaymentOrder | null,
  onOrder: (order: PaymentOrder) => void,
): FollowTrouble {
  const client = useClient();
  const [trouble, setTrouble] = useState<FollowTrouble>('NONE');
  const latest = useRef({ order, onOrder });
  useLayoutEffect(() => {
    latest.current = { order, onOrder };
  });
  const id = order?.id ?? null;
  const moving = order !== null && isMoving(order.state);
  useEffect(() => {
    const { order: begun } = latest.current;
    if (id === null || !moving || begun === null) return;
    const stop = followOrder({
      seen: begun.state,
      ask: (seen, signal) => client.request('getOrder', { path: { id }, query: { seen }, signal }),
      onOrder: (changed) => latest.current.onOrder(changed),
      onTrouble: setTrouble,
      page: window,
      schedule: (afterMs, run) => {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
    });
    return () => {
      stop();
      setTrouble('NONE');
    };
  }, [client, id, moving]);
  return trouble;
}
