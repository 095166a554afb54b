/** Lets the operator of the service issue, refuse and reverse an invoice that was applied for. */
import { type InvoiceStep, type InvoiceStepRefusal, stepInvoice } from '@liangfen/rules/payment';
import type { Updateable } from 'kysely';
import type { Ports } from '../ports.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Tx } from '../store/transaction.ts';
import { lockOrder, type OrderRow } from './order-moves.ts';

export type InvoiceChange =
  | {
      readonly step: 'ISSUE';
      readonly number: string;
      readonly issuedOn: string;
      readonly pdf: Uint8Array;
    }
  | { readonly step: 'REFUSE' | 'REVERSE'; readonly reason: string };

export type InvoiceMoved =
  | { readonly moved: true; readonly order: OrderRow }
  | { readonly moved: false; readonly reason: InvoiceStepRefusal | 'UNKNOWN' | 'NUMBER_TAKEN' };

/** Holds order and invoice until the transaction ends, in the order of every other step of money. */
export async function moveInvoice(
  tx: Tx,
  ports: Ports,
  id: string,
  change: InvoiceChange,
): Promise<InvoiceMoved> {
  const known = await tx
    .selectFrom('invoice')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return { moved: false, reason: 'UNKNOWN' };
  const order = await lockOrder(tx, known.order_id);
  const { state } = await tx
    .selectFrom('invoice')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const outcome = stepInvoice(state, order.state, change.step);
  if (outcome.kind === 'REFUSED') return { moved: false, reason: outcome.reason };
  if (change.step === 'ISSUE' && (await isNumberTaken(tx, change.number))) {
    return { moved: false, reason: 'NUMBER_TAKEN' };
  }
  await tx
    .updateTable('invoice')
    .set({ state: outcome.state, updated_at: ports.now(), ...columnsOf(change) })
    .where('id', '=', id)
    .execute();
  return { moved: true, order };
}

async function isNumberTaken(tx: Tx, number: string): Promise<boolean> {
  const other = await tx
    .selectFrom('invoice')
    .select('id')
    .where('number', '=', number)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

function columnsOf(change: InvoiceChange): Updateable<DatabaseSchema['invoice']> {
  switch (change.step) {
    case 'ISSUE':
      return { number: change.number, issued_on: change.issuedOn, pdf: change.pdf };
    case 'REFUSE':
    case 'REVERSE':
      return { reason: change.reason };
  }
}

/** Tells the operator what to do about a refused step. */
export function invoiceStepSentence(
  reason: Extract<InvoiceMoved, { moved: false }>['reason'],
  step: InvoiceStep,
): string {
  switch (reason) {
    case 'UNKNOWN':
      return '没有这个编号的发票申请，可用 invoices list 查看';
    case 'NUMBER_TAKEN':
      return '这个发票号码已经用在另一张发票上，请核对号码';
    case 'ALREADY_ISSUED':
      return step === 'REFUSE'
        ? '这张发票已经开具，不能再驳回；要作废请用 invoices reverse 红冲'
        : '这张发票已经开具，不用再开';
    case 'ALREADY_REJECTED':
      return '这个申请已经驳回；需要发票的话，请用户重新申请';
    case 'ALREADY_REVERSED':
      return '这张发票已经红冲；需要发票的话，请用户重新申请';
    case 'NOT_ISSUED':
      return '这个申请还没有开具，不用红冲；不开的话请用 invoices refuse 驳回';
    case 'ORDER_NOT_PAID':
      return '这笔订单正在退款、已经退款或没有付款，不能开票；请用 invoices refuse 驳回';
  }
}
