/** The embedded database's own thread, so that a long query does not stop the live path. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { SqlEngine, SqlSession } from '../store/engine.ts';
import { pgliteEngine, SqlError } from '../store/pglite.ts';
import { clusterMark } from './cluster.ts';
import {
  DurableFiles,
  durableStartParameters,
  startParameters,
  syncTree,
} from './durable-files.ts';
import {
  type CarriedError,
  createOutbox,
  type EmbeddedOptions,
  type EmbeddedReply,
  type EmbeddedRequest,
} from './embedded-protocol.ts';
import { closeToOthers } from './private-files.ts';

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread');
const reply = createOutbox<EmbeddedReply>((messages) => port.postMessage(messages));

// Given by embedded.ts, which is the only one to start this thread.
const options = workerData as EmbeddedOptions;

try {
  const engine = await open(options);
  serve(engine);
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'refused', error: carried(error) });
}

async function open({ directory, durable }: EmbeddedOptions): Promise<SqlEngine> {
  if (!durable) {
    const pglite = await PGlite.create({ dataDir: directory, startParams: startParameters() });
    closeToOthers(directory);
    return pgliteEngine(pglite);
  }
  const fresh = !existsSync(join(directory, clusterMark));
  const files = new DurableFiles(directory);
  const pglite = await PGlite.create({ fs: files, startParams: durableStartParameters() });
  closeToOthers(directory);
  if (fresh) await syncTree(directory);
  const engine = pgliteEngine(pglite);
  await proveDurable(engine, files);
  return engine;
}

/** Commits once and looks whether the disk was asked; a database that only pretends must not open. */
async function proveDurable(engine: SqlEngine, files: DurableFiles): Promise<void> {
  await engine.run({
    text: 'create table if not exists durability_proof (at bigint not null)',
    values: [],
  });
  const before = files.syncs;
  await engine.run({ text: 'delete from durability_proof', values: [] });
  await engine.run({ text: 'insert into durability_proof values (1)', values: [] });
  if (files.syncs === before) {
    throw new Error('a commit of the embedded database caused no sync');
  }
}

function serve(engine: SqlEngine): void {
  const sessions = new Map<number, SqlSession>();

  port?.on('message', (requests: EmbeddedRequest[]) => {
    for (const request of requests) answer(request);
  });

  function answer(request: EmbeddedRequest): void {
    switch (request.kind) {
      case 'run': {
        const session = request.session === null ? engine : sessions.get(request.session);
        if (!session) {
          failed(request.id, new SqlError('no such session', '08003', null, null));
          return;
        }
        session.run(request.statement).then(
          (rows) => reply({ kind: 'done', id: request.id, rows }),
          (error) => failed(request.id, error),
        );
        return;
      }
      case 'open':
        engine.session().then(
          (session) => {
            sessions.set(request.session, session);
            reply({ kind: 'done', id: request.id, rows: null });
          },
          (error) => failed(request.id, error),
        );
        return;
      case 'release':
        sessions.get(request.session)?.release();
        sessions.delete(request.session);
        return;
      case 'close':
        engine.close().then(
          () => reply({ kind: 'done', id: request.id, rows: null }),
          (error) => failed(request.id, error),
        );
    }
  }

  function failed(id: number, error: unknown): void {
    reply({ kind: 'failed', id, error: carried(error) });
  }
}

function carried(error: unknown): CarriedError {
  if (error instanceof SqlError) {
    const { message, code, constraint, detail } = error;
    return { message, code, constraint, detail };
  }
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  return { message, code: systemCode(error) ?? 'XX000', constraint: null, detail: null };
}

/** What the disk refused: by Node, or by the WebAssembly below it, whose numbers are WASI's. */
const wasiCodes: ReadonlyMap<unknown, string> = new Map([
  [2, 'EACCES'],
  [51, 'ENOSPC'],
  [69, 'EROFS'],
]);

function systemCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'errno' in error ? (wasiCodes.get(error.errno) ?? null) : null;
}
