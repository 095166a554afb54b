/**
 * Cloud points from end to end: bought by code and on a web page, redeemed, refunded, invoiced, and used for an official
 * competition.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../packages/server/src/node/config.ts';
import { openDemonstrationPayment } from '../packages/server/src/node/payment/demonstration.ts';
import { type Operator, operatorOf } from '../packages/server/test/support/admin.ts';
import {
  bytesOf,
  createCompetition,
  desk,
  Hall,
  isAccessible,
  logIn,
  phone,
  register,
  shows,
} from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { clientWith, organiserOf } from './support/stage.ts';

let folder: string;
let product: Product;
let hall: Hall;
let operator: Operator;
let buyer: Page;
let openTab: (viewport: typeof desk) => Promise<Page>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-payment-'));
  const demonstration = await openDemonstrationPayment(
    readConfig({
      PORT: '0',
      LIANGFEN_DATA_DIR: folder,
      LIANGFEN_PUBLIC_URL: 'http://127.0.0.1:0',
    }),
  );
  product = await startProduct(undefined, { isDemo: true, demonstration });
  operator = operatorOf(product.app.services);
  hall = await Hall.open(product.url);
  openTab = await hall.oneBrowser();
  buyer = await openTab(desk);
  await register(buyer, hall, 'buyer');
});

afterAll(async () => {
  await hall?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function pointsOf(page: Page): Promise<string | null> {
  return page.getByRole('region', { name: '云点余额' }).locator('div').last().textContent();
}

/** Presses 购买 of a plan, and returns the content of the payment code. */
async function buy(page: Page, plan: RegExp): Promise<string> {
  const made = page.waitForResponse(/\/alipay\/qrcode$/);
  await page.getByRole('button', { name: plan }).click();
  const order: { readonly qrcodeUrl: string } = await (await made).json();
  await page.getByRole('img', { name: /付款二维码/ }).waitFor();
  return order.qrcodeUrl;
}

it('a phone scans the code and pays; the desk says so by itself', async () => {
  await buyer.goto(`${hall.url}/web/user/points`);
  await shows(buyer, '这里的付款是演示：用假支付宝完成，不会真的收钱');
  const code = await buy(buyer, /^购买 5 场比赛/);
  const box = await buyer.getByRole('dialog').boundingBox();
  expect(box?.width).toBe(472);
  const scanner = await hall.touchPage(phone);
  await scanner.goto(code);
  await scanner.getByRole('button', { name: '支付' }).click();
  await buyer.getByRole('heading', { name: '已支付' }).waitFor();
  await shows(buyer, '5 个云点已到账，当前余额 8');
  await isAccessible(buyer);
  await buyer.getByRole('button', { name: '完成' }).click();
  expect(hall.faults).toEqual([]);
});

