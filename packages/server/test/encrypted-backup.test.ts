/**
 * Tests encrypted backups: age's own format, restored with the right key, and nothing is written or restored after
 * any fault.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { armor, Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAdminRequest } from '../src/admin/commands.ts';
import { send } from '../src/node/admin/send.ts';
import { unarmored } from '../src/node/backup/armor.ts';
import { encryptionTo } from '../src/node/backup/encryption.ts';
import { type BackupKeyFiles, noKeyFiles } from '../src/node/backup/key-files.ts';
import { readConfig } from '../src/node/config.ts';
import { openEmbeddedDatabase } from '../src/node/embedded.ts';
import type { Log } from '../src/ports.ts';
import { operatorOf } from './support/admin.ts';
import { createTestApp, type TestApp } from './support/app.ts';

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const phone = '13912345678';
const words = 'correct horse battery staple';

let folder: string;
let hall: TestApp;
let own: string;
let files: Record<'recipients' | 'identity' | 'another' | 'passphrase' | 'wrongWords', string>;

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-locked-'));
  own = await generateX25519Identity();
  const another = await generateX25519Identity();
  files = {
    recipients: written('to.txt', `# 值班\n${await identityToRecipient(own)}\n`),
    identity: written('key.txt', `# created: today\n${own}\n`),
    another: written('another.txt', `${another}\n`),
    passphrase: written('words.txt', `${words}\n`),
    wrongWords: written('wrong.txt', 'correct horse battery stapler\n'),
  };
  hall = await createTestApp();
  const { client } = await hall.register();
  const { id } = await client.call('createExample', { key: 'one-example' });
  await client.call('createJudge', {
    path: { id },
    body: { name: '张三', phoneNumber: phone, organisation: '封存大学' },
  });
  // A remark that is longer than one piece of 64 kB, however well it compresses.
  await hall.database.query
    .updateTable('judge')
    .set({ remark: randomBytes(150_000).toString('hex') })
    .where('name', '=', '张三')
    .execute();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function backUp(name: string, keys: Partial<BackupKeyFiles>): Promise<string> {
  const file = join(folder, name);
  const operator = operatorOf(hall.app.services, {}, { ...noKeyFiles, ...keys });
  expect(await operator.data('backup', file, '--encrypt')).toMatchObject({ encrypted: true });
  return file;
}

let homes = 0;

/** Restores from the command line, into a new folder. */
async function restore(file: string, settings: Readonly<Record<string, string>>) {
  homes += 1;
  const home = join(folder, `home-${homes}`);
  const config = readConfig({
    LIANGFEN_DATA_DIR: home,
    LIANGFEN_UNSAFE_NO_FSYNC: '1',
    ...settings,
  });
  const request = { operator: 'lin', dryRun: false, command: { name: 'restore', file } };
  return { answer: await send(config, log, readAdminRequest(request)), home };
}

const competitionsIn = async (home: string) => {
  const database = await openEmbeddedDatabase({ directory: home, durable: false });
  const rows = await database.query
    .selectFrom('judge')
    .select(['name', 'organisation', 'phone_number'])
    .orderBy('id')
    .execute();
  await database.close();
  return rows;
};

