// The published files: each element by itself, with React inside; the screen's pictures in a file that it loads.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { embedEnvironment } from './vite.embed.ts';

const entries = ['screen', 'judge', 'frame'];

export default defineConfig({
  environments: Object.fromEntries(
    entries.map((name) => [
      name,
      embedEnvironment(join(import.meta.dirname, `src/${name}.ts`), '', name),
    ]),
  ),
  builder: {
    buildApp: async (builder) => {
      // The names of later files change with their content: the old ones would be published too.
      rmSync(join(import.meta.dirname, 'dist'), { recursive: true, force: true });
      for (const name of entries) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
});
