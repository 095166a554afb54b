/** `invoices`: shows the applications, and what becomes of them. */

import { beijingTime, checkTaxNumber, dayOf, yuanOf } from '@liangfen/rules/payment';
import { invoiceStateWords, titleTypeWords } from '@liangfen/rules/words';
import type { Selectable } from 'kysely';
import { type InvoiceChange, invoiceStepSentence, moveInvoice } from '../payment/invoices.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Queryable } from '../store/transaction.ts';
import { change } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import { bytesOf } from './base64.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

const listLimit = 200;

type Listed = Omit<Selectable<DatabaseSchema['invoice']>, 'pdf'> & {
  readonly trade_no: string;
  readonly login_name: string | null;
};

const listed = (query: Queryable) =>
  query
    .selectFrom('invoice')
    .innerJoin('payment_order', 'payment_order.id', 'invoice.order_id')
    .innerJoin('user_account', 'user_account.id', 'invoice.user_id')
    .select([
      ...([
        'invoice.id',
        'invoice.user_id',
        'invoice.order_id',
        'invoice.state',
        'invoice.title_type',
        'invoice.title_name',
        'invoice.tax_number',
        'invoice.address',
        'invoice.phone',
        'invoice.bank',
        'invoice.bank_account',
        'invoice.email',
        'invoice.remark',
        'invoice.amount_fen',
        'invoice.reason',
        'invoice.number',
        'invoice.issued_on',
        'invoice.created_at',
        'invoice.updated_at',
      ] as const),
      'payment_order.trade_no',
      'user_account.login_name',
    ]);

export async function listInvoices(
  { ports }: AdminHome,
  { state, limit }: CommandOf<'invoices list'>,
): Promise<Done> {
  const rows: Listed[] = await listed(ports.database.query)
    .$if(state !== null, (query) => query.where('invoice.state', '=', state ?? 'APPLIED'))
    .orderBy('invoice.created_at', 'desc')
    .orderBy('invoice.id')
    .limit(limit ?? listLimit)
    .execute();
  return {
    data: { invoices: rows.map(invoiceData) },
    view: [
      table(
        ['编号', '状态', '金额（元）', '抬头', '税号', '登录名', '交易号', '申请时间'],
        rows.map((row) => [
          row.id,
          invoiceStateWords[row.state],
          yuanOf(row.amount_fen),
          row.title_name,
          row.tax_number ?? '',
          row.login_name ?? '',
          row.trade_no,
          beijingTime(row.created_at),
        ]),
        '没有发票申请',
      ),
    ],
  };
}

export async function showInvoice(
  { ports }: AdminHome,
  { id }: CommandOf<'invoices show'>,
): Promise<Done> {
  const row = await find(ports.database.query, id);
  return { data: { invoice: invoiceData(row) }, view: [table(['项目', '内容'], cells(row), '')] };
}

async function find(query: Queryable, id: string): Promise<Listed> {
  const row = await listed(query).where('invoice.id', '=', id).executeTakeFirst();
  if (row === undefined) {
    throw new AdminRefused('NOT_FOUND', invoiceStepSentence('UNKNOWN', 'ISSUE'));
  }
  return row;
}

const invoiceData = (row: Listed) => ({
  id: row.id,
  tradeNo: row.trade_no,
  loginName: row.login_name,
  state: row.state,
  titleType: row.title_type,
  titleName: row.title_name,
  taxNumber: row.tax_number,
  address: row.address,
  phone: row.phone,
  bank: row.bank,
  bankAccount: row.bank_account,
  email: row.email,
  remark: row.remark,
  amount: yuanOf(row.amount_fen),
  reason: row.reason,
  number: row.number,
  issuedOn: row.issued_on,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

function cells(row: Listed): string[][] {
  const pairs: [string, string | null][] = [
    ['编号', row.id],
    ['状态', invoiceStateWords[row.state]],
    ['金额（元）', yuanOf(row.amount_fen)],
    ['抬头类型', titleTypeWords[row.title_type]],
    ['抬头', row.title_name],
    ['税号', row.tax_number === null ? null : checkedNumber(row.tax_number)],
    ['地址', row.address],
    ['电话', row.phone],
    ['开户行', row.bank],
    ['账号', row.bank_account],
    ['邮箱', row.email],
    ['备注', row.remark],
    ['登录名', row.login_name],
    ['交易号', row.trade_no],
    ['申请时间', beijingTime(row.created_at)],
    ['发票号码', row.number],
    ['开票日期', row.issued_on],
    ['原因', row.reason],
  ];
  return pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]]));
}

function checkedNumber(taxNumber: string): string {
  return checkTaxNumber(taxNumber).kind === 'DOUBTFUL'
    ? `${taxNumber}（校验位不符，开票前请核对）`
    : taxNumber;
}

export function issueInvoice(
  home: AdminHome,
  request: AdminRequest,
  { id, number, date, pdf }: CommandOf<'invoices issue'>,
): Promise<Done> {
  const bytes = bytesOf(pdf);
  if (!isPdf(bytes)) {
    throw new AdminRefused('WRONG_INPUT', '这个文件不是完整的 PDF，请重新下载发票文件后再试');
  }
  if (date > dayOf(home.ports.now())) {
    throw new AdminRefused('WRONG_INPUT', `开票日期 ${date} 还没有到，请核对`);
  }
  return move(home, request, id, { step: 'ISSUE', number, issuedOn: date, pdf: bytes });
}

export function refuseInvoice(
  home: AdminHome,
  request: AdminRequest,
  { id, reason }: CommandOf<'invoices refuse'>,
): Promise<Done> {
  return move(home, request, id, { step: 'REFUSE', reason });
}

export function reverseInvoice(
  home: AdminHome,
  request: AdminRequest,
  { id, reason }: CommandOf<'invoices reverse'>,
): Promise<Done> {
  return move(home, request, id, { step: 'REVERSE', reason });
}

function move(
  home: AdminHome,
  request: AdminRequest,
  id: string,
  wanted: InvoiceChange,
): Promise<Done> {
  return change(home, request, async (tx) => {
    const moved = await moveInvoice(tx, home.ports, id, wanted);
    if (!moved.moved) {
      throw new AdminRefused(
        moved.reason === 'UNKNOWN' ? 'NOT_FOUND' : 'NOT_NOW',
        invoiceStepSentence(moved.reason, wanted.step),
      );
    }
    const row = await find(tx, id);
    const { tradeNo, amount, number, issuedOn, reason } = invoiceData(row);
    return {
      data: { invoice: invoiceData(row) },
      detail: { id, tradeNo, amount, number, issuedOn, reason },
      view: [line(whatHappens(wanted)), table(['项目', '内容'], cells(row), '')],
    };
  });
}

function whatHappens(wanted: InvoiceChange): string {
  switch (wanted.step) {
    case 'ISSUE':
      return `开具发票，用户可以下载 PDF（${Math.ceil(wanted.pdf.length / 1024)} KB）`;
    case 'REFUSE':
      return '驳回申请，用户会看到原因，可以重新申请';
    case 'REVERSE':
      return '记为已红冲，之后可以退款，也可以重新申请';
  }
}

/** Checks only the two ends of the file: opening it is the reader's business. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(Math.max(0, from), to));
  return text(0, 5) === '%PDF-' && text(bytes.length - 1_024, bytes.length).includes('%%EOF');
}
