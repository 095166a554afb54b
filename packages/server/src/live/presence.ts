/** Knows who is connected to a competition through this process, and what they last reported. */
import type { Connection, ConnectionReport } from '@liangfen/sdk/schema';
import type { LivePorts } from './live-time.ts';
import type { SharedConnection } from './signals.ts';
import { isSameViewer, type Viewer } from './viewer.ts';

/** A hall of phones that come and go makes at most this many frames for the consoles. */
const FRAME_EVERY_MS = 500;
/** A frame names no more connections than an operator can look at. */
const MOST_IN_FRAME = 1_000;
/** A glance at another page is not silence yet. */
const SILENT_AFTER_AWAY_MS = 5_000;
/** Phones report every 25 s; one that misses two is asleep, whatever its socket says. */
const SILENT_AFTER_REPORT_MS = 60_000;
const LOOK_EVERY_MS = 2_500;
const roleOrder: Readonly<Record<Connection['role'], number>> = { CONSOLE: 0, JUDGE: 1, SCREEN: 2 };

interface Present {
  readonly viewer: Viewer;
  readonly session: string | null;
  connection: Connection;
  /** By the even clock, as is `awaySince`. */
  heardAt: number;
  /** When the page went into the background, or to another page than the one that follows the show. */
  awaySince: number | null;
}

export class Presence {
  readonly #present = new Map<string, Present>();
  readonly #ports: Pick<LivePorts, 'now' | 'even' | 'schedule'>;
  readonly #announce: () => void;
  readonly #elsewhere: () => readonly Connection[];
  /** When each seat last went to another phone, by judge. */
  readonly #seatsTaken = new Map<string, number>();
  #cancel: (() => void) | null = null;
  #cancelLook: (() => void) | null = null;

  /** `announce` is called some time after changes, never more often than {@link FRAME_EVERY_MS}. */
  constructor(
    ports: Pick<LivePorts, 'now' | 'even' | 'schedule'>,
    announce: () => void,
    /** Returns who is connected through other processes. */
    elsewhere: () => readonly Connection[] = () => [],
  ) {
    this.#ports = ports;
    this.#elsewhere = elsewhere;
    this.#announce = announce;
  }

  /** `session`: the login that it counts for. */
  joined(connectionId: string, viewer: Viewer, label: string, session: string | null = null): void {
    const now = this.#ports.now();
    this.#present.set(connectionId, {
      viewer,
      session,
      heardAt: this.#ports.even(),
      awaySince: null,
      connection: {
        id: connectionId,
        role: viewer.role,
        label,
        judgeId: viewer.role === 'JUDGE' ? viewer.judgeId : null,
        operatorId: viewer.role === 'CONSOLE' ? viewer.sessionId : null,
        // Nobody knows what the connection shows until it reports.
        version: 0,
        lagMs: null,
        since: now,
        visible: true,
        page: null,
        silentSince: null,
      },
    });
    this.#changed();
    if (viewer.role === 'JUDGE') this.#lookLater();
  }

  seatTaken(judgeId: string, at: number): void {
    this.#seatsTaken.set(judgeId, at);
    this.#changed();
  }

  left(connectionId: string): void {
    if (this.#present.delete(connectionId)) this.#changed();
  }

  /** False when the connection is not here, or is somebody else's. */
  reported(viewer: Viewer, report: ConnectionReport): boolean {
    const present = this.#present.get(report.connectionId);
    if (!present || !isSameViewer(present.viewer, viewer)) return false;
    const before = present.connection;
    present.heardAt = this.#ports.even();
    const connection = {
      ...before,
      version: Math.max(before.version, report.version),
      lagMs: report.lagMs ?? before.lagMs,
      visible: report.visible ?? before.visible,
      page: viewer.role === 'JUDGE' ? (report.page ?? before.page) : null,
      ...(viewer.role === 'SCREEN' && report.sound !== undefined ? { sound: report.sound } : {}),
    };
    const away = !connection.visible || connection.page === 'OTHER';
    present.awaySince = away ? (present.awaySince ?? present.heardAt) : null;
    present.connection = { ...connection, silentSince: this.#silentSince(present) };
    // Most reports of a hall's phones say only that they are still there.
    if (!isSame(before, present.connection)) this.#changed();
    return true;
  }

  get(connectionId: string): Connection | undefined {
    return this.#present.get(connectionId)?.connection;
  }

  /** The connections of all processes: consoles first, then judges, then screens; each in the order they came. */
  list(): Connection[] {
    return inOrder([...this.#own(), ...this.#elsewhere()]);
  }

  /** The connections of this process, with the logins they count for. */
  own(): SharedConnection[] {
    return inOrder(this.#own()).map((connection) => ({
      connection,
      place: this.#present.get(connection.id)?.session ?? null,
    }));
  }

  /** Somebody came or went at another process. */
  changedElsewhere(): void {
    this.#changed();
  }

  #own(): Connection[] {
    return [...this.#present.values()].map(({ connection }) => this.#withSeat(connection));
  }

  #withSeat(connection: Connection): Connection {
    const seatTakenAt = this.#seatsTaken.get(connection.judgeId ?? '');
    return seatTakenAt === undefined ? connection : { ...connection, seatTakenAt };
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#cancelLook?.();
    this.#cancelLook = null;
  }

  /** Silence makes no call of its own, so it is looked for as long as there are phones. */
  #lookLater(): void {
    this.#cancelLook ??= this.#ports.schedule(LOOK_EVERY_MS, () => {
      this.#cancelLook = null;
      let phones = 0;
      for (const present of this.#present.values()) {
        if (present.viewer.role !== 'JUDGE') continue;
        phones += 1;
        const since = this.#silentSince(present);
        if (since === present.connection.silentSince) continue;
        present.connection = { ...present.connection, silentSince: since };
        this.#changed();
      }
      if (phones > 0) this.#lookLater();
    });
  }

  /** As a time of day; the same moment is told as the same time, so that nobody is told anew. */
  #silentSince(present: Present): number | null {
    const now = this.#ports.even();
    const since = silentSince(present, now);
    if (since === null) return null;
    return present.connection.silentSince ?? this.#ports.now() - Math.round(now - since);
  }

  #changed(): void {
    this.#cancel ??= this.#ports.schedule(FRAME_EVERY_MS, () => {
      this.#cancel = null;
      this.#announce();
    });
  }
}

function silentSince({ viewer, heardAt, awaySince }: Present, now: number): number | null {
  if (viewer.role !== 'JUDGE') return null;
  if (awaySince !== null && now - awaySince >= SILENT_AFTER_AWAY_MS) return awaySince;
  return now - heardAt >= SILENT_AFTER_REPORT_MS ? heardAt : null;
}

function inOrder(connections: readonly Connection[]): Connection[] {
  return [...connections]
    .sort((a, b) => roleOrder[a.role] - roleOrder[b.role] || a.since - b.since)
    .slice(0, MOST_IN_FRAME);
}

function isSame(a: Connection, b: Connection): boolean {
  return (
    a.version === b.version &&
    a.lagMs === b.lagMs &&
    a.visible === b.visible &&
    a.page === b.page &&
    a.sound === b.sound &&
    a.silentSince === b.silentSince
  );
}
