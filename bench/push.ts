/** From an operator's command to the last of many screens, against a bare loop that writes the same bytes to as many sockets. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openConnection, requestText } from './support/callers.ts';
import { startServer } from './support/measured-server.ts';
import { openSocketReaders } from './support/socket-readers.ts';
import { openReaders } from './support/stream-readers.ts';
import { printTable } from './support/table.ts';

const rounds = 60;
const rows: string[][] = [];

/** How frames reach a page; the loop beside it does the same without the product. */
const transports = [
  { name: 'WebSocket', path: 'socket', open: openSocketReaders, end: '' },
  { name: '事件流', path: 'events', open: openReaders, end: '\n\n' },
] as const;
type Transport = (typeof transports)[number];

for (const count of [100, 1_000])
  for (const transport of transports) rows.push(await measured(transport, count));
printTable(
  [
    '方式',
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

async function measured(transport: Transport, count: number): Promise<string[]> {
  const product = await measureProduct(transport, count);
  const bare = await measureBareLoop(transport, count, product.frame);
  return [
    transport.name,
    String(count),
    String(Buffer.byteLength(product.frame)),
    product.p50.toFixed(1),
    bare.p50.toFixed(1),
    (product.p50 / bare.p50).toFixed(2),
    product.p99.toFixed(1),
    bare.p99.toFixed(1),
    product.commit.toFixed(1),
  ];
}

async function measureProduct({ path, open, end }: Transport, count: number) {
  const server = await startServer({ judges: 7, programs: 12 }, null);
  const at = `/api/competition/${server.competitionId}`;
  const connection = await openConnection(server.port);
  const commands = ['program/list', 'init'];
  const send = async (index: number) => {
    const status = await connection.send(
      requestText({
        method: 'GET',
        path: `${at}/console/${commands[index % 2]}`,
        token: server.consoleToken,
      }),
    );
    if (status !== 200) throw new Error(`command answered ${status}`);
  };
  const alone: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const start = performance.now();
    await send(index);
    alone.push(performance.now() - start);
  }
  const readers = await open(server.port, `${at}/screen/${path}`, count);
  const times: number[] = [];
  let frame = '';
  for (let index = 0; index < rounds; index += 1) {
    // The picture of the list carries its rows; the start page is small. Only the list is timed.
    const listed = index % 2 === 0;
    const received = readers.allReceive(listed ? '"kind":"PROGRAM_LIST"' : '"kind":"START"');
    const start = performance.now();
    const sent = send(index);
    const last = await received;
    await sent;
    if (listed) {
      times.push(last - start);
      frame = `${readers.lastFrame()}${end}`;
    }
  }
  readers.close();
  connection.close();
  await server.stop();
  return { frame, p50: at50(times), p99: at99(times), commit: at50(alone) };
}

async function measureBareLoop({ name, open }: Transport, count: number, frame: string) {
  const child = fork(join(import.meta.dirname, 'support/bare-loop.ts'), [name], {
    execArgv: ['--import', 'tsx', '--conditions=@liangfen/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // The child says nothing but this.
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  child.send(frame);
  const connection = await openConnection(port);
  const readers = await open(port, '/', count);
  const times: number[] = [];
  for (let index = 0; index < rounds / 2; index += 1) {
    const received = readers.allReceive('"kind":"PROGRAM_LIST"');
    const start = performance.now();
    const sent = connection.send(requestText({ method: 'POST', path: '/', body: '{}' }));
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
