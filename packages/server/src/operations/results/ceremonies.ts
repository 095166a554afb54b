/** Finds which parts of the ceremony were on air since scores were last cleared: a picture is no state, the ledger alone knows. */
import { ceremonyPartOf, type ShowState } from '@liangfen/rules';
import type { CeremonyPart } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { parseEvent } from '../../live/log.ts';
import type { Queryable } from '../../store/transaction.ts';
import { clearedAt } from './cleared-at.ts';

/** A rehearsal's ceremony is none of the evening's. */
export async function ceremoniesHeld(
  query: Queryable,
  { competitionId, version }: Pick<ShowState, 'competitionId' | 'version'>,
): Promise<ReadonlySet<CeremonyPart>> {
  const rows = await query
    .selectFrom('show_event')
    .select('body')
    .where('competition_id', '=', competitionId)
    .where('version', '>', await clearedAt(query, competitionId, version))
    .where('type', '=', 'CEREMONY_SHOWN')
    // Literals, not parameters: as in the index that answers this (store/migrations/0006-look-back.ts).
    .where(sql<boolean>`type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN')`)
    .execute();
  return new Set(
    rows.flatMap(({ body }) => {
      const event = parseEvent(body);
      const part = event.type === 'CEREMONY_SHOWN' ? ceremonyPartOf(event.onAir.link) : null;
      return part === null ? [] : [part];
    }),
  );
}

/** Whether it is public who has which award. */
export async function awardsGiven(query: Queryable, state: ShowState): Promise<boolean> {
  if ((state.setting.awards ?? []).length === 0) return false;
  return (await ceremoniesHeld(query, state)).has('AWARDS');
}
