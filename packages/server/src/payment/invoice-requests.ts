/** Takes an organiser's application for an invoice: one per trade lives at a time, and none beside a refund. */
import { checkTaxNumber, invoiceRefusal, isLivingInvoice, yuanOf } from '@liangfen/rules/payment';
import type { FieldError, Invoice, InvoiceRequest } from '@liangfen/sdk/schema';
import type { Selectable } from 'kysely';
import type { Ports } from '../ports.ts';
import { notFound, ProblemError } from '../problem.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { lockOrder, orderOf } from './order-moves.ts';
import { orderRefused } from './refusals.ts';

export type InvoiceRow = Selectable<DatabaseSchema['invoice']>;

export function invoiceOf(row: Omit<InvoiceRow, 'pdf'>, tradeNo: string): Invoice {
  return {
    id: row.id,
    tradeNo,
    state: row.state,
    titleType: row.title_type,
    titleName: row.title_name,
    taxNumber: row.tax_number,
    email: row.email,
    amount: yuanOf(row.amount_fen),
    reason: row.reason,
    number: row.number,
    issuedOn: row.issued_on,
    at: row.created_at,
  };
}

export async function applyForInvoice(
  ports: Ports,
  userId: string,
  tradeNo: string,
  request: InvoiceRequest,
): Promise<Invoice> {
  const errors = errorsOf(request);
  if (errors.length > 0) {
    throw new ProblemError(400, 'INVALID_REQUEST', errors[0]?.message ?? '', { errors });
  }
  const { query } = ports.database;
  const known = await query
    .selectFrom('payment_order')
    .select('id')
    .where('trade_no', '=', tradeNo)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known === undefined) throw notFound('订单');
  return query.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, known.id);
    const states = await tx
      .selectFrom('invoice')
      .select('state')
      .where('order_id', '=', order.id)
      .execute();
    const invoice = states.map(({ state }) => state).find(isLivingInvoice) ?? null;
    const refusal = invoiceRefusal(orderOf(order), { invoice });
    if (refusal !== null) throw orderRefused(refusal);
    const now = ports.now();
    const row = await tx
      .insertInto('invoice')
      .values({
        id: ports.newId(),
        user_id: userId,
        order_id: order.id,
        state: 'APPLIED',
        title_type: request.titleType,
        title_name: request.titleName.trim(),
        tax_number: request.taxNumber ?? null,
        address: request.address?.trim() ?? '',
        phone: request.phone?.trim() ?? '',
        bank: request.bank?.trim() ?? '',
        bank_account: request.bankAccount?.trim() ?? '',
        email: request.email.trim(),
        remark: request.remark?.trim() ?? '',
        amount_fen: order.amount_fen,
        reason: null,
        number: null,
        issued_on: null,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return invoiceOf(row, tradeNo);
  });
}

/** Simple on purpose: whether mail arrives is found out by sending it. */
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function errorsOf(request: InvoiceRequest): FieldError[] {
  const errors: FieldError[] = [];
  if (request.titleName.trim() === '')
    errors.push({ field: 'titleName', message: '请填写发票抬头' });
  if (!emailForm.test(request.email.trim())) {
    errors.push({ field: 'email', message: '请填写能收到发票的邮箱' });
  }
  switch (request.titleType) {
    case 'PERSONAL':
      break;
    case 'CORPORATION':
      if (request.taxNumber === undefined) {
        errors.push({ field: 'taxNumber', message: '单位抬头需要填写税号' });
      }
  }
  // A check digit that does not fit is the page's to warn of; real codes have it.
  if (request.taxNumber !== undefined && checkTaxNumber(request.taxNumber).kind === 'WRONG') {
    errors.push({ field: 'taxNumber', message: '税号是 15、17、18 或 20 位数字和大写字母' });
  }
  return errors;
}
