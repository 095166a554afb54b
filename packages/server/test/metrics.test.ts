/** Tests the metrics of a process: requests, their time, viewers, and nothing that names a person. */
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/node/config.ts';
import { createMetrics } from '../src/node/metrics/metrics.ts';

/** Returns the value of one line of the text. */
function figure(text: string, name: string): number | null {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}

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
