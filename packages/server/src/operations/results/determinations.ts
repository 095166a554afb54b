/** Finds out why bouts ended, from the ledger: the program rows know who won, the events know why. */
import type { ShowState } from '@liangfen/rules';
import type { Determination, ShowEvent } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Queryable } from '../../store/transaction.ts';

/** Oldest first, up to the version of the state beside which they are shown. */
export async function determinations(
  query: Queryable,
  { competitionId, version }: Pick<ShowState, 'competitionId' | 'version'>,
): Promise<Determination[]> {
  // Literals, not parameters: as in the index that answers this (store/migrations/0004-determinations.ts).
  const { rows } = await sql<{ body: string }>`select body from show_event
    where competition_id = ${competitionId} and version <= ${version}
      and type in ('POINT_ADDED', 'FOUL_ADDED', 'BATTLE_DETERMINED') and body like '%"winnerId"%'
    order by version`.execute(query);
  return rows.flatMap(({ body }) => {
    // Only this server writes the column, and the ledger shows when somebody else did.
    const event = JSON.parse(body) as ShowEvent;
    if (!('onAir' in event)) return [];
    const { stage } = event.onAir;
    return stage.kind === 'BATTLE' && !stage.test && stage.determination !== null
      ? [stage.determination]
      : [];
  });
}
