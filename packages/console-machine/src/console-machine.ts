/** The operator's console as a chart: what may happen when; what a command does is the server's. */
import { adviceFor, type Blocked, nextStep, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { type BoutState, boutStateOf, typedPoint } from './battle/bout.ts';
import {
  armedStep,
  bringsPicture,
  isOutdated,
  type PreviewRequest,
  previewRequest,
  withOutcome,
} from './command/armed.ts';
import {
  type CallFailure,
  type CommandOutcome,
  commandFailure,
  type EnterOutcome,
  failureOf,
  outcomeVersion,
  type PreviewOutcome,
  unanswered,
} from './command/outcome.ts';
import {
  askedByServer,
  asksAfterAll,
  blockedFor,
  confirmed,
  type PendingCommand,
  pendingCommand,
  withdrawal,
} from './command/pending.ts';
import { type ConnectionState, type FeedReason, onlineJudgeIds } from './connection/connection.ts';
import { operatorOf, othersStep, undoesAnothers } from './connection/operators.ts';
import { type ConsoleContext, type ConsoleInput, firstContext, told } from './console-context.ts';
import type { ConsoleEvent } from './console-events.ts';
import {
  choosesFirst,
  flowCommand,
  hasMoved,
  type Panel,
  panelOf,
  panelsFor,
} from './flow/panel.ts';
import { blockedWarning, type NewsCode, type WarningCode, warning } from './notice.ts';
import { withPace } from './ranking/rank-pace.ts';
import { rankTypeOnAir } from './ranking/rank-pages.ts';

// ------------------------------------------------------------------ what the events mean

function run(command: OperatorCommand | null): RunEvent | null {
  return command && { type: 'RUN', command };
}

function nextRun({ match, rankPaceMs }: ConsoleContext): RunEvent | null {
  const command = match && nextStep(match);
  return run(command && withPace(command, rankPaceMs));
}

function rankRun(
  { match, rankItemId: itemId, rankPaceMs }: ConsoleContext,
  event: Extract<ConsoleEvent, { type: 'CHOOSE_RANK_TYPE' | 'TURN_PAGE' }>,
): RunEvent | null {
  if (event.type === 'CHOOSE_RANK_TYPE') {
    const { rankShowType, covered } = event;
    const begins = covered === undefined ? {} : { covered };
    return run(withPace({ type: 'SHOW_RANK', rankShowType, itemId, ...begins }, rankPaceMs));
  }
  const rankShowType = rankTypeOnAir(match);
  return run(
    rankShowType && { type: 'TURN_RANK_PAGE', rankShowType, itemId, pageNo: event.pageNo },
  );
}

/** The typed points; their dialog is the confirmation. Null while there is no number, or zero. */
function pointRun({ scoreDialog }: ConsoleContext): RunEvent | null {
  const point = scoreDialog && typedPoint(scoreDialog.text);
  if (!scoreDialog || !point) return null;
  const command = { type: 'ADD_POINT', programId: scoreDialog.programId, point } as const;
  return { type: 'RUN', command, confirmed: true };
}

function groupRun({ pickedGroupId: groupId }: ConsoleContext): RunEvent | null {
  return run(groupId === null ? null : { type: 'SWITCH_GROUP', groupId });
}

/** Why no points can be given to a program now, whatever their number. */
function pointBlocked(match: CurrentMatch | null, programId: string): Blocked | null {
  return blockedFor(match, { type: 'ADD_POINT', programId, point: 1 });
}

function dialogOver({ scoreDialog }: ConsoleContext, match: CurrentMatch): Blocked | null {
  return scoreDialog && pointBlocked(match, scoreDialog.programId);
}

/** What is looked at goes on air; it may still ask first. */
function takeRun({ armed }: ConsoleContext): RunEvent | null {
  return armed && { type: 'RUN', command: armed.command, taken: true };
}

function panelOnAir(match: CurrentMatch | null): Panel {
  return panelOf(match?.link ?? 'INIT');
}

function toldWaiting(context: ConsoleContext) {
  const advice = context.match && adviceFor(context.match);
  return advice === null || advice.kind === 'TAKE' ? {} : told(context, warning(advice.kind));
}

function toldBlocked(context: ConsoleContext, blocked: Blocked | null) {
  return blocked ? told(context, blockedWarning(blocked)) : {};
}

/** What the run of a command needs: whether it asks first depends on whose step it takes back. */
function pendingFor(context: ConsoleContext, event: RunEvent): PendingCommand {
  return pendingCommand(context.match, event, {
    undoesAnothers: undoesAnothers(context, context.match) !== null,
    onlineJudgeIds: onlineJudgeIds(context),
  });
}

/** Another operator's step as a notice, or nothing when this panel took it itself. */
function toldOthersStep(context: ConsoleContext, match: CurrentMatch) {
  const step = othersStep(context, match);
  if (step === null) return {};
  const disarmed = context.armed !== null;
  const operator = operatorOf(context, step);
  return told(context, { kind: 'step', code: 'OTHER_OPERATOR_STEP', step, operator, disarmed });
}

function refusal(outcome: EnterOutcome | CommandOutcome | PreviewOutcome, status: number) {
  return { outcome, status };
}

const notEntered = { action: 'ENTER_CONSOLE', failure: unanswered } as const;

/** The feed has stopped because the login is over, or because the competition is gone. */
const expiry: readonly FeedReason[] = ['UNAUTHENTICATED'];
const removal: readonly FeedReason[] = ['NOT_FOUND', 'COMPETITION_DELETED'];

function notProvided(): Promise<never> {
  return Promise.reject(new Error('createConsoleActors() must be provided to the machine'));
}

interface Failed {
  /** The pending command when left out. */
  readonly action?: 'ENTER_CONSOLE';
  readonly failure: CallFailure;
}

type RunEvent = Extract<ConsoleEvent, { type: 'RUN' }>;
type Told<Key extends keyof ConsoleContext> = Pick<ConsoleContext, Key>;

// ------------------------------------------------------------------ what the chart may use

const consoleSetup = setup({
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
    /** The feed brings a command's change at once; else it has lost it. */
    settleLimit: 3_000,
    /** Scores come in bursts; the picture of them is worked out anew once for many. */
    previewPause: 400,
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isAccepted: (_, outcome: EnterOutcome | CommandOutcome | PreviewOutcome) => outcome.ok,
    isRefused: (_, { outcome, status }: ReturnType<typeof refusal>) =>
      failureOf(outcome)?.status === status,
    isStale: (_, outcome: CommandOutcome) => failureOf(outcome)?.code === 'STALE_VERSION',
    asksAfterAll: ({ context }, outcome: CommandOutcome) => asksAfterAll(outcome, context.pending),
    isStoppedBy: (_, { reason, reasons }: { reason: FeedReason; reasons: readonly FeedReason[] }) =>
      reasons.includes(reason),
    isKeptOut: (_, { reason }: { reason: FeedReason }) => ![...expiry, ...removal].includes(reason),
    isConnected: ({ context }, state: ConnectionState) => context.connection === state,
    hasMoved: ({ context }, match: CurrentMatch) => hasMoved(context.match, match),
    showsPanel: ({ context }, panel: Panel) => panelOnAir(context.match) === panel,
    showsOtherPanel: ({ context }, panel: Panel) =>
      !choosesFirst(panel) && panelOnAir(context.match) === panel,
    lacksPanel: ({ context }, panel: Panel) => !panelsFor(context.match?.mode).includes(panel),
    isPanel: (_, { panel, is }: { readonly panel: Panel; readonly is: Panel }) => panel === is,
    hasBout: ({ context }, state: BoutState) => boutStateOf(context.match) === state,
    ranksOnAir: ({ context }) => rankTypeOnAir(context.match) !== null,
    isBlocked: ({ context }, command: OperatorCommand) =>
      blockedFor(context.match, command) !== null,
    asksFirst: ({ context }, run: RunEvent) => pendingFor(context, run).asks !== null,
    isLookedAtFirst: ({ context }, { command, confirmed, taken }: RunEvent) =>
      context.armsFirst && !confirmed && !taken && bringsPicture(command),
    isPictureOld: ({ context }) => isOutdated(context.armed, context.match),
    hasPicture: ({ context }) => context.armed !== null && context.armed.preview !== null,
    hasNextStep: ({ context }) => context.match !== null && nextStep(context.match) !== null,
    isWithdrawn: ({ context }, match: CurrentMatch) => withdrawal(match, context.pending) !== null,
    isUnanswered: ({ context }) => context.failure?.status === 0,
    hasSettled: ({ context }) => (context.match?.version ?? 0) >= context.awaitedVersion,
    isBusy: ({ context }) => context.pending !== null && context.failure === null,
    mayScore: ({ context }, programId: string) => pointBlocked(context.match, programId) === null,
    lacksPoint: ({ context }) => pointRun(context) === null,
    lacksGroup: ({ context }) => context.pickedGroupId === null,
    isDialogOver: ({ context }, match: CurrentMatch) => dialogOver(context, match) !== null,
  },
  actions: {
    takeMatch: assign((_, { match }: { match: CurrentMatch }) => ({ match })),
    takePresence: assign((_, { presence, connectionId }: Told<'presence' | 'connectionId'>) => ({
      presence,
      connectionId,
    })),
    tellOthersStep: assign(({ context }, match: CurrentMatch) => toldOthersStep(context, match)),
    arm: assign((_, command: OperatorCommand) => ({ armed: armedStep(command) })),
    disarm: assign({ armed: null }),
    takePreview: assign(({ context }, outcome: PreviewOutcome) => ({
      armed: context.armed && withOutcome(context.armed, outcome, context.match),
    })),
    takeConnection: assign((_, { connection, trouble }: Told<'connection' | 'trouble'>) => ({
      connection,
      trouble,
    })),
    takeStop: assign((_, { reason }: { reason: FeedReason }) => ({ trouble: reason })),
    takeItem: assign(({ context }) => ({ itemId: context.match?.activeItemId ?? context.itemId })),
    takeRankItem: assign(({ context }) => ({
      rankItemId: context.match?.linkData.rankItemId ?? null,
    })),
    typeScore: assign(({ context }, text: string) => ({
      scoreDialog: context.scoreDialog && { ...context.scoreDialog, text },
    })),
    warn: assign(({ context }, code: WarningCode) => told(context, warning(code))),
    /** Nothing can be taken now; it says what is waited for. */
    warnWaiting: assign(({ context }) => toldWaiting(context)),
    warnBlocked: assign(({ context }, command: OperatorCommand) =>
      toldBlocked(context, blockedFor(context.match, command)),
    ),
    warnPoint: assign(({ context }, programId: string) =>
      toldBlocked(context, pointBlocked(context.match, programId)),
    ),
    warnDialogOver: assign(({ context }, match: CurrentMatch) =>
      toldBlocked(context, dialogOver(context, match)),
    ),
    tell: assign(({ context }, code: NewsCode) =>
      told(context, { kind: 'news', code, reason: null }),
    ),
    tellWithdrawn: assign(({ context }, match: CurrentMatch) => {
      const reason = withdrawal(match, context.pending)?.reason ?? null;
      return told(context, { kind: 'news', code: 'CONFIRMATION_WITHDRAWN', reason });
    }),
    dismissNotice: assign({ notice: null }),
    hold: assign(({ context }, run: RunEvent) => ({
      pending: pendingFor(context, run),
      failure: null,
      awaitedVersion: 0,
    })),
    confirm: assign(({ context }) => ({ pending: context.pending && confirmed(context.pending) })),
    askAfterAll: assign(({ context }, outcome: CommandOutcome) => ({
      pending: askedByServer(context.pending, failureOf(outcome) ?? unanswered),
    })),
    await: assign((_, outcome: CommandOutcome) => ({ awaitedVersion: outcomeVersion(outcome) })),
    forget: assign({ pending: null, failure: null }),
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
    refreshFeed: sendTo('feed', { type: 'REFRESH' }),
  },
});

