/** How long an operator waits for an answer while ten thousand screens are told, and what the telling costs: processor time for a delivery, memory for a reader. */
import { openConnection, requestText } from './support/callers.ts';
import { startServer } from './support/measured-server.ts';
import { openReaders } from './support/stream-readers.ts';
import { printTable } from './support/table.ts';

const rounds = 40;
const counts = [1_000, 5_000, 10_000];

const rows: string[][] = [];
for (const count of counts) rows.push(await measured(count));
printTable(
  ['大屏数', '答复 p50 ms', '答复 p99 ms', '到最后一块 p50 ms', '每千次送达 CPU ms', '每块内存 kB'],
  rows,
);

async function measured(count: number): Promise<string[]> {
  const server = await startServer({ judges: 7, programs: 12 }, null);
  const at = `/api/competition/${server.competitionId}`;
  const connection = await openConnection(server.port);
  const send = async (index: number) => {
    const path = `${at}/console/${index % 2 === 0 ? 'program/list' : 'init'}`;
    const status = await connection.send(
      requestText({ method: 'GET', path, token: server.consoleToken }),
    );
    if (status !== 200) throw new Error(`command answered ${status}`);
  };
  for (let index = 0; index < rounds; index += 1) await send(index);
  const before = await server.memory();
  const readers = await openReaders(server.port, `${at}/screen/events`, count);
  const held = (await server.memory()).now - before.now;
  const answers: number[] = [];
  const lasts: number[] = [];
  const cpuBefore = await server.cpu();
  for (let index = 0; index < rounds; index += 1) {
    const received = readers.allReceive(
      index % 2 === 0 ? '"kind":"PROGRAM_LIST"' : '"kind":"START"',
    );
    const start = performance.now();
    await send(index);
    answers.push(performance.now() - start);
    lasts.push((await received) - start);
  }
  const cpuMs = ((await server.cpu()) - cpuBefore) / 1_000;
  readers.close();
  connection.close();
  await server.stop();
  return [
    String(count),
    atShare(answers, 0.5).toFixed(1),
    atShare(answers, 0.99).toFixed(1),
    atShare(lasts, 0.5).toFixed(1),
    ((cpuMs / (rounds * count)) * 1_000).toFixed(2),
    (held / count / 1_000).toFixed(1),
  ];
}

function atShare(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
