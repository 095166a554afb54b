'use client';
// A picture of many parts is set up in slices before it moves in, so that none is a long task.
import { startTransition, useEffect, useState } from 'react';
import { useStageContext } from '../stage-context.ts';

/**
 * Returns how many of `total` parts to show: `needed` of them at once, then `together` more in each frame. The first
 * come one by one, because they bring their rules and their cuts of type along.
 */
export function useSlices(total: number, needed: number, together: number): number {
  const [arrived, setArrived] = useState(0);
  // A part that was needed once stays, also when a reveal is stepped back.
  if (needed > arrived) setArrived(needed);
  const count = Math.min(total, Math.max(arrived, needed));
  useEffect(() => {
    if (count >= total) return;
    // As a transition, which React draws in pieces of a few milliseconds.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setArrived(count + (count < together ? 1 : together))),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, total, together]);
  return count;
}

/** Does the same for a picture that is set up, which does not move before all its parts are there. */
export function useArriving(total: number, needed: number, together: number): number {
  const { settingUp } = useStageContext();
  const count = useSlices(total, needed, together);
  const whole = count >= total;
  useEffect(() => {
    if (whole) return;
    const part = {};
    settingUp.add(part);
    return () => {
      settingUp.delete(part);
    };
  }, [whole, settingUp]);
  return count;
}
