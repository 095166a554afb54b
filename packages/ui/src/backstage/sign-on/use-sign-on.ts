'use client';
// The name of this server's single sign-on; null where none is connected.
import { useSignOnMessages } from '../../messages/index.ts';
import { useRead } from '../data/use-read.ts';

/** Undefined until the server has said it. */
export function useSignOnName(): string | null | undefined {
  const health = useRead(['health'], (client, signal) => client.request('getHealth', { signal }));
  return health.data === undefined ? undefined : (health.data.singleSignOn?.name ?? null);
}

/** For sentences that stand before the server has answered. */
export function useSignOnNameOrAny(): string {
  const { anyName } = useSignOnMessages();
  return useSignOnName() ?? anyName;
}
