// The rules' own tests alone, for `npm run test:mutation`: random cases play few rounds, the same ones each time.
import { defineConfig } from 'vitest/config';
import { sourceFirst } from '../../vite.shared.ts';

export default defineConfig({
  ...sourceFirst,
  test: {
    environment: 'node',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: [
      // Whole random shows: what only one of those finds, no test says.
      'test/show/{random-show,secrecy,bout-clock}.test.ts',
      // It reads the sources, and a changed source is not what it is about.
      'test/imports.test.ts',
      'test/{payment,statistics}/**',
    ],
    env: { LIANGFEN_MUTATION: '1' },
    testTimeout: 300_000,
  },
});
