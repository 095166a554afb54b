'use client';
// The client and its clock, handed down to every connected component.
import type { LiangfenClient, PhoneClient } from '@liangfen/sdk';
import { createContext, useContext } from 'react';

export const ClientContext = createContext<LiangfenClient | null>(null);

/**
 * The client of the nearest provider.
 *
 * @example
 * ```tsx
 * function Competitions() {
 *   const client = useClient();
 *   const load = async () => console.log(await client.request('listCompetitions'));
 *   return <button onClick={load}>比赛</button>;
 * }
 * ```
 */
export function useClient(): LiangfenClient {
  const client = useContext(ClientContext);
  if (client === null) {
    throw new Error('Put the component inside <LiangfenProvider server="https://…">.');
  }
  return client;
}

/**
 * Returns the client of components of the judge's phone, whose page may have a client of the phone's operations only.
 *
 * @example
 * ```tsx
 * function SignIn() {
 *   const client = usePhoneClient();
 *   return <button onClick={() => client.request('signInJudge', { path: { id: 'c1' } })}>签到</button>;
 * }
 * ```
 */
export function usePhoneClient(): PhoneClient {
  return useClient();
}

/** For components that also render from plain values. */
export function useOptionalClient(): LiangfenClient | null {
  return useContext(ClientContext);
}
