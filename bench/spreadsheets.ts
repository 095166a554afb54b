/** Lists in and results out: time per row, memory and its growth with size, and what another caller notices meanwhile. */
import { workbookBytes } from '../packages/server/src/integrations/spreadsheet/write-workbook.ts';
import { type MeasuredServer, startServer } from './support/measured-server.ts';
import { printTable } from './support/table.ts';

const megabyte = 1024 * 1024;
const otherEveryMs = 5;

interface Measured {
  readonly ms: number;
  readonly bytes: number;
  readonly heldMegabytes: number;
  readonly grewMegabytes: number;
  readonly other: Others;
  readonly otherIdle: Others;
}

/** The delay that another caller notices, in ms. */
interface Others {
  readonly p95: number;
  readonly longest: number;
}

const exports: string[][] = [];
for (const programs of [334, 3_334, 10_000]) {
  const rows = programs * 30;
  const measured = await onServer({ judges: 30, programs, scored: true }, async (server) => {
    const path = `/api/competition/${server.competitionId}/result/statistics/export`;
    // Held before it is measured, as in a competition that is being looked at.
    await download(server, `${path}?what=RANKING`);
    return () => download(server, path);
  });
  exports.push(row(rows, measured));
}
console.log('\n导出：评委×节目、排名、明细、加减分四张表');
print(exports);

const imports: string[][] = [];
for (const rows of [1_000, 10_000]) {
  const file = await listOf(rows);
  const measured = await onServer({ judges: 1, programs: 0 }, async (server) => {
    const path = `/api/competition/${server.competitionId}/program/from/excel`;
    const send = () => upload(server, path, file);
    // The first thread compiles what it runs.
    await upload(server, `${path}?preview=true`, await listOf(10));
    return send;
  });
  imports.push(row(rows, measured));
}
console.log('\n导入节目');
print(imports);

async function onServer(
  size: { judges: number; programs: number; scored?: boolean },
  prepare: (server: MeasuredServer) => Promise<() => Promise<number>>,
): Promise<Measured> {
  const server = await startServer(size, process.env.BENCH_DATABASE_URL ?? null);
  try {
    const work = await prepare(server);
    const idle = await othersDuring(
      server,
      () => new Promise((resolve) => setTimeout(resolve, 1_500)),
    );
    const before = await server.memory();
    const startedAt = performance.now();
    let bytes = 0;
    const others = await othersDuring(server, async () => {
      bytes = await work();
    });
    const ms = performance.now() - startedAt;
    const { peak } = await server.memory();
    return {
      ms,
      bytes,
      heldMegabytes: before.now / megabyte,
      grewMegabytes: Math.max(0, peak - before.now) / megabyte,
      other: others,
      otherIdle: idle,
    };
  } finally {
    await server.stop();
  }
}

/** How long a small request takes while something goes on. */
async function othersDuring(server: MeasuredServer, work: () => Promise<unknown>): Promise<Others> {
  const times: number[] = [];
  let going = true;
  const asking = (async () => {
    while (going) {
      const startedAt = performance.now();
      await server.request('GET', '/api/user', server.organiserToken);
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, otherEveryMs));
    }
  })();
  try {
    await work();
  } finally {
    going = false;
    await asking;
  }
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, longest: times.at(-1) ?? 0 };
}

async function download(server: MeasuredServer, path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { authorization: server.organiserToken },
  });
  if (!response.ok || response.body === null) throw new Error(await response.text());
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
  }
  return bytes;
}

async function upload(
  server: MeasuredServer,
  path: string,
  file: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const form = new FormData();
  form.append('file', new File([file], '名单.xlsx'));
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { authorization: server.organiserToken },
    body: form,
  });
  const text = await response.text();
  if (!response.ok || !text.includes('"refused":0')) throw new Error(text.slice(0, 500));
  return file.length;
}

function listOf(rows: number): Promise<Uint8Array<ArrayBuffer>> {
  const lines = Array.from({ length: rows }, (_, index) => [
    index + 1,
    `节目 ${index + 1}`,
    `江城大学 ${index + 1} 队`,
    null,
  ]);
  return workbookBytes([
    {
      name: '节目',
      widths: [10, 20, 20, 20],
      headerRows: 1,
      scores: null,
      rows: [['序号', '节目名称', '选手', '节目组'], ...lines].map((cells) => ({
        look: 'cell',
        cells,
      })),
    },
  ]);
}

function row(
  rows: number,
  { ms, bytes, heldMegabytes, grewMegabytes, other, otherIdle }: Measured,
) {
  return [
    rows.toLocaleString('en-US'),
    (ms / 1_000).toFixed(2),
    ((ms * 1_000) / rows).toFixed(0),
    (bytes / 1024).toFixed(0),
    heldMegabytes.toFixed(0),
    grewMegabytes.toFixed(0),
    otherIdle.p95.toFixed(1),
    other.p95.toFixed(1),
    (other.p95 / otherIdle.p95).toFixed(1),
    other.longest.toFixed(0),
  ];
}

function print(rows: readonly (readonly string[])[]): void {
  printTable(
    [
      '行',
      '秒',
      'µs/行',
      '文件 kB',
      '之前 MB',
      '增加 MB',
      '别的请求 p95 空闲 ms',
      '同时 ms',
      '比值',
    ],
    rows,
  );
}
