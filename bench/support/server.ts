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
  serveHttp,
} from '../../packages/server/src/node/index.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { makeHall } from './hall.ts';

const { judges, programs } = JSON.parse(process.argv[2] ?? '{}') as {
  judges: number;
  programs: number;
};
const log = createLog('warn');
const url = process.env.BENCH_DATABASE_URL;
const directory = mkdtempSync(join(tmpdir(), 'liangfen-bench-'));
const database = url
  ? openPostgres({ connectionString: url, log })
  : await openEmbeddedDatabase({ directory, durable: true });
await migrate(database, Date.now);
const app = createApp(createNodePorts({ database, bus: createMemoryBus(), log }));
const hall = await makeHall(app, { judges, programs });
const http = await serveHttp(app, { host: '127.0.0.1', port: 0 });
process.send?.({ port: http.port, ...hall });

process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
process.on('disconnect', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(0);
});
