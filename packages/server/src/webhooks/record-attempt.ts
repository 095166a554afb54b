/**
 * Records where a delivery attempt led: delivered, tried again later or given up, and whether the webhook is turned
 * off.
 */
import type { WebhookAttempt, WebhookDisabled } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Queryable } from '../store/transaction.ts';
import { giveUpAfterMs } from './announcements.ts';
import { waitBeforeNext } from './back-off.ts';
import type { Claimed } from './claims.ts';

/** The most attempts kept of one message. */
const mostAttemptsKept = 20;

const goneStatus = 410;

export async function recordAttempt(
  { database, now, random }: Pick<Ports, 'database' | 'now' | 'random'>,
  claimed: Claimed,
  attempt: WebhookAttempt,
): Promise<WebhookDisabled | null> {
  return database.query.transaction().execute(async (tx) => {
    const webhook = await tx
      .selectFrom('webhook')
      .select(['disabled', 'delivered_at'])
      .where('id', '=', claimed.webhook_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // Deleted meanwhile, with all of its messages.
    if (webhook === undefined) return null;
    const at = now();
    const isPing = claimed.type === 'ping';
    if (attempt.outcome === 'DELIVERED') {
      await close(tx, claimed, 'DELIVERED', null, attempt);
      if (isPing) return null;
      await tx
        .updateTable('webhook')
        .set({ delivered_at: at, failing_since: null })
        .where('id', '=', claimed.webhook_id)
        .execute();
      return null;
    }
    const isOver = isPing || webhook.disabled !== null || at >= claimed.give_up_at;
    const next = Math.min(at + waitBeforeNext(claimed.tries, random()), claimed.give_up_at);
    await close(tx, claimed, isOver ? 'GIVEN_UP' : 'WAITING', isOver ? null : next, attempt);
    if (isPing || webhook.disabled !== null) return null;
    await tx
      .updateTable('webhook')
      .set((row) => ({
        failing_since: row.fn.coalesce('failing_since', sql<number>`${at}::bigint`),
      }))
      .where('id', '=', claimed.webhook_id)
      .execute();
    const since = claimed.give_up_at - giveUpAfterMs;
    const tookNothing = webhook.delivered_at === null || webhook.delivered_at < since;
    const reason = reasonToStop(attempt, isOver && tookNothing);
    if (reason !== null) await disableWebhook(tx, claimed.webhook_id, reason, at);
    return reason;
  });
}

function reasonToStop(attempt: WebhookAttempt, failsAll: boolean): WebhookDisabled | null {
  if (attempt.status === goneStatus) return 'GONE';
  return failsAll ? 'FAILING' : null;
}

/** Sends nothing more; waiting messages stay in the log as given up. */
export async function disableWebhook(
  tx: Queryable,
  webhookId: string,
  reason: WebhookDisabled,
  at: number,
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ disabled: reason, disabled_at: at })
    .where('id', '=', webhookId)
    .execute();
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'GIVEN_UP', next_at: null })
    .where('webhook_id', '=', webhookId)
    .where('next_at', 'is not', null)
    .execute();
}

async function close(
  tx: Queryable,
  { webhook_id, id, tries }: Claimed,
  state: 'DELIVERED' | 'WAITING' | 'GIVEN_UP',
  nextAt: number | null,
  attempt: WebhookAttempt,
): Promise<void> {
  const row = await tx
    .selectFrom('webhook_delivery')
    .select(['attempts', 'tries', 'state'])
    .where('webhook_id', '=', webhook_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const attempts = JSON.stringify([...row.attempts, attempt].slice(-mostAttemptsKept));
  // This try's time ran out and another process took the message up, which decides the outcome unless this try
  // delivered it.
  const isOurs = row.tries === tries || state === 'DELIVERED';
  await tx
    .updateTable('webhook_delivery')
    .set(isOurs ? { attempts, state, next_at: nextAt } : { attempts })
    .where('webhook_id', '=', webhook_id)
    .where('id', '=', id)
    .execute();
}
