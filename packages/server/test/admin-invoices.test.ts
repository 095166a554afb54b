/** Tests the operator's `invoices`: from application to PDF, refusal and reversal; and company titles for the form. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderState } from '@liangfen/sdk/schema';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseSchema } from '../src/store/schema.ts';
import { type Operator, operatorOf } from './support/admin.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

const pdfBytes = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');

let folder: string;
let service: TestApp;
let operator: Operator;
let own: TestAccount;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lf-invoices-'));
});
beforeEach(async () => {
  service = await createTestApp({ now: Date.UTC(2026, 10, 22, 4) });
  operator = operatorOf(service.app.services);
  own = await service.register('zhang');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, bytes: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

async function paidOrder(tradeNo: string): Promise<void> {
  const now = service.clock.now();
  const order: Insertable<DatabaseSchema['payment_order']> = {
    ...{ id: tradeNo, user_id: own.userId, trade_no: tradeNo, plan_id: 'plan-5', plan_revision: 1 },
    ...{ point: 5, amount_fen: 44_100, payment: 'DEMO', state: 'PAID', qrcode_url: null },
    ...{ provider_no: null, refund_request_no: null, refund_refused: false, created_at: now },
    ...{ expires_at: now, paid_at: now, refunded_at: null, next_check_at: null, checks: 0 },
  };
  await service.database.query.insertInto('payment_order').values(order).execute();
}

async function applied(tradeNo: string): Promise<string> {
  await paidOrder(tradeNo);
  return apply(tradeNo);
}

async function apply(tradeNo: string): Promise<string> {
  const { id } = await own.client.call('applyInvoice', {
    path: { tradeNo },
    body: { titleType: 'PERSONAL', titleName: '张三', email: 'zhang@example.com' },
  });
  return id;
}

const setOrder = (tradeNo: string, state: OrderState) =>
  service.database.query
    .updateTable('payment_order')
    .set({ state })
    .where('trade_no', '=', tradeNo)
    .execute();
const stateOf = async (id: string) => {
  const { invoices } = await own.client.call('listInvoices');
  return invoices.find((invoice) => invoice.id === id);
};
const number = '26442000000012345678';
const issue = (id: string, pdf = file('a.pdf', pdfBytes)) => [
  ...['invoices', 'issue', id, '--number', number, '--date', '2026-11-22', '--pdf', pdf],
];

test('an application is listed and issued, and the applicant downloads the invoice byte for byte', async () => {
  const id = await applied('T1');
  expect(await operator.data('invoices', 'list', '--state', 'applied')).toMatchObject({
    invoices: [{ id, tradeNo: 'T1', loginName: 'zhang', titleName: '张三', amount: '441.00' }],
  });
  await operator.data(...issue(id), '--dry-run');
  expect(await stateOf(id)).toMatchObject({ state: 'APPLIED', number: null });
  expect(await operator.data(...issue(id), '--yes')).toMatchObject({
    invoice: { id, state: 'ISSUED', number, issuedOn: '2026-11-22' },
  });
  const file = await own.client.send('getInvoiceFile', { path: { id } });
  expect(Buffer.from(await file.arrayBuffer()).equals(pdfBytes)).toBe(true);
  expect((await operator.data('audit', 'list')).acts).toMatchObject([
    { command: 'invoices issue', detail: { id, tradeNo: 'T1', number } },
  ]);
  expect(await operator.data('invoices', 'show', id)).toMatchObject({ invoice: { number } });
});

test('an invoice has to be a whole PDF of at most 5 MB, with a date not in the future and a new number', async () => {
  const id = await applied('T1');
  const refused = async (words: readonly string[]) =>
    (await operator.type([...words, '--yes'])).err;
  expect(await refused(issue(id, file('b.pdf', 'PK\u0003\u0004')))).toContain('不是完整的 PDF');
  expect(await refused(issue(id, file('c.pdf', '%PDF-1.7 half')))).toContain('不是完整的 PDF');
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-');
  expect(await refused(issue(id, file('d.pdf', large)))).toContain('超过 5 MB');
  expect(await refused(issue(id, join(folder, 'none.pdf')))).toContain('读不到文件');
  expect(await refused(issue(id, folder))).toContain('不是文件');
  const tomorrow = issue(id).map((word) => (word === '2026-11-22' ? '2026-11-23' : word));
  expect(await refused(tomorrow)).toContain('还没有到');
  expect(await stateOf(id)).toMatchObject({ state: 'APPLIED' });

  await operator.data(...issue(await applied('T2')), '--yes');
  expect((await operator.refusal(...issue(id), '--yes')).detail).toContain('已经用在另一张发票上');
});

test('a refused application keeps its reason and makes room for a new one', async () => {
  const id = await applied('T1');
  const words = ['invoices', 'refuse', id, '--reason', '抬头不完整'];
  expect((await operator.type(words, [id])).code).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'REJECTED', reason: '抬头不完整' });
  expect((await operator.refusal(...issue(id), '--yes')).detail).toContain('已经驳回');
  expect(await apply('T1')).not.toBe(id);
});

test('only an issued invoice is reversed; its order may then be refunded or apply again', async () => {
  const id = await applied('T1');
  const reverse = ['invoices', 'reverse', id, '--reason', '退款', '--yes'];
  expect((await operator.refusal(...reverse)).detail).toContain('invoices refuse');
  await operator.data(...issue(id), '--yes');
  expect(
    (await operator.refusal('invoices', 'refuse', id, '--reason', 'x', '--yes')).detail,
  ).toContain('invoices reverse');
  await operator.data(...reverse);
  expect(await stateOf(id)).toMatchObject({ state: 'REVERSED', reason: '退款', number });
  expect(await operator.refusal(...reverse)).toMatchObject({ code: 'NOT_NOW' });
});

test.each(['REFUNDING', 'REFUNDED'] as const)(
  'no invoice is issued for an order that is %s; it can be refused',
  async (state) => {
    const id = await applied('T1');
    await setOrder('T1', state);
    expect((await operator.refusal(...issue(id), '--yes')).detail).toContain('invoices refuse');
    await operator.data('invoices', 'refuse', id, '--reason', '订单已退款', '--yes');
    expect(await stateOf(id)).toMatchObject({ state: 'REJECTED' });
  },
);

test('of two operators at once, one issues the invoice and the other is told', async () => {
  const id = await applied('T1');
  const ends = await Promise.all([
    operator.type([...issue(id), '--yes']),
    operator.type(['invoices', 'refuse', id, '--reason', '重复', '--yes']),
  ]);
  expect(ends.map(({ code }) => code).sort()).toEqual([0, 1]);
});

test('an unknown application is reported as unknown', async () => {
  expect(await operator.refusal('invoices', 'show', 'nothing')).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await operator.refusal(...issue('nothing'), '--yes')).toMatchObject({
    code: 'NOT_FOUND',
  });
});

const load = (text: string | Uint8Array) => ['invoices', 'titles', 'load', file('t.csv', text)];

test('titles are loaded, found by the form, and replaced by the next file', async () => {
  const found = async (titleName: string) =>
    (await own.client.call('findTitleNumber', { query: { titleName } })).taxNumber;
  expect(
    await operator.data(
      ...load('抬头,税号\n甲公司, 9144 0300 3429 409755\n乙公司,91350203M0001QAY9B\n'),
    ),
  ).toMatchObject({
    loaded: 2,
    doubtful: 1,
    doubtfulLines: ['第 3 行：乙公司 91350203M0001QAY9B'],
  });
  expect(await found('甲公司')).toBe('914403003429409755');
  await operator.data(...load('甲公司,91330100799655058B\n'));
  expect(await found('甲公司')).toBe('91330100799655058B');
  expect(await found('乙公司')).toBe('91350203M0001QAY9B');
});

test('a file with wrong lines is not loaded, and each wrong line is named', async () => {
  const { detail } = await operator.refusal(
    ...load(
      '甲公司,914403003429409755\n乙公司,123\n,914403003429409755\n甲公司,91330100799655058B\n',
    ),
  );
  expect(detail.split('\n').slice(1)).toEqual([
    '第 2 行：「123」不是税号，应为 15、17、18 或 20 位数字和大写字母',
    '第 3 行：缺少抬头',
    '第 4 行：「甲公司」在前面有另一个税号',
  ]);
  expect(await operator.refusal(...load('抬头,税号\n'))).toMatchObject({ code: 'WRONG_INPUT' });
  const kept = await service.database.query.selectFrom('tax_title').selectAll().execute();
  expect(kept).toEqual([]);
});
