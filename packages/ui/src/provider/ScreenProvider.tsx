'use client';
// The provider of a match screen and nothing else: it loads no other operation than the screen's.
import type { LiangfenClient, ScreenClient } from '@liangfen/sdk';
import type { ReactNode } from 'react';
import type { MessageOverrides } from '../messages/messages.ts';
import { MessagesContext } from '../messages/use-area.ts';
import { type StageAppearance, StageAppearanceContext } from '../theme/stage-appearance.ts';
import { ClientContext } from './client-context.ts';
import { HostStyles, type HostStylesProps } from './HostStyles.tsx';

export interface ScreenProviderProps extends HostStylesProps {
  readonly client: ScreenClient;
  /** The screen's look, over the competition's own. Keep it the same value for as long as it says the same. */
  readonly appearance?: { readonly stage?: StageAppearance | undefined } | undefined;
  /** Own words for single texts. */
  readonly messages?: MessageOverrides;
  readonly children?: ReactNode;
}

/**
 * @example
 * ```tsx
 * <ScreenProvider client={screenClient}>
 *   <MatchScreen competitionId="c1" />
 * </ScreenProvider>;
 * ```
 */
export function ScreenProvider(props: ScreenProviderProps) {
  const { client, appearance, messages, styleTarget, nonce, children } = props;
  // A match screen asks for the operations of its feed and its clock only; other components are not put into this
  // provider, and would be told at run time which operation is not there.
  const forContext = client as LiangfenClient;
  return (
    <ClientContext.Provider value={forContext}>
      <MessagesContext.Provider value={messages}>
        <HostStyles styleTarget={styleTarget} nonce={nonce}>
          <StageAppearanceContext.Provider value={appearance?.stage}>
            {children}
          </StageAppearanceContext.Provider>
        </HostStyles>
      </MessagesContext.Provider>
    </ClientContext.Provider>
  );
}
