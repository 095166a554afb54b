// The published files: each element by itself, with React inside.
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
      for (const name of entries) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
});
