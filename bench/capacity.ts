/**
 * A hall of screens: how long the operator waits for an answer while ten or twenty thousand are told, how long the last one
 * waits for its picture, and what that costs in processor time for a delivery and memory for a reader.
 */
import { hasPostgres, startTestPostgres } from '../packages/server/test/support/postgres.ts';
import { openConnection, requestText } from './support/callers.ts';
import { joinServer, type MeasuredServer, startServer } from './support/measured-server.ts';
import { openHall } from './support/reader-processes.ts';
import { printTable } from './support/table.ts';

const rounds = 40;
const size = { judges: 7, programs: 12 };

const rows: string[][] = [];
for (const count of [1_000, 5_000, 10_000]) {
  const server = await startServer(size, null);
  rows.push(await measured([server], count, '内嵌'));
  await server.stop();
}
if (hasPostgres) {
  for (const count of [10_000, 20_000]) {
    const postgres = await startTestPostgres();
    const url = postgres.connectionString;
    const first = await startServer(size, url);
    const second = await joinServer(first, url);
    rows.push(await measured([first, second], count, 'PostgreSQL'));
    await second.stop();
    await first.stop();
    postgres.stop();
  }
}
printTable(
  [
    '进程',
    '数据库',
    '大屏数',
    '答复 p50 ms',
    '答复 p99 ms',
    '到最后一块 p50 ms',
    '到最后一块 p99 ms',
    '每千次送达 CPU ms',
    '每块内存 kB',
  ],
  rows,
);

async function measured(
  servers: readonly MeasuredServer[],
  count: number,
  database: string,
): Promise<string[]> {
  const [operated] = servers;
  if (operated === undefined) throw new Error('somebody serves the hall');
  const at = `/api/competition/${operated.competitionId}`;
  const connection = await openConnection(operated.port);
  const send = async (index: number) => {
    const path = `${at}/console/${index % 2 === 0 ? 'program/list' : 'init'}`;
    const status = await connection.send(
      requestText({ method: 'GET', path, token: operated.consoleToken }),
    );
    if (status !== 200) throw new Error(`command answered ${status}`);
  };
  // Code that is compiled on the way is not measured.
  for (let index = 0; index < rounds; index += 1) await send(index);
  const total = async (of: (server: MeasuredServer) => Promise<number>) =>
    (await Promise.all(servers.map(of))).reduce((sum, value) => sum + value, 0);
  const memory = () => total(async (server) => (await server.memory()).now);
  const memoryBefore = await memory();
  const hall = await openHall(
    servers.map(({ port }) => ({
      port,
      path: `${at}/screen/socket`,
      count: count / servers.length,
    })),
  );
  const answers: number[] = [];
  const lasts: number[] = [];
  let memoryHeld = 0;
  let cpu = 0;
  for (let index = 0; index < rounds + 4; index += 1) {
    const isMeasured = index >= 4;
    const { last } = await hall.awaitPicture(
      index % 2 === 0 ? '"kind":"PROGRAM_LIST"' : '"kind":"START"',
    );
    const cpuBefore = await total((server) => server.cpu());
    const start = performance.now();
    await send(index);
    const answer = performance.now() - start;
    const took = (await last) - (performance.timeOrigin + start);
    if (!isMeasured) continue;
    cpu += (await total((server) => server.cpu())) - cpuBefore;
    answers.push(answer);
    lasts.push(took);
    memoryHeld = Math.max(memoryHeld, (await memory()) - memoryBefore);
  }
  hall.close();
  connection.close();
  return [
    String(servers.length),
    database,
    String(count),
    ...[atShare(answers, 0.5), atShare(answers, 0.99)].map((ms) => ms.toFixed(1)),
    ...[atShare(lasts, 0.5), atShare(lasts, 0.99)].map((ms) => ms.toFixed(0)),
    (cpu / rounds / count).toFixed(2),
    (memoryHeld / count / 1_000).toFixed(1),
  ];
}

function atShare(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
