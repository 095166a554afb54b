/** Tests the installed `npx liangfen`: with a running server, after that server was killed, and without any. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram, placeData, root } from './support/program.ts';

let folder: string;
let data: string;
let program: string;
let server: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lf-admin-process-'));
  data = join(folder, 'data');
  program = await builtProgram();
  await placeData(data);
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({
  ...process.env,
  ...{ PORT: '0', LIANGFEN_DEMO: '0', DATABASE_URL: '', LIANGFEN_DATA_DIR: data },
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function liangfen(words: readonly string[], more: Record<string, string> = {}): Promise<Ended> {
  const bin = join(root, 'packages/server/bin/liangfen.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [bin, ...words],
      { cwd: folder, env: { ...settings(), ...more } },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

const json = async (...words: string[]) => {
  const { code, out, err } = await liangfen([...words, '--json']);
  if (code !== 0) throw new Error(`${words.join(' ')}: ${out}${err}`);
  return JSON.parse(out).data;
};

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: settings(),
  });
  let output = '';
  while (!output.includes('"msg":"listening"')) {
    const [part] = await once(child.stdout ?? child, 'data');
    output += String(part);
  }
  child.stdout?.resume();
  return child;
}

test('it works with a running server, after the server was killed, and without a server', async () => {
  server = await startServer();
  const make = ['vouchers', 'make', '--count', '2', '--points', '5', '--batch'];
  const { vouchers } = await json(...make, 'running');
  expect(vouchers[0].code).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect(await json('plans', 'change', 'plan-10', '--price', '760', '--yes')).toMatchObject({
    plan: { revision: 2, amount: '760.00' },
  });

  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
  // The killed server's socket file is still there, and nobody listens on it.
  expect(await json('vouchers', 'revoke', 'running', '--yes', '--operator', '王芳')).toMatchObject({
    revoked: 2,
  });
  const { acts } = await json('audit', 'list');
  expect(acts.map((act: { command: string }) => act.command)).toEqual([
    'vouchers revoke',
    'plans change',
    'vouchers make',
  ]);
  expect(acts[0].operator).toBe('王芳');
});

test('help needs no database; a folder without a database is refused in words, and none is made', async () => {
  const help = await liangfen(['--help']);
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toContain('npx liangfen');
  mkdirSync(join(folder, 'empty'), { mode: 0o700 });
  const nowhere = { LIANGFEN_DATA_DIR: join(folder, 'empty') };
  const refused = await liangfen(['plans', 'list'], nowhere);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('LIANGFEN_DATA_DIR');
  expect(await liangfen(['plans', 'sell'])).toMatchObject({ code: 2, out: '' });
  const away = await liangfen(['plans', 'list'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' });
  expect(away).toMatchObject({ code: 1, out: '' });
  expect(away.err).toContain('数据库没有应答');
});
