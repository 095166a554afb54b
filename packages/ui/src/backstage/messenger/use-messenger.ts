'use client';
// The connected workplace messenger, and its name.
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { useRead } from '../data/use-read.ts';

export function useMessenger() {
  return useRead(['messenger'], (client, signal) => client.request('getMessenger', { signal }));
}

/** For sentences: the messenger's own name, or a word for any. */
export function useMessengerName(): string {
  const { anyName } = useMessengerMessages();
  return useMessenger().data?.name ?? anyName;
}

/** Says what happened where no answer came, and what to do. */
export function useAwayText(): string {
  const { away, awayHint, awaySaid } = useMessengerMessages().inside;
  return fill(awaySaid, { away, awayHint });
}
