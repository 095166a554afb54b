// `npm run test:soak`: the properties of random schedules over many more schedules than `npm test` has time for.
// `npm run test:soak -- 20000` runs so many.
import { spawnSync } from 'node:child_process';
import { bin, ensureGenerated, ensureInstalled, root } from './setup.mjs';

const schedules = Number(process.argv[2] ?? 5_000);
if (!Number.isInteger(schedules) || schedules < 1) {
  console.error('usage: npm run test:soak -- [how many schedules]');
  process.exit(2);
}
await ensureInstalled();
await ensureGenerated();
const { status } = spawnSync(
  process.execPath,
  [bin('vitest'), 'run', '--project', 'unit', 'packages/server/test/order-schedules.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, LIANGFEN_SOAK: String(schedules) } },
);
process.exit(status ?? 1);
