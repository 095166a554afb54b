/** Score settings: mode, items, fouls and how scores are computed, locked once official scores exist. */
import { fullMarks, type ShowState } from '@liangfen/rules';
import type { ScoreSetting } from '@liangfen/sdk/schema';
import { notFound, ProblemError } from '../../problem.ts';
import { onAir } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';
import { writeJudgeGroups } from '../judges/groups.ts';
import { hasOfficialScores, lockedReason } from '../official-scores.ts';
import type { Operations } from '../operation.ts';
import { differences, organiserChange, sameValue } from '../organiser-change.ts';
import { forgetUndo, resetScores } from '../reset-scores.ts';
import {
  type ChangedMeaning,
  changedMeaning,
  nextScoreRules,
  type ScoreRules,
} from './next-score-setting.ts';
import { takenFile } from './practice-file.ts';

async function readScoreSetting(query: Queryable, id: string): Promise<ScoreSetting> {
  const row = await query
    .selectFrom('competition')
    .select(['version', 'status', 'setting', 'items', 'fouls'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('比赛');
  const { status, ...stored } = row;
  const rules = { ...stored, ...fullMarksPart(stored) };
  if (status === 'ENDED') {
    return { ...rules, locked: true, lockedReason: '比赛已经结束，设置不能再修改' };
  }
  return (await hasOfficialScores(query, { competitionId: id, status }))
    ? { ...rules, locked: true, lockedReason }
    : { ...rules, locked: false };
}

function fullMarksPart(
  rules: Pick<ScoreRules, 'setting' | 'items'>,
): Pick<ScoreSetting, 'fullMarks'> {
  const full = fullMarks(rules);
  return full === null ? {} : { fullMarks: full };
}

function refuseLocked(changed: readonly ChangedMeaning[]): void {
  throw new ProblemError(
    409,
    'SETTING_LOCKED',
    `${lockedReason}（${changed.map(({ label }) => label).join('、')}）`,
    { errors: changed.map(({ field }) => ({ field, message: lockedReason })) },
  );
}

/**
 * Refuses a change of the mode or of an item while a program is on air, because the hall's picture is made from them.
 */
function refuseOnAir(state: ShowState, next: ScoreRules, changed: readonly ChangedMeaning[]): void {
  if (changed.length === 0) return;
  if (state.window?.open === true) {
    throw onAir('评委正在打分，不能修改计分方式；请先在控制台亮分或回到开场，再来修改');
  }
  if (state.activeProgramId === null) return;
  const itemGone =
    state.activeItemId !== null && !next.items.some(({ id }) => id === state.activeItemId);
  const shape = ['setting.mode', 'setting.enableItem', 'setting.enableScoreItemCombine'];
  if (itemGone || changed.some(({ field }) => shape.includes(field))) {
    throw onAir('现场正在播出节目，不能更换模式或评分项；请先在控制台回到开场，再来修改');
  }
}

export const scoreSetting: Operations<'getScoreSetting' | 'updateScoreSetting'> = {
  getScoreSetting: (call, { ports }) => readScoreSetting(ports.database.query, call.path.id),

  updateScoreSetting: async (call, services) => {
    const { ports } = services;
    await organiserChange(call, services, {
      action: 'updateScoreSetting',
      area: 'SCORE_SETTING',
      run: async (tx, state) => {
        const current: ScoreRules = {
          setting: state.setting,
          items: state.items,
          fouls: state.fouls,
        };
        const taken = takenFile(state, call.body, ports.newId);
        const next =
          taken?.rules ??
          nextScoreRules(current, call.body, {
            judgeGroupIds: new Set(state.judgeGroups.map(({ id }) => id)),
            programIds: new Set(
              state.programGroups.flatMap(({ programs }) => programs.map(({ id }) => id)),
            ),
            newId: ports.newId,
          });
        const groups = taken?.groups ?? [];
        if (sameValue(current, next) && groups.length === 0) {
          return { result: undefined, unchanged: true };
        }
        const changed = [...changedMeaning(current, next), ...(taken?.changed ?? [])];
        if (changed.length > 0 && (await hasOfficialScores(tx, state))) refuseLocked(changed);
        refuseOnAir(state, next, changed);
        // Scores of another mode mean nothing; only rehearsal scores can be here (docs/decisions/0025).
        if (next.setting.mode !== current.setting.mode) {
          await resetScores(tx, ports, state, 'updateScoreSetting');
        } else if (changed.length > 0) {
          await forgetUndo(tx, call.path.id);
        }
        await tx
          .updateTable('competition')
          .set({
            mode: next.setting.mode,
            setting: JSON.stringify(next.setting),
            items: JSON.stringify(next.items),
            fouls: JSON.stringify(next.fouls),
          })
          .where('id', '=', call.path.id)
          .execute();
        await writeJudgeGroups(tx, call.path.id, groups);
        return {
          result: undefined,
          ...differences(
            { ...forLedger(current), ...taken?.ledger.before },
            { ...forLedger(next), ...taken?.ledger.after },
          ),
        };
      },
    });
    return readScoreSetting(ports.database.query, call.path.id);
  },
};

function forLedger({ setting, items, fouls }: ScoreRules) {
  return { ...setting, items, fouls };
}
