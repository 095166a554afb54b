'use client';
// The host's part of the single sign-on: the way to the provider's login page, and back.
import type { MessengerPurpose, SingleSignOnStart } from '@liangfen/sdk/schema';
import { createContext, useContext } from 'react';

export interface SignOnHost {
  /** Leaves for the provider; `from` is an address of this site to go on to afterwards. */
  readonly leaveFor: (
    start: SingleSignOnStart,
    purpose: MessengerPurpose,
    from: string | null,
  ) => void;
}

/** Null where there is no way back: then the single sign-on is not offered. */
const SignOnHostContext = createContext<SignOnHost | null>(null);

/**
 * @example
 * ```tsx
 * const WithSignOn = ({ host }: { host: SignOnHost }) => (
 *   <SignOnHostProvider value={host}>
 *     <LoginPage onLoggedIn={() => location.assign('/desk')} />
 *   </SignOnHostProvider>
 * );
 * ```
 */
export const SignOnHostProvider = SignOnHostContext.Provider;

export function useSignOnHost(): SignOnHost | null {
  return useContext(SignOnHostContext);
}
