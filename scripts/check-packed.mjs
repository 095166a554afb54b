// Looks at the packages as npm would publish them: exports that point at nothing and types that do
// not resolve are seen by a partner first, never by a workspace that reads sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './setup.mjs';

let failed = 0;
for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (manifest.private) continue;
  if (!existsSync(join(folder, 'dist'))) {
    console.log(`${name}: not built`);
    continue;
  }
  for (const file of ['README.md', 'LICENSE']) {
    if (existsSync(join(folder, file))) continue;
    failed += 1;
    console.error(`${name}: a package is published with a ${file}`);
  }
  failed += directivesOutOfPlace(name, folder, manifest);
  failed += notLoadable(name, folder, manifest);
  check(name, [bin('publint'), folder, '--level', 'warning', '--strict']);
  // ES modules only, so what `require` or the old node10 resolution would see does not count.
  check(name, [
    bin('@arethetypeswrong/cli', 'attw'),
    ...['--pack', folder, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji'],
    ...fromSourcesOnly(manifest).flatMap((entry) => ['--exclude-entrypoints', entry]),
  ]);
}
process.exitCode = failed > 0 ? 1 : 0;

/**
 * 'use client' stands where a framework with server components asks, and nowhere else: bundlers warn of each other one
 * (docs/decisions/0595-react-server-finds-its-own-entries.md). Returns the number of faults.
 */
function directivesOutOfPlace(name, folder, { exports }) {
  const own = new Set(Object.values(exports).flatMap((target) => target?.['react-server'] ?? []));
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const wrong = files.filter((file) => {
    if (!file.endsWith('.js')) return false;
    const says = /^['"]use client['"]/m.test(readFileSync(join(folder, 'dist', file), 'utf8'));
    return says !== own.has(`./dist/${file}`);
  });
  for (const file of wrong) console.error(`${name}: 'use client' in dist/${file}, or not in it`);
  return wrong.length;
}

/**
 * Every entry loads where there is no browser, and by `require`, which Node 20.19 knows for ES modules: a page that is
 * rendered on a server, or a partner's CommonJS, finds out at its start. Returns the number of packages that do not: 0 or 1.
 */
function notLoadable(name, folder, { name: packageName, exports }) {
  const entries = Object.entries(exports)
    .filter(([, target]) => target?.import)
    .map(([path]) => packageName + path.slice(1));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', 'for (const entry of process.argv.slice(1)) require(entry)', ...entries],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) console.error(`${name} does not load without a browser:\n${stderr}`);
  return status === 0 ? 0 : 1;
}

/** Exports for this repository's own tests: nobody else has the condition that finds them. */
function fromSourcesOnly({ exports }) {
  return Object.entries(exports)
    .filter(([, target]) => target?.['@liangfen/source'] && !target.import)
    .map(([path]) => path.replace('./', ''));
}

function check(name, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    // Nothing here is about the web app, which the server's `prepack` would add to what is looked through.
    env: { ...process.env, NO_COLOR: '1', npm_config_ignore_scripts: 'true' },
  });
  if (status === 0) return;
  failed += 1;
  console.error(`${name}:\n${stdout}${stderr}`);
}