// ------------------------------------------------------------------ the chart

export const consoleMachine = consoleSetup.createMachine({
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
            guard: { type: 'isRefused', params: ({ event }) => refusal(event.output, 401) },
            target: 'expired',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => refusal(event.output, 404) },
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
      initial: 'loading',
      invoke: {
        id: 'feed',
        src: 'feed',
        input: ({ context }) => ({ competitionId: context.competitionId }),
      },
      on: {
        'feed.connection': { actions: { type: 'takeConnection', params: ({ event }) => event } },
        'feed.presence': { actions: { type: 'takePresence', params: ({ event }) => event } },
        'feed.stopped': [
          {
            guard: { type: 'isStoppedBy', params: ({ event }) => ({ ...event, reasons: expiry }) },
            target: 'expired',
          },
          {
            guard: { type: 'isStoppedBy', params: ({ event }) => ({ ...event, reasons: removal }) },
            target: 'notFound',
          },
          { target: 'error', actions: { type: 'fail', params: notEntered } },
        ],
        REFRESH: { actions: 'refreshFeed' },
        DISMISS_NOTICE: { actions: 'dismissNotice' },
      },
      states: {
        loading: {
          on: {
            'feed.match': {
              target: 'running',
              actions: { type: 'takeMatch', params: ({ event }) => event },
            },
          },
          after: {
            loadLimit: { target: '#console.error', actions: { type: 'fail', params: notEntered } },
          },
        },

        running: {
          type: 'parallel',
          states: {
            connection: {
              initial: 'following',
              on: {
                'feed.match': {
                  actions: [
                    { type: 'tellOthersStep', params: ({ event }) => event.match },
                    { type: 'takeMatch', params: ({ event }) => event },
                  ],
                },
                'feed.connection': {
                  target: '.following',
                  actions: { type: 'takeConnection', params: ({ event }) => event },
                },
                'feed.stopped': {
                  guard: { type: 'isKeptOut', params: ({ event }) => event },
                  target: '.lost',
                  actions: { type: 'takeStop', params: ({ event }) => event },
                },
              },
              states: {
                following: {
                  always: [
                    { guard: { type: 'isConnected', params: 'live' }, target: 'live' },
                    {
                      guard: { type: 'isConnected', params: 'reconnecting' },
                      target: 'reconnecting',
                    },
                    { target: 'connecting' },
                  ],
                },
                connecting: {},
                live: {},
                reconnecting: {},
                lost: {},
              },
            },

            flow: {
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
                  {
                    guard: {
                      type: 'isPanel',
                      params: ({ event: { panel } }) => ({ panel, is: 'rank' }),
                    },
                    target: '.rank',
                  },
                  {
                    guard: {
                      type: 'isPanel',
                      params: ({ event: { panel } }) => ({ panel, is: 'ceremony' }),
                    },
                    target: '.ceremony',
                  },
                  {
                    actions: {
                      type: 'run',
                      params: ({ context, event }) => run(flowCommand(event.panel, context.match)),
                    },
                  },
                ],
                CHOOSE_ITEM: { actions: assign({ itemId: ({ event }) => event.itemId }) },
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
                rank: {
                  on: {
                    // Back to what is on air: nothing needs to be sent.
                    CHOOSE_FLOW: {
                      guard: { type: 'showsOtherPanel', params: ({ event }) => event.panel },
                      target: 'following',
                    },
                  },
                },
                ceremony: {
                  on: {
                    CHOOSE_FLOW: {
                      guard: { type: 'showsOtherPanel', params: ({ event }) => event.panel },
                      target: 'following',
                    },
                  },
                },
              },
            },

            command: {
              initial: 'ready',
              states: {
                ready: {
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
                      {
                        target: 'sending',
                        actions: { type: 'hold', params: ({ event }) => event },
                      },
                    ],
                    TAKE_NEXT_STEP: [
                      {
                        guard: 'hasNextStep',
                        actions: { type: 'run', params: ({ context }) => nextRun(context) },
                      },
                      { actions: 'warnWaiting' },
                    ],
                  },
                  states: {
                    idle: { entry: 'forget' },
                    failed: {
                      on: {
                        RETRY: {
                          guard: 'isUnanswered',
                          target: '#console.inside.running.command.sending',
                        },
                        DISMISS_NOTICE: { target: 'idle', actions: 'dismissNotice' },
                      },
                    },
                  },
                },

                confirming: {
                  on: {
                    CONFIRM: { target: 'sending', actions: 'confirm' },
                    CANCEL: { target: 'ready' },
                    RUN: { actions: { type: 'warn', params: 'CONFIRMATION_OPEN' } },
                    'feed.match': {
                      guard: { type: 'isWithdrawn', params: ({ event }) => event.match },
                      target: 'ready',
                      actions: { type: 'tellWithdrawn', params: ({ event }) => event.match },
                    },
                  },
                },

                sending: {
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
                        guard: {
                          type: 'isRefused',
                          params: ({ event }) => refusal(event.output, 401),
                        },
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
                          params: ({ event }) => ({
                            failure: failureOf(event.output) ?? unanswered,
                          }),
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
                },

                // The answer is here, its picture not yet: buttons of the old one must not be pressed.
                settling: {
                  always: { guard: 'hasSettled', target: 'ready' },
                  after: { settleLimit: { target: 'ready', actions: 'refreshFeed' } },
                  on: { RUN: { actions: { type: 'warn', params: 'COMMAND_IN_FLIGHT' } } },
                },
              },
            },

            preview: {
              initial: 'off',
              on: {
                ARM: [
                  {
                    guard: { type: 'isBlocked', params: ({ event }) => event.command },
                    actions: { type: 'warnBlocked', params: ({ event }) => event.command },
                  },
                  {
                    target: '.armed',
                    actions: { type: 'arm', params: ({ event }) => event.command },
                  },
                ],
                ARM_NEXT_STEP: [
                  {
                    guard: 'hasNextStep',
                    actions: {
                      type: 'look',
                      params: ({ context }) => nextRun(context)?.command ?? null,
                    },
                  },
                  { actions: 'warnWaiting' },
                ],
                ARM_FIRST: { actions: assign({ armsFirst: ({ event }) => event.on }) },
              },
              states: {
                // On entry, not on leaving: the notice of another's step says what it put away.
                off: { entry: 'disarm' },
                armed: {
                  initial: 'working',
                  on: {
                    DISARM: 'off',
                    TAKE: [
                      {
                        guard: 'hasPicture',
                        actions: { type: 'run', params: ({ context }) => takeRun(context) },
                      },
                      { actions: { type: 'warn', params: 'PREVIEW_PENDING' } },
                    ],
                    // It was looked at beside a picture that is no longer on air.
                    'feed.match': {
                      guard: { type: 'hasMoved', params: ({ event }) => event.match },
                      target: 'off',
                    },
                  },
                  states: {
                    working: {
                      invoke: {
                        src: 'preview',
                        input: ({ context }) => previewRequest(context.armed, context.match),
                        onDone: [
                          {
                            guard: {
                              type: 'isRefused',
                              params: ({ event }) => refusal(event.output, 401),
                            },
                            target: '#console.expired',
                          },
                          {
                            target: 'shown',
                            actions: { type: 'takePreview', params: ({ event }) => event.output },
                          },
                        ],
                        onError: {
                          target: 'shown',
                          actions: {
                            type: 'takePreview',
                            params: { ok: false, failure: unanswered },
                          },
                        },
                      },
                    },
                    shown: { always: { guard: 'isPictureOld', target: 'late' } },
                    late: { after: { previewPause: 'working' } },
                  },
                },
              },
            },

            battle: {
              initial: 'following',
              on: { 'feed.match': { target: '.following' } },
              states: {
                following: {
                  always: [
                    { guard: { type: 'hasBout', params: 'running' }, target: 'running' },
                    { guard: { type: 'hasBout', params: 'paused' }, target: 'paused' },
                    { guard: { type: 'hasBout', params: 'determined' }, target: 'determined' },
                    { target: 'none' },
                  ],
                },
                none: {},
                running: {},
                paused: {},
                determined: {},
              },
            },

            ranking: {
              initial: 'following',
              on: {
                'feed.match': {
                  guard: { type: 'hasMoved', params: ({ event }) => event.match },
                  target: '.following',
                },
                CHOOSE_RANK_ITEM: {
                  target: '.unset',
                  actions: assign({ rankItemId: ({ event }) => event.itemId }),
                },
                CHOOSE_RANK_PACE: {
                  actions: assign({ rankPaceMs: ({ event }) => event.paceMs }),
                },
                CHOOSE_RANK_TYPE: {
                  actions: { type: 'run', params: ({ context, event }) => rankRun(context, event) },
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
                      actions: {
                        type: 'run',
                        params: ({ context, event }) => rankRun(context, event),
                      },
                    },
                  },
                },
              },
            },

            dialog: {
              initial: 'closed',
              states: {
                closed: {
                  entry: assign({ scoreDialog: null, pickedGroupId: null }),
                  on: {
                    OPEN_SCORE_DIALOG: [
                      {
                        guard: { type: 'mayScore', params: ({ event }) => event.programId },
                        target: 'score',
                        actions: assign({
                          scoreDialog: ({ event }) => ({ programId: event.programId, text: '' }),
                        }),
                      },
                      { actions: { type: 'warnPoint', params: ({ event }) => event.programId } },
                    ],
                    OPEN_GROUP_DIALOG: 'group',
                  },
                },
                score: {
                  on: {
                    TYPE_SCORE: {
                      actions: { type: 'typeScore', params: ({ event }) => event.text },
                    },
                    CONFIRM_DIALOG: [
                      {
                        guard: 'lacksPoint',
                        actions: { type: 'warn', params: 'POINT_MISSING' },
                      },
                      {
                        guard: 'isBusy',
                        actions: { type: 'warn', params: 'COMMAND_IN_FLIGHT' },
                      },
                      {
                        target: 'closed',
                        actions: { type: 'run', params: ({ context }) => pointRun(context) },
                      },
                    ],
                    CLOSE_DIALOG: 'closed',
                    // The bout ended under the dialog.
                    'feed.match': {
                      guard: { type: 'isDialogOver', params: ({ event }) => event.match },
                      target: 'closed',
                      actions: { type: 'warnDialogOver', params: ({ event }) => event.match },
                    },
                  },
                },
                group: {
                  on: {
                    PICK_GROUP: {
                      actions: assign({ pickedGroupId: ({ event }) => event.groupId }),
                    },
                    CONFIRM_DIALOG: [
                      {
                        guard: 'lacksGroup',
                        actions: { type: 'warn', params: 'GROUP_NOT_SELECTED' },
                      },
                      {
                        guard: 'isBusy',
                        actions: { type: 'warn', params: 'COMMAND_IN_FLIGHT' },
                      },
                      {
                        target: 'closed',
                        actions: { type: 'run', params: ({ context }) => groupRun(context) },
                      },
                    ],
                    CLOSE_DIALOG: 'closed',
                  },
                },
              },
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
