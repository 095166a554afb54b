// The provider and the hooks that connected components are made of.
export { useClient, usePhoneClient } from './client-context.ts';
export {
  DaylightPhoneProvider,
  type DaylightPhoneProviderProps,
} from './DaylightPhoneProvider.tsx';
export {
  type Appearance,
  LiangfenProvider,
  type LiangfenProviderProps,
} from './LiangfenProvider.tsx';
export { PhoneProvider, type PhoneProviderProps } from './PhoneProvider.tsx';
export { ScreenProvider, type ScreenProviderProps } from './ScreenProvider.tsx';
export { type MatchFeedHookOptions, type MatchFeedValue, useMatchFeed } from './use-match-feed.ts';
export { type SharedClock, useServerClock } from './use-server-clock.ts';