it('the click opens the payment page, the order is paid there, and the stored form is gone', async () => {
  await buy(buyer, /^购买 1 场比赛/);
  const opened = buyer.context().waitForEvent('page');
  await buyer.getByRole('button', { name: '网页支付' }).click();
  const cashier = await opened;
  await cashier.waitForURL(/\/sandbox\/alipay\//);
  await cashier.getByRole('button', { name: '支付' }).click();
  await buyer.getByRole('heading', { name: '已支付' }).waitFor();
  expect(await buyer.evaluate(() => localStorage.getItem('liangfen.payment-form'))).toBeNull();
  expect(hall.faults).toEqual([]);
  await cashier.close();
  await buyer.getByRole('button', { name: '完成' }).click();
});

it('a stored form that leads to another site is neither sent nor kept', async () => {
  const tab = await openTab(desk);
  await tab.goto(`${hall.url}/web/user`);
  await tab.evaluate(() =>
    localStorage.setItem(
      'liangfen.payment-form',
      '<form action="https://pay.example.com/"><input type="hidden" name="a" value="1"></form>',
    ),
  );
  await tab.goto(`${hall.url}/web/aliPay`);
  await tab.getByRole('heading', { name: '已拦下一个不认识的支付地址' }).waitFor();
  await isAccessible(tab);
  await tab.reload();
  await tab.getByRole('heading', { name: '没有要付的款' }).waitFor();
  await tab.close();
});

it('a voucher is redeemed once', async () => {
  const made = await operator.data('vouchers', 'make', '--count', '1', '--points', '2');
  const [code = ''] = JSON.stringify(made).match(/([A-Z0-9]{4}-){3}[A-Z0-9]{4}/) ?? [];
  await buyer.goto(`${hall.url}/web/setting/voucher`);
  await buyer
    .getByRole('textbox', { name: /兑换码/ })
    .fill(code.toLowerCase().replaceAll('-', ' '));
  await buyer.getByRole('button', { name: '兑换', exact: true }).click();
  await shows(buyer, '得到 2 个云点，当前余额 11');
  await buyer.getByRole('button', { name: '再兑换一个' }).click();
  await buyer.getByRole('textbox', { name: /兑换码/ }).fill(code);
  await buyer.getByRole('button', { name: '兑换', exact: true }).click();
  await shows(buyer, '这个兑换码已经兑换过，请换一个');
  await isAccessible(buyer);
});

it('a refund takes the points back at once, and the money follows without another step', async () => {
  await buyer.goto(`${hall.url}/web/user/points`);
  const row = buyer.getByRole('row', { name: /1 个云点/ });
  await row.getByRole('button', { name: /退款/ }).click();
  await shows(buyer, '马上收回 1 个云点');
  await buyer.getByRole('button', { name: '确认退款' }).click();
  await buyer.getByRole('heading', { name: '已退款' }).waitFor();
  await buyer.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
  await row.getByText('已退款').waitFor();
  await expect.poll(() => pointsOf(buyer)).toBe('10');
});

it('an invoice is applied for, issued, and downloaded as a file', async () => {
  await buyer.getByRole('button', { name: /的订单申请发票/ }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('发票抬头').fill('江城大学');
  await dialog.getByLabel('税号').fill('91330100799655058b');
  await dialog.getByLabel('接收发票的邮箱').fill('finance@example.com');
  await isAccessible(buyer);
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await shows(buyer, '已提交，开具后可以在「发票」里下载');
  await buyer.getByRole('button', { name: /的订单退款|退款 .*的订单/ }).click();
  await shows(buyer, /申请中或已开具的发票，请先联系/);
  await buyer.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();

  const token = await buyer.evaluate(() => localStorage.getItem('liangfen.token'));
  const { invoices } = await clientWith(hall.url, token ?? '').request('listInvoices');
  const pdf = join(folder, 'invoice.pdf');
  writeFileSync(pdf, '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
  await operator.data(
    ...['invoices', 'issue', invoices[0]?.id ?? '', '--number', '26332000000012345678'],
    ...['--date', '2026-11-22', '--pdf', pdf, '--yes'],
  );
  await buyer.goto(`${hall.url}/web/user/invoices`);
  await shows(buyer, /26332000000012345678/);
  const saved = buyer.waitForEvent('download');
  await buyer.getByRole('button', { name: '下载「江城大学」的发票 PDF' }).click();
  expect(await bytesOf(await saved)).toEqual(readFileSync(pdf));
  expect(hall.faults).toEqual([]);
});

it('an organiser without points buys one on the way to an official competition', async () => {
  const poor = await organiserOf(product, 'poor');
  for (let { point } = await poor.request('getPoint'); point > 0; point -= 1) {
    const { id } = await poor.request('createCompetition', { body: { name: '预赛' } });
    await poor.request('makeOfficial', { path: { id }, body: { confirmName: '预赛' } });
  }
  const page = await hall.page(desk);
  await logIn(page, hall, { loginName: 'poor', password: 'liangfen2026' });
  await createCompetition(page, '歌手大赛', '打分');
  await page.getByRole('button', { name: '转为正式' }).first().click();
  await shows(page, '云点不足，还不能转为正式；设置和彩排都会保留');
  await page.getByRole('button', { name: '购买云点' }).click();
  await shows(page, '云点足够后，就能把比赛转为正式');
  const code = await buy(page, /^购买 1 场比赛/);
  const scanner = await hall.touchPage(phone);
  await scanner.goto(code);
  await scanner.getByRole('button', { name: '支付' }).click();
  await page.getByRole('heading', { name: '已支付' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '回到比赛' }).click();
  const question = page.getByRole('dialog', { name: '转为正式比赛' });
  await question.getByRole('textbox').fill('歌手大赛');
  await question.getByRole('button', { name: '转为正式' }).click();
  await shows(page, '已转为正式比赛');
  expect(hall.faults).toEqual([]);
});
