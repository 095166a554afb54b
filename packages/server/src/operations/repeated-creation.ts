/** Lets a creating call that is sent twice find what the first one made, because the id follows from the call. */
import { keyReused } from '../live/mailbox.ts';
import type { Ports } from '../ports.ts';
import type { Tx } from '../store/transaction.ts';

const idLength = 32;

/** How long a key stands for its content; nobody repeats a call later than that. */
const heldMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The id of what a creating call makes. With an idempotency key it is derived from the caller and
 * the key, so that a repeat meets the row of the first time (docs/decisions/0020); without one it
 * is fresh.
 */
export function creationId(
  ports: Ports,
  scope: readonly string[],
  idempotencyKey: string | null,
): string {
  if (idempotencyKey === null) return ports.newId();
  return ports.sha256(JSON.stringify([...scope, idempotencyKey])).slice(0, idLength);
}

interface CreatingCall {
  readonly user: { readonly userId: string };
  readonly idempotencyKey: string | null;
}

/**
 * Refuses a key that stood for something else, in the transaction that creates: of two at once, the
 * second waits for the first. A password is no part of the content, for its hash would be a quick one.
 */
export async function holdKeyToContent(
  tx: Tx,
  ports: Ports,
  { user, idempotencyKey }: CreatingCall,
  content: readonly unknown[],
): Promise<void> {
  if (idempotencyKey === null) return;
  const now = ports.now();
  await tx
    .deleteFrom('creating_call')
    .where('user_id', '=', user.userId)
    .where('made_at', '<', now - heldMs)
    .execute();
  const row = {
    user_id: user.userId,
    idempotency_key: idempotencyKey,
    content: ports.sha256(JSON.stringify(content)),
  };
  const first = await tx
    .insertInto('creating_call')
    .values({ ...row, made_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('content')
    .executeTakeFirst();
  if (first !== undefined) return;
  const known = await tx
    .selectFrom('creating_call')
    .select('content')
    .where('user_id', '=', row.user_id)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirst();
  if (known?.content !== row.content) throw keyReused();
}
