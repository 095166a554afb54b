/** Tests Node's ports: hashing, ids, the image code, a log without secrets. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createMemoryBus } from '../src/node/bus-memory.ts';
import { readConfig } from '../src/node/config.ts';
import { createNodePorts } from '../src/node/ports.ts';
import type { Database } from '../src/ports.ts';

const unused = async () => {
  throw new Error('not used here');
};
const database: Pick<Database, 'prepared' | 'ping' | 'close'> = {
  prepared: unused,
  ping: unused,
  close: unused,
};
const ports = createNodePorts({
  // These tests never use the database.
  database: database as Database,
  bus: createMemoryBus(),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
});

test('passwords are argon2id with the chosen cost, salted, and verified', async () => {
  const [one, two] = await Promise.all([
    ports.passwords.hash('liangfen2026'),
    ports.passwords.hash('liangfen2026'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await ports.passwords.verify(one, 'liangfen2026')).toBe(true);
  expect(await ports.passwords.verify(one, 'liangfen2027')).toBe(false);
  expect(await ports.passwords.verify('no hash at all', 'liangfen2026')).toBe(false);
});

test('ids and secrets are unique, long and plain enough', () => {
  const ids = Array.from({ length: 1_000 }, ports.newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{16,}$/);
  expect(ports.newSecret()).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

describe('the image code', () => {
  test('is a different PNG each time, with letters that nobody confuses', async () => {
    const codes = await Promise.all(Array.from({ length: 60 }, () => ports.imageCode.paint()));
    for (const { answer, png } of codes) {
      expect(answer).toMatch(/^[A-Z0-9]{4,5}$/);
      expect(answer).not.toMatch(/[01OI]/);
      const { width, height, pixels } = decode(png);
      expect(pixels.length).toBeGreaterThanOrEqual(width * height);
      expect(new Set(pixels).size).toBeGreaterThan(10);
    }
    expect(new Set(codes.map(({ answer }) => answer)).size).toBeGreaterThan(50);
    const sizes = new Set(codes.map(({ png }) => Buffer.from(png).toString('base64')));
    expect(sizes.size).toBe(codes.length);
  });

  function decode(png: Uint8Array) {
    const bytes = Buffer.from(png);
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const data: Buffer[] = [];
    for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
      const size = bytes.readUInt32BE(at);
      const type = bytes.toString('latin1', at + 4, at + 8);
      if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + size));
    }
    return {
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
      pixels: inflateSync(Buffer.concat(data)),
    };
  }
});

test('the log removes secrets and the values that a database error quotes', () => {
  const program = `
    import { createLog } from ${JSON.stringify(join(import.meta.dirname, '../src/node/log.ts'))};
    const log = createLog('info');
    log.info('event', { token: 'SECRET-1', phoneNumber: 'SECRET-2', inner: { password: 'SECRET-3' } });
    log.error('failed', { error: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (phone)=(SECRET-4)' }) });`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=@liangfen/source', '--input-type=module', '-e', program],
    { encoding: 'utf8', cwd: join(import.meta.dirname, '..') },
  );
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ msg: 'event' }, { msg: 'failed', error: { state: '23505' } }]);
  expect(stdout).not.toContain('SECRET');
});

test('settings have defaults, and a wrong port is refused in words', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDirectory: '.liangfen/data',
    databaseUrl: null,
    webDirectory: null,
    durable: true,
  });
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig({ DATABASE_URL: 'postgres://x' }).demo).toBe(false);
  expect(readConfig({ LIANGFEN_DEMO: '0' }).demo).toBe(false);
  expect(() => readConfig({ LIANGFEN_DEMO: 'no' })).toThrow('LIANGFEN_DEMO 应为 1（演示）或 0');
  expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT 应为 0 到 65535 的整数');
});
