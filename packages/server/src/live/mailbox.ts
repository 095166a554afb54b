/**
 * One competition's queue of commands: the commands that have queued are decided in order and committed by one
 * statement, or by two where they are many. It never waits for a window of time, so latency is one commit and
 * throughput grows with load. Where a database does its statements in order, many scores are decided and sent behind
 * the statement that they build on (decision 0512); they are answered when both are kept.
 */
import type { DecidedEvent, ShowCommand } from '@liangfen/rules';
import type { Actor } from '@liangfen/sdk/schema';
import { CompiledQuery } from 'kysely';
import { type HolderRow, holderColumns, requireHere } from '../held-elsewhere.ts';
import { ProblemError } from '../problem.ts';
import { isTaken } from '../store/failures.ts';
import type { Statement } from '../store/named-statement.ts';
import { withDeadline } from './deadline.ts';
import type { KeptCommand, Order } from './decide-batch.ts';
import { draining, isOwnFault, overloaded, unavailable } from './failure.ts';
import type { HeldShow } from './held-show.ts';
import type { CommandOptions } from './live-shows.ts';
import type { LivePorts } from './live-time.ts';
import type { Executor } from './load.ts';
import { commandIdOf, findCommands, type StoredOutcome } from './log.ts';
import { isAllAccepted, type ReadyBatch, readyBatch } from './ready-batch.ts';
import type { KnownOutcome } from './recent-outcomes.ts';
import { RecentOutcomes } from './recent-outcomes.ts';
import { type Refusal, refusalProblem } from './refusal.ts';

export interface CommandOutcome extends DecidedEvent {
  /** The command had been done before; this is the event of the first time. */
  readonly repeat: boolean;
}

export interface MailboxLimits {
  /** Commands that may wait; more are turned away at once instead of being answered too late. */
  readonly queue: number;
  /** Commands of one statement. */
  readonly batch: number;
  /** How long a statement may take before its callers are told that nobody knows. */
  readonly deadlineMs: number;
}

export const mailboxLimits: MailboxLimits = { queue: 20_000, batch: 2_000, deadlineMs: 15_000 };

/** Commands that one statement takes undivided: for few, a second commit costs more than the waiting that it saves. */
const worthDividing = 32;

/** Scores that are worth a statement of their own behind another one. */
const worthSendingBehind = 20;

/** The races a round may lose before it locks the row, so that a busy neighbour cannot starve us. */
const FREE_RACES = 2;

