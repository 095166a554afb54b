// Builds what is published and what `npm start` runs, each only when its inputs have changed, so
// that nobody runs or publishes a stale dist.
//
// `npm run build` builds everything; `npm run build -- server host-app` only those;
// `--no-declarations` leaves out what only other people's compilers need.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declare } from './declarations.mjs';
import {
  alone,
  bin,
  ensureGenerated,
  ensureInstalled,
  hashOf,
  root,
  say,
  scratch,
} from './setup.mjs';

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsup.shared.ts',
  'vite.shared.ts',
  'scripts/build.mjs',
  'scripts/declarations.mjs',
];
const usedBy = {
  sdk: [],
  rules: ['sdk'],
  'console-machine': ['rules', 'sdk'],
  rehearsal: ['console-machine', 'rules', 'sdk'],
  ui: ['rehearsal', 'console-machine', 'rules', 'sdk'],
  verify: ['rules', 'sdk'],
  server: ['rules', 'sdk', 'sandbox', 'verify'],
  embed: ['ui', 'rehearsal', 'console-machine', 'rules', 'sdk'],
  'host-app': ['embed', 'ui', 'rehearsal', 'console-machine', 'rules', 'sdk'],
};
export const packageNames = Object.keys(usedBy);

/** Builds the packages named, two at a time; `declarations: false` is the quick way for `npm start`. */
export async function build(names, { declarations = true } = {}) {
  const failed = await alone('build', () => buildAll(names, declarations));
  if (failed.length > 0) {
    console.error(`not built: ${failed.join(', ')}`);
    process.exit(1);
  }
}

async function buildAll(names, declarations) {
  const queue = [...names];
  const failed = [];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!(await buildOne(name, declarations))) failed.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

/** Tells whether dist is now what the sources say. */
async function buildOne(name, declarations) {
  const folder = `packages/${name}`;
  const isApp = name === 'host-app';
  if (!hasSources(join(root, folder, 'src'))) {
    say(`${name} has no sources yet, not built`);
    return true;
  }
  const dist = join(root, folder, 'dist');
  const stamp = join(scratch, 'build', name);
  const hash = hashOf([...shared, folder, ...usedBy[name].map((used) => `packages/${used}/src`)]);
  const wanted = `${hash}${declarations || isApp ? ' with declarations' : ''}`;
  // A build with declarations also serves where none are asked for.
  if (existsSync(dist) && existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(wanted)) {
    return true;
  }
  const started = performance.now();
  // Code that a browser loads whole, with everything in it, is bundled by vite.
  const isBundle = isApp || name === 'embed';
  const built = await runIn(
    join(root, folder),
    isBundle ? [bin('vite'), 'build', '--logLevel', 'warn'] : [bin('tsup')],
  );
  if (!built) return false;
  if (declarations && !isApp && !(await declare(name))) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  say(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

function hasSources(folder) {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function runIn(cwd, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  await ensureGenerated();
  const args = process.argv.slice(2);
  const declarations = !args.includes('--no-declarations');
  const named = args.filter((arg) => arg !== '--no-declarations');
  const unknown = named.filter((name) => !packageNames.includes(name));
  if (unknown.length > 0) throw new Error(`no such package: ${unknown.join(', ')}`);
  await build(named.length > 0 ? named : packageNames, { declarations });
}
