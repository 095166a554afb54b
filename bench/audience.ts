/** The audience's phones: CPU of one look against the server's own no-op, and of waking ten thousand that wait. */
import { load, openConnection, requestText } from './support/callers.ts';
import { type MeasuredServer, startServer } from './support/measured-server.ts';
import { printTable } from './support/table.ts';

const looks = 10_000;
const callers = 64;
const rounds = 5;
const phones = 10_000;

const server = await startServer({ judges: 31, programs: 40 }, null);
const at = `/api/competition/${server.competitionId}`;
await server.request('PATCH', `${at}/base/setting`, server.organiserToken, {
  look: { audiencePage: true },
});
const look = requestText({ method: 'GET', path: `${at}/audience` });
/** Routed, checked and answered like every call, and nothing looked up. */
const nothing = requestText({ method: 'GET', path: '/api/health' });

for (const text of [look, nothing]) await load(server.port, callers, 1_500, () => text);
const taken: { readonly look: number; readonly nothing: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  taken.push({ look: await cpuEach(server, look), nothing: await cpuEach(server, nothing) });
}
const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
printTable(
  ['一次查看 CPU µs', '空操作 CPU µs', '查看 ÷ 空操作'],
  [
    [
      middle(taken.map((one) => one.look)).toFixed(0),
      middle(taken.map((one) => one.nothing)).toFixed(0),
      middle(taken.map((one) => one.look / one.nothing)).toFixed(2),
    ],
  ],
);

const woken = await wake(server);
printTable(
  ['等着的手机', '叫醒一部 CPU µs', '全部收到 s'],
  [[String(phones), woken.cpu.toFixed(0), woken.seconds.toFixed(1)]],
);
await server.stop();

/** Microseconds of CPU for each of {@link looks} requests. */
async function cpuEach(measured: MeasuredServer, text: string): Promise<number> {
  const before = await measured.cpu();
  const each = Math.ceil(looks / callers);
  await Promise.all(
    Array.from({ length: callers }, async () => {
      const connection = await openConnection(measured.port);
      for (let count = 0; count < each; count += 1) {
        const status = await connection.send(text);
        if (status !== 200) throw new Error(`answered ${status}`);
      }
      connection.close();
    }),
  );
  return ((await measured.cpu()) - before) / (each * callers);
}

/** One change of the picture, told to everybody who waits for it. */
async function wake(measured: MeasuredServer): Promise<{ cpu: number; seconds: number }> {
  const first = await fetch(`http://127.0.0.1:${measured.port}${at}/audience`);
  const tag = first.headers.get('etag') ?? '';
  const path = `${at}/audience?wait=60`;
  const waits = requestText({ method: 'GET', path, headers: { 'If-None-Match': tag } });
  const waiting: Promise<number>[] = [];
  const connections = [];
  for (let phone = 0; phone < phones; phone += 1) {
    const connection = await openConnection(measured.port);
    connections.push(connection);
    waiting.push(connection.send(waits));
  }
  const before = await measured.cpu();
  const start = performance.now();
  await measured.request('GET', `${at}/console/program/list`, measured.consoleToken);
  const statuses = await Promise.all(waiting);
  if (statuses.some((status) => status !== 200)) throw new Error('somebody was not told');
  const used = (await measured.cpu()) - before;
  for (const connection of connections) connection.close();
  return { cpu: used / phones, seconds: (performance.now() - start) / 1000 };
}
