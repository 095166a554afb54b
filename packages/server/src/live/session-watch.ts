/**
 * Looks up the logins of open feeds again and again, so that a revoked login ends here even when no message came, and
 * the calls of a phone that follows the show need no look-up of their own.
 */
import type { Ports } from '../ports.ts';

/**
 * A revocation of which no message came ends feeds within this time, and calls within the half second for which a login
 * is cached. This is half of that half second, so that a guest's login with an open feed never has to be read by itself.
 */
export const lookEveryMs = 250;
/** No other process revokes anything, but logins still run out. */
const lookAloneEveryMs = 1_500;
const mostAtOnce = 5_000;

type Needed = Pick<Ports, 'bus' | 'database' | 'now' | 'schedule' | 'log'>;

/**
 * Called before the database is read. The function it returns hears which open logins of guests were there, and when
 * that was: nothing but its end can happen to a guest's login, where an account's second factor or rights may change.
 */
export type GuestKeeper = () => (sessionIds: ReadonlySet<string>, readAt: number) => void;

export interface OpenSessions {
  readonly open: () => ReadonlySet<string>;
  readonly ended: (sessionId: string) => void;
  readonly keepers: readonly GuestKeeper[];
}

export class SessionWatch {
  readonly #ports: Needed;
  readonly #sessions: OpenSessions;
  #cancel: (() => void) | null = null;
  #looking = false;
  #stopped = false;

  constructor(ports: Needed, sessions: OpenSessions) {
    this.#ports = ports;
    this.#sessions = sessions;
  }

  /** Goes on while somebody who logged in is connected. */
  start(): void {
    if (this.#stopped || this.#looking) return;
    const wait = this.#ports.bus.reachesOthers ? lookEveryMs : lookAloneEveryMs;
    this.#cancel ??= this.#ports.schedule(wait, () => void this.look());
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  async look(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#looking) return;
    this.#looking = true;
    try {
      const ids = [...this.#sessions.open()];
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        await this.#compare(ids.slice(from, from + mostAtOnce));
      }
    } catch (error) {
      // Nobody can be let in without the database either; whoever is in stays until it answers.
      this.#ports.log.warn('live.sessions.not-looked-up', {
        error: error instanceof Error ? error.message : String(error),
      });
    }
    this.#looking = false;
    if (this.#sessions.open().size > 0) this.start();
  }

  async #compare(ids: readonly string[]): Promise<void> {
    const keep = this.#sessions.keepers.map((keeper) => keeper());
    const readAt = this.#ports.now();
    const rows = await this.#ports.database.prepared<{ id: string; ended: boolean }>(
      'lf-open-sessions',
      others,
      [ids, readAt],
    );
    const guests = new Set(ids);
    for (const { id, ended } of rows) {
      guests.delete(id);
      if (ended) this.#sessions.ended(id);
    }
    for (const one of keep) one(guests, readAt);
  }
}

/** Returns rows only for logins that have ended or are not a guest's: for a hall of phones that stay, there are none. */
const others = `
  select asked.id, s.id is null and k.id is null as ended
  from unnest($1::text[]) as asked (id)
  left join session s on s.id = asked.id and s.expires_at > $2
  left join user_account u on u.id = s.user_id
  left join api_key k on k.id = asked.id and k.revoked_at is null
    and (k.expires_at is null or k.expires_at > $2)
  where u.kind is distinct from 'GUEST' or u.closed_at is not null`;
