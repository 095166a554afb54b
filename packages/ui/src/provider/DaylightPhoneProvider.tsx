'use client';
// The provider of a page that is a judge's phone and nothing else: it loads neither the other operations nor a style engine.
import type { AuthExpired, LiangfenClient, PhoneClient } from '@liangfen/sdk';
import type { ReactNode } from 'react';
import { TokensProvider, workspace } from '../theme/index.ts';
import type { SchemeTokens } from '../theme/late-schemes.ts';
import { ClientContext } from './client-context.ts';
import { useAuthExpired } from './use-auth-expired.ts';

export interface DaylightPhoneProviderProps {
  readonly client: PhoneClient;
  /** A login has ended (HTTP 401). */
  readonly onAuthExpired?: (expired: AuthExpired) => void;
  readonly children?: ReactNode;
}

export const byDay: SchemeTokens = { scheme: 'light', tokens: workspace };

/**
 * A phone's page that is always light; `PhoneProvider` follows a colour scheme too, and is larger.
 *
 * @example
 * ```tsx
 * <DaylightPhoneProvider client={phoneClient}>
 *   <JudgeScoring competitionId="c1" />
 * </DaylightPhoneProvider>;
 * ```
 */
export function DaylightPhoneProvider({
  client,
  onAuthExpired,
  children,
  look: { scheme, tokens } = byDay,
}: DaylightPhoneProviderProps & { readonly look?: SchemeTokens }) {
  useAuthExpired(client, onAuthExpired);
  // The phone's components ask for the client by `usePhoneClient`, which knows the phone's operations only; other
  // components are not put into this provider, and would be told at run time which operation is not there.
  const forContext = client as LiangfenClient;
  return (
    <ClientContext.Provider value={forContext}>
      <TokensProvider name="WORKSPACE" tokens={tokens} scheme={scheme}>
        {children}
      </TokensProvider>
    </ClientContext.Provider>
  );
}
