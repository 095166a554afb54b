/** A thousand random alterations of tables and log by somebody with the database's own rights: the proof's own test at full length. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readOptions } from './support/options.ts';

const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
/** A thousand alterations a round, new ones each time. */
const { rounds } = readOptions(1);

const { status } = spawnSync(
  process.execPath,
  [join(vitest, 'vitest.mjs'), 'run', '--project', 'unit', 'packages/server/test/proof.test.ts'],
  { stdio: 'inherit', env: { ...process.env, LIANGFEN_SOAK: String(rounds) } },
);
process.exitCode = status ?? 1;
