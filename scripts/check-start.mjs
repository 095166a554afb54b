// Starts @liangfen/server as whoever has installed it does: packed, put into an empty folder with nothing for
// development, run by its own command, and opened in a browser. A file that the tarball lacks, or a dependency that only
// the workspace has, is seen here first (decision 0327).
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser, root, say } from './setup.mjs';

/** 80 when this was written, 103 with single sign-on and mail (0470, 0471): a library that brings ten others is seen here. */
const mostPackages = 110;
const begun = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'liangfen-start-'));
let server = null;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const packed = pack('sdk', 'rules', 'verify', 'server');
lap('packed');
writeFileSync(join(folder, 'package.json'), '{ "private": true }');
npm('install', ...packed, '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund');
const installed = Object.keys(
  JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages,
).length;
lap(`installed ${installed} packages`);
if (installed > mostPackages) throw new Error(`${installed} packages, at most ${mostPackages}`);
for (const file of [
  'README.md',
  'LICENSE',
  'dist/node/carried/alipay-sdk.LICENSES.txt',
  'dist/node/cluster.zip',
]) {
  readFileSync(join(folder, 'node_modules/@liangfen/server', file));
}

const output = await started();
const url = /首页 {2}(http:\S+)\//.exec(output)?.[1];
const [, competition, screen] = / {2}打分 {2}(.+)\n[\s\S]*?大屏 {2}(http:\S+)/.exec(output) ?? [];
if (!output.startsWith(`数据保存在 ${folder}`) || !url || !screen) {
  throw new Error(`no links:\n${output}`);
}
lap('started');
await expectAnswer(`${url}/api/ready`, (text) => JSON.parse(text).status === 'READY');
await expectAnswer(`${url}/`, (text) => text.includes('<script type="module"'));
await expectAnswer(`${url}/embed/v1.js`, (text) => text.length > 100_000);
const plans = liangfen('plans', 'list', '--json');
if (JSON.parse(plans).done !== true) throw new Error(`the operator’s command: ${plans}`);

writeFileSync(join(folder, 'print.mjs'), printing());
const paper = spawnSync(process.execPath, ['print.mjs'], { cwd: folder });
if (paper.stdout.subarray(0, 5).toString() !== '%PDF-') throw new Error(`paper: ${paper.stderr}`);

const browser = await chromium.launch({ executablePath: await ensureBrowser() });
try {
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${url}/web/login`);
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  await page.goto(screen);
  await page.getByText(competition, { exact: true }).first().waitFor();
  if (faults.length > 0) throw new Error(faults.join('\n'));
} finally {
  await browser.close();
}
const ended = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
if ((await ended) !== 0) throw new Error('it did not end by itself');
lap('opened and ended');

function pack(...names) {
  const chosen = names.flatMap((name) => ['--workspace', `packages/${name}`]);
  const into = ['--pack-destination', folder, '--json', '--loglevel=error'];
  const { stdout } = npm('pack', '--prefix', root, ...chosen, ...into);
  return JSON.parse(stdout).map(({ filename }) => join(folder, filename));
}

function npm(...args) {
  const done = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    // npm would run another npm's settings: the workspace and the dry run of whoever called us.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
    ),
  });
  if (done.status === 0) return done;
  throw new Error(`npm ${args.join(' ')}:\n${done.stdout}${done.stderr}`);
}

function environment() {
  const { DATABASE_URL, LIANGFEN_DATA_DIR, LIANGFEN_WEB_DIR, LIANGFEN_DEMO, ...rest } = process.env;
  return { ...rest, LIANGFEN_LOG: 'error', LIANGFEN_UNSAFE_NO_FSYNC: '1' };
}

function command() {
  return join(folder, 'node_modules/.bin/liangfen');
}

/** Returns what it printed until it had named its links. */
function started() {
  server = spawn(process.execPath, [command(), '--port', '0'], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
        if (/大屏 {2}\S+\n/.test(printed)) resolve(printed);
      });
    }
    server.once('exit', () => reject(new Error(`it ended:\n${printed}`)));
  });
}

function liangfen(...args) {
  const done = spawnSync(process.execPath, [command(), ...args], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  return done.stdout || done.stderr;
}

/** A sheet in Chinese needs the font, the thread and what lays it out. */
function printing() {
  return `
    import { createNodePorts } from '@liangfen/server/node';
    // Printing asks no database anything.
    const { pdf } = createNodePorts({ log: console, database: {} });
    const sheet = { title: '评分表', subtitle: '', heading: ['亮分'], facts: [], blocks: [], signatures: [] };
    const { bytes } = await pdf({ landscape: false, foot: '', proof: null, sheets: [sheet] });
    process.stdout.write(bytes);
  `;
}

async function expectAnswer(address, isRight) {
  const response = await fetch(address, { headers: { accept: 'text/html,*/*' } });
  const text = await response.text();
  if (!response.ok || !isRight(text)) throw new Error(`${address}: ${response.status} ${text}`);
}

function lap(what) {
  say(`${what} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
