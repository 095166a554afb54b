/** Tests a process with few file descriptors: strangers' streams get 429, the hall goes on, and the log has a warning. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { builtProgram, placeData, root } from './support/program.ts';
import { openSocketClient } from './support/socket-client.ts';

let child: ChildProcess | null = null;
let folder = '';
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly port: number;
  readonly output: () => string;
}

/** Starts with a few hundred descriptors, also as the hard limit, so that Node cannot raise it. */
async function startWithFew(): Promise<Started> {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-few-'));
  await placeData(join(folder, 'data'));
  const program = `ulimit -n 400 && exec "${process.execPath}" "${await builtProgram()}"`;
  const started = spawn('bash', ['-c', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      LIANGFEN_DEMO: '1',
      DATABASE_URL: '',
      LIANGFEN_DATA_DIR: join(folder, 'data'),
    },
  });
  child = started;
  let output = '';
  return new Promise((resolve, reject) => {
    const take = (chunk: unknown) => {
      output += String(chunk);
      const port = /"port":(\d+)[^}]*"msg":"listening"/.exec(output)?.[1];
      if (port !== undefined && output.includes('/web/control/panel/')) {
        resolve({ port: Number(port), output: () => output });
      }
    };
    started.stdout.on('data', take);
    started.stderr.on('data', take);
    started.once('exit', () => reject(new Error(output)));
  });
}

/** Returns the status; the stream stays open for as long as the test runs. */
function openStream(port: number, path: string, authorization?: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = authorization === undefined ? {} : { authorization };
    const agent = new Agent({ keepAlive: false });
    const request = get({ port, host: '127.0.0.1', path, headers, agent }, (response) => {
      response.on('error', () => undefined);
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });
}

test.skipIf(process.platform !== 'linux')(
  'no number of anonymous streams keeps the operator out',
  async () => {
    const { port, output } = await startWithFew();
    const links = /\/web\/control\/panel\/(\w+)#token=(\S+)/.exec(output());
    const [, id = '', token = ''] = links ?? [];
    const at = `/api/competition/${id}`;
    const authorization = decodeURIComponent(token);
    const seen = new Map<number | string, number>();
    for (let batch = 0; batch < 15; batch += 1) {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, () => openStream(port, `${at}/screen/events`)),
      );
      for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([200, 429]);
    expect(seen.get(200)).toBeGreaterThan(50);
    expect(await openStream(port, `${at}/match/events`, authorization)).toBe(200);
    expect(await openStream(port, `${at}/match`, authorization)).toBe(200);
    expect(output()).toContain('live.streams.refused');

    // Silent connections, with and without a WebSocket, up to the last descriptor.
    const hallAt = `ws://127.0.0.1:${port}${at}`;
    const silent = Array.from({ length: 200 }, () =>
      openSocketClient(`${hallAt}/screen/socket`, { first: null }),
    );
    // Some are refused, and some are closed to make room for later ones.
    const settled = silent.map(
      ({ socket, closed }) =>
        new Promise((resolve) => {
          socket.once('open', resolve);
          void closed.then(resolve);
        }),
    );
    await Promise.all(settled);
    expect(await openStream(port, `${at}/match`, authorization)).toBe(200);
    const panel = openSocketClient(`${hallAt}/match/socket`, {
      first: JSON.stringify({ token: authorization }),
    });
    expect(await panel.until((message) => message !== null)).toMatchObject({ frame: 'snapshot' });
    expect(output()).toContain('connections.nearly-all-used');
    for (const { socket } of [...silent, panel]) socket.terminate();
  },
  300_000,
);
