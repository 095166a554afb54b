/** The measured server, in a process of its own: the real database, app and sockets, with a hall made at start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../packages/server/src/app.ts';
import {
  createLog,
  createMemoryBus,
  createNodePorts,
  openEmbeddedDatabase,
  openPostgres,
  openPostgresBus,
  serveHttp,
} from '../../packages/server/src/node/index.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { type Hall, type HallSize, makeHall } from './hall.ts';

// Given by measured-server.ts, which is the only one to start this program: the hall to make, or the one of another process.
const given = JSON.parse(process.argv[2] ?? '{}') as { size: HallSize } | { joined: Hall };
const log = createLog('warn');
const url = process.env.BENCH_DATABASE_URL;
const directory = mkdtempSync(join(tmpdir(), 'liangfen-bench-'));
const database = url
  ? openPostgres({ connectionString: url, log })
  : await openEmbeddedDatabase({ directory, durable: true });
await migrate(database, Date.now);
// All readers of the bench come from one address.
const bus = url ? await openPostgresBus(url, log) : createMemoryBus();
const app = createApp(createNodePorts({ database, bus, log }), {
  screensPerAddress: 20_000,
  // A few judges stand for thousands.
  judgeBurst: 1_000_000_000,
});
const hall = 'joined' in given ? given.joined : await makeHall(app, given.size);
const http = await serveHttp(app, { host: '127.0.0.1', port: 0 });
process.send?.({ port: http.port, ...hall });

/** The most memory held since it was last asked for, in bytes. */
let peak = 0;
let isWatched = false;

/** From the first question on: a bare loop beside this server does not look at its memory either. */
function watchMemory(): void {
  if (isWatched) return;
  isWatched = true;
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10).unref();
}

process.on('message', (message) => {
  if (message === 'memory') watchMemory();
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (message === 'memory') {
    const now = process.memoryUsage.rss();
    process.send?.({ memory: { now, peak: Math.max(peak, now) } });
    peak = 0;
  }
});
process.on('disconnect', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(0);
});
