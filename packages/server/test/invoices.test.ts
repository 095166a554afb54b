/** Tests invoices from the organiser's side: which orders may apply, and which titles are remembered. */
import type { InvoiceRequest, InvoiceState, OrderState } from '@liangfen/sdk/schema';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

let hall: TestApp;
let owner: TestAccount;
let made = 0;

beforeAll(async () => {
  hall = await createTestApp();
});
beforeEach(async () => {
  owner = await hall.register();
});

async function order(state: OrderState = 'PAID'): Promise<string> {
  made += 1;
  const tradeNo = `T${made}`;
  await hall.database.query
    .insertInto('payment_order')
    .values({
      id: `o${made}`,
      user_id: owner.userId,
      trade_no: tradeNo,
      plan_id: 'plan-5',
      plan_revision: 1,
      point: 5,
      amount_fen: 44_100,
      payment: 'ALIPAY',
      state,
      qrcode_url: null,
      provider_no: null,
      refund_request_no: null,
      refund_refused: false,
      created_at: hall.clock.now(),
      expires_at: hall.clock.now(),
      paid_at: null,
      refunded_at: null,
      next_check_at: null,
      checks: 0,
    })
    .execute();
  return tradeNo;
}

const company: InvoiceRequest = {
  titleType: 'CORPORATION',
  titleName: '江城大学',
  taxNumber: '914403003429409755',
  email: 'finance@example.com',
};
const apply = (tradeNo: string, body = company) =>
  owner.client.call('applyInvoice', { path: { tradeNo }, body });
const refusal = (tradeNo: string, body = company, account = owner) =>
  account.client.refusal('applyInvoice', { path: { tradeNo }, body });
const put = (state: InvoiceState, more: { pdf?: Uint8Array; number?: string } = {}) =>
  hall.database.query
    .updateTable('invoice')
    .set({ state, ...more })
    .where('user_id', '=', owner.userId)
    .execute();

test('an application has the trade number, the title and the amount', async () => {
  const tradeNo = await order();
  const applied = await apply(tradeNo);
  expect(applied).toMatchObject({
    tradeNo,
    state: 'APPLIED',
    titleName: '江城大学',
    amount: '441.00',
  });
  expect(await owner.client.call('listInvoices')).toEqual({ invoices: [applied] });
});

test('a trade has one living application; after a refused or reversed one it may apply again', async () => {
  const tradeNo = await order();
  await apply(tradeNo);
  expect(await refusal(tradeNo)).toMatchObject({ status: 409, code: 'INVOICE_LIVING' });
  await put('REJECTED');
  await apply(tradeNo);
  await hall.database.query
    .updateTable('invoice')
    .set({ state: 'ISSUED' })
    .where('state', '=', 'APPLIED')
    .where('user_id', '=', owner.userId)
    .execute();
  expect(await refusal(tradeNo)).toMatchObject({ code: 'INVOICE_LIVING' });
  await put('REVERSED');
  await apply(tradeNo);
  expect((await owner.client.call('listInvoices')).invoices).toHaveLength(3);
});

test('two applications at once make one', async () => {
  const tradeNo = await order();
  const outcomes = await Promise.allSettled([apply(tradeNo), apply(tradeNo)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each<[OrderState, string]>([
  ['CREATED', 'ORDER_NOT_PAID'],
  ['WAIT_BUYER_PAY', 'ORDER_NOT_PAID'],
  ['CLOSED', 'ORDER_CLOSED'],
  ['REFUNDING', 'REFUND_RUNNING'],
  ['REFUNDED', 'ORDER_REFUNDED'],
])('an order that is %s can have no application', async (state, code) => {
  expect(await refusal(await order(state))).toMatchObject({ status: 409, code });
});

test('an error is reported at its field, and a tax number with a wrong check digit is accepted', async () => {
  const tradeNo = await order();
  const { taxNumber: _, ...withoutNumber } = company;
  const fields = async (body: InvoiceRequest) =>
    (await refusal(tradeNo, body)).problem.errors?.map(({ field }) => field);
  expect(await fields(withoutNumber)).toEqual(['taxNumber']);
  expect(await fields({ ...company, titleName: ' ', email: '没有' })).toEqual([
    'titleName',
    'email',
  ]);
  await apply(tradeNo, { ...company, taxNumber: '91350203M0001QAY9B' });
});

test('a person needs no tax number', async () => {
  const person = { titleType: 'PERSONAL', titleName: '王小明', email: 'w@example.com' } as const;
  expect(await apply(await order(), person)).toMatchObject({ taxNumber: null });
});

test('another account’s trade is not found', async () => {
  const tradeNo = await order();
  expect(await refusal(tradeNo, company, await hall.register())).toMatchObject({ status: 404 });
});

test('only the owner can download the issued file', async () => {
  const { id } = await apply(await order());
  const file = (account: TestAccount) => account.client.send('getInvoiceFile', { path: { id } });
  expect((await file(owner)).status).toBe(404);
  const pdf = new TextEncoder().encode('%PDF-1.7 发票');
  await put('ISSUED', { pdf, number: '26442000000012345678' });
  const answer = await file(owner);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
  expect(answer.headers.get('content-disposition')).toContain('26442000000012345678');
  expect((await file(await hall.register())).status).toBe(404);
});

test('titles are remembered, each once, the latest first', async () => {
  await apply(await order(), { ...company, phone: '0755-1' });
  hall.clock.advance(1000);
  await apply(await order(), {
    titleType: 'PERSONAL',
    titleName: '王小明',
    email: 'w@example.com',
  });
  hall.clock.advance(1000);
  await apply(await order(), { ...company, phone: '0755-2' });
  const { titles } = await owner.client.call('listInvoiceTitles');
  expect(titles.map(({ titleName, phone }) => [titleName, phone])).toEqual([
    ['江城大学', '0755-2'],
    ['王小明', ''],
  ]);
});

test('a title’s tax number comes from the account’s own invoices first, then from the loaded list', async () => {
  const find = async (titleName: string) =>
    (await owner.client.call('findTitleNumber', { query: { titleName } })).taxNumber;
  await hall.database.query
    .insertInto('tax_title')
    .values([
      { title_name: '江城大学', tax_number: '91440300L83341734R' },
      { title_name: '星火传媒', tax_number: '91330100799655058B' },
    ])
    .execute();
  expect(await find('江城大学')).toBe('91440300L83341734R');
  await apply(await order());
  expect(await find(' 江城大学 ')).toBe(company.taxNumber);
  expect(await find('星火传媒')).toBe('91330100799655058B');
  expect(await find('没有这家')).toBe(null);
});

test('a register is asked last, and one that fails or returns nonsense gives no number', async () => {
  const asked: string[] = [];
  const register = {
    numberOf: async (titleName: string) => {
      asked.push(titleName);
      if (titleName === '断线公司') throw new Error('away');
      return titleName === '胡话公司' ? '？' : '91440300L83341734R';
    },
  };
  const { database, clock } = hall;
  const other = await createTestApp({ database, clock, titleNumbers: register });
  const { client } = await other.register('asks-a-register');
  const find = async (titleName: string) =>
    (await client.call('findTitleNumber', { query: { titleName } })).taxNumber;
  expect(await find('星火传媒')).toBe('91330100799655058B');
  expect(asked).toEqual([]);
  expect(await find('新公司')).toBe('91440300L83341734R');
  expect(await find('断线公司')).toBe(null);
  expect(await find('胡话公司')).toBe(null);
});
