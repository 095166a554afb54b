'use client';
// Which workplace messenger is connected here, and what it is called.
import { useMessengerMessages } from '../../messages/index.ts';
import { useRead } from '../data/use-read.ts';

export function useMessenger() {
  return useRead(['messenger'], (client, signal) => client.request('getMessenger', { signal }));
}

/** For sentences: the messenger's own name, or a word for any. */
export function useMessengerName(): string {
  const { anyName } = useMessengerMessages();
  return useMessenger().data?.name ?? anyName;
}
