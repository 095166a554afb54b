// The server's build: dist/node/main.js runs with the installed dependencies alone, because our own
// packages are bundled into it. PGlite and the native modules stay in node_modules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, defineConfig } from 'tsup';
import { entries, everyPackage } from '../../tsup.shared.ts';
import { licenceTexts } from './licence-texts.ts';
import { makeCluster } from './make-cluster.ts';

/** Files started by path rather than imported: programs and worker threads. */
const started = readdirSync(join(import.meta.dirname, 'src'), { recursive: true })
  .map(String)
  .filter((path) => /^node\/(main|admin|verify)[.]ts$|-worker[.]ts$/.test(path));

/** The payment provider's SDK brings 62 packages, so it is built into one file of its own, without them (decision 0327). */
const carried = 'alipay-sdk';
const carriedAt = `node/carried/${carried}`;

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
  esbuildPlugins: [
    {
      name: 'carried',
      setup: ({ onResolve }) => {
        // Every file that needs it lies in dist/node.
        onResolve({ filter: new RegExp(`^${carried}$`) }, () => ({
          path: `./carried/${carried}.js`,
          external: true,
        }));
      },
    },
  ],
  onSuccess: async () => {
    await build({
      ...everyPackage,
      config: false,
      platform: 'node',
      entry: { [carriedAt]: join(import.meta.dirname, 'carried.ts') },
      noExternal: [/./],
      clean: false,
      sourcemap: false,
      splitting: false,
      minify: true,
      metafile: true,
      // Its parts are CommonJS and ask for Node's own modules.
      banner: {
        js: "import { createRequire as require_of } from 'node:module'; const require = require_of(import.meta.url);",
      },
    });
    licenceTexts(join(import.meta.dirname, 'dist'), carriedAt);
    await makeCluster(join(import.meta.dirname, 'dist/node/cluster.zip'));
  },
});
