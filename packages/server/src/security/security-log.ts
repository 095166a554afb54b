/**
 * Records who came in, failed to, was refused or changed rights: a row that stays for its time, and a line of the
 * process's log (docs/decisions/0342).
 */
import type { SecurityEventKind } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';

/** The origin of a call. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
  readonly client: string;
}

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The account that acted, or that somebody wanted to be. */
  readonly userId?: string | null;
  readonly sessionId?: string | null;
  /** The person, where no account says who it was. */
  readonly person?: string;
  readonly competitionId?: string | null;
  /** The things that the event was about, by name; never a secret, a phone number or a whole address. */
  readonly about?: string;
}

export interface SecurityLog {
  /** Never fails a call: an event that cannot be stored stands in the process's log. */
  readonly record: (origin: Origin, event: SecurityEvent) => Promise<void>;
  /** Takes away events that are kept no longer, and returns how many. */
  readonly purge: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => void;
}

export const leastDaysKept = 180;
const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
/** The most events of one kind from one address in a minute: a caller who is refused all the time fills no disk. */
const mostOfOneAddress = 30;
const mostAddresses = 10_000;

export function createSecurityLog(ports: Ports, daysKept: number = leastDaysKept): SecurityLog {
  const { database, log, now } = ports;
  const recent = new Map<string, { since: number; count: number }>();
  let cancel: (() => void) | null = null;

  const isTooMuch = (key: string): boolean => {
    const at = now();
    const known = recent.get(key);
    if (known === undefined || at - known.since >= minuteMs || at < known.since) {
      if (recent.size >= mostAddresses) recent.clear();
      recent.set(key, { since: at, count: 1 });
      return false;
    }
    known.count += 1;
    return known.count > mostOfOneAddress;
  };

  const purge = async (): Promise<number> => {
    const before = now() - Math.max(daysKept, leastDaysKept) * dayMs;
    const { rows } = await sql<{ gone: number | string }>`
      select purge_security_events(${before}) as gone`.execute(database.query);
    return Number(rows[0]?.gone ?? 0);
  };

  const round = (): void => {
    purge().catch((error: unknown) => log.warn('security.purge.failed', { error }));
    cancel = ports.schedule(dayMs, round);
  };

  return {
    record: async ({ requestId, address, client }, event) => {
      const { kind, userId = null, sessionId = null, competitionId = null, about = '' } = event;
      if (isTooMuch(`${kind} ${address}`)) return;
      const at = now();
      const facts = {
        kind,
        at,
        userId,
        sessionId,
        competitionId,
        about,
        address,
        client,
        requestId,
      };
      log.info('security', { ...facts, person: event.person ?? null });
      try {
        await database.prepared('lf-security-event', write, [
          at,
          kind,
          userId,
          sessionId,
          event.person ?? '',
          competitionId,
          about.slice(0, 200),
          address,
          client.slice(0, 300),
          requestId,
        ]);
      } catch (error) {
        log.error('security.record.failed', { kind, requestId, error });
      }
    },
    purge,
    start: round,
    stop: () => cancel?.(),
  };
}

/** The event belongs to the part of the competition's owner, or else of the main account of whoever acted. */
const write = `
  insert into security_event (at, kind, main_user_id, user_id, session_id, person, competition_id,
                              about, address, client, request_id)
  select $1, $2,
         coalesce((select owner_id from competition where id = $6),
                  (select coalesce(main_user_id, id) from user_account where id = $3)),
         $3, $4,
         coalesce(nullif($5, ''), (select name from user_account where id = $3), ''),
         $6, $7, $8, $9, $10`;
