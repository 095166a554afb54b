/**
 * Tests that a demonstration sells points: the real server, the provider's SDK and the sandbox on one port, from code
 * to refund.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/node/config.ts';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import {
  type DemonstrationPayment,
  openDemonstrationPayment,
} from '../src/node/payment/demonstration.ts';
import { createTestApp, type TestAccount } from './support/app.ts';

let folder = '';
let demonstration: DemonstrationPayment;
let http: HttpServer;
let buyer: TestAccount;

function open(): Promise<DemonstrationPayment> {
  return openDemonstrationPayment(readConfig({ PORT: '0', LIANGFEN_DATA_DIR: folder }));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-demonstration-'));
  demonstration = await open();
  const hall = await createTestApp({ now: Date.now(), payment: demonstration.payment });
  buyer = await hall.register();
  http = await serveHttp(hall.app, {
    host: '127.0.0.1',
    port: 0,
    sandboxes: { '/sandbox/alipay/': demonstration.serve },
  });
  demonstration.listening(http.port);
});
afterAll(async () => {
  await http.close();
  await demonstration.stop();
  rmSync(folder, { recursive: true, force: true });
});

const press = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }) });
const stateOf = async (id: string) => (await buyer.client.call('getOrder', { path: { id } })).state;

test('a phone that scans the code pays the order, and a refund returns the money', async () => {
  const order = await buyer.client.call('createOrderQrcode', { path: { planId: 'plan-1' } });
  expect(order.payment).toBe('DEMO');
  // The address of the product itself, which phones in the hall can reach.
  expect(order.qrcodeUrl).toMatch(
    new RegExp(`^http://localhost:${http.port}/sandbox/alipay/pay/[0-9a-f]{32}$`),
  );
  const page = await fetch(order.qrcodeUrl);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toMatch(/演示[\s\S]*98\.00[\s\S]*支付/);
  expect(await (await press(order.qrcodeUrl, 'pay')).text()).toContain('付款成功');
  await expect.poll(() => stateOf(order.id)).toBe('PAID');

  await buyer.client.call('refundOrder', { path: { id: order.id } });
  await expect.poll(() => stateOf(order.id)).toBe('REFUNDED');
  expect(await (await fetch(order.qrcodeUrl)).text()).toContain('已全额退款');
});

test("the web form keeps the address that the buyer's browser uses", async () => {
  const order = await buyer.client.call('createOrderQrcode', { path: { planId: 'plan-1' } });
  const { content } = await buyer.client.call('getOrderForm', { path: { id: order.id } });
  expect(content).toMatch(/<form action="\/sandbox\/alipay\/gateway\.do\?/);
});

test('the sandbox’s trades are kept over a restart, in a file that others cannot read', async () => {
  const order = await buyer.client.call('createOrderQrcode', { path: { planId: 'plan-1' } });
  await press(order.qrcodeUrl, 'pay');
  await expect.poll(() => stateOf(order.id)).toBe('PAID');
  expect(statSync(join(folder, 'sandbox.json')).mode & 0o777).toBe(0o600);

  await demonstration.stop();
  const { payment, serve, listening, stop } = await open();
  const again = await serveHttp((await createTestApp()).app, {
    host: '127.0.0.1',
    port: 0,
    sandboxes: { '/sandbox/alipay/': serve },
  });
  listening(again.port);
  expect(await payment.query(order.tradeNo)).toMatchObject({ status: 'SUCCESS' });
  await again.close();
  await stop();
});

test('a real server has no sandbox, even when it is opened directly', async () => {
  const real = readConfig({ PORT: '0', LIANGFEN_DATA_DIR: folder, LIANGFEN_DEMO: '0' });
  await expect(openDemonstrationPayment(real)).rejects.toThrow('demonstrations only');
});
