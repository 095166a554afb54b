/** Durable score submissions per second over HTTP and a no-op of the same server, against the same no-op of Fastify and against one row per transaction on the same database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase, openPostgres } from '../packages/server/src/node/index.ts';
import type { Database } from '../packages/server/src/ports.ts';
import { hasPostgres, startTestPostgres } from '../packages/server/test/support/postgres.ts';
import { type LoadResult, load, requestText } from './support/callers.ts';
import { type Measured, startFastify, startServer } from './support/measured-server.ts';
import { printTable } from './support/table.ts';

const durationMs = 3_000;
/** Each measures everything in turn, and a ratio is of one round: a busy neighbour disturbs both of its sides. */
const rounds = 5;
const callerCounts = [64, 256];
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const rows: string[][] = [];
await measure('嵌入式（fsync）', null);
if (hasPostgres) {
  const postgres = await startTestPostgres();
  await measure('PostgreSQL', postgres.connectionString);
  postgres.stop();
}
printTable(
  [
    '数据库',
    '并发',
    '打分 /s',
    '空操作 /s',
    'Fastify 空操作 /s',
    '空操作 ÷ Fastify',
    '打分 ÷ Fastify',
    'CPU µs：打分',
    '空操作',
    'Fastify',
    '一行一事务 /s',
    '打分 ÷ 一行一事务',
    '打分 p50 ms',
    '打分 p99 ms',
  ],
  rows,
);

async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const server = await startServer({ judges: 256, programs: 10 }, databaseUrl);
  const fastify = await startFastify();
  const at = `/api/competition/${server.competitionId}`;
  const [programId] = server.programIds;
  for (const step of ['speech', 'score']) {
    await server.request(
      'GET',
      `${at}/console/program/${programId}/item/0/${step}`,
      server.consoleToken,
    );
  }
  const token = (caller: number) => server.judgeTokens[caller] ?? '';
  const submit = (caller: number, count: number) =>
    requestText({
      method: 'POST',
      path: `${at}/judge/score/program/${programId}`,
      token: token(caller),
      headers: { 'Idempotency-Key': `bench-${caller}-${count}-${Date.now()}` },
      body: `{"scores":[{"itemId":null,"score":${80 + (count % 200) / 10}}]}`,
    });
  // The same access rule, validation and answer, but nothing to store.
  const nothings = server.judgeTokens.map((_, caller) =>
    requestText({
      method: 'POST',
      path: `${at}/judge/report`,
      token: token(caller),
      body: '{"connectionId":"nobody","version":0}',
    }),
  );
  const nothing = (caller: number) => nothings[caller] ?? '';
  for (const callers of callerCounts) {
    await load(server.port, callers, 1_500, submit);
    await load(server.port, callers, 500, nothing);
    await load(fastify.port, callers, 1_500, nothing);
    const taken: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      taken.push({
        beside: await loaded(fastify, callers, nothing),
        noOp: await loaded(server, callers, nothing),
        scored: await loaded(server, callers, submit),
        oneRow: await oneRowEach(databaseUrl, callers),
      });
    }
    const failed = taken.reduce(
      (sum, { beside, noOp, scored }) => sum + beside.failed + noOp.failed + scored.failed,
      0,
    );
    if (failed > 0) throw new Error(`${failed} requests failed`);
    const middle = (of: (round: Round) => number, digits: number) =>
      median(taken.map(of)).toFixed(digits);
    rows.push([
      name,
      String(callers),
      middle(({ scored }) => scored.perSecond, 0),
      middle(({ noOp }) => noOp.perSecond, 0),
      middle(({ beside }) => beside.perSecond, 0),
      middle(({ noOp, beside }) => noOp.perSecond / beside.perSecond, 2),
      middle(({ scored, beside }) => scored.perSecond / beside.perSecond, 2),
      middle(({ scored }) => scored.cpu, 0),
      middle(({ noOp }) => noOp.cpu, 0),
      middle(({ beside }) => beside.cpu, 0),
      middle(({ oneRow }) => oneRow, 0),
      middle(({ scored, oneRow }) => scored.perSecond / oneRow, 2),
      middle(({ scored }) => scored.p50Ms, 1),
      middle(({ scored }) => scored.p99Ms, 1),
    ]);
  }
  await fastify.stop();
  await server.stop();
}

interface Loaded extends LoadResult {
  /** Processor time of the server's process per answer, in microseconds. */
  readonly cpu: number;
}

async function loaded(
  server: Measured,
  callers: number,
  next: Parameters<typeof load>[3],
): Promise<Loaded> {
  const before = await server.cpu();
  const result = await load(server.port, callers, durationMs, next);
  return { ...result, cpu: ((await server.cpu()) - before) / result.answers };
}

interface Round {
  readonly beside: Loaded;
  readonly noOp: Loaded;
  readonly scored: Loaded;
  /** Per second. */
  readonly oneRow: number;
}

/** The plain way without a server: each caller inserts its row and waits for its own commit. */
async function oneRowEach(databaseUrl: string | null, callers: number): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'liangfen-one-row-'));
  const database: Database = databaseUrl
    ? openPostgres({ connectionString: databaseUrl, log: silent, connections: 16 })
    : await openEmbeddedDatabase({ directory, durable: true });
  await database.prepared(
    'make',
    `create table if not exists one_row (judge int primary key, score numeric(12,3), revision int)`,
    [],
  );
  let done = 0;
  const start = performance.now();
  const end = start + durationMs / 2;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let count = 1; performance.now() < end; count += 1) {
        await database.prepared(
          'one-row',
          `insert into one_row values ($1, $2, $3)
           on conflict (judge) do update set score = excluded.score, revision = excluded.revision`,
          [caller, '88.5', count],
        );
        done += 1;
      }
    }),
  );
  const perSecond = done / ((performance.now() - start) / 1000);
  await database.close();
  rmSync(directory, { recursive: true, force: true });
  return perSecond;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
