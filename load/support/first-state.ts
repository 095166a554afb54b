/** Waits for a feed to be in a state. */
import type { FeedState, MatchFeed } from '../../packages/sdk/src/index.ts';

export function firstState<View>(
  feed: MatchFeed<View>,
  is: (state: FeedState<View>) => boolean,
): Promise<FeedState<View>> {
  const now = feed.state();
  if (is(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = feed.subscribe((state) => {
      if (!is(state)) return;
      stop();
      resolve(state);
    });
  });
}
