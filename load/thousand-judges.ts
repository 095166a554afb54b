/** A thousand judges submit within ten seconds while screens and panels follow: nothing may be lost, and how long a judge waits is printed beside the same phones calling a no-op. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServer } from '../bench/support/measured-server.ts';
import { printTable } from '../bench/support/table.ts';
import type { ControlCurrentResult } from '../packages/sdk/src/generated/schema.ts';
import { hasPostgres, startTestPostgres } from '../packages/server/test/support/postgres.ts';
import { timeSyncs } from './support/disk.ts';
import type { Delivered, FromHall, FromJudges, ToHall, ToJudges } from './support/messages.ts';

const judges = 1_000;
const judgeProcesses = 2;
const screens = 50;
const panels = 5;
const withinMs = 10_000;
const rounds = 3;
/** The phones of one process share its compiler: in the first program it compiles what every later one finds ready. */
const warmUps = 1;

const rows: string[][] = [];
let wrong = 0;
await run('嵌入式（fsync）', null);
if (hasPostgres) {
  const postgres = await startTestPostgres();
  await run('PostgreSQL', postgres.connectionString);
  postgres.stop();
}
printTable(
  [
    '数据库',
    '轮',
    '提交',
    '确认',
    '丢失',
    '重复或不符',
    '确认 p50 ms',
    'p99 ms',
    '最长 ms',
    '空操作 p50 ms',
    '空操作 p99 ms',
    '磁盘同步 p99 ms',
    '全部大屏与控制台看到齐 ms',
    '断线',
  ],
  rows,
);
if (wrong > 0) {
  console.error(`${wrong} scores lost, doubled or changed`);
  process.exitCode = 1;
}

async function run(name: string, databaseUrl: string | null): Promise<void> {
  const server = await startServer({ judges, programs: warmUps + rounds }, databaseUrl);
  const { competitionId } = server;
  const seats = { baseUrl: `http://127.0.0.1:${server.port}`, competitionId };
  const perProcess = judges / judgeProcesses;
  const phones = Array.from({ length: judgeProcesses }, () =>
    startClient<ToJudges, FromJudges>('judges'),
  );
  const screenHall = startClient<ToHall, FromHall>('hall');
  const panelHall = startClient<ToHall, FromHall>('hall');
  await Promise.all([
    ...phones.map((client, index) =>
      client.ask({
        kind: 'join',
        ...seats,
        tokens: server.judgeTokens.slice(index * perProcess, (index + 1) * perProcess),
      }),
    ),
    screenHall.ask({ kind: 'join', role: 'SCREEN', ...seats, tokens: Array(screens).fill('') }),
    panelHall.ask({
      kind: 'join',
      role: 'CONSOLE',
      ...seats,
      tokens: Array(panels).fill(server.consoleToken),
    }),
  ]);
  console.log(`${name}: ${judges} phones, ${screens} screens and ${panels} panels are connected`);

  /**
   * Before each measurement: a picture keeps a process of 500 phones busy for two seconds, in which a phone of its own
   * would have been ready at once.
   */
  const settle = (programId: string | null) =>
    Promise.all(phones.map((client) => client.ask({ kind: 'settle', programId })));

  for (const [index, programId] of server.programIds.entries()) {
    await settle(null);
    const syncs = timeSyncs(judges, withinMs);
    const idled = await Promise.all(phones.map((client) => client.ask({ kind: 'idle', withinMs })));
    const idle = sorted(idled.flatMap((reply) => (reply.kind === 'idled' ? reply.ms : [])));

    const at = `/api/competition/${competitionId}/console/program/${programId}/item/0`;
    await server.request('GET', `${at}/speech`, server.consoleToken);
    const counted = [screenHall, panelHall].map((hall) =>
      hall.ask({ kind: 'awaitCount', programId, submitted: judges }),
    );
    await server.request('GET', `${at}/score`, server.consoleToken);
    await settle(programId);
    const replies = await Promise.all(
      phones.map((client) => client.ask({ kind: 'score', programId, withinMs })),
    );
    const lastReceipt = Date.now();
    const delivered = replies.flatMap((reply) => (reply.kind === 'scored' ? reply.delivered : []));
    const refused = replies.reduce(
      (sum, reply) => sum + (reply.kind === 'scored' ? reply.refused : 0),
      0,
    );
    if (refused > 0) throw new Error(`${refused} scores were refused`);
    const seen = await Promise.all(counted);
    const seenAt = Math.max(...seen.map((reply) => (reply.kind === 'counted' ? reply.at : 0)));
    const reconnects = seen.reduce(
      (sum, reply) => sum + (reply.kind === 'counted' ? reply.reconnects : 0),
      0,
    );

    const stored = await currentResult(server.port, competitionId, server.consoleToken);
    const { lost, changed } = audit(delivered, stored);
    wrong += lost + changed;
    const ms = sorted(delivered.map((each) => each.ms));
    rows.push([
      name,
      index < warmUps ? '预热' : String(index + 1 - warmUps),
      String(judges),
      String(delivered.length),
      String(lost),
      String(changed),
      quantile(ms, 0.5).toFixed(1),
      quantile(ms, 0.99).toFixed(1),
      quantile(ms, 1).toFixed(1),
      quantile(idle, 0.5).toFixed(1),
      quantile(idle, 0.99).toFixed(1),
      quantile(sorted(await syncs), 0.99).toFixed(1),
      String(Math.max(0, seenAt - lastReceipt)),
      String(reconnects),
    ]);
    await server.request('GET', `${at}/show/score`, server.consoleToken);
    await server.request('GET', `${at}/show/result`, server.consoleToken);
  }
  for (const client of [...phones, screenHall, panelHall]) await client.stop();
  await server.stop();
}

/** What the server holds, against what the phones were told: each score there, once, unchanged. */
function audit(
  delivered: readonly Delivered[],
  stored: ControlCurrentResult,
): { lost: number; changed: number } {
  const held = new Map(stored.scores.map((each) => [each.judge.id, each.scores]));
  const receipts = new Set(delivered.map(({ receipt }) => receipt));
  let lost = 0;
  let changed = delivered.length - receipts.size + stored.scores.length - held.size;
  for (const { judgeId, score } of delivered) {
    const scores = held.get(judgeId);
    if (scores === undefined || scores.length === 0) lost += 1;
    else if (scores.length !== 1 || scores[0]?.score !== score) changed += 1;
  }
  return { lost, changed };
}

async function currentResult(
  port: number,
  competitionId: string,
  token: string,
): Promise<ControlCurrentResult> {
  const response = await fetch(
    `http://127.0.0.1:${port}/api/competition/${competitionId}/match/current/result`,
    { headers: { authorization: token } },
  );
  if (!response.ok) throw new Error(`current result: ${await response.text()}`);
  return response.json();
}

interface Client<Ask, Reply> {
  readonly ask: (message: Ask) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

function startClient<Ask extends object, Reply>(file: 'judges' | 'hall'): Client<Ask, Reply> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'support', `${file}.ts`), [], {
    execArgv: ['--import', 'tsx', '--conditions=@liangfen/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    // One question at a time, so the next message is its answer.
    ask: async (message) => {
      child.send(message);
      const ended = new AbortController();
      try {
        const [reply] = await Promise.race([
          once(child, 'message', { signal: ended.signal }),
          once(child, 'exit', { signal: ended.signal }).then(() => {
            throw new Error(`${file} ended`);
          }),
        ]);
        return reply as Reply;
      } finally {
        ended.abort();
      }
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

function quantile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
