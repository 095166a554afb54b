/**
 * Writes to the ledger who was given scores that no step has shown: before the answer leaves, once for each person,
 * program and round (docs/decisions/0295).
 */
import type { ShowState } from '@liangfen/rules';
import { sql } from 'kysely';
import type { LiveShows } from '../../live/live-shows.ts';
import type { Ports } from '../../ports.ts';
import { createTimedCache } from '../../sessions/timed-cache.ts';

export interface Looks {
  /** Returns when all of them stand in the ledger. */
  readonly record: (
    state: ShowState,
    userId: string,
    programIds: Iterable<string>,
  ) => Promise<void>;
}

/** Only saves a question to the database; the ledger itself refuses to write a look twice. */
const rememberedForMs = 3_600_000;

/** When each program's scoring was last opened, as far as the ledger was read. */
interface Rounds {
  readonly upTo: number;
  readonly of: ReadonlyMap<string, number>;
}

export function createLooks({
  ports,
  live,
}: {
  readonly ports: Pick<Ports, 'database' | 'now'>;
  readonly live: LiveShows;
}): Looks {
  const { now, database } = ports;
  const rounds = createTimedCache<Rounds>({ now, forMs: rememberedForMs, atMost: 500 });
  const written = createTimedCache<true>({ now, forMs: rememberedForMs, atMost: 20_000 });

  /** Reads only the openings since the last time. */
  async function roundsAt({ competitionId, version }: ShowState): Promise<Rounds['of']> {
    const known = rounds.get(competitionId);
    if (known !== undefined && known.upTo >= version) return known.of;
    const after = known?.upTo ?? 0;
    // Literals, not parameters: as in the index that answers this (store/migrations/0020-score-monitors.ts).
    const { rows } = await sql<{ id: string; version: number }>`
      select body::jsonb ->> 'programId' as id, max(version)::float8 as version from show_event
      where competition_id = ${competitionId} and type = 'SCORING_OPENED'
        and version > ${after} and version <= ${version}
      group by 1`.execute(database.query);
    const of =
      rows.length === 0 && known !== undefined
        ? known.of
        : new Map([...(known?.of ?? []), ...rows.map((row) => [row.id, row.version] as const)]);
    rounds.keep(competitionId, { upTo: version, of });
    return of;
  }

  return {
    record: async (state, userId, programIds) => {
      const ids = [...programIds];
      if (ids.length === 0) return;
      const { competitionId } = state;
      const roundOf = await roundsAt(state);
      await Promise.all(
        ids.map(async (programId) => {
          const look = `look-${programId}-${roundOf.get(programId) ?? 0}`;
          const key = `${competitionId}/${userId}/${look}`;
          if (written.get(key) === true) return;
          await live.command(
            competitionId,
            { role: 'MANAGER', id: userId },
            { type: 'LOOK_AT_SCORES', programId },
            { commandId: look, seenVersion: null },
          );
          written.keep(key, true);
        }),
      );
    },
  };
}