describe('encrypted to a public key', () => {
  let file: string;
  beforeAll(async () => {
    file = await backUp('to-key.age', { recipients: files.recipients });
  });

  test('the private key restores the backup elsewhere, unchanged', async () => {
    const { answer, home } = await restore(file, {
      LIANGFEN_BACKUP_IDENTITY_FILE: files.identity,
    });
    expect(answer).toMatchObject({ done: true });
    const before = await hall.database.query
      .selectFrom('judge')
      .select(['name', 'organisation', 'phone_number'])
      .orderBy('id')
      .execute();
    expect(await competitionsIn(home)).toEqual(before);
  });

  test('the file is an age file, with a backup inside', async () => {
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    expect(bytes.includes('封存大学')).toBe(false);
    const decrypter = new Decrypter();
    decrypter.addIdentity(own);
    const text = gunzipSync(await decrypter.decrypt(new Uint8Array(bytes))).toString();
    expect(text).toContain('封存大学');
  });

  test.each([
    ['without a key', {}, /是加密的；请用 LIANGFEN_BACKUP_IDENTITY_FILE/],
    ['with another key', { identity: 'another' }, /指定的私钥或口令打不开/],
    ['with a passphrase', { passphrase: 'passphrase' }, /指定的私钥或口令打不开/],
  ] as const)(
    '%s nothing is restored',
    async (_, keys: Record<string, keyof typeof files>, told) => {
      const { answer, home } = await restore(file, {
        ...(keys.identity && { LIANGFEN_BACKUP_IDENTITY_FILE: files[keys.identity] }),
        ...(keys.passphrase && { LIANGFEN_BACKUP_PASSPHRASE_FILE: files[keys.passphrase] }),
      });
      expect(answer).toMatchObject({
        done: false,
        code: 'WRONG_INPUT',
        detail: expect.stringMatching(told),
      });
      expect(existsSync(home)).toBe(false);
    },
  );

  test.each([
    ['with a changed byte in the middle', (bytes: Buffer) => flipped(bytes, bytes.length >> 1)],
    ['with a changed last byte', (bytes: Buffer) => flipped(bytes, bytes.length - 1)],
    ['with a changed header', (bytes: Buffer) => flipped(bytes, bytes.indexOf('---') + 10)],
    ['with its tail cut off', (bytes: Buffer) => bytes.subarray(0, -100)],
    ['cut off where a piece ends', (bytes: Buffer) => bytes.subarray(0, headerOf(bytes) + 65_552)],
    ['with its header only', (bytes: Buffer) => bytes.subarray(0, 60)],
    ['with something behind it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')])],
  ])('%s nothing is restored', async (how, spoil) => {
    const spoilt = written(`${how}.age`, '');
    writeFileSync(spoilt, spoil(readFileSync(file)));
    const { answer, home } = await restore(spoilt, {
      LIANGFEN_BACKUP_IDENTITY_FILE: files.identity,
    });
    expect(answer).toMatchObject({
      done: false,
      code: 'WRONG_INPUT',
      detail: expect.stringContaining('什么都没有恢复'),
    });
    expect(existsSync(home)).toBe(false);
  });
});

describe('as text in the format of `age -a`', () => {
  let text: string;
  beforeAll(async () => {
    const file = await backUp('to-text.age', { recipients: files.recipients });
    text = armor.encode(new Uint8Array(readFileSync(file)));
  });
  let texts = 0;
  const restored = (armored: string, identity = files.identity) => {
    texts += 1;
    const file = written(`text-${texts}.age`, armored);
    return restore(file, { LIANGFEN_BACKUP_IDENTITY_FILE: identity });
  };

  test.each([
    ['as it is', (whole: string) => whole],
    [
      'after it went through mail and Windows',
      (whole: string) => `\r\n\n${whole.replaceAll('\n', '\r\n')}\n\n`,
    ],
    ['without its last line feed', (whole: string) => whole.trimEnd()],
  ])('%s the backup is restored', async (_, sent) => {
    const { answer } = await restored(sent(text));
    expect(answer).toMatchObject({ done: true });
  });

  test('a key file in the format of age-keygen opens the backup, comments included', async () => {
    const identity = written(
      'keygen.txt',
      `# created: 2026-11-25T10:00:00+08:00\r\n# public key: ${await identityToRecipient(own)}\r\n${own}\r\n\r\n# 备用\r\n`,
    );
    expect((await restored(text, identity)).answer).toMatchObject({ done: true });
  });

  test('another key restores nothing', async () => {
    const { answer } = await restored(text, files.another);
    expect(answer).toMatchObject({ done: false, detail: expect.stringContaining('打不开') });
  });

  const lines = (change: (all: string[]) => string[]) => (whole: string) =>
    `${change(whole.trimEnd().split('\n')).join('\n')}\n`;
  /** Changes the tenth line. */
  const line = (change: (one: string) => string) =>
    lines((all) => all.map((one, index) => (index === 9 ? change(one) : one)));
  test.each([
    ['with a changed letter', line((one) => one.slice(0, -1) + (one.endsWith('A') ? 'B' : 'A'))],
    ['without its end', lines((all) => all.slice(0, -1))],
    ['with a line left out', lines((all) => all.filter((_, index) => index !== 500))],
    ['with a line that is too short', line((one) => one.slice(4))],
    ['with a line that goes on', line(() => 'A'.repeat(200_000))],
    ['with a character outside base64', line((one) => `${one.slice(0, -1)}*`)],
    ['with its first line only', lines((all) => all.slice(0, 1))],
    ['with something behind it', (whole: string) => `${whole}more`],
  ])('%s nothing is restored', async (_, spoil) => {
    const { answer, home } = await restored(spoil(text));
    expect(answer).toMatchObject({
      done: false,
      code: 'WRONG_INPUT',
      detail: expect.stringContaining('什么都没有恢复'),
    });
    expect(existsSync(home)).toBe(false);
  });

  test('memory does not grow with the size of the text', async () => {
    const line = `${'QUJD'.repeat(16)}\n`;
    const piece = Buffer.from(line.repeat(1_000));
    let taken = 0;
    async function* source() {
      yield Buffer.from('-----BEGIN AGE ENCRYPTED FILE-----\n');
      for (; taken < 1_000; taken += 1) yield piece;
      yield Buffer.from('-----END AGE ENCRYPTED FILE-----\n');
    }
    let given = 0;
    for await (const part of unarmored(source())) {
      given += part.length;
      expect(part.length).toBeLessThanOrEqual(piece.length);
    }
    expect(given).toBe(1_000 * 1_000 * 48);
  });
});

