/** Cloud points as a ledger with a running balance; every movement holds the account's row. */
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { notFound } from '../problem.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Queryable, Tx } from '../store/transaction.ts';

export async function pointBalance(query: Queryable, accountId: string): Promise<number> {
  const { balance } = await query
    .selectFrom('point_entry')
    .select(sql<number>`coalesce(sum(delta), 0)::int`.as('balance'))
    .where('user_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return balance;
}

/** Returns the balances of several accounts at once; an account without an entry is left out and has no points. */
export async function pointBalances(
  query: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('point_entry')
    .select(['user_id as id', sql<number>`coalesce(sum(delta), 0)::int`.as('balance')])
    .where('user_id', 'in', accountIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

type Movement = Pick<DatabaseSchema['point_entry'], 'delta' | 'source'> &
  Partial<Pick<DatabaseSchema['point_entry'], 'amount' | 'competition_id' | 'competition_name'>> & {
    readonly order_id?: string;
    readonly voucher_id?: string;
  };

/** The end of a movement: the new balance, or that there was not enough and nothing was written. */
export type Moved =
  | { readonly moved: true; readonly balance: number }
  | { readonly moved: false; readonly balance: number };

/**
 * Adds or takes points. The account's row is held until the transaction ends, so that of two
 * movements at once the second sees the first one's balance; a login, which only refers to the
 * row, does not wait.
 */
export async function movePoints(
  tx: Tx,
  ports: Ports,
  accountId: string,
  movement: Movement,
): Promise<Moved> {
  const account = await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw notFound('账号');
  const before = await pointBalance(tx, accountId);
  const balance = before + movement.delta;
  if (balance < 0) return { moved: false, balance: before };
  await tx
    .insertInto('point_entry')
    .values({
      id: ports.newId(),
      user_id: accountId,
      balance,
      amount: null,
      competition_id: null,
      competition_name: null,
      at: ports.now(),
      ...movement,
    })
    .execute();
  return { moved: true, balance };
}
