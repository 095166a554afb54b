'use client';
// The time that is left, large; the last ten seconds beat, then 时间到, or how long it is over.
import type { Clock } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import { formatClock } from '../format.ts';
import { useStageContext } from '../stage-context.ts';
import { useCountdown } from '../use-countdown.ts';

const Time = part('div', 'lfs-digits lfs-countdown-time');

export interface CountdownProps {
  readonly clock: Clock;
  readonly timeUp: string;
  /** In px; words are set smaller than digits. */
  readonly size: number;
}

export function Countdown({ clock, timeUp, size }: CountdownProps) {
  const { now } = useStageContext();
  const countdown = useCountdown(clock, now);
  if (countdown === null) return null;
  const { state, seconds, over } = countdown;
  const up = state === 'UP' && over === null;
  return (
    <Time
      // A new element each of the last seconds, so that the beat starts with it.
      key={state === 'LAST_TEN' ? seconds : state}
      data-state={state}
      data-over={over !== null || undefined}
      role="timer"
      style={{ fontSize: up ? size * 0.62 : size }}
    >
      {up ? timeUp : over === null ? formatClock(seconds) : `+${formatClock(over)}`}
    </Time>
  );
}
