/**
 * Writes down the bouts that were decided before a bout was remembered: they follow from a list that is about to change.
 */
import { hasBouts, liveFields, type ShowState } from '@liangfen/rules';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';

/** Does nothing once all decided bouts of the competition are remembered. */
export async function keepBouts(tx: Transaction<DatabaseSchema>, state: ShowState): Promise<void> {
  if (!hasBouts(state.mode)) return;
  const decided = state.programGroups
    .flatMap(({ programs }) => programs)
    .filter(({ outcome, fought }) => outcome !== null && fought !== undefined);
  if (decided.length === 0) return;
  const stored = await tx
    .selectFrom('program')
    .select(['id', 'live'])
    .where('competition_id', '=', state.competitionId)
    .where('test', '=', false)
    .execute();
  const forgot = new Set(stored.flatMap(({ id, live }) => (live.fought === undefined ? [id] : [])));
  for (const program of decided.filter(({ id }) => forgot.has(id))) {
    await tx
      .updateTable('program')
      .set({ live: JSON.stringify(liveFields(program)) })
      .where('competition_id', '=', state.competitionId)
      .where('id', '=', program.id)
      .execute();
  }
}
