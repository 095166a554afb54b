/** Shows a ranking, and turns its pages while it is on air. */
import type { RankShowType } from '@liangfen/sdk/schema';
import type { ConsoleContext } from '../console-context.ts';
import { type RunEvent, runEvent } from '../console-events.ts';
import { changes, consoleSetup, type Known } from '../console-setup.ts';
import { withPace } from './rank-pace.ts';
import { rankTypeOnAir } from './rank-pages.ts';

interface ChosenRanking {
  readonly rankShowType: RankShowType;
  readonly covered?: boolean;
}

function showRun(
  { rankItemId: itemId, rankPaceMs }: ConsoleContext,
  { rankShowType, covered }: ChosenRanking,
): RunEvent | null {
  const begins = covered === undefined ? {} : { covered };
  return runEvent(withPace({ type: 'SHOW_RANK', rankShowType, itemId, ...begins }, rankPaceMs));
}

function turnRun({ match, rankItemId: itemId }: ConsoleContext, pageNo: number): RunEvent | null {
  const rankShowType = rankTypeOnAir(match);
  return runEvent(rankShowType && { type: 'TURN_RANK_PAGE', rankShowType, itemId, pageNo });
}

export const rankingParts = {
  guards: {
    ranksOnAir: ({ context }: Known) => rankTypeOnAir(context.match) !== null,
  },
  actions: {
    takeRankItem: changes(({ match }) => ({ rankItemId: match?.linkData.rankItemId ?? null })),
  },
};

const rankingSetup = consoleSetup.extend(rankingParts);

export const ranking = rankingSetup.createStateConfig({
  initial: 'following',
  on: {
    'feed.match': {
      guard: { type: 'hasMoved', params: ({ event }) => event.match },
      target: '.following',
    },
    CHOOSE_RANK_ITEM: {
      target: '.unset',
      actions: { type: 'choose', params: ({ event }) => ({ rankItemId: event.itemId }) },
    },
    CHOOSE_RANK_PACE: {
      actions: { type: 'choose', params: ({ event }) => ({ rankPaceMs: event.paceMs }) },
    },
    CHOOSE_RANK_TYPE: {
      actions: { type: 'run', params: ({ context, event }) => showRun(context, event) },
    },
  },
  states: {
    following: {
      entry: 'takeRankItem',
      always: [{ guard: 'ranksOnAir', target: 'shown' }, { target: 'unset' }],
    },
    unset: {},
    shown: {
      on: {
        TURN_PAGE: {
          actions: { type: 'run', params: ({ context, event }) => turnRun(context, event.pageNo) },
        },
      },
    },
  },
});
