'use client';
// The time that is left as a line that grows shorter, second by second.
import type { Clock } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import { useStageContext } from '../stage-context.ts';
import { useCountdown } from '../use-countdown.ts';

const Track = part('div', 'lfs-time-bar-track');
const Rest = part('div', 'lfs-time-bar-rest');

export function TimeBar({ clock }: { readonly clock: Clock }) {
  const { now } = useStageContext();
  const countdown = useCountdown(clock, now);
  if (countdown === null) return null;
  return (
    <Track aria-hidden>
      <Rest data-state={countdown.state} style={{ transform: `scaleX(${countdown.share})` }} />
    </Track>
  );
}
