/** Ephemeral messages between processes: a check, a reload, a closed session, a report for another's reader. */
import type { ClosedFrame, Connection, ConnectionReport } from '@liangfen/sdk/schema';
import type { Bus, BusMessage } from '../ports.ts';
import type { CheckResult } from './live-shows.ts';
import type { Viewer } from './viewer.ts';

/** A connection as other processes hear of it. */
export interface SharedConnection {
  readonly connection: Connection;
  /** The login whose streams it takes; null for a screen. Named as processes of an earlier version name it. */
  readonly place: string | null;
}

export type Signal =
  | { readonly kind: 'check'; readonly checkId: string; readonly startedAt: number }
  | {
      readonly kind: 'answer';
      readonly checkId: string;
      readonly answer: CheckResult['answers'][number];
    }
  /** The connections that were asked at another process, as part of the same check. */
  | {
      readonly kind: 'asked';
      readonly checkId: string;
      readonly startedAt: number;
      readonly asked: CheckResult['answers'];
    }
  | { readonly kind: 'reload' }
  | { readonly kind: 'soundTest' }
  /** Changes in who is connected to the sender; `whole` begins anew. Numbered, so that a gap is noticed. */
  | {
      readonly kind: 'present';
      readonly number: number;
      readonly whole: boolean;
      readonly here: readonly SharedConnection[];
      readonly gone: readonly string[];
    }
  /** Says that the sender lives, and how many messages it has sent. */
  | { readonly kind: 'presentStill'; readonly number: number }
  /** Asks one process, or all, to say everything. */
  | { readonly kind: 'presentWanted'; readonly of: string | null }
  /** The sender drains: nobody is connected to it any more. */
  | { readonly kind: 'presentNoMore' }
  | { readonly kind: 'seatTaken'; readonly judgeId: string; readonly at: number }
  | {
      readonly kind: 'close';
      readonly sessionId: string;
      readonly reason: ClosedFrame['reason'];
    }
  | {
      readonly kind: 'report';
      readonly viewer: Viewer;
      readonly report: ConnectionReport;
      readonly address: string;
    };

export interface HeardSignal {
  /** The process that sent it. */
  readonly from: string;
  readonly signal: Signal;
}

/** Stands for no competition in signals about sessions. */
export const everyCompetition = '';

export class Signals {
  readonly #bus: Bus;
  /** A process hears itself on the bus and must not answer its own signals. */
  readonly #own: string;

  /** The name of this process on the bus. */
  get own(): string {
    return this.#own;
  }

  constructor(bus: Bus, processId: string) {
    this.#bus = bus;
    this.#own = processId;
  }

  send(competitionId: string, signal: Signal): void {
    const text = JSON.stringify({ from: this.#own, signal });
    this.#bus.publish({ kind: 'signal', competitionId, signal: text });
  }

  /**
   * Returns null for this process's own messages, and for those that only another release of the server understands.
   */
  read(text: string): HeardSignal | null {
    // Both ends are this file; an unknown kind is ignored by the receiver.
    const envelope = parse(text) as { from?: unknown; signal?: Signal } | null;
    const from = envelope?.from;
    if (!envelope?.signal || typeof from !== 'string' || from === this.#own) return null;
    return { from, signal: envelope.signal };
  }
}

/** Tells the end of sessions for a program that serves nobody itself. */
export function tellEnded(bus: Bus, self: string, sessionIds: readonly string[]): void {
  const signals = new Signals(bus, self);
  for (const sessionId of sessionIds) {
    signals.send(everyCompetition, { kind: 'close', sessionId, reason: 'SESSION_REVOKED' });
  }
}

/** Returns the session whose end a message tells, whoever sent it. */
export function endedSessionIn(message: BusMessage): string | null {
  if (message.kind !== 'signal' || message.competitionId !== everyCompetition) return null;
  const envelope = parse(message.signal) as { signal?: Signal } | null;
  return envelope?.signal?.kind === 'close' ? envelope.signal.sessionId : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
