/** Durable score submissions per second over HTTP, against a no-op operation of the same server and against one row per transaction on the same database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase, openPostgres } from '../packages/server/src/node/index.ts';
import type { Database } from '../packages/server/src/ports.ts';
import { hasPostgres, startTestPostgres } from '../packages/server/test/support/postgres.ts';
import { load } from './support/callers.ts';
import { startServer } from './support/measured-server.ts';
import { printTable } from './support/table.ts';

const durationMs = 4_000;
const rounds = 3;
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
    '打分 ÷ 空操作',
    '一行一事务 /s',
    '打分 ÷ 一行一事务',
    '打分 p50 ms',
    '打分 p99 ms',
  ],
  rows,
);

async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const server = await startServer({ judges: 256, programs: 10 }, databaseUrl);
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
  const submit = (caller: number, count: number) => ({
    method: 'POST',
    path: `${at}/judge/score/program/${programId}`,
    token: token(caller),
    headers: { 'Idempotency-Key': `bench-${caller}-${count}-${Date.now()}` },
    body: `{"scores":[{"itemId":null,"score":${80 + (count % 200) / 10}}]}`,
  });
  // The same access rule, validation and answer, but nothing to store.
  const nothing = (caller: number) => ({
    method: 'POST',
    path: `${at}/judge/report`,
    token: token(caller),
    body: '{"connectionId":"nobody","version":0}',
  });
  for (const callers of callerCounts) {
    await load(server.port, callers, 1_500, submit);
    const scored: Awaited<ReturnType<typeof load>>[] = [];
    const idle: Awaited<ReturnType<typeof load>>[] = [];
    const single: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      scored.push(await load(server.port, callers, durationMs, submit));
      idle.push(await load(server.port, callers, durationMs, nothing));
      single.push(await oneRowEach(databaseUrl, callers));
    }
    const failed = [...scored, ...idle].reduce((sum, result) => sum + result.failed, 0);
    if (failed > 0) throw new Error(`${failed} requests failed`);
    const perSecond = median(scored.map((result) => result.perSecond));
    const noOp = median(idle.map((result) => result.perSecond));
    const oneRow = median(single);
    rows.push([
      name,
      String(callers),
      perSecond.toFixed(0),
      noOp.toFixed(0),
      (perSecond / noOp).toFixed(2),
      oneRow.toFixed(0),
      (perSecond / oneRow).toFixed(2),
      median(scored.map((result) => result.p50Ms)).toFixed(1),
      median(scored.map((result) => result.p99Ms)).toFixed(1),
    ]);
  }
  await server.stop();
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