interface WaitingOrder extends Order {
  readonly resolve: (outcome: CommandOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Names each member, because a spread copy of an order costs as much as deciding it. */
function waitingOrder(
  {
    actor,
    command,
    commandId,
    fingerprint,
    mayBeRepeat,
    seenVersion,
    accountId,
    audienceCount,
  }: Order,
  resolve: WaitingOrder['resolve'],
  reject: WaitingOrder['reject'],
): WaitingOrder {
  return {
    actor,
    command,
    commandId,
    fingerprint,
    mayBeRepeat,
    seenVersion,
    accountId,
    audienceCount,
    resolve,
    reject,
  };
}

type Task = WaitingOrder | { readonly alone: () => Promise<void> };

/** A batch whose statement is on its way. */
interface SentBatch {
  readonly ready: ReadyBatch<WaitingOrder>;
  readonly answer: Promise<unknown[]>;
}

/** The work that a round leaves, and the news to tell once its transaction stands. */
interface Round {
  readonly lost: boolean;
  readonly again: readonly WaitingOrder[];
  readonly conclude: () => Promise<void>;
}

export class Mailbox {
  readonly #competitionId: string;
  readonly #held: HeldShow;
  readonly #ports: LivePorts;
  readonly #limits: MailboxLimits;
  readonly #recent = new RecentOutcomes();
  readonly #pending = new Map<string, { fingerprint: string; outcome: Promise<CommandOutcome> }>();
  #queue: Task[] = [];
  #lastTaken = 0;
  #working: Promise<void> | null = null;
  /** The batch that others can be sent behind; null when none is on its way, or when one met a command that must wait. */
  #underWay: ReadyBatch<WaitingOrder> | null = null;
  #behind: SentBatch | null = null;
  #closed = false;

  constructor(competitionId: string, held: HeldShow, ports: LivePorts, limits: MailboxLimits) {
    this.#competitionId = competitionId;
    this.#held = held;
    this.#ports = ports;
    this.#limits = limits;
  }

  get idle(): boolean {
    return this.#working === null;
  }

  command(actor: Actor, command: ShowCommand, options: CommandOptions): Promise<CommandOutcome> {
    const fingerprint = this.#ports.sha256(JSON.stringify(command));
    const commandId = commandIdOf(actor, options.commandId ?? this.#ports.newId());
    const order = {
      actor,
      command,
      commandId,
      fingerprint,
      mayBeRepeat: options.commandId !== null,
      seenVersion: options.seenVersion,
      accountId: options.accountId ?? null,
      audienceCount: options.audienceCount ?? null,
    };
    return order.mayBeRepeat ? this.#once(order) : this.#enqueue(order);
  }

  /** Runs when everything before it is done, and holds back everything after it. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(draining());
    return new Promise<Result>((resolve, reject) => {
      this.#add({
        alone: async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        },
      });
    });
  }

  /** Accepts nothing more and finishes what was accepted. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#working;
  }

  /** Answers a repeat of a command that is on its way, or was answered lately, without the queue. */
  #once(order: Order): Promise<CommandOutcome> {
    const pending = this.#pending.get(order.commandId);
    if (pending) {
      if (pending.fingerprint !== order.fingerprint) return Promise.reject(keyReused());
      return pending.outcome.then((outcome) => ({ ...outcome, repeat: true }));
    }
    const recent = this.#recent.get(order.commandId);
    if (recent) {
      return new Promise((resolve, reject) =>
        answerRepeat(waitingOrder(order, resolve, reject), recent),
      );
    }
    const outcome = this.#enqueue(order);
    this.#pending.set(order.commandId, { fingerprint: order.fingerprint, outcome });
    const done = () => this.#pending.delete(order.commandId);
    outcome.then(done, done);
    return outcome;
  }

  #enqueue(order: Order): Promise<CommandOutcome> {
    if (this.#closed) return Promise.reject(draining());
    if (this.#queue.length >= this.#limits.queue) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => this.#add(waitingOrder(order, resolve, reject)));
  }

  #add(task: Task): void {
    this.#queue.push(task);
    this.#sendBehind();
    this.#working ??= this.#drain();
  }

  async #drain(): Promise<void> {
    while (this.#behind || this.#queue.length > 0) {
      const behind = this.#behind;
      const [first] = this.#queue;
      if (behind) {
        this.#behind = null;
        this.#lastTaken = behind.ready.orders.length;
        await this.#settle(behind.ready.orders, behind);
      } else if (first && 'alone' in first) {
        this.#queue.shift();
        await first.alone();
      } else {
        await this.#settle(this.#takeOrders());
      }
    }
    // In the same turn as the last look at the queue, so that the next order finds nobody at work.
    this.#working = null;
  }

  /**
   * Takes half of the commands that are on their way: those that wait, and as many as the last statement answered,
   * whose callers send the next ones now. Otherwise all callers but one would come to share a statement, and the
   * process would have nothing to do while the database works, and the database nothing while the process does.
   */
  #takeOrders(): WaitingOrder[] {
    const orders = this.#front(this.#half(this.#lastTaken, worthDividing), () => true);
    this.#queue = this.#queue.slice(orders.length);
    this.#lastTaken = orders.length;
    return orders;
  }

