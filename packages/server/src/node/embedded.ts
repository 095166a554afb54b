/** The default home of the data: PostgreSQL embedded in this process, on disk, made durable (docs/decisions/0010). */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '../ports.ts';
import { databaseOver, type SqlEngine, type SqlRows } from '../store/engine.ts';
import { SqlError } from '../store/pglite.ts';
import { layOutCluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import {
  createOutbox,
  type EmbeddedOptions,
  type EmbeddedReply,
  type EmbeddedRequest,
} from './embedded-protocol.ts';
import { makeFolder } from './make-folder.ts';
import { startThread } from './threads.ts';

export interface EmbeddedDatabaseOptions extends EmbeddedOptions {
  /** The database's thread ended without being asked: nothing can be stored any more. */
  readonly onDied?: (reason: string) => void;
}

/** Others on this machine could read or write the data. */
export class DirectoryTooOpen extends Error {
  readonly directory: string;

  constructor(directory: string) {
    super(`${directory} is open to other users; run chmod -R go-rwx '${directory}'`);
    this.name = 'DirectoryTooOpen';
    this.directory = directory;
  }
}

/**
 * Throws DirectoryInUse when another process holds the directory, DirectoryTooOpen when anybody may.
 *
 * @example
 * ```tsx
 * const database = await openEmbeddedDatabase({ directory: '/var/lib/liangfen', durable: true });
 * await migrate(database, Date.now);
 * ```
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<Database> {
  const directory = resolve(options.directory);
  makeFolder(directory);
  // Windows has no such bits; its users' folders are closed to others.
  const isOpen = process.platform !== 'win32' && (statSync(directory).mode & 0o077) !== 0;
  if (isOpen) throw new DirectoryTooOpen(directory);
  const lock = await lockDirectory(directory);
  const kept = { directory, durable: options.durable };
  try {
    await layOutCluster(kept);
    const engine = await startEngine(kept, options.onDied);
    return databaseOver({
      ...engine,
      close: async () => {
        await engine.close();
        await lock.release();
      },
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The database did not open; the code is the system's where the disk refused. */
export class EngineRefused extends Error {
  readonly code: string;
  /** The data directory, as Node names the file in its own errors. */
  readonly path: string;

  constructor(message: string, code: string, path: string) {
    super(message);
    this.name = 'EngineRefused';
    this.code = code;
    this.path = path;
  }
}

interface Waiting {
  readonly resolve: (rows: SqlRows | null) => void;
  readonly reject: (error: Error) => void;
}

function startEngine(
  options: EmbeddedOptions,
  onDied: ((reason: string) => void) | undefined,
): Promise<SqlEngine> {
  const worker = startThread('embedded-worker', { workerData: options });
  const send = createOutbox<EmbeddedRequest>((requests) => worker.postMessage(requests));
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let closing = false;

  const ask = (request: (id: number) => EmbeddedRequest): Promise<SqlRows | null> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      send(request(lastId));
    });
  const run =
    (session: number | null): SqlEngine['run'] =>
    async (statement) =>
      (await ask((id) => ({ kind: 'run', id, session, statement }))) ?? noRows;

  const engine: SqlEngine = {
    run: run(null),
    session: async () => {
      lastId += 1;
      const session = lastId;
      await ask((id) => ({ kind: 'open', id, session }));
      return { run: run(session), release: () => send({ kind: 'release', session }) };
    },
    close: async () => {
      closing = true;
      await ask((id) => ({ kind: 'close', id }));
      await worker.terminate();
    },
  };

  return new Promise((resolveEngine, rejectEngine) => {
    worker.on('message', (replies: EmbeddedReply[]) => {
      for (const reply of replies) take(reply);
    });
    worker.on('error', (error) => ended(error.message));
    worker.on('exit', (code) => ended(`the database thread ended with code ${code}`));

    function take(reply: EmbeddedReply): void {
      if (reply.kind === 'ready') resolveEngine(engine);
      else if (reply.kind === 'refused') {
        closing = true;
        const { message, code } = reply.error;
        rejectEngine(new EngineRefused(message, code, options.directory));
        void worker.terminate();
      } else {
        const asked = waiting.get(reply.id);
        waiting.delete(reply.id);
        if (reply.kind === 'done') asked?.resolve(reply.rows);
        else {
          const { message, code, constraint, detail } = reply.error;
          asked?.reject(new SqlError(message, code, constraint, detail));
        }
      }
    }

    function ended(reason: string): void {
      const gone = new SqlError(reason, '57P01', null, null);
      rejectEngine(gone);
      for (const asked of waiting.values()) asked.reject(gone);
      waiting.clear();
      if (!closing) onDied?.(reason);
      closing = true;
    }
  });
}

const noRows: SqlRows = { rows: [], affected: null, command: '' };
