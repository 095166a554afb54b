/** Judge groups and their weights. */
import type { ShowState } from '@liangfen/rules';
import type { JudgeGroup, JudgeGroups } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { ProblemError } from '../../problem.ts';
import { onAir } from '../../refusals.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { hasOfficialScores, lockedReason } from '../official-scores.ts';
import type { Operations } from '../operation.ts';
import { organiserChange, sameValue } from '../organiser-change.ts';
import { replacedGroups } from '../replaced-groups.ts';
import { readVersion } from './rows.ts';

async function readGroups(query: Queryable, competitionId: string): Promise<JudgeGroup[]> {
  const groups = await query
    .selectFrom('judge_group')
    .select([
      'id',
      'group_name as groupName',
      'weight',
      'sort',
      sql<number>`(select count(*)::int from judge
        where judge.competition_id = judge_group.competition_id
          and judge.judge_group_id = judge_group.id and judge.approval = 'APPROVED')`.as(
        'judgeCount',
      ),
    ])
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return groups.map((group) => ({ ...group, weight: Number(group.weight) }));
}

function forLedger(groups: readonly Pick<JudgeGroup, 'id' | 'groupName' | 'weight'>[]) {
  return { judgeGroups: groups.map(({ id, groupName, weight }) => ({ id, groupName, weight })) };
}

/** A weight is part of what a score means, like the proportion of an item. */
async function refuseNewWeights(
  tx: Tx,
  state: ShowState,
  before: readonly JudgeGroup[],
  after: readonly JudgeGroup[],
): Promise<void> {
  const weights = new Map(before.map(({ id, weight }) => [id, weight]));
  const reweighted = after.some(({ id, weight }) => weights.has(id) && weights.get(id) !== weight);
  if (!reweighted) return;
  if (state.window?.open === true) {
    throw onAir('评委正在打分，不能修改权重；请先在控制台亮分，再来修改');
  }
  if (await hasOfficialScores(tx, state)) {
    throw new ProblemError(409, 'SETTING_LOCKED', `${lockedReason}（评委组权重）`);
  }
}

/** An item that only this group gives would fall to nobody, or in silence to everybody. */
function refuseNamedByItem({ items }: ShowState, removed: readonly JudgeGroup[]): void {
  for (const { id, groupName } of removed) {
    const item = items.find(({ judgeGroupIds }) => judgeGroupIds?.includes(id));
    if (item === undefined) continue;
    throw new ProblemError(
      409,
      'GROUP_NOT_EMPTY',
      `评分项「${item.itemName}」由“${groupName}”打，请先在计分设置里改由别的评委组打`,
    );
  }
}

/** A program that only this group judges would fall to everybody, in silence. */
function refuseNamedByProgram({ programGroups }: ShowState, removed: readonly JudgeGroup[]): void {
  const programs = programGroups.flatMap((group) => group.programs);
  for (const { id, groupName } of removed) {
    const program = programs.find(({ judgeGroupId }) => judgeGroupId === id);
    if (program === undefined) continue;
    throw new ProblemError(
      409,
      'GROUP_NOT_EMPTY',
      `节目「${program.programName}」由“${groupName}”评，请先在节目里改由别的评委组评`,
    );
  }
}

/** Makes groups, or gives those that there are other names, weights and places. */
export async function writeJudgeGroups(
  tx: Tx,
  competitionId: string,
  groups: readonly Omit<JudgeGroup, 'judgeCount'>[],
): Promise<void> {
  for (const { id, groupName, weight, sort } of groups) {
    await tx
      .insertInto('judge_group')
      .values({ competition_id: competitionId, id, group_name: groupName, weight, sort })
      .onConflict((existing) =>
        existing
          .columns(['competition_id', 'id'])
          .doUpdateSet({ group_name: groupName, weight, sort }),
      )
      .execute();
  }
}

async function removeGroups(
  tx: Tx,
  competitionId: string,
  removedIds: readonly string[],
): Promise<void> {
  if (removedIds.length === 0) return;
  // Only sign-ups can still name a removed group; they get a new one when they are approved.
  await tx
    .updateTable('judge')
    .set({ judge_group_id: null })
    .where('competition_id', '=', competitionId)
    .where('judge_group_id', 'in', removedIds)
    .execute();
  await tx
    .deleteFrom('judge_group')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', removedIds)
    .execute();
}

/** A tie-break on a group that is taken away goes with it, and its own rule. */
async function dropWhatNames(
  tx: Tx,
  state: ShowState,
  removedIds: readonly string[],
): Promise<void> {
  const gone = new Set(removedIds.map((id) => `GROUP:${id}`));
  const tieBreaks = state.setting.tieBreaks.filter((tieBreak) => !gone.has(tieBreak));
  const { groupRules = [], ...setting } = state.setting;
  const rules = groupRules.filter(({ judgeGroupId }) => !removedIds.includes(judgeGroupId));
  if (tieBreaks.length === setting.tieBreaks.length && rules.length === groupRules.length) return;
  const kept = rules.length === 0 ? {} : { groupRules: rules };
  await tx
    .updateTable('competition')
    .set({ setting: JSON.stringify({ ...setting, ...kept, tieBreaks }) })
    .where('id', '=', state.competitionId)
    .execute();
}

function wantedGroups(
  before: readonly JudgeGroup[],
  { body, phones }: Pick<Call<'updateJudgeGroups'>, 'body' | 'phones'>,
  newId: () => string,
) {
  return replacedGroups(before, body.judgeGroups, {
    field: 'judgeGroups',
    newId,
    phones,
    make: (input, id, sort, known) => ({
      id,
      groupName: input.groupName.trim(),
      weight: input.weight,
      sort,
      judgeCount: known?.judgeCount ?? 0,
    }),
  });
}

export const judgeGroups: Operations<'listJudgeGroups' | 'updateJudgeGroups'> = {
  listJudgeGroups: async (call, { ports }) => {
    const { query } = ports.database;
    // The version is read before the rows: a change between the two is then reported once too often, and never missed.
    const version = await readVersion(query, call.path.id);
    return { version, judgeGroups: await readGroups(query, call.path.id) };
  },

  updateJudgeGroups: (call, services) =>
    organiserChange<JudgeGroups>(call, services, {
      action: 'updateJudgeGroups',
      area: 'JUDGES',
      run: async (tx, state) => {
        const { id } = call.path;
        const before = await readGroups(tx, id);
        const { groups, removed } = wantedGroups(before, call, services.ports.newId);
        const occupied = removed.find(({ judgeCount }) => judgeCount > 0);
        if (occupied !== undefined) {
          throw new ProblemError(
            409,
            'GROUP_NOT_EMPTY',
            `“${occupied.groupName}”里还有 ${occupied.judgeCount} 位评委，请先把他们移到别的组`,
          );
        }
        if (sameValue(before, groups))
          return { result: { version: state.version, judgeGroups: before }, unchanged: true };
        await refuseNewWeights(tx, state, before, groups);
        refuseNamedByItem(state, removed);
        refuseNamedByProgram(state, removed);
        const removedIds = removed.map((group) => group.id);
        await writeJudgeGroups(tx, id, groups);
        await removeGroups(tx, id, removedIds);
        await dropWhatNames(tx, state, removedIds);
        return {
          result: { version: state.version + 1, judgeGroups: groups },
          before: forLedger(before),
          after: forLedger(groups),
        };
      },
    }),
};
