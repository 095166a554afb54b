'use client';
// The balance, read once for every part of the page that shows it.
import { accountKey, useRead } from '../../data/use-read.ts';

export function usePoint({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead(
    [...accountKey, 'point'],
    (client, signal) => client.request('getPoint', { signal }),
    { enabled },
  );
}
