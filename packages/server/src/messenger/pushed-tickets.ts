/** The ticket that the messenger pushed last; processes that share a database share it, and a restart finds it again. */
import type { PushedTicket } from '../ports.ts';
import type { Queryable } from '../store/transaction.ts';

/** Keeps a ticket unless a newer one is there: pushes are repeated, and may overtake each other. */
export async function keepTicket(
  query: Queryable,
  clientId: string,
  { value, at }: PushedTicket,
): Promise<void> {
  await query
    .insertInto('messenger_suite')
    .values({ client_id: clientId, ticket: value, pushed_at: at })
    .onConflict((known) =>
      known
        .column('client_id')
        .doUpdateSet({ ticket: value, pushed_at: at })
        .where('messenger_suite.pushed_at', '<=', at),
    )
    .execute();
}

/** Null before the first one has come. */
export async function latestTicket(query: Queryable, clientId: string): Promise<string | null> {
  const row = await query
    .selectFrom('messenger_suite')
    .select('ticket')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.ticket ?? null;
}
