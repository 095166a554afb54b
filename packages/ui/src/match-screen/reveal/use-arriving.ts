'use client';
// A picture of many parts is set up in slices before it moves in, so that none is a long task.
import { useEffect, useState } from 'react';
import { useStageContext } from '../stage-context.ts';

const betweenMs = 16;

/** How many of `total` parts to show; `needed` of them at once, then `together` more at a time. */
export function useArriving(total: number, needed: number, together: number): number {
  const { settingUp } = useStageContext();
  const [arrived, setArrived] = useState(together);
  // What was needed once stays, also when a reveal is stepped back.
  if (needed > arrived) setArrived(needed);
  const count = Math.min(total, Math.max(arrived, needed));
  const whole = count >= total;
  useEffect(() => {
    if (whole) return;
    const part = {};
    settingUp.add(part);
    return () => {
      settingUp.delete(part);
    };
  }, [whole, settingUp]);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setArrived(count + together), betweenMs);
    return () => clearTimeout(timer);
  }, [count, total, together]);
  return count;
}
