/** Tests that messenger settings that cannot work are refused before the start, with a sentence on what to do. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/node/config.ts';
import { openMessenger } from '../src/node/messenger/open-messenger.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-messenger-'));
  writeFileSync(at('secret'), 'a-secret-of-the-app\n', { mode: 0o600 });
  writeFileSync(at('token'), 'abcDEF123\n', { mode: 0o600 });
  writeFileSync(at('key'), `${'k'.repeat(43)}\n`, { mode: 0o600 });
  writeFileSync(at('open'), 'a-secret-of-the-app\n', { mode: 0o640 });
  writeFileSync(at('empty'), '', { mode: 0o600 });
  writeFileSync(at('two-lines'), 'one-secret\nanother-secret\n', { mode: 0o600 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const real = { LIANGFEN_DEMO: '0', LIANGFEN_PUBLIC_URL: 'https://score.test' };
const whole = {
  ...real,
  LIANGFEN_DINGTALK_CLIENT_ID: 'dingabc',
  LIANGFEN_DINGTALK_CLIENT_SECRET_FILE: 'secret',
  LIANGFEN_DINGTALK_AGENT_ID: '123456',
};

test('complete settings are read, with defaults for what is left out', () => {
  expect(readConfig(whole).messenger).toEqual({
    kind: 'DINGTALK',
    clientId: 'dingabc',
    clientSecretFile: 'secret',
    corpId: null,
    application: { kind: 'INTERNAL', agentId: '123456' },
    apiBase: 'https://api.dingtalk.com',
    oapiBase: 'https://oapi.dingtalk.com',
    loginBase: 'https://login.dingtalk.com',
  });
});

const suite = {
  ...whole,
  LIANGFEN_DINGTALK_AGENT_ID: '',
  LIANGFEN_DINGTALK_PUSH_TOKEN_FILE: 'token',
  LIANGFEN_DINGTALK_PUSH_KEY_FILE: 'key',
};

test('an application for all corporations has the secrets of its pushes instead of a corporation', () => {
  expect(readConfig(suite).messenger).toMatchObject({
    corpId: null,
    application: { kind: 'SUITE', pushTokenFile: 'token', pushKeyFile: 'key' },
  });
});

test('other addresses of the messenger lose the slash at their end', () => {
  const environment = {
    ...whole,
    LIANGFEN_DINGTALK_CORP_ID: 'ding123',
    LIANGFEN_DINGTALK_API_BASE: 'http://relay.test/api/',
  };
  expect(readConfig(environment).messenger).toMatchObject({
    corpId: 'ding123',
    apiBase: 'http://relay.test/api',
  });
});

test('without settings a demonstration has the sandbox, and a real server has no messenger', () => {
  expect(readConfig({}).messenger).toEqual({ kind: 'SANDBOX' });
  expect(readConfig({ LIANGFEN_DINGTALK_SANDBOX: '1' }).messenger).toEqual({ kind: 'SANDBOX' });
  expect(readConfig({ LIANGFEN_DINGTALK_SANDBOX: '0' }).messenger).toEqual({ kind: 'NONE' });
  expect(readConfig(real).messenger).toEqual({ kind: 'NONE' });
  expect(readConfig({ DATABASE_URL: 'postgres://x' }).messenger).toEqual({ kind: 'NONE' });
});

test('a demonstration may use the real messenger', () => {
  expect(readConfig({ ...whole, LIANGFEN_DEMO: '1' }).messenger.kind).toBe('DINGTALK');
});

test.each([
  [
    'the sandbox outside a demonstration',
    { ...real, LIANGFEN_DINGTALK_SANDBOX: '1' },
    '只能在演示里用',
  ],
  ['an unknown choice', { LIANGFEN_DINGTALK_SANDBOX: 'yes' }, '应为 1'],
  [
    'the stand-in beside the real one',
    { ...whole, LIANGFEN_DEMO: '1', LIANGFEN_DINGTALK_SANDBOX: '1' },
    '已经设置了真正的钉钉',
  ],
  ['no client id', { ...whole, LIANGFEN_DINGTALK_CLIENT_ID: '' }, '_CLIENT_ID'],
  ['no secret', { ...whole, LIANGFEN_DINGTALK_CLIENT_SECRET_FILE: '' }, '_CLIENT_SECRET_FILE'],
  ['no agent id', { ...whole, LIANGFEN_DINGTALK_AGENT_ID: '' }, '_AGENT_ID'],
  ['a malformed agent id', { ...whole, LIANGFEN_DINGTALK_AGENT_ID: 'x' }, '应为数字'],
  ['a malformed corporation id', { ...whole, LIANGFEN_DINGTALK_CORP_ID: '../x' }, 'CorpId'],
  ['half of a push', { ...suite, LIANGFEN_DINGTALK_PUSH_KEY_FILE: '' }, '_PUSH_KEY_FILE'],
  ['the other half', { ...suite, LIANGFEN_DINGTALK_PUSH_TOKEN_FILE: '' }, '_PUSH_TOKEN_FILE'],
  ['a push and a number', { ...suite, LIANGFEN_DINGTALK_AGENT_ID: '1' }, '第三方企业应用'],
  ['a push and a corporation', { ...suite, LIANGFEN_DINGTALK_CORP_ID: 'd' }, '第三方企业应用'],
  ['half an address', { ...whole, LIANGFEN_DINGTALK_API_BASE: 'api' }, '_API_BASE'],
  ['a query', { ...whole, LIANGFEN_DINGTALK_OAPI_BASE: 'https://x.test/?a' }, '_OAPI_BASE'],
  ['another protocol', { ...whole, LIANGFEN_DINGTALK_LOGIN_BASE: 'ftp://x.test' }, '_LOGIN_BASE'],
])('%s is refused', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
  expect(() => readConfig(environment)).toThrow(ConfigError);
});

const nothingPushed = async () => null;
const opened = (file: string) =>
  openMessenger(readConfig({ ...whole, LIANGFEN_DINGTALK_CLIENT_SECRET_FILE: at(file) }))?.(
    nothingPushed,
  );

test('a secret file of one line is accepted', () => {
  expect(opened('secret')).toMatchObject({
    isDemo: false,
    name: '钉钉',
    clientId: 'dingabc',
    corpId: null,
  });
  expect(openMessenger(readConfig(real))).toBeNull();
});

test.each([
  ['open', /chmod 600/],
  ['nowhere', /无法读取文件/],
  ['empty', /没有可用的 Client Secret/],
  ['two-lines', /没有可用的 Client Secret/],
])('a secret file that is %s is refused', (file, sentence) => {
  expect(() => opened(file)).toThrow(sentence);
  expect(() => opened(file)).toThrow(ConfigError);
});

const openedSuite = (files: { readonly token?: string; readonly key?: string }) =>
  openMessenger(
    readConfig({
      ...suite,
      LIANGFEN_DINGTALK_CLIENT_SECRET_FILE: at('secret'),
      LIANGFEN_DINGTALK_PUSH_TOKEN_FILE: at(files.token ?? 'token'),
      LIANGFEN_DINGTALK_PUSH_KEY_FILE: at(files.key ?? 'key'),
    }),
  )?.(nothingPushed);

test('an application for all corporations accepts pushes, an application of one corporation does not', () => {
  expect(openedSuite({})?.pushes).not.toBeNull();
  expect(opened('secret')?.pushes).toBeNull();
});

test.each([
  [{ token: 'two-lines' }, /没有可用的 签名 Token/],
  [{ key: 'token' }, /没有可用的 加密 aes_key/],
  [{ key: 'open' }, /chmod 600/],
])('files of pushes %j are refused at the start', (files, sentence) => {
  expect(() => openedSuite(files)).toThrow(sentence);
});
