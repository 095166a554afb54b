'use client';
// Panel and desk are told when somebody set the server's clock, once for each jump: the show goes on by an even clock.
import type { ClockJump } from '@liangfen/sdk/schema';
import { useEffect, useRef } from 'react';
import { useCommonMessages } from '../messages/index.ts';
import { useToast } from '../primitives/Toast.tsx';
import { useClient } from '../provider/index.ts';
import { jumpText } from './jump-text.ts';

const everyMs = 15_000;
/** Who opens a page later than this is not told any more: the clock may have been right again for long. */
const newsMs = 30 * 60_000;

/** Returns whether a jump is news to a page that was told of `told` last. */
export function isNews(
  jump: ClockJump | undefined,
  serverTime: number,
  told: ClockJump | null,
): jump is ClockJump {
  if (jump === undefined || serverTime - jump.at > newsMs) return false;
  return told === null || told.at !== jump.at || told.byMs !== jump.byMs;
}

export function useClockNotice(): void {
  const client = useClient();
  const toast = useToast();
  const { clockJump: texts } = useCommonMessages();
  const told = useRef<ClockJump | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      client.request('getClock', { signal: stop.signal }).then(
        ({ serverTime, jump }) => {
          if (!isNews(jump, serverTime, told.current)) return;
          told.current = jump;
          toast({ text: jumpText(jump, texts), tone: 'danger' });
        },
        // Without an answer the page says so itself; the next look asks again.
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [client, toast, texts]);
}
