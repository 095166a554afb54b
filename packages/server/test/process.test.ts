/** Tests the started program: it serves, refuses a directory or port in use in words, and stops when asked. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { builtProgram, placeData } from './support/program.ts';
import { openSocketClient } from './support/socket-client.ts';
import {
  endPrograms,
  listening,
  type Program,
  startProgram as start,
} from './support/started-program.ts';

let folder: string;
let program: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-process-'));
  program = await builtProgram();
});
const startProgram = (environment: Readonly<Record<string, string>>): Program =>
  start(program, environment);
afterEach(endPrograms);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('serves, refuses a second start on its directory or port, and drains at SIGTERM', async () => {
  const data = join(folder, 'data');
  await placeData(data);
  const first = startProgram({ LIANGFEN_DATA_DIR: data });
  const port = await listening(first);
  const health = await fetch(`http://127.0.0.1:${port}/api/ready`);
  expect(await health.json()).toEqual({ status: 'READY', database: 'UP' });

  const sameDirectory = startProgram({ LIANGFEN_DATA_DIR: data });
  const other = join(folder, 'other');
  const samePort = startProgram({ LIANGFEN_DATA_DIR: other, PORT: String(port) });
  expect(await sameDirectory.exited).toBe(1);
  expect(sameDirectory.output()).toContain(`数据目录 ${data} 正被另一个亮分进程使用`);
  expect(await samePort.exited).toBe(1);
  expect(samePort.output()).toContain(`端口 ${port} 已被占用`);
  // The refused start must not leave an empty database behind.
  expect(existsSync(other)).toBe(false);
  // The first line says where everything is kept, and the last one which address to open.
  expect(first.output().split('\n')[0]).toBe(`数据保存在 ${data}`);
  expect(samePort.output().split('\n')[0]).toBe(`数据保存在 ${other}（新建）`);
  expect(first.output()).toContain(`亮分已启动：http://localhost:${port}/`);

  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(first.output()).toContain('draining');
});

test.skipIf(process.platform === 'win32')(
  'a data directory that others may read is refused, with the command that corrects it',
  async () => {
    const data = join(folder, 'open');
    await placeData(data);
    chmodSync(data, 0o750);
    const refused = startProgram({ LIANGFEN_DATA_DIR: data });
    expect(await refused.exited).toBe(1);
    const command = `chmod -R go-rwx '${data}'`;
    expect(refused.output()).toContain(command);
    execFileSync('sh', ['-c', command]);
    const mended = startProgram({ LIANGFEN_DATA_DIR: data });
    await listening(mended);
  },
  60_000,
);

test('a wrong setting is reported in words, not as a stack', async () => {
  const wrong = startProgram({ PORT: 'abc' });
  expect(await wrong.exited).toBe(1);
  expect(wrong.output().trim()).toBe('PORT 应为 0 到 65535 的整数，现在是「abc」');
});

/** Waits for this text in the output. */
async function printed({ child, output }: Program, text: string): Promise<string> {
  while (!output().includes(text)) {
    if (child.stdout === null || child.exitCode !== null) throw new Error(output());
    await once(child.stdout, 'data');
  }
  return output();
}

test('without settings it is a demonstration, and says so; its random password is printed once', async () => {
  const data = join(folder, 'demonstration');
  const settings = { LIANGFEN_DATA_DIR: data, LIANGFEN_DEMO: '' };
  const first = startProgram(settings);
  const port = await listening(first);
  const said = await printed(first, '对战  ');
  const password = /密码 (\w{12})（只显示这一次/.exec(said)?.[1] ?? '';
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  expect(said).toContain('/web/control/panel/');
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await health.json()).toEqual({
    status: 'UP',
    demo: true,
    publicUrl: null,
    registration: 'OPEN',
  });
  if (process.platform !== 'win32') {
    const open = readdirSync(data, { recursive: true, withFileTypes: true })
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect([statSync(data).mode & 0o777, open]).toEqual([0o700, []]);
  }
  // A page that follows the show receives the reason before the server stops.
  const [, id = ''] = /\/web\/match\/(\w+)/.exec(said) ?? [];
  const screen = openSocketClient(`http://127.0.0.1:${port}/api/competition/${id}/screen/socket`);
  await screen.until((message) => message !== null);
  first.child.kill('SIGTERM');
  expect(await screen.closed).toBe(1000);
  expect(screen.messages.at(-1)).toMatchObject({ frame: 'closed', reason: 'DRAINING' });
  expect(await first.exited).toBe(0);

  const second = startProgram(settings);
  const saidLater = await printed(second, '对战  ');
  expect(saidLater).toContain('/web/control/panel/');
  expect(saidLater).not.toContain(password);
});

test('a real server has no account; the first account is made by a link that is printed once, and the log holds no token or link', async () => {
  const data = join(folder, 'real');
  await placeData(data);
  const real = startProgram({
    LIANGFEN_DATA_DIR: data,
    LIANGFEN_DEMO: '0',
    LIANGFEN_CONTACT: '张老师 010-12345678',
  });
  const port = await listening(real);
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await health.json()).toEqual({
    status: 'UP',
    registration: 'OPEN',
    demo: false,
    publicUrl: null,
    contact: '张老师 010-12345678',
  });
  const demo = await fetch(`http://127.0.0.1:${port}/api/user/login-name/exists?loginName=demo`);
  expect(await demo.json()).toEqual({ exists: false });
  await printed(real, '/web/register#invitation=');
  real.child.kill('SIGTERM');
  await real.exited;
  const lines = real.output().split('\n');
  const log = lines.filter((line) => line.startsWith('{'));
  const forPeople = lines.filter((line) => !line.startsWith('{'));
  expect(log.length).toBeGreaterThan(1);
  expect(log.join('\n')).not.toMatch(/token|invitation|\/web\//);
  expect(forPeople.join('\n').match(/\/web\/\S+/g)).toEqual([
    expect.stringMatching(/^\/web\/register#invitation=[\w-]{40,}$/),
  ]);
});

test('a demonstration also serves the payment sandbox, and a real server may not use it', async () => {
  const data = join(folder, 'demonstration');
  await placeData(data);
  const demonstration = startProgram({ LIANGFEN_DATA_DIR: data, LIANGFEN_DEMO: '1' });
  const real = startProgram({ LIANGFEN_DATA_DIR: data, LIANGFEN_ALIPAY_SANDBOX: '1' });
  expect(await real.exited).toBe(1);
  expect(real.output()).toContain('只能在演示里用');
  const port = await listening(demonstration);
  const page = await fetch(`http://127.0.0.1:${port}/sandbox/alipay/pay/unknown`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('演示');
  demonstration.child.kill('SIGTERM');
  expect(await demonstration.exited).toBe(0);
});
