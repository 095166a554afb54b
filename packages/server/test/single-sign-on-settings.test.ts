/** Tests that single sign-on settings that cannot work are refused before the start, with a sentence on what to do. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/node/config.ts';
import { openSingleSignOn } from '../src/node/single-sign-on/open-single-sign-on.ts';

let folder = '';
const at = (name: string) => join(folder, name);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-sso-'));
  writeFileSync(at('secret'), 'a-secret-of-the-app\n', { mode: 0o600 });
  writeFileSync(at('open'), 'a-secret-of-the-app\n', { mode: 0o640 });
  writeFileSync(at('two-lines'), 'one-secret\nanother-secret\n', { mode: 0o600 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const whole = {
  LIANGFEN_DEMO: '0',
  LIANGFEN_PUBLIC_URL: 'https://score.test',
  LIANGFEN_OIDC_ISSUER: 'https://id.example.com/realms/school',
  LIANGFEN_OIDC_CLIENT_ID: 'liangfen',
  LIANGFEN_OIDC_CLIENT_SECRET_FILE: 'secret',
};

test('complete settings are read, with defaults for what is left out', () => {
  expect(readConfig(whole).singleSignOn).toEqual({
    kind: 'OIDC',
    issuer: 'https://id.example.com/realms/school',
    clientId: 'liangfen',
    clientSecretFile: 'secret',
    name: '统一身份认证',
    createsAccounts: false,
  });
});

test('without settings there is no single sign-on', () => {
  expect(readConfig({}).singleSignOn).toEqual({ kind: 'NONE' });
});

test('a setting lets it create accounts, and another one names it', () => {
  const environment = { ...whole, LIANGFEN_OIDC_ACCOUNTS: 'create', LIANGFEN_OIDC_NAME: '校园通' };
  expect(readConfig(environment).singleSignOn).toMatchObject({
    name: '校园通',
    createsAccounts: true,
  });
});

test('a provider on the same machine needs no TLS', () => {
  const environment = { ...whole, LIANGFEN_OIDC_ISSUER: 'http://127.0.0.1:9000' };
  expect(readConfig(environment).singleSignOn).toMatchObject({ issuer: 'http://127.0.0.1:9000' });
});

test.each([
  ['LIANGFEN_OIDC_ISSUER', ''],
  ['LIANGFEN_OIDC_ISSUER', 'id.example.com'],
  ['LIANGFEN_OIDC_ISSUER', 'http://id.example.com'],
  ['LIANGFEN_OIDC_ISSUER', 'https://id.example.com/?tenant=1'],
  ['LIANGFEN_OIDC_CLIENT_ID', ''],
  ['LIANGFEN_OIDC_CLIENT_ID', 'two words'],
  ['LIANGFEN_OIDC_CLIENT_SECRET_FILE', ''],
  ['LIANGFEN_OIDC_NAME', '一个比二十个字还要长得多的登录按钮上的名字不行'],
  ['LIANGFEN_OIDC_ACCOUNTS', 'everybody'],
  ['LIANGFEN_PUBLIC_URL', ''],
])('%s as 「%s」 is refused in a sentence that names it', (name, value) => {
  const read = () => readConfig({ ...whole, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
});

test.each([
  ['open', 'chmod 600'],
  ['two-lines', '没有可用的 client secret'],
  ['missing', '无法读取文件'],
])('a secret in a file that is %s', async (file, sentence) => {
  const config = readConfig({ ...whole, LIANGFEN_OIDC_CLIENT_SECRET_FILE: at(file) });
  await expect(openSingleSignOn(config, log)).rejects.toThrow(sentence);
});

test('the start calls no provider, so an unreachable one does not prevent it', async () => {
  const config = readConfig({ ...whole, LIANGFEN_OIDC_CLIENT_SECRET_FILE: at('secret') });
  expect(await openSingleSignOn(config, log)).toMatchObject({ name: '统一身份认证' });
});
