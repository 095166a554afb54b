'use client';
// Whole seconds until a moment on the server's clock, renewed exactly when they change.
import { useEffect, useState } from 'react';
import { useServerClock } from '../../../provider/index.ts';

export function useRemaining(until: number | null): number | null {
  const clock = useServerClock();
  const [, renew] = useState(0);
  const leftMs = until === null ? 0 : Math.max(0, until - clock.serverNow());
  // To the moment at which the shown second ends; the clock's offset may still be corrected.
  const nextMs = leftMs === 0 ? null : leftMs % 1000 || 1000;
  useEffect(() => {
    if (nextMs === null) return;
    const timer = setTimeout(() => renew((count) => count + 1), nextMs + 4);
    return () => clearTimeout(timer);
  });
  return until === null ? null : Math.ceil(leftMs / 1000);
}

/** `7325` → `'2:02:05'`, `125` → `'02:05'` */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}
