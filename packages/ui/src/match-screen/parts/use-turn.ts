'use client';
// Follows which of several pictures is seen, by the server's time: all walls of a hall show the same one.
import { useEffect, useState } from 'react';
import { useStageContext } from '../stage-context.ts';
import { turnAt } from './turns.ts';

/** Returns the index; a still picture does not turn. */
export function useTurn(count: number, everyMs: number): number {
  const { now, still } = useStageContext();
  const [, renew] = useState(0);
  const turning = !still && count > 1;
  useEffect(() => {
    if (!turning) return;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(
        () => {
          renew((turns) => turns + 1);
          wait();
        },
        everyMs - (now() % everyMs) + 4,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [turning, everyMs, now]);
  return turning ? turnAt(count, everyMs, now()) : 0;
}
