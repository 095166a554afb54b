/**
 * Tests that no webhook reaches our own network: private addresses in every form, names that point to them, and names
 * that change (docs/decisions/0321).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/node/config.ts';
import { createWebhookCalls } from '../src/node/webhook-calls.ts';
import { waitBeforeNext } from '../src/webhooks/back-off.ts';
import { isPublicAddress, urlRefusal } from '../src/webhooks/public-address.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

const policy = { ports: [443], local: false };
const trial = { ports: [], local: true };

describe('an address', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://198.18.0.1/',
    'https://192.0.0.1/',
    'https://192.88.99.1/',
    'https://224.0.0.1/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[64:ff9b:1::1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001::1]/',
    'https://[2001:db8::1]/',
    'https://[2001:1::1]/',
    'https://[2001:2::1]/',
    'https://[2001:10::1]/',
    'https://[2001:20::1]/',
    'https://[2620:4f:8000::1]/',
    'https://[3fff::1]/',
    'https://192.31.196.1/',
    'https://192.52.193.1/',
    'https://192.175.48.1/',
    'https://168.63.129.16/',
    'https://[fc00::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
  ])('%s is not public', (url) => {
    expect(urlRefusal(url, policy)).toBe('NOT_PUBLIC');
  });

  test.each([
    ['http://example.com/', 'NOT_HTTPS'],
    ['ftp://example.com/', 'NOT_HTTPS'],
    ['file:///etc/passwd', 'MALFORMED'],
    ['example.com', 'MALFORMED'],
    ['https://example.com/#part', 'MALFORMED'],
    ['https://somebody:secret@example.com/', 'CREDENTIALS'],
    ['https://example.com:22/', 'PORT'],
    ['https://example.com:8443/', 'PORT'],
  ] as const)('%s is refused: %s', (url, why) => {
    expect(urlRefusal(url, policy)).toBe(why);
  });

  test.each([
    'https://example.com/liangfen?site=1',
    'https://1.1.1.1/',
    'https://[2606:4700::1111]/',
    'https://例子.测试/',
  ])('%s may be called', (url) => {
    expect(urlRefusal(url, policy)).toBeNull();
  });

  test('that cannot be parsed is not public', () => {
    for (const text of ['', 'localhost', '10.0.0.1/8', '1.2.3.4.5']) {
      expect(isPublicAddress(text)).toBe(false);
    }
  });
});

describe('a name', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver({ heldToContract: false });
  });
  afterEach(() => receiver.stop());

  test.each([
    ['a private address', ['10.0.0.1']],
    ['this machine', ['127.0.0.1']],
    ['this machine in IPv6', ['::1']],
    ['a mapped private address', ['::ffff:192.168.0.1']],
    ['a public and a private address', ['1.1.1.1', '192.168.0.1']],
  ])('that points to %s is not called', async (_, addresses) => {
    const calls = createWebhookCalls({ policy, resolve: async () => addresses });
    const reply = await calls.post('https://hooks.example/', {}, '{}');
    expect(reply).toEqual({ outcome: 'NOT_PUBLIC', status: null, answer: '' });
  });

  test('is looked up once, and a later change of its address has no effect', async () => {
    let asked = 0;
    const calls = createWebhookCalls({
      policy: trial,
      // The system does not know this name, so a second look-up would fail.
      resolve: async (host) => {
        expect(host).toBe('hooks.invalid');
        asked += 1;
        return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
      },
    });
    const url = `http://hooks.invalid:${receiver.port}/here?a=1`;
    const reply = await calls.post(url, { 'webhook-id': 'msg_1' }, '{}');
    expect(reply).toMatchObject({ outcome: 'DELIVERED', status: 204 });
    expect(asked).toBe(1);
    expect(receiver.received).toMatchObject([
      { path: '/here?a=1', headers: { host: `hooks.invalid:${receiver.port}` } },
    ]);
  });

  test('that is unknown, or takes too long to look up, is reported as an outcome', async () => {
    const nobody = createWebhookCalls({
      policy,
      resolve: () => Promise.reject(new Error('ENOTFOUND')),
    });
    expect((await nobody.post('https://hooks.example/', {}, '{}')).outcome).toBe('UNREACHABLE');
    const slow = createWebhookCalls({
      policy,
      resolve: () => new Promise(() => undefined),
      timeoutMs: 20,
    });
    expect((await slow.post('https://hooks.example/', {}, '{}')).outcome).toBe('TIMEOUT');
  });
});

describe('a receiver', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver({ heldToContract: false });
  });
  afterEach(() => receiver.stop());

  test('that redirects is not followed', async () => {
    const other = await startReceiver({ heldToContract: false });
    receiver.answerWith({ status: 307, headers: { location: other.url } });
    const reply = await createWebhookCalls({ policy: trial }).post(receiver.url, {}, '{}');
    expect(reply).toMatchObject({ outcome: 'REFUSED', status: 307 });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  test('that answers without end is read only at the beginning', async () => {
    receiver.answerWith({ status: 200, body: 'x'.repeat(5_000_000) });
    const reply = await createWebhookCalls({ policy: trial }).post(receiver.url, {}, '{}');
    expect(reply).toEqual({ outcome: 'DELIVERED', status: 200, answer: 'x'.repeat(300) });
  });

  test('that never answers, or does not exist, is reported as such', async () => {
    receiver.answerWith(null);
    const calls = createWebhookCalls({ policy: trial, timeoutMs: 50 });
    expect((await calls.post(receiver.url, {}, '{}')).outcome).toBe('TIMEOUT');
    await receiver.stop();
    const patient = createWebhookCalls({ policy: trial });
    expect((await patient.post(receiver.url, {}, '{}')).outcome).toBe('UNREACHABLE');
    receiver = await startReceiver({ heldToContract: false });
  });
});

describe('a certificate', () => {
  const file = (name: string) =>
    readFileSync(join(import.meta.dirname, 'fixtures', 'receiver', name), 'utf8');
  const ca = file('certificate.pem');
  let port: number;
  const named: (string | false | undefined)[] = [];
  const server = createServer({ key: file('key.pem'), cert: ca }, (request, response) => {
    // Safe: the sockets of an HTTPS server are TLS sockets.
    named.push((request.socket as TLSSocket & { servername?: string }).servername);
    response.writeHead(204).end();
  });
  beforeEach(async () => {
    named.length = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const resolve = async () => ['127.0.0.1'];

  test('is requested by the host name, and must match it', async () => {
    const calls = createWebhookCalls({ policy: trial, resolve, ca });
    const good = await calls.post(`https://hooks.example:${port}/`, {}, '{}');
    expect(good).toMatchObject({ outcome: 'DELIVERED', status: 204 });
    expect(named).toEqual(['hooks.example']);
    const wrong = await calls.post(`https://other.example:${port}/`, {}, '{}');
    expect(wrong).toEqual({ outcome: 'INSECURE', status: null, answer: '' });
  });

  test('from an unknown authority is not trusted', async () => {
    const calls = createWebhookCalls({ policy: trial, resolve });
    const reply = await calls.post(`https://hooks.example:${port}/`, {}, '{}');
    expect(reply.outcome).toBe('INSECURE');
    expect(named).toEqual([]);
  });
});

describe('the settings', () => {
  test('allow only port 443 by default', () => {
    expect(readConfig({}).webhooks).toEqual({ ports: [443], local: false });
    const settings = { LIANGFEN_WEBHOOK_PORTS: '443, 8443', LIANGFEN_WEBHOOK_LOCAL: '1' };
    expect(readConfig(settings).webhooks).toEqual({ ports: [443, 8443], local: true });
    expect(() => readConfig({ LIANGFEN_WEBHOOK_PORTS: 'https' })).toThrow('端口');
    expect(() => readConfig({ LIANGFEN_WEBHOOK_LOCAL: 'yes' })).toThrow('内部网络');
  });
});

describe('the wait before the next try', () => {
  test('grows fourfold with each try up to eight hours, with a spread of a quarter', () => {
    const waits = (chance: number) => [1, 2, 3, 6, 7, 8, 20].map((n) => waitBeforeNext(n, chance));
    const hour = 3_600_000;
    const exact = [5_000, 20_000, 80_000, 5_120_000, 20_480_000, 8 * hour, 8 * hour];
    expect(waits(0.5)).toEqual(exact);
    expect(waits(0)).toEqual(exact.map((ms) => ms * 0.75));
    for (const [index, wait] of waits(0.999).entries()) {
      expect(wait).toBeLessThan((exact[index] ?? 0) * 1.25);
      expect(wait).toBeGreaterThan((exact[index] ?? 0) * 1.2);
    }
  });
});
