// `npm start`: from a fresh clone to a running product with one command. Builds what has changed,
// then runs the built server, which also serves the web app.
//
//   PORT (8080), LIANGFEN_DATA_DIR (.liangfen/data), DATABASE_URL and the server's own settings
//   pass through.
import { join } from 'node:path';
import { build } from './build.mjs';
import { runTogether, start } from './processes.mjs';
import { serverFlags } from './server-flags.mjs';
import { ensureGenerated, ensureInstalled, root, scratch } from './setup.mjs';

await ensureInstalled();
await ensureGenerated();
await build(['server', 'host-app'], { declarations: false });

const flags = ['--enable-source-maps', ...serverFlags];
runTogether([
  start([...flags, 'packages/server/dist/node/main.js', ...process.argv.slice(2)], {
    PORT: process.env.PORT ?? '8080',
    LIANGFEN_DATA_DIR: process.env.LIANGFEN_DATA_DIR ?? join(scratch, 'data'),
    LIANGFEN_WEB_DIR: process.env.LIANGFEN_WEB_DIR ?? join(root, 'packages/host-app/dist'),
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }),
]);
