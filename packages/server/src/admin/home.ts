/** The parts of a process that the administrator's commands need. */
import type { LiveShows } from '../live/live-shows.ts';
import type { Orders } from '../payment/orders.ts';
import type { Ports } from '../ports.ts';

export interface BackupWritten {
  readonly rows: number;
  readonly tables: number;
  readonly bytes: number;
}

export interface AdminHome {
  readonly ports: Ports;
  readonly live: LiveShows;
  readonly orders: Pick<Orders, 'refund' | 'check'>;
  /** Tells every process that these logins are over: nobody goes on with them. */
  readonly endSessions: (sessionIds: readonly string[]) => void;
  /** Asks another server for a competition that comes from it. Rejects where it does not answer. */
  readonly ask: (url: string, init?: RequestInit) => Promise<Response>;
  /** A whole number from 0 to `below` - 1, each as likely and none foreseeable. */
  readonly random: (below: number) => number;
  /** Writes everything into a file that does not exist yet; an absolute path. Rejects with AdminRefused. */
  readonly backUp: (file: string, encrypt: boolean) => Promise<BackupWritten>;
}
