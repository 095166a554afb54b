/**
 * Tests signatures with values made by openssl (fixtures/payment-vectors.json, made by scripts/payment-vectors.mjs),
 * so that neither the SDK nor the sandbox checks itself. With RSA2 a text has exactly one valid signature.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPaymentSandbox, type PaymentSandbox } from '@liangfen/sandbox';
import { AlipaySdk } from 'alipay-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAlipayPayment } from '../src/node/payment/alipay.ts';
import { readKeyFiles } from '../src/node/payment/key-files.ts';
import vectors from './fixtures/payment-vectors.json' with { type: 'json' };
import { createTestClock } from './support/clock.ts';
import { startHttpProvider, startProvider } from './support/payment-provider.ts';

const { keys, certificates } = vectors;
const now = Date.UTC(2026, 10, 22, 4, 5, 6);
const clock = createTestClock(now);
const trade = {
  tradeNo: 'LF1',
  amountFen: 100,
  subject: '云点 + 100%',
  expiresAt: now + 3_600_000,
};

const sdkPayment = createAlipayPayment({
  appId: '2021000000000000',
  sellerId: '2088000000000001',
  keys: {
    privateKey: keys.appPrivateKey,
    keyType: 'PKCS8',
    proof: { alipayPublicKey: keys.providerPublicKey },
  },
  gateway: () => 'https://openapi.alipay.com/gateway.do',
  notifyUrl: () => 'https://shop.test/api/point/alipay/notify',
  returnUrl: () => 'https://shop.test/web/user/points',
  isDemo: false,
  now: clock.now,
});

/** Parses `a=1&b=2` into fields; the values hold no `&`. */
function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split('&').map((line) => {
      const place = line.indexOf('=');
      return [line.slice(0, place), line.slice(place + 1)];
    }),
  );
}

describe('a request', () => {
  let sandbox: PaymentSandbox;
  beforeAll(async () => {
    const home = {
      ...clock,
      random: (bytes: number) => new Uint8Array(bytes),
      send: () => Promise.reject(new Error('nobody is told')),
      store: null,
    };
    sandbox = await createPaymentSandbox({ home, publicUrl: () => 'http://provider.test', keys });
  });

  async function answerTo(fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(fields);
    const request = new Request('http://provider.test/gateway.do', { method: 'POST', body });
    return (await sandbox.fetch(request)).text();
  }

  test('signed by openssl is accepted, and answered with the signature that openssl makes', async () => {
    const { text, sign } = vectors.query;
    const { text: inner, sign: signature } = vectors.answer;
    expect(await answerTo({ ...fieldsOf(text), sign })).toBe(
      `{"alipay_trade_query_response":${inner},"sign":"${signature}"}`,
    );
  });

  test('that was changed, or signed with another key, is refused', async () => {
    const { text, sign } = vectors.query;
    const changed = { ...fieldsOf(text), biz_content: '{"out_trade_no":"LF2"}', sign };
    expect(await answerTo(changed)).toContain('isv.invalid-signature');
    const byAnother = { ...fieldsOf(text), sign: vectors.queryByAnother.sign };
    expect(await answerTo(byAnother)).toContain('isv.invalid-signature');
  });

  test('from the SDK carries the signature that openssl makes for the documented text', async () => {
    const html = await sdkPayment.createForm(trade);
    const sent = new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '').searchParams;
    for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]*)"/g)) {
      sent.set(name, value.replaceAll('&quot;', '"'));
    }
    const { text, sign } = vectors.form;
    expect(Object.fromEntries(sent)).toEqual({ ...fieldsOf(text), sign });
  });
});

test('a notification signed by openssl is accepted by both adapters, and a changed one is not', async () => {
  const { text, sign } = vectors.notification;
  const fields = { ...fieldsOf(text), sign_type: 'RSA2', sign };
  const { payment } = await startProvider({ clock, keys });
  for (const adapter of [sdkPayment, payment]) {
    expect(await adapter.readNotification(fields)).toEqual({
      notifyId: 'N1',
      tradeNo: 'LF1',
      trade: { status: 'SUCCESS', totalFen: 100, refundedFen: 0, providerNo: '2026112200001' },
    });
    for (const name of Object.keys(fields)) {
      expect(await adapter.readNotification({ ...fields, [name]: 'X' })).toBeNull();
    }
  }
});

describe('certificate mode', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'liangfen-certificates-'));
    writeFileSync(at('app.pem'), vectors.appPrivateKeyPkcs1, { mode: 0o600 });
    writeFileSync(at('app.crt'), certificates.app.pem, { mode: 0o600 });
    writeFileSync(at('alipay.crt'), certificates.provider.pem, { mode: 0o600 });
    writeFileSync(at('root.crt'), certificates.root.pem, { mode: 0o600 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('sends the serial numbers that the provider documents, and calls succeed', async () => {
    const provider = await startHttpProvider({
      clock,
      keys,
      alipayKeys: readKeyFiles({
        privateKeyFile: at('app.pem'),
        proof: {
          kind: 'CERTIFICATES',
          appFile: at('app.crt'),
          alipayFile: at('alipay.crt'),
          rootFile: at('root.crt'),
        },
      }),
      certificates: {
        appCertSn: certificates.app.serialNumber,
        alipayRootCertSn: certificates.root.serialNumber,
        alipayCertSn: certificates.provider.serialNumber,
      },
    });
    try {
      expect(await provider.payment.createQr(trade)).toMatchObject({ created: true });
      provider.sandbox.pay('LF1');
      expect(await provider.payment.query('LF1')).toMatchObject({
        status: 'SUCCESS',
        totalFen: 100,
      });
      const keyMode = new AlipaySdk({
        appId: provider.sandbox.shop.appId,
        privateKey: keys.appPrivateKey,
        keyType: 'PKCS8',
        gateway: provider.url,
      });
      const params = { bizContent: { out_trade_no: 'LF1' }, timestamp: '2026-11-22 12:05:06' };
      expect(await keyMode.exec('alipay.trade.query', params)).toMatchObject({
        subCode: 'isv.invalid-app-cert-sn',
      });
    } finally {
      await provider.close();
    }
  });
});
