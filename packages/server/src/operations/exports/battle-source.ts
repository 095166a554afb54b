/** Bouts, how they went and why they ended: what a battle's paper and tables are made from. */
import { boutsOf, type ShowState } from '@liangfen/rules';
import type { BoutRecord, ProgramGroup } from '@liangfen/sdk/schema';
import type { Queryable } from '../../store/transaction.ts';
import { determinations } from '../results/determinations.ts';
import { idsOf } from '../results/groups.ts';
import { type BoutCourse, boutCourses } from './bout-courses.ts';

export interface BattleSource {
  readonly state: ShowState;
  readonly bouts: readonly BoutRecord[];
  /** Keyed by the id of the red program. */
  readonly courses: ReadonlyMap<string, BoutCourse>;
}

export async function battleOf(
  query: Queryable,
  state: ShowState,
  groups: readonly ProgramGroup[],
): Promise<BattleSource> {
  const decided = await determinations(query, state);
  return {
    state,
    bouts: boutsOf(groups, state.fouls, decided),
    courses: await boutCourses(query, state, new Set(idsOf(groups))),
  };
}
