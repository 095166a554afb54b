/** Keeps a judge's scores until the server has answered for each: stored before they are sent, counted once. */
import { backoff } from './backoff.ts';
import type { Caller } from './caller.ts';
import { ApiError } from './errors.ts';
import { newRandomId } from './new-id.ts';
import type { AnswerOf } from './operations.ts';
import { type PageSignals, watchPage } from './page-signals.ts';
import { type Schedule, scheduleWithTimers } from './schedule.ts';
import {
  type Counted,
  isWaiting,
  type KeptList,
  type KeptScore,
  type KeptStatus,
  type KeptSubmission,
  nextOf,
  ofSeat,
  withAnswer,
  withAttempt,
  withoutSubmission,
  withSubmission,
} from './score-outbox-entries.ts';
import type { ScoreStorage } from './score-outbox-storage.ts';
import type { NamedLocks } from './web-parts.ts';

export interface OutboxEntry extends Omit<KeptSubmission, 'status'> {
  readonly status: KeptStatus | { readonly state: 'SENDING' };
}

/** A new value with every change, so that it can be compared by identity. */
export interface OutboxState {
  /** This judge's submissions in this competition, oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** How many submissions the server has not answered for. */
  readonly unsent: number;
  /** The server does not know this login any more; entries are kept until there is a new one. */
  readonly needsLogin: boolean;
  /** False where the browser keeps nothing: then unsent scores end with the page. */
  readonly durable: boolean;
}

export interface ScoreSubmission {
  readonly programId: string;
  readonly windowId: string;
  readonly scores: readonly KeptScore[];
}

export interface ScoreOutbox {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: (state: OutboxState) => void) => () => void;
  /** Resolves with the entry's id when it is stored; then it is sent until the server answers. */
  readonly submit: (submission: ScoreSubmission) => Promise<string>;
  /** Sends at once what waits, e.g. after a new login or when the live feed is back. */
  readonly wake: () => void;
  /** Takes an answered entry out of sight. */
  readonly dismiss: (id: string) => Promise<void>;
  /** Stops sending. What waits stays stored for the next outbox of this judge. */
  readonly close: () => void;
}

export interface ScoreOutboxOptions {
  /** Logged in as this judge. */
  readonly client: Pick<Caller<'submitScores'>, 'request'>;
  readonly competitionId: string;
  readonly judgeId: string;
  readonly storage: ScoreStorage;
  readonly now?: () => number;
  /** Makes Idempotency-Keys. */
  readonly newId?: () => string;
  readonly schedule?: Schedule;
  readonly random?: () => number;
  /** `window` in a browser. */
  readonly page?: PageSignals;
  /** Keeps two tabs from sending the same; the Idempotency-Key makes it harmless without. */
  readonly locks?: NamedLocks | undefined;
  /** An attempt without an answer is given up and repeated after this. */
  readonly attemptMs?: number;
}

/** After a failed try of a program, `STORED` waits for its turn; the other reasons send at once. */
type Reason = 'STORED' | 'SUBMITTED' | 'WOKEN';

type Outcome =
  | { readonly kind: 'NOTHING_LEFT' | 'ANSWERED' | 'NEEDS_LOGIN' }
  | { readonly kind: 'UNKNOWN'; readonly atLeastMs: number };

/** Submissions of one program go one after another, so that the newest is the last to arrive. */
interface Lane {
  running: boolean;
  /** Whether there may be more to send than the round under way knows of. */
  more: boolean;
  /** Network, page or login are back: the next try need not wait. */
  woken: boolean;
  failures: number;
  cancelTimer: (() => void) | undefined;
  giveUp: (() => void) | undefined;
}

/**
 * @example
 * ```tsx
 * const outbox = createScoreOutbox({ client, competitionId: 'c1', judgeId: 'j1', storage: memoryScoreStorage() });
 * outbox.submit({ windowId: 'w1', programId: 'p1', scores: [{ itemId: null, score: 95.5 }] });
 * ```
 */
