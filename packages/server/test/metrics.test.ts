/** Tests the metrics of a process: requests, their time, viewers, and nothing that names a person. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/node/config.ts';
import { createMetrics } from '../src/node/metrics/metrics.ts';
import { builtProgram, placeData } from './support/program.ts';
import { endPrograms, listening, startProgram } from './support/started-program.ts';

let folder = '';
afterEach(async () => {
  await endPrograms();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Returns the value of one line of the text. */
function figure(text: string, name: string): number | null {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}

test('a process serves its metrics on their own port, and on no other', async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-metrics-'));
  await placeData(join(folder, 'data'));
  const program = startProgram(await builtProgram(), {
    LIANGFEN_DATA_DIR: join(folder, 'data'),
    LIANGFEN_METRICS_PORT: '0',
  });
  const port = await listening(program);
  await expect.poll(program.output).toMatch(/"port":\d+,"msg":"metrics"/);
  const own = Number(/"port":(\d+),"msg":"metrics"/.exec(program.output())?.[1]);
  const ask = async () => (await fetch(`http://127.0.0.1:${own}/metrics`)).text();

  const unknown = `/api/${randomBytes(8).toString('hex')}`;
  await fetch(`http://127.0.0.1:${port}${unknown}?token=abc`);
  await fetch(`http://127.0.0.1:${port}/api/ready`);
  const text = await ask();
  const count = (operation: string, status: number) =>
    figure(text, `liangfen_request_seconds_count{operation="${operation}",status="${status}"}`);
  expect(count('getReadiness', 200)).toBe(1);
  expect(count('none', 404)).toBe(1);
  expect(figure(text, 'liangfen_live_viewers{role="SCREEN"}')).toBe(0);
  expect(figure(text, 'liangfen_log_lines_total{level="error"}')).toBe(0);
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  // Made-up addresses as labels would let the metrics grow without end.
  expect(text).not.toContain(unknown);
  expect((await fetch(`http://127.0.0.1:${own}/api/ready`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).not.toBe(200);
});

describe('the metrics of the live path', () => {
  test('time each database statement, and count failures without hiding them', async () => {
    const metrics = createMetrics();
    const nothing = () => Promise.reject(new Error('not used'));
    const database = metrics.timing({
      // The test never uses it.
      query: {} as never,
      ping: nothing,
      close: nothing,
      inOrder: true,
      prepared: async (name) => {
        if (name === 'lf-broken') throw new Error('away');
        return [];
      },
    });
    expect(await database.prepared('lf-append', 'select 1', [])).toEqual([]);
    await expect(database.prepared('lf-broken', 'select 1', [])).rejects.toThrow('away');
    const text = await metrics.text();
    const name = 'liangfen_database_statement_seconds_count';
    expect(figure(text, `${name}{statement="lf-append"}`)).toBe(1);
    expect(figure(text, `${name}{statement="lf-broken"}`)).toBe(1);
    expect(figure(text, 'liangfen_database_failures_total')).toBe(1);
  });

  test('report the viewers at the moment of the request', async () => {
    const metrics = createMetrics();
    const viewers = { SCREEN: 2, CONSOLE: 1, JUDGE: 31 };
    metrics.watch({ viewers: () => viewers });
    expect(figure(await metrics.text(), 'liangfen_live_viewers{role="JUDGE"}')).toBe(31);
    viewers.JUDGE = 30;
    expect(figure(await metrics.text(), 'liangfen_live_viewers{role="JUDGE"}')).toBe(30);
  });
});

test('a wrong port is refused in a sentence', () => {
  expect(() => readConfig({ LIANGFEN_METRICS_PORT: '9x' })).toThrow(
    new ConfigError('LIANGFEN_METRICS_PORT 应为 0 到 65535 的整数，现在是「9x」'),
  );
  expect(readConfig({}).metrics).toBeNull();
});
