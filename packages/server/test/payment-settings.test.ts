/** Tests that payment settings that cannot work are refused before the start, with a sentence on what to do. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/node/config.ts';
import { type AlipayKeys, readKeyFiles } from '../src/node/payment/key-files.ts';
import vectors from './fixtures/payment-vectors.json' with { type: 'json' };

const { keys, certificates } = vectors;
let folder = '';
const at = (name: string) => join(folder, name);
const bare = (pem: string) => pem.replace(/-----[^-]*-----|\s/g, '');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-payment-'));
  const files: Record<string, string> = {
    'app.pem': keys.appPrivateKey,
    'app-pkcs1.pem': vectors.appPrivateKeyPkcs1,
    'app-bare.txt': bare(keys.appPrivateKey),
    'app-bare-pkcs1.txt': `${bare(vectors.appPrivateKeyPkcs1)}\n`,
    'app.pub': keys.appPublicKey,
    'alipay.pub': keys.providerPublicKey,
    'alipay-bare.txt': bare(keys.providerPublicKey),
    'app.crt': certificates.app.pem,
    'alipay.crt': certificates.provider.pem,
    'root.crt': certificates.root.pem,
    empty: '',
    open: keys.appPrivateKey,
    writable: keys.providerPublicKey,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text, { mode: 0o600 });
  chmodSync(at('open'), 0o640);
  chmodSync(at('writable'), 0o666);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const real = { LIANGFEN_DEMO: '0', LIANGFEN_PUBLIC_URL: 'https://liangfen.test' };
const keyMode = {
  ...real,
  LIANGFEN_ALIPAY_APP_ID: '2021',
  LIANGFEN_ALIPAY_PRIVATE_KEY_FILE: 'app.pem',
  LIANGFEN_ALIPAY_PUBLIC_KEY_FILE: 'alipay.pub',
};

test('key mode is read, with defaults for what is left out', () => {
  expect(readConfig(keyMode).payment).toEqual({
    kind: 'ALIPAY',
    appId: '2021',
    sellerId: null,
    privateKeyFile: 'app.pem',
    proof: { kind: 'KEY', publicKeyFile: 'alipay.pub' },
    gateway: 'https://openapi.alipay.com/gateway.do',
    notifyUrl: 'https://liangfen.test/api/point/alipay/notify',
  });
});

test('without settings a demonstration has the sandbox, and a real server has no provider', () => {
  expect(readConfig({}).payment).toEqual({ kind: 'SANDBOX' });
  expect(readConfig({ LIANGFEN_ALIPAY_SANDBOX: '1' }).payment).toEqual({ kind: 'SANDBOX' });
  expect(readConfig({ LIANGFEN_ALIPAY_SANDBOX: '0' }).payment).toEqual({ kind: 'NONE' });
  expect(readConfig(real).payment).toEqual({ kind: 'NONE' });
  expect(readConfig({ DATABASE_URL: 'postgres://x' }).payment).toEqual({ kind: 'NONE' });
});

test.each([
  [
    'the sandbox outside a demonstration',
    { ...real, LIANGFEN_ALIPAY_SANDBOX: '1' },
    '只能在演示里用',
  ],
  ['an unknown choice', { LIANGFEN_ALIPAY_SANDBOX: 'yes' }, '应为 1'],
  [
    'the stand-in beside the provider',
    { ...keyMode, LIANGFEN_DEMO: '1', LIANGFEN_ALIPAY_SANDBOX: '1' },
    '已经设置了真正的支付服务',
  ],
  ['real money in a demonstration', { ...keyMode, LIANGFEN_DEMO: '1' }, '演示模式不能收真钱'],
  ['no application', { ...keyMode, LIANGFEN_ALIPAY_APP_ID: '' }, 'LIANGFEN_ALIPAY_APP_ID'],
  ['no private key', { ...keyMode, LIANGFEN_ALIPAY_PRIVATE_KEY_FILE: '' }, '_PRIVATE_KEY_FILE'],
  ['no public key', { ...keyMode, LIANGFEN_ALIPAY_PUBLIC_KEY_FILE: '' }, '_PUBLIC_KEY_FILE'],
  ['both modes', { ...keyMode, LIANGFEN_ALIPAY_ROOT_CERT_FILE: 'x' }, '只能选一种'],
  [
    'one certificate of three',
    { ...keyMode, LIANGFEN_ALIPAY_PUBLIC_KEY_FILE: '', LIANGFEN_ALIPAY_ROOT_CERT_FILE: 'x' },
    'LIANGFEN_ALIPAY_APP_CERT_FILE',
  ],
  ['no gateway', { ...keyMode, LIANGFEN_ALIPAY_GATEWAY: 'alipay' }, 'LIANGFEN_ALIPAY_GATEWAY'],
  ['no address', { ...keyMode, LIANGFEN_ALIPAY_NOTIFY_URL: '/x' }, 'LIANGFEN_ALIPAY_NOTIFY_URL'],
])('%s is refused', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
  expect(() => readConfig(environment)).toThrow(ConfigError);
});

const keyFiles = (privateKey: string, publicKey: string): AlipayKeys =>
  readKeyFiles({
    privateKeyFile: at(privateKey),
    proof: { kind: 'KEY', publicKeyFile: at(publicKey) },
  });

test.each(['app.pem', 'app-pkcs1.pem', 'app-bare.txt', 'app-bare-pkcs1.txt'])(
  'a private key in the form of %s is the same key for the SDK',
  (file) => {
    expect(keyFiles(file, 'alipay.pub')).toEqual(keyFiles('app.pem', 'alipay-bare.txt'));
  },
);

test.each([
  ['a private key that others may read', 'open', 'alipay.pub', /chmod 600/],
  ['a public key that others may write', 'app.pem', 'writable', /chmod go-w/],
  ['a file that is not there', 'nowhere', 'alipay.pub', /无法读取文件/],
  ['an empty file', 'empty', 'alipay.pub', /没有可用的应用私钥/],
  ['our own public key', 'app.pem', 'app.pub', /是应用自己的公钥/],
  ['a private key for a public one', 'app.pem', 'app.pem', /里是私钥/],
  ['a certificate for a key', 'app.crt', 'alipay.pub', /没有可用的应用私钥/],
])('%s is refused', (_, privateKey, publicKey, sentence) => {
  expect(() => keyFiles(privateKey, publicKey)).toThrow(sentence);
  expect(() => keyFiles(privateKey, publicKey)).toThrow(ConfigError);
});

test('invalid certificates, or certificates of another key, are refused', () => {
  const certificateMode = (appFile: string, alipayFile: string) => () =>
    readKeyFiles({
      privateKeyFile: at('app.pem'),
      proof: {
        kind: 'CERTIFICATES',
        appFile: at(appFile),
        alipayFile: at(alipayFile),
        rootFile: at('root.crt'),
      },
    });
  expect(certificateMode('app.crt', 'alipay.crt')()).toMatchObject({ keyType: 'PKCS8' });
  expect(certificateMode('alipay.crt', 'alipay.crt')).toThrow('不是一对');
  expect(certificateMode('app.crt', 'alipay.pub')).toThrow('没有可用的证书');
});