  /** Half of the commands that wait and of `others` whose callers are answered next; `least` where that is fewer. */
  #half(others: number, least: number): number {
    const half = Math.ceil((this.#queue.length + others) / 2);
    return Math.min(this.#limits.batch, Math.max(least, half));
  }

  /** The commands at the front of the queue up to the first that may not be taken, at most `most`. */
  #front(most: number, mayBeTaken: (command: ShowCommand) => boolean): WaitingOrder[] {
    const orders: WaitingOrder[] = [];
    for (const task of this.#queue) {
      if ('alone' in task || orders.length === most || !mayBeTaken(task.command)) break;
      orders.push(task);
    }
    return orders;
  }

  /**
   * Once enough scores wait, decides them on the show as the batch under way leaves it, and sends their statement at
   * once, so that the database goes from one to the next. If the first does not hold, this one does not either: its guard asks
   * for the version and the ledger's head that only the first can have made.
   */
  #sendBehind(): void {
    const underWay = this.#underWay;
    if (underWay === null || this.#behind !== null) return;
    const wanted = this.#half(underWay.orders.length, worthSendingBehind);
    if (this.#queue.length < wanted) return;
    // Every other command is decided only on what is kept.
    const orders = this.#front(wanted, ({ type }) => type === 'SUBMIT_SCORES');
    if (orders.length < wanted) return;
    const ready = readyBatch(underWay.after, orders, this.#ports);
    if (ready.statement === null || !isAllAccepted(ready)) {
      this.#underWay = null;
      return;
    }
    this.#queue = this.#queue.slice(orders.length);
    const answer = this.#inTime(this.#run(ready.statement, null));
    // Whoever settles the batch hears of its failure; until then nobody listens.
    answer.catch(() => undefined);
    this.#behind = { ready, answer };
  }

  /** Every order is answered when this returns, whatever happened. */
  async #settle(orders: readonly WaitingOrder[], sent: SentBatch | null = null): Promise<void> {
    let waiting = orders;
    let losses = 0;
    let unanswered = sent;
    while (waiting.length > 0) {
      try {
        const first = unanswered;
        unanswered = null;
        const round = first
          ? await this.#outcomeOf(first.ready, first.answer, null)
          : await this.#attempt(waiting, losses >= FREE_RACES);
        losses = round.lost ? losses + 1 : 0;
        waiting = round.again;
        await round.conclude();
      } catch (error) {
        waiting = await this.#afterFailure(waiting, error);
      }
    }
  }

  async #attempt(orders: readonly WaitingOrder[], locked: boolean): Promise<Round> {
    if (!locked) {
      await this.#inTime(this.#held.fresh());
      return this.#round(orders, null);
    }
    const transaction = this.#ports.database.query.transaction().execute(async (tx) => {
      await lockCompetition(tx, this.#competitionId);
      await this.#held.catchUp(tx);
      return this.#round(orders, tx);
    });
    return this.#inTime(transaction);
  }

  async #round(orders: readonly WaitingOrder[], tx: Executor | null): Promise<Round> {
    const ready = readyBatch(await this.#held.fresh(), orders, this.#ports);
    if (ready.statement) {
      return this.#outcomeOf(ready, this.#inTime(this.#run(ready.statement, tx)), tx);
    }
    const { refused, left } = ready.decided;
    // Every order was refused, so there was no write that would have failed if another process had written since.
    const wasOutdated = refused.length > 0 && (await this.#inTime(this.#held.catchUp(tx)));
    if (wasOutdated) return again(orders);
    return { lost: false, again: left, conclude: () => this.#answerOthers(ready) };
  }

  /**
   * Waits for a batch's statement. Meanwhile others may be sent behind it where the database keeps their order, unless
   * it is part of a transaction, or has left commands that come before them.
   */
  async #outcomeOf(
    ready: ReadyBatch<WaitingOrder>,
    answer: Promise<unknown[]>,
    tx: Executor | null,
  ): Promise<Round> {
    const mayBeFollowed =
      this.#ports.database.inOrder && tx === null && ready.decided.left.length === 0;
    this.#underWay = mayBeFollowed ? ready : null;
    this.#sendBehind();
    const held = await answer.finally(() => {
      this.#underWay = null;
    });
    if (held.length === 0) {
      if (!(await this.#held.catchUp(tx))) await this.#held.reload(tx);
      return again(ready.orders);
    }
    const conclude = async () => {
      for (const command of ready.decided.kept) this.#answerKept(command);
      await this.#moveOn(ready);
      await this.#answerOthers(ready);
    };
    return { lost: false, again: ready.decided.left, conclude };
  }

  /** Takes over what this process committed. */
  async #moveOn({ before, after, decided }: ReadyBatch<WaitingOrder>): Promise<void> {
    if (this.#held.trusted?.version === before.state.version) {
      this.#held.adopt(
        after,
        decided.kept.map((command) => command.decided.event),
      );
    } else {
      // Kept, and so was the batch before it, of which nobody could tell: its events must reach the viewers first.
      await this.#inTime(this.#held.catchUp(null));
    }
  }

  async #answerOthers({ decided }: ReadyBatch<WaitingOrder>): Promise<void> {
    for (const { order, error } of decided.failed) order.reject(error);
    await this.#answerRefused(decided.refused);
  }

