/** Follows which panel is open: the panel of what is on air, until the operator opens another. */
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { runEvent } from '../console-events.ts';
import { changes, consoleSetup, type Known } from '../console-setup.ts';
import { choosesFirst, flowCommand, type Panel, panelOf, panelsFor } from './panel.ts';

function panelOnAir(match: CurrentMatch | null): Panel {
  return panelOf(match?.link ?? 'INIT');
}

export const flowParts = {
  guards: {
    showsPanel: ({ context }: Known, panel: Panel) => panelOnAir(context.match) === panel,
    showsOtherPanel: ({ context }: Known, panel: Panel) =>
      !choosesFirst(panel) && panelOnAir(context.match) === panel,
    lacksPanel: ({ context }: Known, panel: Panel) =>
      !panelsFor(context.match?.mode).includes(panel),
    opensRanking: (_: Known, panel: Panel) => panel === 'rank',
    opensCeremony: (_: Known, panel: Panel) => panel === 'ceremony',
  },
  actions: {
    takeItem: changes(({ match, itemId }) => ({ itemId: match?.activeItemId ?? itemId })),
  },
};

const flowSetup = consoleSetup.extend(flowParts);

/** A panel that was opened without a change of picture: going back to the panel on air sends nothing. */
const openedFirst = flowSetup.createStateConfig({
  on: {
    CHOOSE_FLOW: {
      guard: { type: 'showsOtherPanel', params: ({ event }) => event.panel },
      target: 'following',
    },
  },
});

export const flow = flowSetup.createStateConfig({
  initial: 'following',
  on: {
    'feed.match': {
      guard: { type: 'hasMoved', params: ({ event }) => event.match },
      target: '.following',
    },
    CHOOSE_FLOW: [
      {
        guard: { type: 'lacksPanel', params: ({ event }) => event.panel },
        actions: { type: 'warn', params: 'NOT_IN_BATTLE_MODE' },
      },
      { guard: { type: 'opensRanking', params: ({ event }) => event.panel }, target: '.rank' },
      { guard: { type: 'opensCeremony', params: ({ event }) => event.panel }, target: '.ceremony' },
      {
        actions: {
          type: 'run',
          params: ({ context, event }) => runEvent(flowCommand(event.panel, context.match)),
        },
      },
    ],
    CHOOSE_ITEM: {
      actions: { type: 'choose', params: ({ event: { itemId } }) => ({ itemId }) },
    },
  },
  states: {
    following: {
      entry: 'takeItem',
      always: [
        { guard: { type: 'showsPanel', params: 'init' }, target: 'init' },
        { guard: { type: 'showsPanel', params: 'test' }, target: 'test' },
        { guard: { type: 'showsPanel', params: 'signIn' }, target: 'signIn' },
        { guard: { type: 'showsPanel', params: 'rank' }, target: 'rank' },
        { guard: { type: 'showsPanel', params: 'ceremony' }, target: 'ceremony' },
        { guard: { type: 'showsPanel', params: 'bracket' }, target: 'bracket' },
        { target: 'programList' },
      ],
    },
    init: {},
    test: {},
    programList: {},
    signIn: {},
    bracket: {},
    rank: openedFirst,
    ceremony: openedFirst,
  },
});
