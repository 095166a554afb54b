/** Tests, in a process that changes its time zone, that the SDK sends Beijing time, as the provider requires. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, 'support/payment-in-zones.ts');
const root = join(import.meta.dirname, '../../..');
const zones = ['UTC', 'America/New_York', 'Asia/Shanghai'];

test('the provider accepts calls from a process in any time zone', async () => {
  const args = ['--import', 'tsx', '--conditions=@liangfen/source', program, ...zones];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(JSON.parse(stdout)).toEqual(
    zones.map((zone) => ({
      zone,
      status: 'WAIT_BUYER_PAY',
      timestamp: '2026-11-22 07:30:00',
      expires: '2026-11-22 09:30:00',
    })),
  );
});
