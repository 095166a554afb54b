'use client';
// One server clock per client, running only while some component shows a countdown.
import { createServerClock, type LiangfenClient, type ServerClock } from '@liangfen/sdk';
import { useEffect } from 'react';
import { useOptionalClient } from './client-context.ts';

export type SharedClock = Pick<ServerClock, 'serverNow' | 'hint' | 'sync'>;

interface Entry {
  readonly clock: SharedClock;
  readonly acquire: () => () => void;
}

const entries = new WeakMap<LiangfenClient, Entry>();

function entryOf(client: LiangfenClient): Entry {
  const known = entries.get(client);
  if (known !== undefined) return known;
  let running: ServerClock | null = null;
  let users = 0;
  const entry: Entry = {
    clock: {
      serverNow: () => running?.serverNow() ?? Date.now(),
      hint: (serverTime) => running?.hint(serverTime),
      sync: async () => running?.sync(),
    },
    acquire: () => {
      users += 1;
      running ??= createServerClock({ client });
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        users -= 1;
        if (users > 0) return;
        running?.close();
        running = null;
      };
    },
  };
  entries.set(client, entry);
  return entry;
}

/** The device's own time, without a provider. */
const deviceClock: SharedClock = {
  serverNow: () => Date.now(),
  hint: () => {},
  sync: async () => {},
};

/**
 * The server's time; the same object for the life of the client.
 *
 * @example
 * ```tsx
 * function Now() {
 *   const { serverNow } = useServerClock();
 *   return <time>{new Date(serverNow()).toISOString()}</time>;
 * }
 * ```
 */
export function useServerClock(): SharedClock {
  const client = useOptionalClient();
  const entry = client === null ? null : entryOf(client);
  useEffect(() => entry?.acquire(), [entry]);
  return entry?.clock ?? deviceClock;
}
