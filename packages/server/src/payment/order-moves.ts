/**
 * Takes one step of an order: its row, its event and the points that move with it, in one transaction
 * (docs/decisions/0260).
 */
import {
  evolveOrder,
  type Order,
  type OrderEvent,
  type OrderOutcome,
  type OrderSurroundings,
  yuanOf,
} from '@liangfen/rules/payment';
import type { OrderState } from '@liangfen/sdk/schema';
import type { Selectable } from 'kysely';
import type { Ports } from '../ports.ts';
import { notFound } from '../problem.ts';
import type { DatabaseSchema, OrderCause } from '../store/schema.ts';
import type { Tx } from '../store/transaction.ts';
import { firstCheckMs, lookedAfterMs } from './check-times.ts';
import { movePoints, pointBalance } from './point-ledger.ts';

export type OrderRow = Selectable<DatabaseSchema['payment_order']>;

export interface Moved {
  /** The row after the step. */
  readonly row: OrderRow;
  readonly outcome: OrderOutcome;
}

/** The row as the rules read it. */
export function orderOf(row: OrderRow): Order {
  return {
    state: row.state,
    amountFen: row.amount_fen,
    point: row.point,
    refundRefused: row.refund_refused,
  };
}

/**
 * Holds the order's row until the transaction ends; of two steps at once the second sees the first one's state.
 * Rows are always held in this order: order, invoice, account.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const row = await tx
    .selectFrom('payment_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound('订单');
  return row;
}

/** Reads what a refund has to know, and holds the account's row, so that the balance does not change. */
export async function surroundingsOf(tx: Tx, row: OrderRow): Promise<OrderSurroundings> {
  const invoice = await tx
    .selectFrom('invoice')
    .select('state')
    .where('order_id', '=', row.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', row.user_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return { balance: await pointBalance(tx, row.user_id), invoice: invoice?.state ?? null };
}

/** Writes what an outcome says; nothing unless it moves. */
export async function takeStep(
  tx: Tx,
  ports: Ports,
  row: OrderRow,
  outcome: OrderOutcome,
  cause: OrderCause,
): Promise<Moved> {
  if (outcome.kind !== 'MOVES') return { row, outcome };
  const { event, movement } = outcome;
  if (movement !== null) {
    const moved = await movePoints(tx, ports, row.user_id, {
      ...movement,
      amount: yuanOf(row.amount_fen),
      order_id: row.id,
    });
    if (!moved.moved) return { row, outcome: { kind: 'REFUSED', reason: 'POINTS_SPENT' } };
  }
  const now = ports.now();
  const after = evolveOrder(orderOf(row), event);
  const stepped: OrderRow = {
    ...row,
    ...changesOf(event, now),
    state: after.state,
    refund_refused: after.refundRefused,
    next_check_at: nextCheckAt(after.state, row, now),
    checks: 0,
  };
  const { id, number: _, ...columns } = stepped;
  await tx.updateTable('payment_order').set(columns).where('id', '=', id).execute();
  await writeEvent(tx, id, event, cause, now);
  return { row: stepped, outcome };
}

export async function writeEvent(
  tx: Tx,
  orderId: string,
  event: OrderEvent,
  cause: OrderCause,
  at: number,
): Promise<void> {
  const { last } = await tx
    .selectFrom('payment_order_event')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_order_event')
    .values({
      order_id: orderId,
      number: (last ?? 0) + 1,
      at,
      type: event.type,
      cause,
      body: JSON.stringify(event),
    })
    .execute();
}

/** The columns that an event fills in. */
function changesOf(event: OrderEvent, now: number): Partial<OrderRow> {
  switch (event.type) {
    case 'SCANNED':
      return { provider_no: event.providerNo };
    case 'PAID':
      return { provider_no: event.providerNo, paid_at: now };
    case 'REFUND_BEGUN':
      return { refund_request_no: event.requestNo };
    case 'REFUND_DONE':
      return { refunded_at: now };
    case 'CREATED':
    case 'CLOSED':
    case 'REFUND_FAILED':
      return {};
  }
}

/**
 * Says when the provider is asked next. A code that was cancelled here can still be scanned until it ends there, so a
 * closed order is looked at once more after its time.
 */
function nextCheckAt(state: OrderState, row: OrderRow, now: number): number | null {
  switch (state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
    case 'REFUNDING':
      return now + firstCheckMs;
    case 'CLOSED': {
      const last = row.expires_at + lookedAfterMs;
      return last > now ? last : null;
    }
    case 'PAID':
    case 'REFUNDED':
      return null;
  }
}
