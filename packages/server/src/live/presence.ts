/** Who is connected to a competition through this process, and what they last reported. */
import type { Connection, ConnectionReport } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import type { Viewer } from './live-shows.ts';

/** A hall of phones that come and go makes at most this many frames for the consoles. */
const FRAME_EVERY_MS = 500;
/** A frame names no more connections than an operator can look at. */
const MOST_IN_FRAME = 1_000;
const roleOrder: Readonly<Record<Connection['role'], number>> = { CONSOLE: 0, JUDGE: 1, SCREEN: 2 };

interface Present {
  readonly viewer: Viewer;
  connection: Connection;
}

export class Presence {
  readonly #present = new Map<string, Present>();
  readonly #ports: Pick<Ports, 'now' | 'schedule'>;
  readonly #announce: () => void;
  #cancel: (() => void) | null = null;

  /** `announce` is called some time after changes, never more often than {@link FRAME_EVERY_MS}. */
  constructor(ports: Pick<Ports, 'now' | 'schedule'>, announce: () => void) {
    this.#ports = ports;
    this.#announce = announce;
  }

  joined(connectionId: string, viewer: Viewer, label: string): void {
    this.#present.set(connectionId, {
      viewer,
      connection: {
        id: connectionId,
        role: viewer.role,
        label,
        judgeId: viewer.role === 'JUDGE' ? viewer.judgeId : null,
        // Until it reports, nobody knows what it shows.
        version: 0,
        lagMs: null,
        since: this.#ports.now(),
        visible: true,
      },
    });
    this.#changed();
  }

  left(connectionId: string): void {
    if (this.#present.delete(connectionId)) this.#changed();
  }

  /** False when the connection is not here, or is somebody else's. */
  reported(viewer: Viewer, report: ConnectionReport): boolean {
    const present = this.#present.get(report.connectionId);
    if (!present || !isSameViewer(present.viewer, viewer)) return false;
    const { connection } = present;
    present.connection = {
      ...connection,
      version: Math.max(connection.version, report.version),
      lagMs: report.lagMs ?? connection.lagMs,
      visible: report.visible ?? connection.visible,
    };
    this.#changed();
    return true;
  }

  get(connectionId: string): Connection | undefined {
    return this.#present.get(connectionId)?.connection;
  }

  /** Consoles first, then judges, then screens; in the order they came. */
  list(): Connection[] {
    return [...this.#present.values()]
      .map(({ connection }) => connection)
      .sort((a, b) => roleOrder[a.role] - roleOrder[b.role])
      .slice(0, MOST_IN_FRAME);
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #changed(): void {
    this.#cancel ??= this.#ports.schedule(FRAME_EVERY_MS, () => {
      this.#cancel = null;
      this.#announce();
    });
  }
}

/** Screens are public and have only their connection id to go by. */
function isSameViewer(a: Viewer, b: Viewer): boolean {
  if (a.role === 'SCREEN') return b.role === 'SCREEN';
  return a.role === b.role && 'sessionId' in b && a.sessionId === b.sessionId;
}
