/**
 * Follows the live feed: what it brings, and whether it is connected. The region is active from the moment the feed is
 * opened.
 */
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { type ConsoleContext, told } from '../console-context.ts';
import { changes, consoleSetup, type Known } from '../console-setup.ts';
import { isCompetitionGone, isLoginOver } from './connection.ts';
import type { FeedReason } from './feed-reason.ts';
import { operatorOf, othersStep } from './operators.ts';

export interface Heard {
  readonly connection: 'connecting' | 'live' | 'reconnecting';
  readonly trouble: FeedReason | null;
}

/** Another operator's step as feedback, or nothing when this panel took it itself. */
function toldOthersStep(context: ConsoleContext, match: CurrentMatch) {
  const step = othersStep(context, match);
  if (step === null) return {};
  const disarmed = context.armed !== null;
  const operator = operatorOf(context, step);
  return told(context, { kind: 'step', code: 'OTHER_OPERATOR_STEP', step, operator, disarmed });
}

export const connectionParts = {
  guards: {
    isLive: (_: Known, { connection }: Heard) => connection === 'live',
    isReconnecting: (_: Known, { connection }: Heard) => connection === 'reconnecting',
    /** A feed that stops before its first match is a failure of entering: there is no show to go on with. */
    isKeptOut: ({ context }: Known, { reason }: { readonly reason: FeedReason }) =>
      context.match !== null && !isLoginOver(reason) && !isCompetitionGone(reason),
  },
  actions: {
    tellOthersStep: changes<CurrentMatch>(toldOthersStep),
    takeMatch: changes<CurrentMatch>((_, match) => ({ match })),
    takePresence: changes<Pick<ConsoleContext, 'presence' | 'connectionId'>>(
      (_, { presence, connectionId }) => ({ presence, connectionId }),
    ),
    takeTrouble: changes<FeedReason | null>((_, trouble) => ({ trouble })),
  },
};

const connectionSetup = consoleSetup.extend(connectionParts);

export const connection = connectionSetup.createStateConfig({
  initial: 'connecting',
  on: {
    'feed.match': {
      actions: [
        { type: 'tellOthersStep', params: ({ event }) => event.match },
        { type: 'takeMatch', params: ({ event }) => event.match },
      ],
    },
    'feed.presence': { actions: { type: 'takePresence', params: ({ event }) => event } },
    'feed.connection': [
      {
        guard: { type: 'isLive', params: ({ event }) => event },
        target: '.live',
        actions: { type: 'takeTrouble', params: ({ event }) => event.trouble },
      },
      {
        guard: { type: 'isReconnecting', params: ({ event }) => event },
        target: '.reconnecting',
        actions: { type: 'takeTrouble', params: ({ event }) => event.trouble },
      },
      {
        target: '.connecting',
        actions: { type: 'takeTrouble', params: ({ event }) => event.trouble },
      },
    ],
    'feed.stopped': {
      guard: { type: 'isKeptOut', params: ({ event }) => event },
      target: '.lost',
      actions: { type: 'takeTrouble', params: ({ event }) => event.reason },
    },
    REFRESH: { actions: 'refreshFeed' },
  },
  states: { connecting: {}, live: {}, reconnecting: {}, lost: {} },
});