export function createScoreOutbox(options: ScoreOutboxOptions): ScoreOutbox {
  const { client, competitionId, judgeId, storage, attemptMs = 15_000 } = options;
  const { now = Date.now, newId = newRandomId, random = Math.random } = options;
  const { schedule = scheduleWithTimers } = options;
  const locks: NamedLocks | undefined =
    'locks' in options ? options.locks : globalThis.navigator?.locks;
  const seat = { competitionId, judgeId };

  const listeners = new Set<(state: OutboxState) => void>();
  const lanes = new Map<string, Lane>();
  const sending = new Set<string>();
  /** Submitted in this moment: shown already, stored in the next. */
  const storing = new Map<string, KeptSubmission>();
  let kept: KeptList = [];
  let needsLogin = false;
  let closed = false;
  let state: OutboxState = { entries: [], unsent: 0, needsLogin, durable: storage.durable() };

  function publish(): void {
    const stored = ofSeat(kept, seat);
    const known = new Set(stored.map(({ id }) => id));
    const fresh = [...storing.values()].filter(({ id }) => !known.has(id));
    const entries = [...stored, ...fresh].map(
      (entry): OutboxEntry =>
        sending.has(entry.id) && isWaiting(entry)
          ? { ...entry, status: { state: 'SENDING' } }
          : entry,
    );
    const unsent = [...stored, ...fresh].filter(isWaiting).length;
    state = { entries, unsent, needsLogin, durable: storage.durable() };
    for (const listener of [...listeners]) listener(state);
  }

  async function update(change: (before: KeptList) => KeptList): Promise<void> {
    kept = await storage.update(change);
    publish();
  }

  /** Reads the kept submissions and sends them. */
  async function sendAll(reason: Reason): Promise<void> {
    await update((before) => before);
    const programs = new Set(
      ofSeat(kept, seat)
        .filter(isWaiting)
        .map(({ programId }) => programId),
    );
    for (const programId of programs) void send(programId, reason);
  }

  async function send(programId: string, reason: Reason): Promise<void> {
    const lane = laneOf(programId);
    if (closed || (reason === 'STORED' && lane.cancelTimer !== undefined)) return;
    if (lane.running) {
      lane.more = true;
      lane.woken ||= reason === 'WOKEN';
      return;
    }
    lane.running = true;
    lane.cancelTimer?.();
    lane.cancelTimer = undefined;
    try {
      while (!closed) {
        lane.more = false;
        lane.woken = false;
        const outcome = await exclusively(programId, () => attempt(programId, lane)).catch(
          (): Outcome => ({ kind: 'UNKNOWN', atLeastMs: 0 }),
        );
        lane.failures = outcome.kind === 'UNKNOWN' ? lane.failures + 1 : 0;
        const goesOn = outcome.kind === 'NOTHING_LEFT' ? lane.more : lane.woken;
        if (outcome.kind === 'ANSWERED' || goesOn) continue;
        if (outcome.kind === 'UNKNOWN' && !closed) {
          const wait = Math.max(backoff(lane.failures - 1, random), outcome.atLeastMs);
          lane.cancelTimer = schedule(wait, () => {
            lane.cancelTimer = undefined;
            void send(programId, 'WOKEN');
          });
        }
        return;
      }
    } finally {
      lane.running = false;
    }
  }

  function laneOf(programId: string): Lane {
    const found = lanes.get(programId);
    if (found !== undefined) return found;
    const lane: Lane = {
      running: false,
      more: false,
      woken: false,
      failures: 0,
      cancelTimer: undefined,
      giveUp: undefined,
    };
    lanes.set(programId, lane);
    return lane;
  }

  async function attempt(programId: string, lane: Lane): Promise<Outcome> {
    let next: KeptSubmission | undefined;
    await update((before) => {
      next = nextOf(before, seat, programId);
      return next === undefined ? before : withAttempt(before, next.id);
    });
    // A closed outbox must not send: its judge may have logged in as somebody else.
    if (next === undefined || closed) return { kind: 'NOTHING_LEFT' };
    const { id, scores, windowId } = next;
    const controller = new AbortController();
    lane.giveUp = () => controller.abort();
    const cancelLimit = schedule(attemptMs, lane.giveUp);
    sending.add(id);
    publish();
    try {
      const answer = await client.request('submitScores', {
        path: { id: competitionId, programId },
        body: { scores: scores.map(givenOf), windowId },
        idempotencyKey: id,
        signal: controller.signal,
      });
      needsLogin = false;
      return await answered(id, deliveredBy(answer), answer.scores);
    } catch (error) {
      if (isRefusal(error)) {
        needsLogin = false;
        return await answered(id, {
          state: 'REFUSED',
          code: error.code,
          detail: error.detail,
        });
      }
      needsLogin = isLoginEnded(error);
      return needsLogin ? { kind: 'NEEDS_LOGIN' } : { kind: 'UNKNOWN', atLeastMs: pauseOf(error) };
    } finally {
      cancelLimit();
      lane.giveUp = undefined;
      sending.delete(id);
      publish();
    }
  }

  async function answered(id: string, status: KeptStatus, counted?: Counted): Promise<Outcome> {
    await update((before) => withAnswer(before, id, status, counted));
    return { kind: 'ANSWERED' };
  }

  /** Lets only one tab send a program's scores; a tab that sleeps with the lock is not waited for. */
  async function exclusively(programId: string, run: () => Promise<Outcome>): Promise<Outcome> {
    if (locks === undefined) return run();
    const patience = new AbortController();
    const cancelPatience = schedule(attemptMs, () => patience.abort());
    let entered = false;
    try {
      return await locks.request(
        `liangfen.scores ${competitionId} ${judgeId} ${programId}`,
        { signal: patience.signal },
        () => {
          entered = true;
          cancelPatience();
          return run();
        },
      );
    } catch (error) {
      if (entered) throw error;
      return run();
    } finally {
      cancelPatience();
    }
  }

  function wake(networkChanged: boolean): void {
    if (networkChanged) for (const lane of lanes.values()) lane.giveUp?.();
    for (const lane of lanes.values()) lane.failures = 0;
    sendAll('WOKEN').catch(() => {});
  }

  const stopWatching =
    options.page === undefined
      ? () => {}
      : watchPage(options.page, { visible: () => {}, woken: wake });
  const stopListening = storage.subscribe(() => void sendAll('STORED').catch(() => {}));
  void sendAll('STORED').catch(() => {});

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    submit: async ({ programId, windowId, scores }) => {
      const submission: KeptSubmission = {
        ...seat,
        id: newId(),
        programId,
        windowId,
        scores: scores.map(givenOf),
        order: Number.MAX_SAFE_INTEGER,
        createdAt: now(),
        attempted: false,
        status: { state: 'WAITING' },
      };
      storing.set(submission.id, submission);
      publish();
      try {
        await update((before) => withSubmission(before, submission));
      } finally {
        storing.delete(submission.id);
        publish();
      }
      void send(programId, 'SUBMITTED');
      return submission.id;
    },
    wake: () => wake(false),
    dismiss: (id) => update((before) => withoutSubmission(before, id)),
    close: () => {
      closed = true;
      stopWatching();
      stopListening();
      for (const lane of lanes.values()) lane.cancelTimer?.();
    },
  };
}

/** Returns the judge's score, without the revision that the server has counted. */
function givenOf({ itemId, score, seenRevision }: KeptScore): KeptScore {
  return seenRevision === undefined ? { itemId, score } : { itemId, score, seenRevision };
}

/** A page that is not ours may answer 200 too, e.g. of a hall's Wi-Fi login. */
function deliveredBy(answer: Partial<AnswerOf<'submitScores'>> | undefined): KeptStatus {
  const { receipt, scores } = answer ?? {};
  if (typeof receipt !== 'string' || !Array.isArray(scores)) throw new Error('not an answer');
  return { state: 'DELIVERED', receipt, at: scores[0]?.at ?? 0 };
}

/** Whether our own server refused; a proxy's 403 says nothing about the score. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'INVALID_ANSWER') return false;
  const { status } = error;
  return status >= 400 && status < 500 && !notYet.has(status);
}

/** No login, too slow, too early, too many: such answers do not judge the score itself. */
const notYet: ReadonlySet<number> = new Set([401, 408, 425, 429]);

function isLoginEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'INVALID_ANSWER';
}

function pauseOf(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
}
