/**
 * What one process holds while nobody asks anything: the built server on a new embedded database, and started again.
 * `npm run bench -- memory --beside v1.2` builds that tag or commit beside this one and measures both in turn.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { printTable } from './support/table.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { beside: { type: 'string' }, rounds: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 3);

interface Held {
  readonly quiet: number;
  readonly peak: number;
  readonly ms: number;
}
const builds = [
  ...(values.beside === undefined ? [] : [{ name: values.beside, at: builtBeside(values.beside) }]),
  { name: '这一版', at: root },
];
const rows: string[][] = [];
const measured = builds.map((build) => ({ ...build, first: [] as Held[], again: [] as Held[] }));
for (let round = 0; round < rounds; round += 1) {
  for (const { at, first, again } of measured) {
    const directory = mkdtempSync(join(tmpdir(), 'liangfen-memory-'));
    first.push(await heldBy(at, directory));
    again.push(await heldBy(at, directory));
    rmSync(directory, { recursive: true, force: true });
  }
}
for (const { name, first, again } of measured) {
  for (const [start, held] of [
    ['第一次启动', first],
    ['再次启动', again],
  ] as const) {
    rows.push([
      name,
      start,
      ...(['quiet', 'peak'] as const).map((key) => (median(held, key) / 1_024).toFixed(0)),
      median(held, 'ms').toFixed(0),
    ]);
  }
}
printTable(['版本', '启动', '安静时 MB', '最多 MB', '到第一个回答 ms'], rows);

function median(held: readonly Held[], key: keyof Held): number {
  const sorted = held.map((each) => each[key]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Linux tells both figures of a process, in kilobytes: what it holds now, and the most it ever held. */
async function heldBy(at: string, directory: string): Promise<Held> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(at, 'packages/server/dist/node/main.js')], {
    env: {
      ...process.env,
      LIANGFEN_DATA_DIR: directory,
      LIANGFEN_DEMO: '0',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child.stdout);
  await fetch(`http://127.0.0.1:${port}/api/ready`).then((answer) => answer.arrayBuffer());
  const ms = performance.now() - started;
  // What the start has left is collected within some seconds.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  const held = { quiet: kilobytes('VmRSS'), peak: kilobytes('VmHWM'), ms };
  child.kill('SIGTERM');
  await once(child, 'exit');
  return held;
}

/** Reads on to the end, because a program whose output nobody takes stops. */
function portOf(output: Readable): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      text += String(chunk);
      const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(port);
    });
    output.on('end', () => reject(new Error(`the server ended before it listened: ${text}`)));
  });
}

/** A working tree of that version with the installed packages, but with its own of this repository. */
function builtBeside(version: string): string {
  const at = join(root, '.liangfen', 'beside', version.replaceAll('/', '-'));
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(at)) run('git', ['worktree', 'add', '--detach', '--force', at, version], root);
  const modules = join(at, 'node_modules');
  mkdirSync(join(modules, '@liangfen'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@liangfen' || existsSync(join(modules, name))) continue;
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(at, 'packages'))) {
    const link = join(modules, '@liangfen', name);
    if (!existsSync(link)) symlinkSync(join(at, 'packages', name), link);
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join(root, 'packages', name, 'node_modules');
    const link = join(at, 'packages', name, 'node_modules');
    if (existsSync(own) && existsSync(join(at, 'packages', name)) && !existsSync(link)) {
      symlinkSync(own, link);
    }
  }
  run(process.execPath, ['scripts/build.mjs', 'server', '--no-declarations'], at);
  return at;
}
