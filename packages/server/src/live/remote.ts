/** Keeps the served shows level with what other processes commit: at once by the bus, for certain by the log. */
import type { BusMessage, Ports } from '../ports.ts';

/** A lost message costs at most this long. */
const POLL_MS = 2_000;

export interface ServedVersions {
  /** Versions of the shows that this process holds. */
  readonly held: () => ReadonlyMap<string, number>;
  /** Somebody moved this one on. */
  readonly behind: (competitionId: string) => void;
  /** The row is gone, or marked as deleted. */
  readonly gone: (competitionId: string) => void;
  readonly signal: (competitionId: string, text: string) => void;
  /** Messages may have been lost. */
  readonly resumed: () => void;
  /** Called once per beat, before the versions are read. */
  readonly beat: () => void;
}

export class Remote {
  readonly #ports: Pick<Ports, 'bus' | 'database' | 'schedule' | 'log'>;
  readonly #served: ServedVersions;
  readonly #unsubscribe: () => void;
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(ports: Pick<Ports, 'bus' | 'database' | 'schedule' | 'log'>, served: ServedVersions) {
    this.#ports = ports;
    this.#served = served;
    this.#unsubscribe = ports.bus.subscribe((message) => this.#heard(message));
  }

  /** The beat goes on while something is served, so that an idle process leaves the database alone. */
  start(): void {
    if (this.#stopped) return;
    this.#cancel ??= this.#ports.schedule(POLL_MS, () => {
      void this.#poll();
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
    this.#cancel?.();
  }

  #heard(message: BusMessage): void {
    switch (message.kind) {
      case 'signal':
        this.#served.signal(message.competitionId, message.signal);
        return;
      case 'version': {
        const held = this.#served.held().get(message.competitionId);
        if (held !== undefined && message.version > held) {
          this.#served.behind(message.competitionId);
        }
        return;
      }
      case 'resumed':
        void this.#poll();
        this.#served.resumed();
        return;
      case 'order':
        return;
    }
  }

  async #poll(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    try {
      this.#served.beat();
      const ids = [...this.#served.held().keys()];
      if (ids.length > 0) this.#compare(ids, await this.#versions(ids));
    } catch (error) {
      this.#ports.log.warn('live.poll.failed', {
        error: error instanceof Error ? error.message : String(error),
      });
    }
    if (this.#served.held().size > 0) this.start();
  }

  #compare(ids: readonly string[], versions: ReadonlyMap<string, number>): void {
    // Read again: the show may have moved on while the versions were on their way.
    const held = this.#served.held();
    for (const id of ids) {
      const version = versions.get(id);
      if (version === undefined) this.#served.gone(id);
      else if (version > (held.get(id) ?? version)) this.#served.behind(id);
    }
  }

  async #versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#ports.database.prepared<{ id: string; version: number }>(
      'lf-versions',
      'select id, version from competition where id = any($1::text[]) and deleted_at is null',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, Number(row.version)]));
  }
}
