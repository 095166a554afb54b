/** Tests that a whole key of a kind that cannot be used is told from a broken one, with what to do about it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identitiesIn, recipientsIn } from '../src/node/backup/key-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (text: string) => {
  const path = join(folder, 'keys.txt');
  writeFileSync(path, text, { mode: 0o600 });
  return path;
};

test('keys of age, post-quantum ones too, are read with comments between them', async () => {
  const identities = [await generateX25519Identity(), await generateHybridIdentity()];
  const recipients = await Promise.all(identities.map((one) => identityToRecipient(one)));
  expect(recipientsIn(fileOf(`# 值班\r\n${recipients.join('\r\n\r\n')}\r\n`))).toEqual(recipients);
  expect(identitiesIn(fileOf(`# created\n${identities.join('\n')}\n`))).toEqual(identities);
});

const yubikey = 'age1yubikey1q2w7u3vpya839jxxuq8g0sedh3d740d4xvn639sqhr95ejj8vu3hyfumptt';

describe('a file of public keys', () => {
  test.each([
    ['of a plugin', yubikey, '插件 age-plugin-yubikey 的公钥'],
    ['of another plugin', 'age1fido2-hmac1qqpf5cdmx9', '插件 age-plugin-fido2-hmac 的公钥'],
    ['of SSH', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIP own@laptop', '是 SSH 公钥'],
    ['of SSH by RSA', 'ssh-rsa AAAAB3NzaC1yc2E own@laptop', '是 SSH 公钥'],
    ['of SSH in hardware', 'sk-ssh-ed25519@openssh.com AAAAGnNr', '是 SSH 公钥'],
    ['that is a private key', 'AGE-SECRET-KEY-1QQQ', '是私钥，不能放进公钥文件'],
  ])('with one %s says so, and what to use instead', async (_, line, sentence) => {
    const good = await identityToRecipient(await generateX25519Identity());
    const read = () => recipientsIn(fileOf(`# 公钥\n${good}\n${line}\n`));
    expect(read).toThrow(sentence);
    expect(read).toThrow('第 2 个密钥');
    expect(read).toThrow('age-keygen');
    expect(read).not.toThrow('不完整');
  });

  test('with something else says what it should hold', () => {
    expect(() => recipientsIn(fileOf('hello\n'))).toThrow(
      /每行一个 age 公钥（age1…）.*最多 100 行$/,
    );
  });
});

describe('a file of private keys', () => {
  test.each([
    ['of a plugin', 'AGE-PLUGIN-YUBIKEY-1GVVYQZNCW2ZZNE9SWS0', '插件 age-plugin-yubikey 的私钥'],
    ['of SSH', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNz\n', '是 SSH 私钥'],
    ['of OpenSSL', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n', '是 SSH 私钥'],
    ['that is locked', '-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n', '用口令锁着的私钥'],
    ['that is locked, as bytes', 'age-encryption.org/v1\n-> scrypt a 18\n', '用口令锁着的私钥'],
    ['that is a public key', yubikey.replace('yubikey1', ''), '是公钥，打不开备份'],
  ])('with one %s says so, and how to go on', (_, text, sentence) => {
    expect(() => identitiesIn(fileOf(text))).toThrow(sentence);
  });
});