const hasAge = spawnSync('age', ['--version']).status === 0;

describe.skipIf(!hasAge)('together with the age program', () => {
  const age = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('age', words, { maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(stderr.toString());
    return stdout;
  };

  test('age opens what this product wrote, and what age wrote is restored, as bytes and as text', async () => {
    const file = await backUp('both-ways.age', { recipients: files.recipients });
    const plain = age('-d', '-i', files.identity, file);
    expect(gunzipSync(plain).toString()).toContain('封存大学');
    const bare = written('plain.gz', '');
    writeFileSync(bare, plain);
    for (const form of [[], ['-a']]) {
      const theirs = written(`theirs${form.length}.age`, '');
      writeFileSync(theirs, age('-R', files.recipients, ...form, bare));
      const { answer } = await restore(theirs, { LIANGFEN_BACKUP_IDENTITY_FILE: files.identity });
      expect(answer).toMatchObject({ done: true });
    }
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** The length of everything before the first piece: the header with its hash line, and the nonce. */
function headerOf(bytes: Buffer): number {
  return bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16;
}

describe('encrypted with a passphrase', () => {
  let file: string;
  beforeAll(async () => {
    file = await backUp('by-words.age', { passphrase: files.passphrase });
  });

  test('the same passphrase restores the backup, and the key is derived as age does it', async () => {
    const { answer } = await restore(file, { LIANGFEN_BACKUP_PASSPHRASE_FILE: files.passphrase });
    expect(answer).toMatchObject({ done: true });
    const decrypter = new Decrypter();
    decrypter.addPassphrase(words);
    const text = gunzipSync(await decrypter.decrypt(new Uint8Array(readFileSync(file)))).toString();
    expect(text).toContain('封存大学');
  });

  test('another passphrase restores nothing', async () => {
    const { answer, home } = await restore(file, {
      LIANGFEN_BACKUP_PASSPHRASE_FILE: files.wrongWords,
    });
    expect(answer).toMatchObject({
      done: false,
      detail: expect.stringContaining('指定的私钥或口令打不开'),
    });
    expect(existsSync(home)).toBe(false);
  });
});

describe('nothing is written', () => {
  const refused = async (keys: Partial<BackupKeyFiles>) => {
    const file = join(folder, 'never.age');
    const operator = operatorOf(hall.app.services, {}, { ...noKeyFiles, ...keys });
    const { detail } = await operator.refusal('backup', file, '--encrypt');
    expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
    return detail;
  };

  test('without a recipient', async () => {
    expect(await refused({})).toContain('不知道用什么加密');
  });

  test.each([
    ['a key that is not there', '/nowhere/to.txt', /读不到密钥文件/],
    ['no key', '# 空的\n', /每行一个 age 公钥/],
    ['a private key in its place', 'AGE-SECRET-KEY-1QQQ\n', /每行一个 age 公钥/],
    ['half a key', 'age1qqqqqqqqqqqq\n', /有一个公钥不完整/],
  ])('for %s', async (_, text, told) => {
    const recipients = text.startsWith('/') ? text : written('spoilt.txt', text);
    expect(await refused({ recipients })).toMatch(told);
  });

  test('for a passphrase that is short, or in a file that others can read', async () => {
    expect(await refused({ passphrase: written('short.txt', 'hunter2\n') })).toMatch(
      /至少 12 个字符/,
    );
    const open = written('open.txt', `${words}\n`);
    chmodSync(open, 0o644);
    expect(await refused({ passphrase: open })).toContain('chmod 600');
  });
});

test('memory does not grow with the size of the backup', async () => {
  const encrypt = encryptionTo({ ...noKeyFiles, recipients: files.recipients });
  const piece = new Uint8Array(64 * 1024).fill(7);
  const pieces = 1_000;
  let taken = 0;
  let ahead = 0;
  async function* source() {
    for (let count = 0; count < pieces; count += 1) {
      taken += 1;
      yield piece;
    }
  }
  let given = 0;
  for await (const part of encrypt(source())) {
    given += part.length;
    ahead = Math.max(ahead, taken - Math.floor(given / piece.length));
  }
  expect(given).toBeGreaterThan(pieces * piece.length);
  expect(ahead).toBeLessThan(10);
});
