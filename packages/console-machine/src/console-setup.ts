/**
 * The parts that every region of the machine may use: types, actors and times, and the guards and actions that several
 * need.
 */
import { adviceFor, nextStep, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  type ParameterizedObject,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import type { PreviewRequest } from './command/armed.ts';
import {
  type CallFailure,
  type CommandOutcome,
  commandFailure,
  type EnterOutcome,
  failureOf,
  type PreviewOutcome,
} from './command/outcome.ts';
import { blockedFor } from './command/pending.ts';
import type { PendingCommand } from './command/pending-command.ts';
import { type ConsoleContext, type ConsoleInput, told } from './console-context.ts';
import type { ConsoleEvent, RunEvent } from './console-events.ts';
import { blockedWarning, type WarningCode, warning } from './feedback.ts';
import { hasMoved } from './flow/panel.ts';

/** The first argument of a region's guard, before the guard's own. */
export interface Known {
  readonly context: ConsoleContext;
}

/** An action that only changes what the console knows; the second argument is what the region passes to it. */
export function changes<Params extends ParameterizedObject['params'] | undefined = undefined>(
  how: (context: ConsoleContext, params: Params) => Partial<ConsoleContext>,
) {
  return assign<ConsoleContext, ConsoleEvent, Params, ConsoleEvent, never>(({ context }, params) =>
    how(context, params),
  );
}

function notProvided(): Promise<never> {
  return Promise.reject(new Error('createConsoleActors() must be provided to the machine'));
}

type Outcome = EnterOutcome | CommandOutcome | PreviewOutcome;

type Choice = 'itemId' | 'rankItemId' | 'rankPaceMs' | 'pickedGroupId' | 'armsFirst';

export type Chosen = { readonly [Key in Choice]?: ConsoleContext[Key] };

export interface Failed {
  /** When left out, the pending command is what failed. */
  readonly action?: 'ENTER_CONSOLE';
  readonly failure: CallFailure;
}

export const consoleSetup = setup({
  types: {
    context: {} as ConsoleContext,
    events: {} as ConsoleEvent,
    input: {} as ConsoleInput,
  },
  actors: {
    enter: fromPromise<EnterOutcome, { readonly competitionId: string }>(notProvided),
    feed: fromCallback<{ type: 'REFRESH' }, { readonly competitionId: string }>(() => {}),
    runCommand: fromPromise<CommandOutcome, PendingCommand | null>(notProvided),
    preview: fromPromise<PreviewOutcome, PreviewRequest | null>(notProvided),
  },
  delays: {
    /** A stream that brings no match in this time is a failure the operator must see. */
    loadLimit: 20_000,
    /** The feed brings a command's change at once; when it has not by then, it has lost the change. */
    settleLimit: 3_000,
    /** Scores come in bursts; after this pause the preview is worked out once for many of them. */
    previewPause: 400,
  },
  guards: {
    isAccepted: (_, outcome: Outcome) => outcome.ok,
    needsLogin: (_, outcome: Outcome) => failureOf(outcome)?.status === 401,
    hasMoved: ({ context }, match: CurrentMatch) => hasMoved(context.match, match),
    isBlocked: ({ context }, command: OperatorCommand) =>
      blockedFor(context.match, command) !== null,
    hasEnded: stateIn('#console.inside.show.running.rehearsal.ENDED'),
    hasNextStep: ({ context }) => context.match !== null && nextStep(context.match) !== null,
  },
  actions: {
    warn: assign(({ context }, code: WarningCode) => told(context, warning(code))),
    /** Warns that no step can be taken now, and says what the hall waits for. */
    warnWaiting: assign(({ context }) => {
      const advice = context.match && adviceFor(context.match);
      return advice === null || advice.kind === 'TAKE' ? {} : told(context, warning(advice.kind));
    }),
    warnBlocked: assign(({ context }, command: OperatorCommand) => {
      const blocked = blockedFor(context.match, command);
      return blocked === null ? {} : told(context, blockedWarning(blocked));
    }),
    fail: assign(({ context }, { action, failure }: Failed) => {
      const failed = commandFailure(action ?? context.pending?.command.type ?? 'UNDO', failure);
      return { failure: failed, ...told(context, { kind: 'failure', failure: failed }) };
    }),
    run: enqueueActions(({ enqueue }, event: RunEvent | null) => {
      if (event) enqueue.raise(event);
    }),
    look: enqueueActions(({ enqueue }, command: OperatorCommand | null) => {
      if (command) enqueue.raise({ type: 'ARM', command });
    }),
    /** Stores what the operator chose for this panel alone: nothing is sent. */
    choose: assign((_, chosen: Chosen) => chosen),
    dismissFeedback: assign({ feedback: null }),
    refreshFeed: sendTo('feed', { type: 'REFRESH' }),
  },
});
