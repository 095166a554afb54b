'use client';
// A countdown in minutes and seconds, by the server's clock.
import { remainingMs } from '@liangfen/rules';
import type { Clock } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { fill, useJudgeMessages } from '../../messages/index.ts';

export function RemainingTime({
  clock,
  serverNow,
}: {
  readonly clock: Clock;
  readonly serverNow: () => number;
}) {
  const { scoring } = useJudgeMessages();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (clock.endsAt === null) return;
    const timer = setInterval(() => setNow(serverNow()), 250);
    return () => clearInterval(timer);
  }, [clock, serverNow]);
  const left = remainingMs(clock, now);
  if (left === 0) return <span>{scoring.timeUp}</span>;
  return <span>{fill(scoring.remaining, { time: minutesAndSeconds(left) })}</span>;
}

/** `1:05`; a part of a second counts as one, so that 0:00 means over. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
