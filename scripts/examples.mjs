// `npm run test:examples`: packs the packages as npm would publish them, builds every application of examples/ on
// them, and follows docs/embedding.md with a stop-watch; says how long each way takes.
// `npm run test:examples -- stopwatch` does the second only.
import { spawnSync } from 'node:child_process';
import { bin, ensureBrowser, ensureInstalled, root, run } from './setup.mjs';

await ensureInstalled();
await ensureBrowser();
run(process.execPath, ['scripts/build.mjs']);
const begun = performance.now();
const { status } = spawnSync(
  process.execPath,
  [bin('vitest'), 'run', '--project=examples', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`);
process.exitCode = status ?? 1;
