/**
 * Claims the messages that this process sends: each belongs to one process at a time, and only for a while (like
 * orders, docs/decisions/0261).
 */
import type { WebhookMessageType } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';

/** Longer than a call may take. The messages of a process that died are free again after this time. */
export const leaseMs = 60_000;

/** A message in hand, and where it goes. */
export interface Claimed {
  readonly webhook_id: string;
  readonly id: string;
  readonly type: WebhookMessageType;
  readonly body: string;
  /** The tries, this one included; they tell a claim that ran out from its successor. */
  readonly tries: number;
  readonly give_up_at: number;
  readonly url: string;
  readonly secret: string;
  readonly old_secret: string | null;
  readonly old_secret_until: number | null;
}

const returned = `
  returning d.webhook_id, d.id, d.type, d.body, d.tries, d.give_up_at,
    w.url, w.secret, w.old_secret, w.old_secret_until`;

/**
 * Takes one message of each webhook, so that a slow one holds up nobody else; the conditions are asked again under the
 * lock, because another process may have been faster.
 */
const claim = `
update webhook_delivery d
set next_at = $1::bigint + $2::bigint, tries = d.tries + 1
from webhook w
where w.id = d.webhook_id and (d.webhook_id, d.id) in (
  select due.webhook_id, due.id from webhook_delivery due
  where due.next_at <= $1 and (due.webhook_id, due.id) in (
    select webhook.id, first.id
    from webhook cross join lateral (
      select one.id from webhook_delivery one
      where one.webhook_id = webhook.id and one.next_at <= $1
      order by one.next_at, one.id limit 1
    ) first
    where not webhook.id = any($4::text[])
  )
  order by due.next_at limit $3::int
  for update of due skip locked
)${returned}`;

const claimThis = `
update webhook_delivery d
set next_at = $3::bigint + $4::bigint, tries = d.tries + 1, state = 'WAITING',
  give_up_at = greatest(d.give_up_at, $5::bigint)
from webhook w
where w.id = d.webhook_id and d.webhook_id = $1 and d.id = $2${returned}`;

/** Claims at most one message of each webhook that is not `busy`. */
export async function claimDue(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  busy: readonly string[],
  most: number,
): Promise<readonly Claimed[]> {
  const at = now();
  // An idle server asks an index and nothing else.
  const due = await database.query
    .selectFrom('webhook_delivery')
    .select('id')
    .where('next_at', '<=', at)
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return [];
  return database.prepared<Claimed>('lf-webhook-claim', claim, [at, leaseMs, most, busy]);
}

/** Claims this message, due or not; null when it is gone. It is tried at least until `giveUpAt`. */
export async function claimOne(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  webhookId: string,
  messageId: string,
  giveUpAt: number,
): Promise<Claimed | null> {
  const values = [webhookId, messageId, now(), leaseMs, giveUpAt];
  const [row] = await database.prepared<Claimed>('lf-webhook-claim-this', claimThis, values);
  return row ?? null;
}
