/** Delivers the outbox's messages, a few at once, until each is taken or given up (docs/decisions/0320). */
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { type Claimed, claimDue, claimOne } from './claims.ts';
import { recordAttempt } from './record-attempt.ts';
import { signedHeaders } from './signature.ts';

export interface Courier {
  /** Sends one message of every webhook that has one due, and waits until each is finished; returns how many. */
  readonly round: () => Promise<number>;
  /** Sends this message now and waits for the end; false when it is gone. */
  readonly sendNow: (webhookId: string, messageId: string, giveUpAt: number) => Promise<boolean>;
  /** Takes away old finished messages. */
  readonly purge: () => Promise<void>;
  readonly start: () => void;
  /** Begins nothing more, and waits for messages on their way. */
  readonly stop: () => Promise<void>;
}

const lookEveryMs = 1_000;
const purgeEveryMs = 60 * 60 * 1000;
/** Calls of one process at a time. */
const mostAtOnce = 16;
const keptForMs = 30 * 24 * 60 * 60 * 1000;
/** The most messages kept for each webhook, however young they are. */
const mostKept = 100;

export function createCourier(ports: Ports): Courier {
  const { database, log, now } = ports;
  /** The delivery under way to each webhook, which gets one message at a time. */
  const under = new Map<string, Promise<void>>();
  let filling: Promise<number> | null = null;
  const timers = new Set<() => void>();
  let live = false;
  let stopped = false;

  const send = async (claimed: Claimed): Promise<void> => {
    const { webhooks } = ports;
    if (webhooks === null) return;
    const at = now();
    const timestamp = Math.floor(at / 1000);
    const { id, body } = claimed;
    const signed = await signedHeaders({ id, timestamp, body }, secretsOf(claimed, at));
    const headers = { 'content-type': 'application/json', 'user-agent': 'Liangfen', ...signed };
    const reply = await webhooks.post(claimed.url, headers, body);
    const attempt = { at, durationMs: Math.max(0, now() - at), ...reply };
    const disabled = await recordAttempt(ports, claimed, attempt);
    const about = { webhookId: claimed.webhook_id, messageId: id, tries: claimed.tries };
    if (reply.outcome !== 'DELIVERED') {
      log.info('webhook.not-taken', { ...about, outcome: reply.outcome, status: reply.status });
    }
    if (disabled !== null) log.warn('webhook.disabled', { ...about, reason: disabled });
  };

  /** A message whose end could not be written down is sent again when its lease is over. */
  const sendSafely = (claimed: Claimed): Promise<void> =>
    send(claimed).catch((error: unknown) => {
      log.warn('webhook.failed', { webhookId: claimed.webhook_id, messageId: claimed.id, error });
    });

  const fill = async (): Promise<number> => {
    const free = mostAtOnce - under.size;
    if (stopped || free <= 0 || ports.webhooks === null) return 0;
    const claimed = await claimDue(ports, [...under.keys()], free);
    for (const one of claimed) {
      const sent = sendSafely(one).finally(() => {
        under.delete(one.webhook_id);
        // A webhook with more messages gets the next as soon as this one is done.
        if (live) lookOn();
      });
      under.set(one.webhook_id, sent);
    }
    return claimed.length;
  };

  /** One look at a time; two would find the same webhook free. */
  const look = (): Promise<number> => {
    filling ??= fill().finally(() => {
      filling = null;
    });
    return filling;
  };

  const lookOn = (): void => {
    look().catch((error: unknown) => log.warn('webhook.round.failed', { error }));
  };

  const every = (ms: number, run: () => void): void => {
    const again = () => {
      if (stopped) return;
      const cancel = ports.schedule(ms, () => {
        timers.delete(cancel);
        run();
        again();
      });
      timers.add(cancel);
    };
    again();
  };

  const purge: Courier['purge'] = async () => {
    await sql`
      delete from webhook_delivery d using (
        select webhook_id, id, created_at,
          row_number() over (partition by webhook_id order by created_at desc, id) as place
        from webhook_delivery where next_at is null
      ) old
      where d.webhook_id = old.webhook_id and d.id = old.id and d.next_at is null
        and (old.place > ${mostKept} or old.created_at < ${now() - keptForMs})`.execute(
      database.query,
    );
  };

  return {
    round: async () => {
      const found = await look();
      await Promise.all(under.values());
      return found;
    },
    sendNow: async (webhookId, messageId, giveUpAt) => {
      const claimed = await claimOne(ports, webhookId, messageId, giveUpAt);
      if (claimed === null) return false;
      await send(claimed);
      return true;
    },
    purge,
    start: () => {
      if (ports.webhooks === null) return;
      live = true;
      every(lookEveryMs, lookOn);
      every(purgeEveryMs, () => {
        purge().catch((error: unknown) => log.warn('webhook.purge.failed', { error }));
      });
    },
    stop: async () => {
      stopped = true;
      for (const cancel of timers) cancel();
      await Promise.allSettled([filling]);
      await Promise.all(under.values());
    },
  };
}

/** The new secret, and the old one beside it until its time is over. */
function secretsOf(claimed: Claimed, at: number): readonly string[] {
  const { secret, old_secret: old, old_secret_until: until } = claimed;
  return old !== null && until !== null && at < until ? [secret, old] : [secret];
}
