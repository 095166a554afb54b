/** Puts what an organiser's change published, took back, ended or opened again into the outbox, in the transaction of the change. */
import { publicationsBetween, type ShowState } from '@liangfen/rules';
import type { Transaction } from 'kysely';
import type { Ports } from '../ports.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { endAnnouncement, giveUpAfterMs, setupAnnouncements } from './announcements.ts';

/** Rows that one statement takes. */
const together = 500;

export interface AnnouncedChange {
  readonly before: ShowState;
  readonly after: ShowState;
  /** Whether the competition was deleted before the change, and is after it. */
  readonly deleted: { readonly before: boolean; readonly after: boolean };
  readonly now: number;
}

export async function announceChange(
  tx: Transaction<DatabaseSchema>,
  { sha256, addresses: { publicUrl } }: Ports,
  { before, after, deleted, now }: AnnouncedChange,
): Promise<void> {
  const batch = { after, sha256, now, publicUrl };
  const publications = publicationsBetween(
    deleted.before ? null : before,
    deleted.after ? null : after,
  );
  const [wasEnded, isEnded] = [before.status === 'ENDED', after.status === 'ENDED'];
  const end = isEnded ? 'competition.ended' : 'competition.reopened';
  const messages = [
    ...setupAnnouncements(batch, publications),
    ...(wasEnded === isEnded ? [] : [endAnnouncement(batch, end)]),
  ];
  if (messages.length === 0) return;
  // What a rehearsal had published goes with it when it becomes official: only who heard of it is told.
  const rehearsal = before.status === 'REHEARSAL';
  const webhooks = await tx
    .selectFrom('webhook')
    .innerJoin('competition', 'competition.owner_id', 'webhook.user_id')
    .innerJoin('user_account', 'user_account.id', 'webhook.user_id')
    .select(['webhook.id', 'webhook.events', 'webhook.rehearsals'])
    .where('competition.id', '=', after.competitionId)
    .where('user_account.kind', '=', 'MAIN')
    .where('webhook.disabled', 'is', null)
    .execute();
  const rows = webhooks
    .filter(({ rehearsals }) => rehearsals || !rehearsal)
    .flatMap((webhook) =>
      messages
        .filter(({ event }) => webhook.events.includes(event))
        .map(({ id, type, body }) => ({
          webhook_id: webhook.id,
          id,
          competition_id: after.competitionId,
          type,
          body,
          created_at: now,
          give_up_at: now + giveUpAfterMs,
          next_at: now,
          state: 'WAITING' as const,
        })),
    );
  for (let from = 0; from < rows.length; from += together) {
    await tx
      .insertInto('webhook_delivery')
      .values(rows.slice(from, from + together))
      .execute();
  }
}
