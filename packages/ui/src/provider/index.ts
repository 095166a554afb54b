// The provider and the hooks that connected components are made of.
export { useClient } from './client-context.ts';
export {
  type Appearance,
  LiangfenProvider,
  type LiangfenProviderProps,
} from './LiangfenProvider.tsx';
export { type MatchFeedHookOptions, type MatchFeedValue, useMatchFeed } from './use-match-feed.ts';
export { type SharedClock, useServerClock } from './use-server-clock.ts';
