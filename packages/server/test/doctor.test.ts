/**
 * Tests the report of `doctor` on a machine: what is good, what to check, what to repair, and an exit code for
 * scripts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import {
  certificateFinding,
  clockFinding,
  connectionsFinding,
  descriptors,
  diskFinding,
  versionOf,
} from '../src/node/admin/doctor.ts';
import { send } from '../src/node/admin/send.ts';
import { readConfig } from '../src/node/config.ts';
import { operatorOf } from './support/admin.ts';
import { createTestApp } from './support/app.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const examined = async (environment: Record<string, string>, words: readonly string[] = []) => {
  const { app } = await createTestApp();
  const config = readConfig({ LIANGFEN_DEMO: '0', LIANGFEN_DATA_DIR: folder, ...environment });
  return operatorOf(app.services, { send: (request) => send(config, log, request) }).type([
    'doctor',
    ...words,
  ]);
};

test('a machine that can serve ends with 0 and lists what was checked', async () => {
  const { code, out } = await examined({});
  expect(code).toBe(0);
  for (const word of ['版本', '数据库', '文件描述符', '磁盘', '证书', '签名密钥']) {
    expect(out).toContain(word);
  }
});

test('a fault ends with 1, in words and as JSON', async () => {
  const missing = { LIANGFEN_SIGNING_KEY_FILE: join(folder, 'nowhere.pem') };
  expect(await examined(missing)).toMatchObject({ code: 1 });
  const { code, out } = await examined(missing, ['--json']);
  expect(code).toBe(1);
  const { data } = JSON.parse(out);
  expect(data.good).toBe(false);
  expect(data.findings).toContainEqual(expect.objectContaining({ what: 'key', state: 'BAD' }));
});

test('a database that does not answer is named without its password', async () => {
  const { code, out } = await examined({
    DATABASE_URL: 'postgres://liangfen:verysecret@127.0.0.1:9/liangfen',
  });
  expect(code).toBe(1);
  expect(out).toContain('连不上');
  expect(out).not.toContain('verysecret');
});

const cluster = inject('postgresUrl');
test.skipIf(cluster === undefined)(
  'PostgreSQL is checked with its connections and its clock',
  async () => {
    writeFileSync(join(folder, 'signing-key.pem'), 'key');
    const { code, out } = await examined({ DATABASE_URL: cluster ?? '' });
    expect(code).toBe(0);
    expect(out).toContain('PostgreSQL');
    expect(out).toContain('时钟');
  },
);

test.each([
  ['an old Node', versionOf('18.20.0'), 'BAD'],
  ['a good one', versionOf('22.12.0'), 'GOOD'],
  ['an odd release before', versionOf('21.7.0'), 'BAD'],
  ['connections nearly used up', connectionsFinding('15.4', 90, 100), 'LOOK'],
  ['connections enough', connectionsFinding('15.4', 20, 100), 'GOOD'],
  ['a clock behind', clockFinding(-2_500), 'BAD'],
  ['a clock that agrees', clockFinding(40), 'GOOD'],
  ['few descriptors', descriptors(1_024), 'LOOK'],
  ['enough of them', descriptors(65_536), 'GOOD'],
  ['a system that does not say', descriptors(null), 'LOOK'],
  ['a full disk', diskFinding(10_000_000), 'BAD'],
  ['an empty one', diskFinding(90_000_000_000), 'GOOD'],
  ['a certificate that ends soon', certificateFinding(3 * 24 * 3_600_000), 'LOOK'],
  ['one that does not', certificateFinding(60 * 24 * 3_600_000), 'GOOD'],
])('%s', (_, { state }, wanted) => {
  expect(state).toBe(wanted);
});
