'use client';
// The host's part of the workplace messenger: the messenger around the page, and the way to its own login page.
import type { MessengerLoginStart, MessengerPurpose, MessengerSetting } from '@liangfen/sdk/schema';
import { createContext, useContext } from 'react';
import type { PageMessenger } from './page-messenger.ts';

export interface MessengerHost {
  /** Null when the page is open in an ordinary browser. */
  readonly openInside: (setting: MessengerSetting) => Promise<PageMessenger | null>;
  /** The corporation this page was opened from inside the messenger; null when nothing says it. */
  readonly openedFrom: () => string | null;
  /** Leaves for the messenger's login page, and keeps the purpose in this tab; null where there is no way back. */
  readonly leaveFor: ((start: MessengerLoginStart, purpose: MessengerPurpose) => void) | null;
}

const nowhere: MessengerHost = {
  openInside: async () => null,
  openedFrom: () => null,
  leaveFor: null,
};

const MessengerHostContext = createContext<MessengerHost>(nowhere);

/**
 * @example
 * ```tsx
 * const Inside = ({ host }: { host: MessengerHost }) => (
 *   <MessengerHostProvider value={host}>
 *     <LoginPage onLoggedIn={() => location.assign('/desk')} />
 *   </MessengerHostProvider>
 * );
 * ```
 */
export const MessengerHostProvider = MessengerHostContext.Provider;

export function useMessengerHost(): MessengerHost {
  return useContext(MessengerHostContext);
}
