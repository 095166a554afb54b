'use client';
// The address of the hall for desk and panel: the server's setting, the choice made here, or where the page was opened.
import type { LiangfenClient } from '@liangfen/sdk';
import type { HallAddresses } from '@liangfen/sdk/schema';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOptionalClient } from '../provider/client-context.ts';
import { chosenAddress, chosenText, onChosenAddress } from './chosen-address.ts';
import { type HallAddress, hallAddressOf } from './hall-address.ts';

export interface HallAddressInUse extends HallAddress {
  /** The server has said whether it has an address of its own, or does not answer. */
  readonly known: boolean;
  /** The whole address of a path of this site. */
  readonly urlOf: (path: string) => string;
}

export function useHallAddress(
  hall: Pick<HallAddresses, 'local' | 'openToNetwork'> | null = null,
): HallAddressInUse {
  const publicUrl = usePublicUrl();
  const chosen = chosenAddress(useSyncExternalStore(onChosenAddress, chosenText, () => ''));
  const opened = window.location.origin;
  const address = hallAddressOf({ publicUrl: publicUrl ?? null, chosen, opened, hall });
  return {
    ...address,
    known: publicUrl !== undefined,
    urlOf: (path) => new URL(path, path.startsWith('#') ? window.location.href : address.base).href,
  };
}

/** Each client's answer of its server; asked once, because a setting lasts as long as its server. */
const answers = new WeakMap<LiangfenClient, string | null>();

/** Undefined until the server has answered. */
function usePublicUrl(): string | null | undefined {
  const client = useOptionalClient();
  const [, setAnswered] = useState(0);
  useEffect(() => {
    if (client === null || answers.has(client)) return;
    const asking = new AbortController();
    const keep = (publicUrl: string | null) => {
      if (asking.signal.aborted) return;
      answers.set(client, publicUrl);
      setAnswered((times) => times + 1);
    };
    client.request('getHealth', { signal: asking.signal }).then(
      (health) => keep(health.publicUrl),
      // A server that does not answer has no address to offer; the next page asks again.
      () => {
        keep(null);
        answers.delete(client);
      },
    );
    return () => asking.abort();
  }, [client]);
  return client === null ? null : answers.get(client);
}
