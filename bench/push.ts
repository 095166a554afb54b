/** From an operator's command to the last of many screens, against a bare loop that writes the same bytes to as many sockets. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openConnection } from './support/callers.ts';
import { startServer } from './support/measured-server.ts';
import { openReaders } from './support/stream-readers.ts';
import { printTable } from './support/table.ts';

const rounds = 60;
const rows: string[][] = [];

for (const count of [100, 1_000]) {
  const product = await measureProduct(count);
  const bare = await measureBareLoop(count, product.frame);
  rows.push([
    String(count),
    String(Buffer.byteLength(product.frame)),
    product.p50.toFixed(1),
    bare.p50.toFixed(1),
    (product.p50 / bare.p50).toFixed(2),
    product.p99.toFixed(1),
    bare.p99.toFixed(1),
    product.commit.toFixed(1),
  ]);
}
printTable(
  [
    '大屏数',
    '一帧字节',
    '指令到最后一块 p50 ms',
    '裸循环 p50 ms',
    '比值',
    'p99 ms',
    '裸循环 p99 ms',
    '其中保存（没有大屏时的指令）p50 ms',
  ],
  rows,
);

async function measureProduct(count: number) {
  const server = await startServer({ judges: 7, programs: 12 }, null);
  const at = `/api/competition/${server.competitionId}`;
  const connection = await openConnection(server.port);
  const commands = ['program/list', 'init'];
  const send = async (index: number) => {
    const status = await connection.send({
      method: 'GET',
      path: `${at}/console/${commands[index % 2]}`,
      token: server.consoleToken,
    });
    if (status !== 200) throw new Error(`command answered ${status}`);
  };
  const alone: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const start = performance.now();
    await send(index);
    alone.push(performance.now() - start);
  }
  const readers = await openReaders(server.port, `${at}/screen/events`, count);
  const times: number[] = [];
  let frame = '';
  for (let index = 0; index < rounds; index += 1) {
    // The picture of the list carries its rows; the start page is small. Only the list is timed.
    const listed = index % 2 === 0;
    const received = readers.allReceive(listed ? '"kind":"PROGRAM_LIST"' : '"kind":"START"');
    const start = performance.now();
    const sent = send(index);
    const end = await received;
    await sent;
    if (listed) {
      times.push(end - start);
      frame = `${readers.lastFrame()}\n\n`;
    }
  }
  readers.close();
  connection.close();
  await server.stop();
  return { frame, p50: at50(times), p99: at99(times), commit: at50(alone) };
}

async function measureBareLoop(count: number, frame: string) {
  const child = fork(join(import.meta.dirname, 'support/bare-loop.ts'), [], {
    execArgv: ['--import', 'tsx', '--conditions=@liangfen/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // The child says nothing but this.
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  child.send(frame);
  const connection = await openConnection(port);
  const readers = await openReaders(port, '/', count);
  const times: number[] = [];
  for (let index = 0; index < rounds / 2; index += 1) {
    const received = readers.allReceive('"kind":"PROGRAM_LIST"');
    const start = performance.now();
    const sent = connection.send({ method: 'POST', path: '/', body: '{}' });
    times.push((await received) - start);
    await sent;
  }
  readers.close();
  connection.close();
  child.disconnect();
  return { p50: at50(times), p99: at99(times) };
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
function at50(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? 0;
}
function at99(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length * 0.99)] ?? 0;
}
