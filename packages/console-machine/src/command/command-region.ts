/** Takes one command at a time from the click to its picture: the question, the call, the answer. */
import { nextStep, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { onlineJudgeIds } from '../connection/connection.ts';
import { undoesAnothers } from '../connection/operators.ts';
import { type ConsoleContext, told } from '../console-context.ts';
import { type RunEvent, runEvent } from '../console-events.ts';
import { changes, consoleSetup, type Known } from '../console-setup.ts';
import type { NewsCode } from '../feedback.ts';
import { withPace } from '../ranking/rank-pace.ts';
import { bringsPicture } from './armed.ts';
import { type CommandOutcome, failureOf, outcomeVersion, unanswered } from './outcome.ts';
import { askedByServer, asksAfterAll, confirmed, pendingCommand, withdrawal } from './pending.ts';
import type { PendingCommand } from './pending-command.ts';

export function nextCommand({ match, rankPaceMs }: ConsoleContext): OperatorCommand | null {
  const command = match && nextStep(match);
  return command && withPace(command, rankPaceMs);
}

/** Adds to a command what its run needs: whether it asks first depends on whose step it takes back. */
function pendingFor(context: ConsoleContext, event: RunEvent): PendingCommand {
  return pendingCommand(context.match, event, {
    undoesAnothers: undoesAnothers(context, context.match) !== null,
    onlineJudgeIds: onlineJudgeIds(context),
  });
}

export const commandParts = {
  guards: {
    asksFirst: ({ context }: Known, run: RunEvent) => pendingFor(context, run).asks !== null,
    isLookedAtFirst: ({ context }: Known, { command, confirmed, taken }: RunEvent) =>
      context.armsFirst && !confirmed && !taken && bringsPicture(command),
    isWithdrawn: ({ context }: Known, match: CurrentMatch) =>
      withdrawal(match, context.pending) !== null,
    isStale: (_: Known, outcome: CommandOutcome) => failureOf(outcome)?.code === 'STALE_VERSION',
    asksAfterAll: ({ context }: Known, outcome: CommandOutcome) =>
      asksAfterAll(outcome, context.pending),
    isUnanswered: ({ context }: Known) => context.failure?.status === 0,
    hasSettled: ({ context }: Known) => (context.match?.version ?? 0) >= context.awaitedVersion,
  },
  actions: {
    tell: changes<NewsCode>((context, code) => told(context, { kind: 'news', code, reason: null })),
    hold: changes<RunEvent>((context, run) => ({
      pending: pendingFor(context, run),
      failure: null,
      awaitedVersion: 0,
    })),
    confirm: changes<boolean>(({ pending }, carries) => ({
      pending: pending && confirmed(pending, carries),
    })),
    askAfterAll: changes<CommandOutcome>(({ pending }, outcome) => ({
      pending: askedByServer(pending, failureOf(outcome) ?? unanswered),
    })),
    await: changes<CommandOutcome>((_, outcome) => ({ awaitedVersion: outcomeVersion(outcome) })),
    forget: changes(() => ({ pending: null, failure: null })),
    tellWithdrawn: changes<CurrentMatch>((context, match) => {
      const reason = withdrawal(match, context.pending)?.reason ?? null;
      return told(context, { kind: 'news', code: 'CONFIRMATION_WITHDRAWN', reason });
    }),
  },
};

const commandSetup = consoleSetup.extend(commandParts);

const sendingState = '#console.inside.show.running.command.sending';

const ready = commandSetup.createStateConfig({
  initial: 'idle',
  on: {
    RUN: [
      {
        guard: { type: 'isBlocked', params: ({ event }) => event.command },
        actions: { type: 'warnBlocked', params: ({ event }) => event.command },
      },
      {
        guard: { type: 'isLookedAtFirst', params: ({ event }) => event },
        actions: { type: 'look', params: ({ event }) => event.command },
      },
      {
        guard: { type: 'asksFirst', params: ({ event }) => event },
        target: 'confirming',
        actions: { type: 'hold', params: ({ event }) => event },
      },
      { target: 'sending', actions: { type: 'hold', params: ({ event }) => event } },
    ],
    TAKE_NEXT_STEP: [
      {
        guard: 'hasNextStep',
        actions: { type: 'run', params: ({ context }) => runEvent(nextCommand(context)) },
      },
      { actions: 'warnWaiting' },
    ],
  },
  states: {
    idle: { entry: 'forget' },
    failed: {
      on: {
        RETRY: { guard: 'isUnanswered', target: sendingState },
        DISMISS_FEEDBACK: { target: 'idle', actions: 'dismissFeedback' },
      },
    },
  },
});

const confirming = commandSetup.createStateConfig({
  on: {
    CONFIRM: {
      target: 'sending',
      actions: { type: 'confirm', params: ({ event }) => event.carryAdjustments === true },
    },
    CANCEL: { target: 'ready' },
    RUN: { actions: { type: 'warn', params: 'CONFIRMATION_OPEN' } },
    'feed.match': {
      guard: { type: 'isWithdrawn', params: ({ event }) => event.match },
      target: 'ready',
      actions: { type: 'tellWithdrawn', params: ({ event }) => event.match },
    },
  },
});

const sending = commandSetup.createStateConfig({
  invoke: {
    src: 'runCommand',
    input: ({ context }) => context.pending,
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'settling',
        actions: { type: 'await', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'needsLogin', params: ({ event }) => event.output },
        target: '#console.expired',
      },
      {
        guard: { type: 'isStale', params: ({ event }) => event.output },
        target: 'settling',
        actions: [
          { type: 'await', params: ({ event }) => event.output },
          { type: 'tell', params: 'OTHER_OPERATOR_FASTER' },
        ],
      },
      {
        guard: { type: 'asksAfterAll', params: ({ event }) => event.output },
        target: 'confirming',
        actions: { type: 'askAfterAll', params: ({ event }) => event.output },
      },
      {
        target: 'ready.failed',
        actions: {
          type: 'fail',
          params: ({ event }) => ({ failure: failureOf(event.output) ?? unanswered }),
        },
      },
    ],
    onError: {
      target: 'ready.failed',
      actions: { type: 'fail', params: { failure: unanswered } },
    },
  },
  on: {
    RUN: { actions: { type: 'warn', params: 'COMMAND_IN_FLIGHT' } },
    CANCEL: {
      target: 'ready.failed',
      actions: { type: 'fail', params: { failure: unanswered } },
    },
  },
});

/** The answer has come and its picture has not: the buttons of the old picture must not be pressed. */
const settling = commandSetup.createStateConfig({
  always: { guard: 'hasSettled', target: 'ready' },
  after: { settleLimit: { target: 'ready', actions: 'refreshFeed' } },
  on: { RUN: { actions: { type: 'warn', params: 'COMMAND_IN_FLIGHT' } } },
});

export const command = commandSetup.createStateConfig({
  initial: 'ready',
  states: { ready, confirming, sending, settling },
});
