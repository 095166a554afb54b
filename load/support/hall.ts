/** A process with the screens, or the panels, of a hall: each follows the match with the SDK's own feed. */
import { evolveView } from '../../packages/rules/src/index.ts';
import {
  createLiangfenClient,
  type FeedViews,
  type MatchFeed,
  memoryTokenStore,
  openMatchFeed,
} from '../../packages/sdk/src/index.ts';
import { firstState } from './first-state.ts';
import type { FromHall, ToHall } from './messages.ts';
import { overWebSocket } from './over-web-socket.ts';

type Viewed = FeedViews['SCREEN'] | FeedViews['CONSOLE'];

let feeds: readonly MatchFeed<Viewed>[] = [];
let reconnects = 0;

process.on('message', (message) => {
  // Only the load run talks to this process.
  void answer(message as ToHall).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

async function answer(message: ToHall): Promise<FromHall> {
  if (message.kind === 'join') {
    const { baseUrl, competitionId, role } = message;
    feeds = message.tokens.map((token) => {
      const tokens = memoryTokenStore();
      if (role === 'CONSOLE') tokens.set({ kind: 'console', competitionId }, token);
      const client = createLiangfenClient({ baseUrl, tokens, ...overWebSocket });
      return openMatchFeed({ client, competitionId, role, evolve: evolveView });
    });
    await Promise.all(feeds.map((feed) => firstState(feed, ({ status }) => status === 'live')));
    for (const feed of feeds) {
      feed.subscribe(({ status }) => {
        if (status === 'reconnecting') reconnects += 1;
      });
    }
    return { kind: 'joined' };
  }
  const { programId, submitted } = message;
  await Promise.all(
    feeds.map((feed) =>
      firstState(feed, ({ view }) => {
        const stage = view?.stage;
        return (
          stage?.kind === 'SCORING' &&
          stage.program.id === programId &&
          stage.submitted === submitted
        );
      }),
    ),
  );
  return { kind: 'counted', at: Date.now(), reconnects };
}
