'use client';
// Reads once whose desk it is, for every part of the desk.
import { accountKey, useRead } from './use-read.ts';

export function useOwnAccount() {
  return useRead([...accountKey, 'user'], (client, signal) =>
    client.request('getUser', { signal }),
  );
}
