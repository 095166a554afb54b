'use client';
// The one provider: client, appearance, texts and where styles go.
import {
  type AuthExpired,
  type ClientOptions,
  createLiangfenClient,
  type LiangfenClient,
  type TokenStore,
} from '@liangfen/sdk';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type MessageOverrides, MessagesContext } from '../messages/index.ts';
import { type ThemeName, ThemeProvider, type Tokens } from '../theme/index.ts';
import { ClientContext } from './client-context.ts';
import { HostStyles, type HostStylesProps } from './HostStyles.tsx';
import { useAuthExpired } from './use-auth-expired.ts';

export interface Appearance {
  readonly theme?: ThemeName;
  readonly tokens?: Partial<Tokens>;
}

interface Common extends HostStylesProps {
  /** Of desk, panel and phone; a match screen follows its competition's own look. */
  readonly appearance?: ThemeName | Appearance;
  /** Own words for single texts. */
  readonly messages?: MessageOverrides;
  /** A login has ended (HTTP 401); send the person to the right login. */
  readonly onAuthExpired?: (expired: AuthExpired) => void;
  readonly children?: ReactNode;
}

type Source =
  | {
      /** Where the API is; empty for the page's own site. */
      readonly server: string;
      readonly tokens?: TokenStore;
      readonly getToken?: NonNullable<ClientOptions['getToken']>;
      readonly client?: never;
    }
  | { readonly client: LiangfenClient; readonly server?: never };

export type LiangfenProviderProps = Common & Source;

export function LiangfenProvider(props: LiangfenProviderProps) {
  const { appearance, messages, styleTarget, nonce, onAuthExpired, children } = props;
  const client = useClientOf(props);
  useAuthExpired(client, onAuthExpired);
  const { theme, tokens } =
    typeof appearance === 'string'
      ? { theme: appearance, tokens: undefined }
      : appearanceOf(appearance);
  return (
    <ClientContext.Provider value={client}>
      <MessagesContext.Provider value={messages}>
        <HostStyles styleTarget={styleTarget} nonce={nonce}>
          <ThemeProvider theme={theme} {...(tokens === undefined ? {} : { tokens })}>
            {children}
          </ThemeProvider>
        </HostStyles>
      </MessagesContext.Provider>
    </ClientContext.Provider>
  );
}

function appearanceOf(appearance: Appearance | undefined) {
  return { theme: appearance?.theme ?? 'WORKSPACE', tokens: appearance?.tokens } as const;
}

/** The client handed in, or one of its own that lives as long as the server's address. */
function useClientOf(props: Source): LiangfenClient {
  const { client: given, server } = props;
  const tokens = given === undefined ? props.tokens : undefined;
  const getToken = given === undefined ? props.getToken : undefined;
  const latestGetToken = useRef(getToken);
  useLayoutEffect(() => {
    latestGetToken.current = getToken;
  });
  return useMemo(
    () =>
      given ??
      createLiangfenClient({
        baseUrl: server ?? '',
        getToken: (slot, refused) => latestGetToken.current?.(slot, refused),
        ...(tokens === undefined ? {} : { tokens }),
      }),
    [given, server, tokens],
  );
}
