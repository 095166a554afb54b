'use client';
// Counts up after a clock has run out, so that overtime can be read.
import type { Clock } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { formatClock } from '../../match-screen/format.ts';
import { fill, usePanelMessages } from '../../messages/index.ts';

export interface OverTimeProps {
  readonly clock: Clock;
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
}

export function OverTime({ clock, serverNow }: OverTimeProps) {
  const { strip } = usePanelMessages();
  const [, renew] = useState(0);
  const over =
    clock.endsAt === null ? (clock.overMs ?? 0) : Math.max(0, serverNow() - clock.endsAt);
  const runs = clock.endsAt !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => renew((count) => count + 1), 1000 - (over % 1000) + 4);
    return () => clearTimeout(timer);
  });
  return <span>{fill(strip.overtime, { time: formatClock(Math.floor(over / 1000)) })}</span>;
}
