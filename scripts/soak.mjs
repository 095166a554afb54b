// `npm run test:soak`: the tests of random cases with many more rounds, and new ones, than `npm test` plays.
// `npm run test:soak -- 4` plays four times as many; `-- 0.1` a tenth.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureBrowser, ensureGenerated, ensureInstalled, root } from './setup.mjs';

const times = Number(process.argv[2] ?? 1);
if (!(times > 0 && times <= 1_000)) {
  console.error('usage: npm run test:soak -- [how many times over]');
  process.exit(2);
}

/** Whatever takes its rounds from `rounds.ts`, so that no list of files can forget one. */
const files = ['packages/console-machine', 'packages/sdk', 'packages/server'].flatMap((one) =>
  readdirSync(join(root, one, 'test'), { recursive: true })
    .map((name) => join(one, 'test', String(name)))
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => /from '.*support\/rounds[.]ts'/.test(readFileSync(join(root, name), 'utf8'))),
);

/** An evening of a screen, in a real browser. */
const inBrowser = ['packages/ui/src/match-screen/hygiene.test.tsx'];

await ensureInstalled();
await ensureGenerated();
await ensureBrowser();
for (const [project, chosen] of [
  ['unit', files],
  ['browser', inBrowser],
  ['pages', []],
]) {
  const { status } = spawnSync(
    process.execPath,
    [bin('vitest'), 'run', '--project', project, '--testTimeout=3600000', ...chosen],
    { cwd: root, stdio: 'inherit', env: { ...process.env, LIANGFEN_SOAK: String(times) } },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}
