// Parts of the stories of money: plans, an order in any state, and the account page around them.
import type { Invoice, PaymentOrder, Plans } from '@liangfen/sdk/schema';
import { type Answers, SampleDesk, sampleUser, useSampleHost } from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';
import type { DeskPage, Navigation } from '../frame/pages.tsx';

export const samplePlans: Plans = {
  payment: 'ALIPAY',
  mayBuy: true,
  plans: [
    { id: 'p1', amount: '99.00', point: 1, discount: null },
    { id: 'p5', amount: '450.00', point: 5, discount: '9.1 折' },
    { id: 'p10', amount: '800.00', point: 10, discount: '8.1 折' },
    { id: 'p50', amount: '3499.00', point: 50, discount: '7.1 折' },
  ],
};

/** An order that was made just now and lasts two hours, unless told otherwise. */
export function sampleOrder(changed: Partial<PaymentOrder> = {}): PaymentOrder {
  const createdAt = Date.now();
  return {
    id: 'o1',
    qrcodeUrl: 'https://qr.alipay.com/bax08431abcdefghijk0080',
    amount: '800.00',
    point: 10,
    tradeNo: 'LF20261122083000123456',
    state: 'CREATED',
    payment: 'ALIPAY',
    createdAt,
    expiresAt: createdAt + 2 * 60 * 60 * 1000,
    paidAt: null,
    refundedAt: null,
    refundRefusal: 'ORDER_NOT_PAID',
    invoiceRefusal: 'ORDER_NOT_PAID',
    ...changed,
  };
}

export function paidOrder(changed: Partial<PaymentOrder> = {}): PaymentOrder {
  return sampleOrder({
    state: 'PAID',
    paidAt: Date.now(),
    refundRefusal: null,
    invoiceRefusal: null,
    ...changed,
  });
}

export function sampleInvoice(changed: Partial<Invoice> = {}): Invoice {
  return {
    id: 'i1',
    tradeNo: 'LF20261122083000123456',
    state: 'APPLIED',
    titleType: 'CORPORATION',
    titleName: '江城大学',
    taxNumber: '91330100799655058B',
    email: 'finance@jiangcheng.edu.cn',
    amount: '800.00',
    reason: null,
    number: null,
    issuedOn: null,
    at: Date.now(),
    ...changed,
  };
}

/** The answers that every part of money asks for. */
export const standingMoney: Answers = {
  getPoint: () => ({ point: 3 }),
  listPlans: () => samplePlans,
  listOrders: () => ({ orders: [], nextBefore: null }),
  listRechargeRecords: () => ({ rechargeRecords: [], nextBefore: null }),
  listConsumeRecords: () => ({ consumeRecord: [], nextBefore: null }),
  listInvoices: () => ({ invoices: [] }),
  listInvoiceTitles: () => ({ titles: [] }),
};

export const asSubAccount: Answers = {
  getUser: () => ({ ...sampleUser, kind: 'SUB', mainUserId: 'u0' }),
};

export interface MoneyStory {
  readonly answers: Answers;
  readonly begin: DeskPage;
  readonly openPayment?: Navigation['openPayment'];
}

/** The account at its parts; any other page says its name. */
export function MoneyDesk({ answers, begin, openPayment }: MoneyStory) {
  const [opened, host] = useSampleHost(begin);
  return (
    <SampleDesk
      answers={{ ...standingMoney, ...answers }}
      host={openPayment === undefined ? host : { ...host, openPayment }}
    >
      {shown(opened)}
    </SampleDesk>
  );
}

function shown(opened: DeskPage) {
  if (opened.page === 'account' || opened.page === 'voucher') return <Backstage view={opened} />;
  return <p>{opened.page}</p>;
}