  #run({ name, sql, values }: Statement, tx: Executor | null): Promise<unknown[]> {
    if (!tx) return this.#ports.database.prepared<unknown>(name, sql, values);
    return tx.executeQuery(CompiledQuery.raw(sql, [...values])).then(({ rows }) => rows);
  }

  #answerKept({ order, decided, refused }: KeptCommand<WaitingOrder>): void {
    const { fingerprint } = order;
    if (order.mayBeRepeat) {
      this.#recent.keep(order.commandId, { fingerprint, decided, refused });
    }
    if (refused) order.reject(refusalProblem(refused));
    else order.resolve({ event: decided.event, facts: decided.facts, repeat: false });
  }

  /** A refused command may have been done before: a retry after a lost answer looks like this. */
  async #answerRefused(
    refused: readonly { readonly order: WaitingOrder; readonly refusal: Refusal }[],
  ): Promise<void> {
    if (refused.length === 0) return;
    let known = noOutcomes;
    try {
      known = await this.#storedOutcomes(refused.map(({ order }) => order));
    } catch (error) {
      this.#giveUp(
        refused.map(({ order }) => order),
        error,
      );
    }
    for (const { order, refusal } of refused) {
      const stored = known.get(order.commandId);
      if (stored) answerRepeat(order, outcomeOf(stored));
      else order.reject(refusalProblem(refusal));
    }
  }

  /** Returns the orders that are still to be decided. */
  async #afterFailure(
    waiting: readonly WaitingOrder[],
    error: unknown,
  ): Promise<readonly WaitingOrder[]> {
    try {
      if (error instanceof ProblemError) return rejectAll(waiting, error);
      if (isTaken(error)) {
        const known = await this.#storedOutcomes(waiting);
        const fresh = waiting.filter((order) => {
          const stored = known.get(order.commandId);
          if (stored) answerRepeat(order, outcomeOf(stored));
          return !stored;
        });
        if (fresh.length < waiting.length) return fresh;
      }
      if (isOwnFault(error)) return await this.#findCulprit(waiting, error);
    } catch (next) {
      return this.#giveUp(waiting, next);
    }
    return this.#giveUp(waiting, error);
  }

  /** The statement can never succeed: one command is at fault, and the others must not pay for it. */
  async #findCulprit(
    waiting: readonly WaitingOrder[],
    error: unknown,
  ): Promise<readonly WaitingOrder[]> {
    if (waiting.length === 1) return rejectAll(waiting, error);
    for (const order of waiting) await this.#settle([order]);
    return [];
  }

  #giveUp(waiting: readonly WaitingOrder[], error: unknown): readonly WaitingOrder[] {
    this.#held.doubt();
    this.#ports.log.warn('live.commit.failed', {
      competitionId: this.#competitionId,
      commands: waiting.length,
      error: error instanceof Error ? error.message : String(error),
    });
    return rejectAll(waiting, unavailable());
  }

  #storedOutcomes(orders: readonly WaitingOrder[]): Promise<ReadonlyMap<string, StoredOutcome>> {
    const ids = orders.filter((order) => order.mayBeRepeat).map((order) => order.commandId);
    if (ids.length === 0) return Promise.resolve(noOutcomes);
    return this.#inTime(findCommands(this.#ports.database.query, this.#competitionId, ids));
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    return withDeadline(this.#ports.schedule, this.#limits.deadlineMs, work);
  }
}

const noOutcomes: ReadonlyMap<string, StoredOutcome> = new Map();

function outcomeOf({ event, fingerprint, refusedBecause }: StoredOutcome): KnownOutcome {
  return {
    fingerprint,
    decided: { event, facts: {} },
    refused: refusedBecause && { reason: refusedBecause, version: event.version - 1 },
  };
}

function answerRepeat(order: WaitingOrder, known: KnownOutcome): void {
  if (known.fingerprint !== order.fingerprint) order.reject(keyReused());
  else if (known.refused) order.reject(refusalProblem(known.refused));
  else order.resolve({ ...known.decided, repeat: true });
}

function again(orders: readonly WaitingOrder[]): Round {
  return { lost: true, again: orders, conclude: () => Promise.resolve() };
}

function rejectAll(waiting: readonly WaitingOrder[], error: unknown): readonly WaitingOrder[] {
  for (const order of waiting) order.reject(error);
  return [];
}

export function keyReused(): ProblemError {
  return new ProblemError(
    409,
    'IDEMPOTENCY_KEY_REUSED',
    '同一个请求标识已用于另一项操作，请刷新页面后重新操作',
  );
}

/**
 * Writers of a competition queue here; the guard of the ordinary statement waits behind the lock. Throws when another
 * server runs the competition.
 */
export async function lockCompetition(tx: Executor, competitionId: string): Promise<void> {
  const row = await lockedHolder(tx, competitionId);
  if (row !== undefined) requireHere(row);
}

/** Waits for the other writers, whoever runs the competition. */
export function lockedHolder(tx: Executor, competitionId: string): Promise<HolderRow | undefined> {
  return tx
    .selectFrom('competition')
    .select(holderColumns)
    .where('id', '=', competitionId)
    .forUpdate()
    .executeTakeFirst();
}
