'use client';
// Whose desk it is: read once, and known to every part of it.
import { accountKey, useRead } from './use-read.ts';

export function useOwnAccount() {
  return useRead([...accountKey, 'user'], (client, signal) =>
    client.request('getUser', { signal }),
  );
}
