/** Puts the end of a competition into the outbox, in the transaction that ends it. */
import type { ShowState } from '@liangfen/rules';
import type { Transaction } from 'kysely';
import type { Ports } from '../ports.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { endAnnouncement, giveUpAfterMs } from './announcements.ts';

export async function announceEnd(
  tx: Transaction<DatabaseSchema>,
  { sha256, addresses: { publicUrl } }: Ports,
  before: ShowState,
  after: ShowState,
  now: number,
): Promise<void> {
  if (before.status === 'ENDED' || after.status !== 'ENDED') return;
  const { id, type, body } = endAnnouncement({ after, sha256, now, publicUrl });
  const webhooks = await tx
    .selectFrom('webhook')
    .innerJoin('competition', 'competition.owner_id', 'webhook.user_id')
    .innerJoin('user_account', 'user_account.id', 'webhook.user_id')
    .select(['webhook.id', 'webhook.events'])
    .where('competition.id', '=', after.competitionId)
    .where('user_account.kind', '=', 'MAIN')
    .where('webhook.disabled', 'is', null)
    .execute();
  const rows = webhooks
    .filter(({ events }) => events.includes(type))
    .map((webhook) => ({
      webhook_id: webhook.id,
      id,
      competition_id: after.competitionId,
      type,
      body,
      created_at: now,
      give_up_at: now + giveUpAfterMs,
      next_at: now,
      state: 'WAITING' as const,
    }));
  if (rows.length > 0) await tx.insertInto('webhook_delivery').values(rows).execute();
}
