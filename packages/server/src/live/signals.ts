/** Ephemeral messages between processes: a check, a reload, a closed session, a report for another's reader. */
import type { ClosedFrame, ConnectionReport } from '@liangfen/sdk/schema';
import type { Bus, BusMessage } from '../ports.ts';
import type { CheckResult, Viewer } from './live-shows.ts';

export type Signal =
  | { readonly kind: 'check'; readonly checkId: string; readonly startedAt: number }
  | {
      readonly kind: 'answer';
      readonly checkId: string;
      readonly answer: CheckResult['answers'][number];
    }
  | { readonly kind: 'reload' }
  | { readonly kind: 'soundTest' }
  | { readonly kind: 'seatTaken'; readonly judgeId: string; readonly at: number }
  | {
      readonly kind: 'close';
      readonly sessionId: string;
      readonly reason: ClosedFrame['reason'];
    }
  | { readonly kind: 'report'; readonly viewer: Viewer; readonly report: ConnectionReport };

/** Sessions are not of one competition: such a signal names none. */
export const everyCompetition = '';

export class Signals {
  readonly #bus: Bus;
  /** A process hears itself on the bus and must not answer its own signals. */
  readonly #own: string;

  constructor(bus: Bus, processId: string) {
    this.#bus = bus;
    this.#own = processId;
  }

  send(competitionId: string, signal: Signal): void {
    const text = JSON.stringify({ from: this.#own, signal });
    this.#bus.publish({ kind: 'signal', competitionId, signal: text });
  }

  /** Null for our own, and for what another release of the server may mean by it. */
  read(text: string): Signal | null {
    // Both ends are this file; an unknown kind is ignored by the receiver.
    const envelope = parse(text) as { from?: unknown; signal?: Signal } | null;
    if (!envelope || envelope.from === this.#own) return null;
    return envelope.signal ?? null;
  }
}

/** The session that a message says has ended, whoever sent it. */
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
