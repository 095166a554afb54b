/** The operator's console as a state machine, put together from its regions: what may happen when; what a command does is the server's. */
import type { SnapshotFrom } from 'xstate';
import { battle, battleParts } from './battle/battle-region.ts';
import { command, commandParts } from './command/command-region.ts';
import { type EnterOutcome, failureOf, unanswered } from './command/outcome.ts';
import { preview, previewParts } from './command/preview-region.ts';
import { isCompetitionGone, isLoginOver } from './connection/connection.ts';
import { connection, connectionParts } from './connection/connection-region.ts';
import { firstContext } from './console-context.ts';
import { consoleSetup } from './console-setup.ts';
import { dialog, dialogParts } from './dialog/dialog-region.ts';
import { flow, flowParts } from './flow/flow-region.ts';
import { ranking, rankingParts } from './ranking/ranking-region.ts';
import { rehearsal, rehearsalParts } from './rehearsal/rehearsal-region.ts';

const notEntered = { action: 'ENTER_CONSOLE', failure: unanswered } as const;

const machineSetup = consoleSetup
  .extend(connectionParts)
  .extend(flowParts)
  .extend(commandParts)
  .extend(previewParts)
  .extend(battleParts)
  .extend(rehearsalParts)
  .extend(rankingParts)
  .extend(dialogParts)
  .extend({
    guards: {
      hasToken: ({ context }) => context.hasToken,
      isNotFound: (_, outcome: EnterOutcome) => failureOf(outcome)?.status === 404,
      isLoginOver: ({ event }) => event.type === 'feed.stopped' && isLoginOver(event.reason),
      isCompetitionGone: ({ event }) =>
        event.type === 'feed.stopped' && isCompetitionGone(event.reason),
    },
  });

export const consoleMachine = machineSetup.createMachine({
  id: 'console',
  context: ({ input }) => firstContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasToken', target: 'entering' }, { target: 'noToken' }] },

    entering: {
      invoke: {
        src: 'enter',
        input: ({ context }) => ({ competitionId: context.competitionId }),
        onDone: [
          {
            guard: { type: 'needsLogin', params: ({ event }) => event.output },
            target: 'expired',
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.output },
            target: 'notFound',
          },
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'inside' },
          {
            target: 'error',
            actions: {
              type: 'fail',
              params: ({ event }) => ({
                ...notEntered,
                failure: failureOf(event.output) ?? unanswered,
              }),
            },
          },
        ],
        onError: { target: 'error', actions: { type: 'fail', params: notEntered } },
      },
    },

    inside: {
      type: 'parallel',
      invoke: {
        id: 'feed',
        src: 'feed',
        input: ({ context }) => ({ competitionId: context.competitionId }),
      },
      on: {
        'feed.stopped': [
          { guard: 'isLoginOver', target: 'expired' },
          { guard: 'isCompetitionGone', target: 'notFound' },
          { target: 'error', actions: { type: 'fail', params: notEntered } },
        ],
        DISMISS_FEEDBACK: { actions: 'dismissFeedback' },
      },
      states: {
        connection,
        show: {
          initial: 'loading',
          states: {
            loading: {
              on: { 'feed.match': 'running' },
              after: {
                loadLimit: {
                  target: '#console.error',
                  actions: { type: 'fail', params: notEntered },
                },
              },
            },
            running: {
              type: 'parallel',
              states: { flow, command, preview, battle, rehearsal, ranking, dialog },
            },
          },
        },
      },
    },

    error: { on: { RETRY: 'entering' } },
    noToken: { type: 'final' },
    expired: { type: 'final' },
    notFound: { type: 'final' },
  },
});

export type ConsoleSnapshot = SnapshotFrom<typeof consoleMachine>;
