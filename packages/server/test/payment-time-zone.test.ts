/** The provider wants Beijing time, and the SDK writes the process's own: a process that moves through zones calls the stand-in. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, 'support/payment-in-zones.ts');
const root = join(import.meta.dirname, '../../..');
const zones = ['UTC', 'America/New_York', 'Asia/Shanghai'];

test('a process in any zone is listened to', async () => {
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
