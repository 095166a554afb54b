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
import type { MessageOverrides } from '../messages/messages.ts';
import { MessagesContext } from '../messages/use-area.ts';
import {
  type ColourScheme,
  ColourSchemeContext,
  colourSchemes,
  type StageAppearance,
  StageAppearanceContext,
  type ThemeName,
  ThemeProvider,
  type Tokens,
  useScheme,
} from '../theme/index.ts';
import { ClientContext } from './client-context.ts';
import { HostStyles, type HostStylesProps } from './HostStyles.tsx';
import { useAuthExpired } from './use-auth-expired.ts';

export interface Appearance {
  /** The theme of desk, panel and phone; when left out, `colorScheme` says which one. */
  readonly theme?: ThemeName | undefined;
  /** Own values for single tokens of desk, panel and phone. */
  readonly tokens?: Partial<Tokens> | undefined;
  /** The look of the stage, over the competition's own. Keep it the same value for as long as it says the same. */
  readonly stage?: StageAppearance | undefined;
}

interface Common extends HostStylesProps {
  /** A theme for desk, panel and phone, or the looks of these and of the stage. */
  readonly appearance?: ThemeName | Appearance;
  /** Desk, panel and phone by day or in a dark hall, or as the system wishes; light when left out. */
  readonly colorScheme?: ColourScheme;
  /** Own words for single texts. */
  readonly messages?: MessageOverrides;
  /** A login has ended (HTTP 401); send the person to the right login. */
  readonly onAuthExpired?: (expired: AuthExpired) => void;
  readonly children?: ReactNode;
}

type Source =
  | {
      /** The address of the API; empty for the page's own site. */
      readonly server: string;
      readonly tokens?: TokenStore;
      readonly getToken?: NonNullable<ClientOptions['getToken']>;
      readonly client?: never;
    }
  | { readonly client: LiangfenClient; readonly server?: never };

export type LiangfenProviderProps = Common & Source;

/**
 * @example
 * ```tsx
 * <LiangfenProvider server="https://score.example.com" colorScheme="auto" nonce="of the page">
 *   <MatchScreen competitionId="c1" />
 * </LiangfenProvider>;
 * ```
 */
export function LiangfenProvider(props: LiangfenProviderProps) {
  const { appearance, colorScheme = 'light', messages, styleTarget, nonce } = props;
  const { onAuthExpired, children } = props;
  const client = useClientOf(props);
  useAuthExpired(client, onAuthExpired);
  const scheme = useScheme(colorScheme);
  const { theme = ofScheme[scheme], tokens, stage } = lookOf(appearance);
  return (
    <ClientContext.Provider value={client}>
      <MessagesContext.Provider value={messages}>
        <HostStyles styleTarget={styleTarget} nonce={nonce}>
          <StageAppearanceContext.Provider value={stage}>
            <ColourSchemeContext.Provider value={colourSchemes[theme] ?? 'light'}>
              <ThemeProvider theme={theme} {...(tokens === undefined ? {} : { tokens })}>
                {children}
              </ThemeProvider>
            </ColourSchemeContext.Provider>
          </StageAppearanceContext.Provider>
        </HostStyles>
      </MessagesContext.Provider>
    </ClientContext.Provider>
  );
}

const ofScheme = { light: 'WORKSPACE', dark: 'WORKSPACE_DARK' } as const;

function lookOf(appearance: ThemeName | Appearance | undefined): Appearance {
  return typeof appearance === 'string' ? { theme: appearance } : { ...appearance };
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
