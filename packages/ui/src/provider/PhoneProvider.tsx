'use client';
// The provider of a page that is a judge's phone and nothing else: it loads neither the other operations nor a style engine.
import type { AuthExpired, LiangfenClient, PhoneClient } from '@liangfen/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { type ColourScheme, TokensProvider, workspace } from '../theme/index.ts';
import type { SchemeTokens } from '../theme/late-schemes.ts';
import { ClientContext } from './client-context.ts';
import { useAuthExpired } from './use-auth-expired.ts';

export interface PhoneProviderProps {
  readonly client: PhoneClient;
  /** A login has ended (HTTP 401). */
  readonly onAuthExpired?: (expired: AuthExpired) => void;
  /** By day or in a dark hall, or as the system wishes; light when left out. */
  readonly colorScheme?: ColourScheme;
  readonly children?: ReactNode;
}

const byDay: SchemeTokens = { scheme: 'light', tokens: workspace };

export function PhoneProvider({
  client,
  onAuthExpired,
  colorScheme = 'light',
  children,
}: PhoneProviderProps) {
  useAuthExpired(client, onAuthExpired);
  const [{ scheme, tokens }, setLook] = useState(byDay);
  useEffect(() => {
    if (colorScheme === 'light') return setLook(byDay);
    let on = true;
    const following = import('../theme/late-schemes.ts').then(
      ({ followScheme }) => followScheme(colorScheme, (look) => on && setLook(look)),
      // Without the network it stays light.
      () => {},
    );
    return () => {
      on = false;
      following.then((stop) => stop?.());
    };
  }, [colorScheme]);
  // The phone's components ask for it by `usePhoneClient`, which knows the phone's operations only; other components
  // are not put into this provider, and would be told at run time which operation is not there.
  const forContext = client as LiangfenClient;
  return (
    <ClientContext.Provider value={forContext}>
      <TokensProvider name="WORKSPACE" tokens={tokens} scheme={scheme}>
        {children}
      </TokensProvider>
    </ClientContext.Provider>
  );
}
