// `npm run dev`: the web app with hot reload on port 8080 and, behind its /api, the server from
// sources, restarted on change. Both are plain `node` processes, so that stopping one leaves no
// child behind on its port.
import { join } from 'node:path';
import { runTogether, start } from './processes.mjs';
import { bin, ensureGenerated, ensureInstalled, scratch } from './setup.mjs';

await ensureInstalled();
await ensureGenerated();

const webPort = process.env.PORT ?? '8080';
const serverPort = process.env.LIANGFEN_SERVER_PORT ?? String(Number(webPort) + 1);

runTogether([
  start(
    [
      ...['--import', 'tsx', '--conditions=@liangfen/source', '--enable-source-maps', '--watch'],
      'packages/server/src/node/main.ts',
    ],
    {
      PORT: serverPort,
      LIANGFEN_DATA_DIR: process.env.LIANGFEN_DATA_DIR ?? join(scratch, 'dev-data'),
      // Links the server prints lead to the web app.
      LIANGFEN_PUBLIC_URL: process.env.LIANGFEN_PUBLIC_URL ?? `http://127.0.0.1:${webPort}`,
    },
  ),
  start([bin('vite'), 'packages/host-app', '--port', webPort], {
    LIANGFEN_SERVER: `http://127.0.0.1:${serverPort}`,
  }),
]);
