/** A day of our books beside the provider's bill: every difference by name, and what could be made good at once. */
import { dayRange } from '@liangfen/rules/payment';
import type { OrderState } from '@liangfen/sdk/schema';
import type { BillLine, Payment, Ports } from '../ports.ts';
import type { OrderRow } from './order-moves.ts';
import type { Orders } from './orders.ts';
import { kindOf } from './plans.ts';

export interface BookDifference {
  readonly tradeNo: string;
  readonly what: BillLine['kind'];
  /** The payment is only in the bill, only in our books, or in both with different amounts. */
  readonly kind: 'NOT_IN_BOOKS' | 'NOT_IN_BILL' | 'AMOUNT_DIFFERS';
  readonly oursFen: number | null;
  readonly theirsFen: number | null;
}

export interface BooksOfDay {
  readonly day: string;
  /** Lines of the bill, and movements of ours, that were looked at. */
  readonly lines: number;
  readonly ours: number;
  /** Trades that were only missing here and are in the books now. */
  readonly mended: readonly string[];
  readonly differences: readonly BookDifference[];
}

export type Reconciled =
  | { readonly reconciled: true; readonly books: BooksOfDay }
  | {
      readonly reconciled: false;
      readonly reason: 'NOT_CONNECTED' | 'NO_SUCH_DAY' | 'NO_BILL_YET';
    };

/** Rejects with `PaymentAway` when the provider does not answer; run it again then. */
export async function reconcileDay(
  ports: Ports,
  orders: Pick<Orders, 'check'>,
  day: string,
): Promise<Reconciled> {
  const { payment } = ports;
  const range = dayRange(day);
  if (payment === null) return { reconciled: false, reason: 'NOT_CONNECTED' };
  if (range === null || range.from > ports.now()) {
    return { reconciled: false, reason: 'NO_SUCH_DAY' };
  }
  const bill = await payment.bill(day);
  if (bill === null) return { reconciled: false, reason: 'NO_BILL_YET' };

  const differences: BookDifference[] = [];
  const mended: string[] = [];
  for (const line of bill) {
    const found = await bookLine(ports, orders, payment, line);
    if (found === 'MENDED') mended.push(line.tradeNo);
    else if (found !== 'SAME') differences.push(found);
  }
  const ours = await movementsOf(ports, payment, range);
  const theirs = new Set(bill.map(({ kind, tradeNo }) => `${kind} ${tradeNo}`));
  for (const { what, row } of ours) {
    if (theirs.has(`${what} ${row.trade_no}`)) continue;
    // A trade that we heard of after midnight is in the bill of the day before.
    if (await standsThere(payment, what, row)) continue;
    differences.push({
      tradeNo: row.trade_no,
      what,
      kind: 'NOT_IN_BILL',
      oursFen: row.amount_fen,
      theirsFen: null,
    });
  }
  const books = { day, lines: bill.length, ours: ours.length, mended, differences };
  ports.log.info('payment.reconciled', {
    day,
    lines: bill.length,
    mended: mended.length,
    differences: differences.length,
  });
  return { reconciled: true, books };
}

async function bookLine(
  ports: Ports,
  orders: Pick<Orders, 'check'>,
  payment: Payment,
  line: BillLine,
): Promise<BookDifference | 'SAME' | 'MENDED'> {
  const read = () =>
    ports.database.query
      .selectFrom('payment_order')
      .selectAll()
      .where('trade_no', '=', line.tradeNo)
      .where('payment', '=', kindOf(payment))
      .executeTakeFirst();
  const row = await read();
  const different = (kind: BookDifference['kind'], oursFen: number | null): BookDifference => ({
    tradeNo: line.tradeNo,
    what: line.kind,
    kind,
    oursFen,
    theirsFen: line.amountFen,
  });
  if (row === undefined) return different('NOT_IN_BOOKS', null);
  if (row.amount_fen !== line.amountFen) return different('AMOUNT_DIFFERS', row.amount_fen);
  if (isBooked(line.kind, row.state)) return 'SAME';
  await orders.check(row.id, 'RECONCILIATION');
  const after = await read();
  return after !== undefined && isBooked(line.kind, after.state)
    ? 'MENDED'
    : different('NOT_IN_BOOKS', null);
}

function isBooked(what: BillLine['kind'], state: OrderState): boolean {
  switch (state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
    case 'CLOSED':
      return false;
    case 'PAID':
    case 'REFUNDING':
      return what === 'PAYMENT';
    case 'REFUNDED':
      return true;
  }
}

async function movementsOf(
  { database }: Ports,
  payment: Payment,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ what: BillLine['kind']; row: OrderRow }[]> {
  const rows = await database.query
    .selectFrom('payment_order')
    .selectAll()
    .where('payment', '=', kindOf(payment))
    .where(({ or, and, eb }) =>
      or([
        and([eb('paid_at', '>=', from), eb('paid_at', '<', to)]),
        and([eb('refunded_at', '>=', from), eb('refunded_at', '<', to)]),
      ]),
    )
    .orderBy('number')
    .execute();
  const within = (at: number | null) => at !== null && at >= from && at < to;
  return rows.flatMap((row) => [
    ...(within(row.paid_at) ? [{ what: 'PAYMENT' as const, row }] : []),
    ...(within(row.refunded_at) ? [{ what: 'REFUND' as const, row }] : []),
  ]);
}

async function standsThere(
  payment: Payment,
  what: BillLine['kind'],
  row: OrderRow,
): Promise<boolean> {
  switch (what) {
    case 'PAYMENT': {
      const trade = await payment.query(row.trade_no);
      const isPaid = trade.status === 'SUCCESS' || trade.status === 'FINISHED';
      // A trade that was refunded whole is closed, and was paid before.
      const isPaidBack = trade.status === 'CLOSED' && (trade.refundedFen ?? 0) > 0;
      return (isPaid || isPaidBack) && trade.totalFen === row.amount_fen;
    }
    case 'REFUND': {
      const requestNo = row.refund_request_no;
      return requestNo !== null && (await payment.queryRefund(row.trade_no, requestNo)).refunded;
    }
  }
}
