/** Connects the machine to the server: entering, the live feed, and sending commands. */
import { evolveView } from '@liangfen/rules';
import {
  ApiError,
  type FeedState,
  type LiangfenClient,
  type MatchFeedOptions,
  openMatchFeed,
} from '@liangfen/sdk';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { fromCallback, fromPromise } from 'xstate';
import type { PreviewRequest } from './command/armed.ts';
import { callCommand } from './command/call.ts';
import {
  type CallFailure,
  type CommandOutcome,
  type EnterOutcome,
  type PreviewOutcome,
  unanswered,
} from './command/outcome.ts';
import type { PendingCommand } from './command/pending-command.ts';
import type { FeedEvent } from './console-events.ts';

export interface ConsoleActorsOptions {
  readonly client: Pick<LiangfenClient, 'request' | 'retry'>;
  readonly competitionId: string;
  /** Makes Idempotency-Keys. */
  readonly newId: () => string;
  /** The page, clock and timers of the feed; `page: window` in a browser. */
  readonly feed?: Pick<
    MatchFeedOptions<'CONSOLE'>,
    'clock' | 'page' | 'now' | 'schedule' | 'random' | 'reportEveryMs'
  >;
}

/**
 * For `consoleMachine.provide({ actors: createConsoleActors(…) })`.
 *
 * @example
 * ```tsx
 * import { createActor } from 'xstate';
 *
 * const newId = () => crypto.randomUUID();
 * const actors = createConsoleActors({ client, competitionId: 'c1', newId });
 * const actor = createActor(consoleMachine.provide({ actors }), {
 *   input: { competitionId: 'c1', hasToken: true },
 * });
 * actor.start();
 * ```
 */
export function createConsoleActors({
  client,
  competitionId,
  newId,
  feed = {},
}: ConsoleActorsOptions) {
  // One key per decision of the operator: sending the same pending command again is a repeat.
  const keys = new WeakMap<PendingCommand, string>();
  const keyOf = (pending: PendingCommand): string => {
    const key = keys.get(pending) ?? newId();
    keys.set(pending, key);
    return key;
  };

  return {
    enter: fromPromise<EnterOutcome, { readonly competitionId: string }>(async ({ signal }) => {
      try {
        const input = { path: { id: competitionId }, signal };
        return { ok: true, match: await client.request('enterConsole', input) };
      } catch (error) {
        return { ok: false, failure: callFailure(error) };
      }
    }),

    runCommand: fromPromise<CommandOutcome, PendingCommand | null>(async ({ input, signal }) => {
      if (input === null) return { ok: false, failure: unanswered };
      const { command, seenVersion } = input;
      const options = { idempotencyKey: keyOf(input), seenVersion, signal };
      try {
        return { ok: true, answer: await callCommand(client, competitionId, command, options) };
      } catch (error) {
        return { ok: false, failure: callFailure(error) };
      }
    }),

    preview: fromPromise<PreviewOutcome, PreviewRequest | null>(async ({ input, signal }) => {
      if (input === null) return { ok: false, failure: unanswered };
      const { command: body, seenVersion } = input;
      try {
        const call = { path: { id: competitionId }, body, seenVersion, signal };
        return { ok: true, preview: await client.request('previewCommand', call) };
      } catch (error) {
        return { ok: false, failure: callFailure(error) };
      }
    }),

    feed: fromCallback<{ type: 'REFRESH' }, { readonly competitionId: string }>(
      ({ sendBack, receive }) => {
        const send = (event: FeedEvent) => sendBack(event);
        const opened = openMatchFeed({
          ...feed,
          client,
          competitionId,
          role: 'CONSOLE',
          evolve: evolveView,
        });
        let before = opened.state();
        const unsubscribe = opened.subscribe((state) => {
          for (const event of feedEvents(before, state)) send(event);
          before = state;
        });
        receive(() => opened.refresh());
        return () => {
          unsubscribe();
          opened.close();
        };
      },
    ),
  };
}

/** Returns the events that the machine gets when the feed's state changes. */
function feedEvents(
  before: FeedState<CurrentMatch>,
  { status, reason, view, presence, connectionId }: FeedState<CurrentMatch>,
): FeedEvent[] {
  if (status === 'closed') {
    const stopped = { type: 'feed.stopped', reason: reason ?? 'CLOSED' } as const;
    return status === before.status ? [] : [stopped];
  }
  const events: FeedEvent[] = [];
  if (status !== before.status || reason !== before.reason) {
    events.push({ type: 'feed.connection', connection: status, trouble: reason });
  }
  if (view !== null && view !== before.view) events.push({ type: 'feed.match', match: view });
  const isOtherLine = connectionId !== before.connectionId;
  if (presence !== null && (presence !== before.presence || isOtherLine)) {
    events.push({ type: 'feed.presence', presence, connectionId });
  }
  return events;
}

export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return unanswered;
  const { status, code, detail, missingJudges = [], version = null } = error;
  return { status, code, detail, missingJudges, version };
}
