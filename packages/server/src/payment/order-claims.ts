/**
 * Claims the orders that this process asks the provider about: each belongs to one process at a time, and only for a
 * while.
 */
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { claimMs } from './check-times.ts';
import type { OrderRow } from './order-moves.ts';

/** A number of our own for the lock; the process that holds it deals out the round (docs/decisions/0261). */
const roundLock = 20_261_122;
const mostInRound = 20;

/** The round's orders; none when another process is dealing them out, or nothing is due. */
export async function claimDue(
  ports: Ports,
  payment: OrderRow['payment'],
): Promise<readonly OrderRow[]> {
  const { query } = ports.database;
  const now = ports.now();
  const due = await query
    .selectFrom('payment_order')
    .select('id')
    .where('next_check_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  // An idle server leaves the lock alone.
  if (due === undefined) return [];
  return query.transaction().execute(async (tx) => {
    const { rows } = await sql<{ leads: boolean }>`
      select pg_try_advisory_xact_lock(${roundLock}) as leads`.execute(tx);
    if (rows[0]?.leads !== true) return [];
    return tx
      .updateTable('payment_order')
      .set((row) => ({ next_check_at: now + claimMs, checks: row('checks', '+', 1) }))
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('payment_order')
          .select('id')
          .where('next_check_at', '<=', now)
          .where('payment', '=', payment)
          .orderBy('next_check_at')
          .limit(mostInRound)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();
  });
}

/** Claims one order, due or not; null when it is another provider's, or unknown. */
export async function claimOne(
  ports: Ports,
  orderId: string,
  payment: OrderRow['payment'],
): Promise<OrderRow | null> {
  const row = await ports.database.query
    .updateTable('payment_order')
    .set((own) => ({ next_check_at: ports.now() + claimMs, checks: own('checks', '+', 1) }))
    .where('id', '=', orderId)
    .where('payment', '=', payment)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
