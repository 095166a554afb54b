/** What came out, on one page: rankings, judges compared, items and bouts; never score by score, so that it stays small. */
import {
  boutsOf,
  compareJudges,
  marksOf,
  rankingOf,
  type ShowState,
  scoredItems,
  spreadOf,
} from '@liangfen/rules';
import type { Determination, ItemStatistics, ProgramGroup, ShowEvent } from '@liangfen/sdk/schema';
import { notFound } from '../../problem.ts';
import type { Operations } from '../operation.ts';
import type { Queryable } from '../organiser-change.ts';
import { meanDecimals } from './mean-decimals.ts';

export const overview: Operations<'getResultOverview'> = {
  getResultOverview: async (call, { live, ports }) => {
    const state = await live.state(call.path.id);
    const { groupId, itemId = null } = call.query;
    const groups = state.programGroups.filter(({ id }) => groupId === undefined || id === groupId);
    if (groupId !== undefined && groups.length === 0) throw notFound('节目组');
    if (itemId !== null && !scoredItems(state).some(({ id }) => id === itemId)) {
      throw notFound('评分项');
    }
    const { mode } = state.setting;
    const programs = groups.flatMap((group) => group.programs);
    const decimals = meanDecimals(state.setting);
    const things = marksOf(state, programs, itemId);
    // The ledger is asked last: until then the state stands still.
    return {
      status: state.status,
      mode,
      decimals: state.setting.decimals,
      items: itemStatistics(state, groups, decimals),
      rankings: groups.map(({ id, groupName }) => ({
        groupId: id,
        groupName,
        rows: rankingOf(state, id, itemId),
      })),
      correctedProgramIds: programs.filter(({ corrected }) => corrected).map(({ id }) => id),
      judges: compareJudges(state.judges, things, decimals),
      testJudges: compareJudges(state.judges, marksOf(state, state.testPrograms, itemId), decimals),
      bouts:
        mode === 'BATTLE'
          ? boutsOf(groups, state.fouls, await determinations(ports.database.query, call.path.id))
          : [],
    };
  },
};

function itemStatistics(
  state: ShowState,
  groups: readonly ProgramGroup[],
  decimals: number,
): ItemStatistics[] {
  const items = scoredItems(state);
  const scores = new Map<string | null, number[]>(items.map(({ id }) => [id, []]));
  const programs = groups.flatMap((group) => group.programs);
  for (const { itemId, marks } of marksOf(state, programs, null)) {
    for (const { score } of marks) scores.get(itemId)?.push(score);
  }
  return items.map(({ id, itemName, proportion, maxScore }) => ({
    itemId: id,
    itemName,
    proportion,
    maxScore,
    ...spreadOf(scores.get(id) ?? [], decimals),
  }));
}

/** The program rows know who won; the ledger knows why. Oldest first. */
async function determinations(query: Queryable, competitionId: string): Promise<Determination[]> {
  const rows = await query
    .selectFrom('show_event')
    .select('body')
    .where('competition_id', '=', competitionId)
    .where('type', 'in', ['POINT_ADDED', 'FOUL_ADDED', 'BATTLE_DETERMINED'])
    .where('body', 'like', '%"winnerId"%')
    .orderBy('version')
    .execute();
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
