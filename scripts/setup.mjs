// Brings a fresh clone to a state where everything runs, so that no command needs a page of
// preparations first, and so that nobody tests yesterday's dependencies or yesterday's types.
//
// Plain Node without dependencies: it runs before `npm ci` has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const scratch = join(root, '.liangfen');
const lockFile = join(root, 'package-lock.json');
const installStamp = join(root, 'node_modules', '.liangfen-lock-hash');

/** Prints what is being done, in one line. */
export function say(text) {
  console.log(`· ${text}`);
}

/** Path of a command-line tool's script in node_modules, to be run with `process.execPath`. */
export function bin(packageName, binName = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof entry === 'string' ? entry : entry[binName]);
}

/**
 * For TypeScript 7, which ends after one look at the sources: without a collector the largest project takes 1.4 GB instead
 * of 1.2, and half of the processor time.
 */
export const compilerEnvironment = { ...process.env, GOGC: 'off' };

/** sha256 over names and contents of files; missing files count as absent. Folders are walked. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).sort()) {
    hash.update(`${path}\0`);
    if (existsSync(join(root, path))) hash.update(readFileSync(join(root, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const absolute = join(root, path);
  let entries;
  try {
    entries = readdirSync(absolute, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter((entry) => !['node_modules', 'dist', '.git', '.liangfen'].includes(entry.name))
    .flatMap((entry) => filesIn(`${path}/${entry.name}`));
}

/**
 * One process at a time does `work`: two `npm test` started together must not both replace
 * node_modules. The lock names its holder's pid, so a killed holder does not block for ever.
 */
export async function alone(name, work) {
  mkdirSync(scratch, { recursive: true });
  const lock = join(scratch, `${name}.lock`);
  for (let told = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(readIfThere(lock))) {
        rmSync(lock, { force: true });
        continue;
      }
      if (!told) say(`waiting for another process to finish: ${name}`);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAlive(pidText) {
  // An empty file belongs to a holder that is just about to write its pid.
  if (pidText === '') return true;
  try {
    process.kill(Number(pidText), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs a command to its end with its output on this terminal; throws when it fails. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  if (error) throw error;
  if (status !== 0) {
    throw new Error(`${[command, ...args].join(' ')} failed (${signal ?? `code ${status}`})`);
  }
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** node_modules is what package-lock.json says. */
export async function ensureInstalled() {
  const current = () => existsSync(installStamp) && readIfThere(installStamp) === lockHash();
  if (current()) return;
  await alone('install', () => {
    if (current()) return;
    say('installing dependencies (npm ci)');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(installStamp, lockHash());
  });
}

/** The generated files are those of openapi.yaml. */
export async function ensureGenerated() {
  if (!existsSync(join(root, 'openapi.yaml'))) {
    say('no openapi.yaml yet, nothing to generate');
    return;
  }
  const stamp = join(scratch, 'generated.hash');
  const files = [
    'openapi.yaml',
    'scripts/gen.mjs',
    'packages/sdk/src/generated',
    'packages/server/src/contract/generated',
  ];
  const current = () => readIfThere(stamp) === hashOf(files);
  if (current()) return;
  await alone('generate', () => {
    if (current()) return;
    say('generating types and contract from openapi.yaml (npm run gen)');
    run(process.execPath, ['scripts/gen.mjs']);
    writeFileSync(stamp, hashOf(files));
  });
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = folder && executable(join(folder, name));
    if (found) return join(folder, name);
  }
  return undefined;
}

/** Path of a Chromium that is there already; undefined when there is none. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!executable(chosen)) throw new Error(`CHROMIUM_PATH is not an executable: ${chosen}`);
    return chosen;
  }
  return (
    (executable('/usr/bin/chromium') && '/usr/bin/chromium') ??
    onPath('chromium') ??
    onPath('chromium-browser') ??
    onPath('google-chrome')
  );
}

/** Installs Debian packages when this machine lets us; tells whether it did. */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  say(`installing ${packages.join(', ')} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
    return true;
  } catch (error) {
    say(`apt-get could not: ${error.message}`);
    return false;
  }
}

/** A Chromium to test with: the path, also put in CHROMIUM_PATH for the processes started next. */
export async function ensureBrowser() {
  let path = findBrowser();
  if (!path) {
    path = await alone('browser', async () => {
      const there = findBrowser() ?? (aptInstall('chromium', 'fonts-noto-cjk') && findBrowser());
      if (there) return there;
      say('downloading a Chromium (playwright-core install chromium)');
      run(process.execPath, [bin('playwright-core'), 'install', 'chromium']);
      const { chromium } = await import('playwright-core');
      return chromium.executablePath();
    });
  }
  process.env.CHROMIUM_PATH = path;
  return path;
}

/**
 * The folder that holds PostgreSQL's postgres, initdb and pg_ctl, newest version first; undefined
 * when there is none. PostgreSQL is optional: without it the embedded database is tested alone.
 */
export function findPostgres() {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  // Symlinks on PATH may point nowhere, `executable` follows them.
  folders.push(...(process.env.PATH ?? '').split(delimiter).filter(Boolean));
  return folders.find((folder) =>
    ['postgres', 'initdb', 'pg_ctl'].every((name) => executable(join(folder, name))),
  );
}

/** Finds PostgreSQL and hands its folder to the processes started next as PG_BIN. */
export async function ensurePostgres({ install = false } = {}) {
  let folder = findPostgres();
  if (!folder && install && aptInstall('postgresql')) folder = findPostgres();
  if (folder) process.env.PG_BIN = folder;
  say(
    folder
      ? `PostgreSQL found in ${folder}`
      : 'no PostgreSQL on this machine: only the embedded database is tested',
  );
  return folder;
}

/** The programs on which the tests of several processes stand; each such test is skipped, and says so, without them. */
export async function ensureBalancers({ install = false } = {}) {
  const wanted = { haproxy: '/usr/sbin/haproxy', 'nats-server': '/usr/sbin/nats-server' };
  const missing = () =>
    Object.entries(wanted).flatMap(([name, path]) =>
      executable(path) || onPath(name) ? [] : [name],
    );
  if (install && missing().length > 0) aptInstall(...missing());
  for (const name of missing()) say(`no ${name} on this machine: the tests with it are skipped`);
}

/** The engines beside Chromium that a show is played in (e2e/engines); each one's tests are skipped without it. */
export async function ensureEngines({ install = false } = {}) {
  const wanted = {
    'firefox-esr': 'firefox-esr',
    WebKitWebDriver: 'webkit2gtk-driver',
    Xvfb: 'xvfb',
  };
  const missing = () => Object.keys(wanted).filter((name) => !onPath(name));
  if (install && missing().length > 0) aptInstall(...missing().map((name) => wanted[name]));
  for (const name of missing()) say(`no ${name} on this machine: the shows in it are skipped`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === '--stamp') {
    // After `npm install` or `npm ci` by hand, remember what was installed.
    const dryRun = process.env.npm_config_dry_run === 'true';
    if (!dryRun && existsSync(dirname(installStamp))) {
      writeFileSync(installStamp, lockHash());
    }
  } else if (process.argv[2] === '--ci') {
    await ensurePostgres({ install: true });
    await ensureBalancers({ install: true });
    await ensureInstalled();
    await ensureBrowser();
  }
}
