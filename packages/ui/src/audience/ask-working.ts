// Asks how a result was worked out: one answer serves all phones, and only phones that want to know ask for it.
import type { AudienceWorking } from '@liangfen/sdk/schema';
import { createContext } from 'react';

/** Rejects where there is no answer. */
export type AskWorking = (programId: string) => Promise<AudienceWorking>;

/** Outside an audience's page nothing is asked. */
export const AskWorkingContext = createContext<AskWorking | null>(null);

/** `address` is the audience's, without a query. */
export function askWorkingAt(address: string, get: typeof fetch): AskWorking {
  return async (programId) => {
    const answer = await get(`${address}/working/${encodeURIComponent(programId)}`);
    if (!answer.ok) throw new Error(`${answer.status}`);
    // The server's word, by the contract of its path.
    return (await answer.json()) as AudienceWorking;
  };
}
