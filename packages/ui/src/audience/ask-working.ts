// How a phone asks how a result was worked out; one answer for all phones, asked for only by those who want to know.
import type { AudienceWorking } from '@liangfen/sdk/schema';
import { createContext } from 'react';

/** Rejects where there is no answer. */
export type AskWorking = (programId: string) => Promise<AudienceWorking>;

/** Without a page around it nothing is asked. */
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
