/** Looks up the logins of open feeds again and again, so that a revoked login ends here even when no message came. */
import type { Ports } from '../ports.ts';

/** With logins cached for about as long, a revocation of which no message came takes at most a second. */
export const lookEveryMs = 500;
/** No other process revokes anything, but logins still run out. */
const lookAloneEveryMs = 5_000;
const mostAtOnce = 5_000;

type Needed = Pick<Ports, 'bus' | 'database' | 'now' | 'schedule' | 'log'>;

export interface OpenSessions {
  readonly open: () => ReadonlySet<string>;
  readonly ended: (sessionId: string) => void;
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
    const rows = await this.#ports.database.prepared<{ id: string }>('lf-open-sessions', known, [
      ids,
      this.#ports.now(),
    ]);
    const alive = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!alive.has(id)) this.#sessions.ended(id);
  }
}

const known = `
  select id from session where id = any($1::text[]) and expires_at > $2
  union all
  select id from api_key where id = any($1::text[]) and revoked_at is null
    and (expires_at is null or expires_at > $2)`;
