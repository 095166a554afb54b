// The server's build: dist/node/main.js runs with the installed dependencies alone, because our own
// packages are bundled into it. PGlite and the native modules stay in node_modules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { entries, everyPackage } from '../../tsup.shared.ts';

/** Files started by path rather than imported: programs and worker threads. */
const started = readdirSync(join(import.meta.dirname, 'src'), { recursive: true })
  .map(String)
  .filter((path) => /^node\/(main|admin)[.]ts$|-worker[.]ts$/.test(path));

export default defineConfig({
  ...everyPackage,
  platform: 'node',
  entry: entries(import.meta.dirname, started),
  noExternal: [/^@liangfen\//],
  // Without shared chunks dist mirrors src, and `new URL('./x-worker.js', import.meta.url)` holds.
  splitting: false,
  esbuildOptions: (options) => {
    options.conditions = ['@liangfen/source'];
  },
});
