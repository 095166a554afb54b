/**
 * Knows who is connected to one competition through other processes, and tells them who is connected through this one:
 * changes are sent, numbered, and a process that missed one asks for everything (docs/decisions/0420).
 */
import type { Connection } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import type { SharedConnection, Signal, Signals } from './signals.ts';

/** Messages of other processes about who is connected to them. */
type PresenceSignal = Extract<Signal, { kind: 'present' | 'presentStill' | 'presentNoMore' }>;

/** Every process that has viewers says this often that it is still there. */
export const stillEveryMs = 1_000;
/** A process that is silent for so long is gone, and everybody who was connected to it. */
const goneAfterMs = 3_000;
/** A notification of PostgreSQL holds some twenty connections. */
const mostInMessage = 20;
/** A flood of anonymous screens must not become a flood for every process: the rest follows the next time. */
const mostAtOnce = 400;
const askAgainAfterMs = 500;
const reportsAtMostEveryMs = 400;
const mostProcesses = 100;

interface Neighbour {
  number: number;
  heardAt: number;
  askedAt: number;
  readonly connections: Map<string, SharedConnection>;
}

export class SharedPresence {
  readonly #competitionId: string;
  readonly #signals: Signals;
  readonly #now: () => number;
  readonly #changed: () => void;
  readonly #neighbours = new Map<string, Neighbour>();
  /** What the others know: the text of each connection of this process. */
  readonly #told = new Map<string, string>();
  /** When a report of each connection elsewhere was last passed on. */
  readonly #passed = new Map<string, number>();
  #number = 0;

  constructor(
    competitionId: string,
    signals: Signals,
    { now }: Pick<Ports, 'now'>,
    /** Hears that somebody came or went elsewhere. */
    changed: () => void,
  ) {
    this.#competitionId = competitionId;
    this.#signals = signals;
    this.#now = now;
    this.#changed = changed;
  }

  // ---------------------------------------------------------------- the others

  connections(): Connection[] {
    return [...this.#shared()].map(({ connection }) => connection);
  }

  /** Counts a login's connections elsewhere. */
  takenBy(session: string | null): number {
    if (session === null) return 0;
    let taken = 0;
    for (const shared of this.#shared()) if (shared.place === session) taken += 1;
    return taken;
  }

  /**
   * Whether to pass on a report about a connection of another process: the connection is known, and its last report was
   * not just now.
   */
  mayPass(connectionId: string, isAnswer: boolean): boolean {
    if (!this.knows(connectionId)) return false;
    const key = isAnswer ? `${connectionId} answer` : connectionId;
    const now = this.#now();
    if (now - (this.#passed.get(key) ?? Number.NEGATIVE_INFINITY) < reportsAtMostEveryMs) {
      return false;
    }
    this.#passed.set(key, now);
    return true;
  }

  /** Whether another process has told of the connection. */
  knows(connectionId: string): boolean {
    for (const { connections } of this.#neighbours.values()) {
      if (connections.has(connectionId)) return true;
    }
    return false;
  }

  askAll(): void {
    this.#send({ kind: 'presentWanted', of: null });
  }

  heard(from: string, signal: PresenceSignal): void {
    switch (signal.kind) {
      case 'present':
        this.#take(from, signal);
        break;
      case 'presentStill': {
        const neighbour = this.#neighbour(from);
        if (neighbour === null) break;
        neighbour.heardAt = this.#now();
        if (neighbour.number !== signal.number) this.#ask(from, neighbour);
        break;
      }
      case 'presentNoMore':
        this.#forget(from);
        break;
    }
  }

  #take(from: string, { number, whole, here, gone }: Extract<Signal, { kind: 'present' }>): void {
    const neighbour = this.#neighbour(from);
    if (neighbour === null) return;
    neighbour.heardAt = this.#now();
    if (whole) neighbour.connections.clear();
    else if (number !== neighbour.number + 1) {
      this.#ask(from, neighbour);
      return;
    }
    neighbour.number = number;
    for (const shared of here) neighbour.connections.set(shared.connection.id, shared);
    for (const id of gone) neighbour.connections.delete(id);
    this.#changed();
  }

  #ask(from: string, neighbour: Neighbour): void {
    const now = this.#now();
    if (now - neighbour.askedAt < askAgainAfterMs) return;
    neighbour.askedAt = now;
    this.#send({ kind: 'presentWanted', of: from });
  }

  #neighbour(from: string): Neighbour | null {
    const known = this.#neighbours.get(from);
    if (known !== undefined) return known;
    if (this.#neighbours.size >= mostProcesses) return null;
    const fresh = {
      number: 0,
      heardAt: this.#now(),
      askedAt: Number.NEGATIVE_INFINITY,
      connections: new Map(),
    };
    this.#neighbours.set(from, fresh);
    return fresh;
  }

  #forget(from: string): void {
    const known = this.#neighbours.get(from);
    if (!this.#neighbours.delete(from) || known === undefined) return;
    if (known.connections.size > 0) this.#changed();
  }

  *#shared(): Iterable<SharedConnection> {
    for (const { connections } of this.#neighbours.values()) yield* connections.values();
  }

  // ---------------------------------------------------------------- this process

  /** Tells the others what has changed since the last time. */
  tell(own: readonly SharedConnection[]): void {
    const here: SharedConnection[] = [];
    const ids = new Set<string>();
    for (const shared of own) {
      const { id } = shared.connection;
      ids.add(id);
      const text = JSON.stringify(shared);
      if (this.#told.get(id) === text || here.length >= mostAtOnce) continue;
      this.#told.set(id, text);
      here.push(shared);
    }
    const gone = [...this.#told.keys()].filter((id) => !ids.has(id));
    for (const id of gone) this.#told.delete(id);
    this.#sendChanges(here, gone, false);
  }

  tellAll(own: readonly SharedConnection[]): void {
    this.#told.clear();
    for (const shared of own) this.#told.set(shared.connection.id, JSON.stringify(shared));
    this.#sendChanges(own, [], true);
  }

  /** Once a beat: says that this process lives, and gives up those that are silent. */
  beat(): void {
    if (this.#told.size > 0) this.#send({ kind: 'presentStill', number: this.#number });
    const before = this.#now() - goneAfterMs;
    for (const [from, { heardAt }] of this.#neighbours) if (heardAt < before) this.#forget(from);
    for (const [id, at] of this.#passed) if (at < before) this.#passed.delete(id);
  }

  leave(): void {
    this.#send({ kind: 'presentNoMore' });
  }

  #sendChanges(
    here: readonly SharedConnection[],
    gone: readonly string[],
    fromNothing: boolean,
  ): void {
    let whole = fromNothing;
    const parts = Math.max(
      Math.ceil(here.length / mostInMessage),
      Math.ceil(gone.length / (4 * mostInMessage)),
      whole ? 1 : 0,
    );
    for (let part = 0; part < parts; part += 1) {
      this.#number += 1;
      this.#send({
        kind: 'present',
        number: this.#number,
        whole,
        here: here.slice(part * mostInMessage, (part + 1) * mostInMessage),
        gone: gone.slice(part * 4 * mostInMessage, (part + 1) * 4 * mostInMessage),
      });
      whole = false;
    }
  }

  #send(signal: Signal): void {
    this.#signals.send(this.#competitionId, signal);
  }
}
