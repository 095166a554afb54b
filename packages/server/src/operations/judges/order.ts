/** The order of judges: their numbers are the display order and stay 1..n. */
import type { Judge } from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import { conflict } from '../../refusals.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import type { Services } from '../services.ts';
import { numberedJudgeIds, numberJudges, readJudge } from './rows.ts';

function moveJudge(
  call: Call<'moveJudgeUp'> | Call<'moveJudgeDown'>,
  services: Services,
  step: { readonly action: 'moveJudgeUp' | 'moveJudgeDown'; readonly by: -1 | 1 },
): Promise<Judge> {
  return organiserChange<Judge>(call, services, {
    action: step.action,
    area: 'JUDGES',
    run: async (tx) => {
      const { id, judgeId } = call.path;
      const before = await readJudge(tx, id, judgeId);
      const order = await numberedJudgeIds(tx, id);
      const from = order.indexOf(judgeId);
      if (from === -1) {
        throw new ProblemError(409, 'JUDGE_NOT_APPROVED', '这位评委还没有通过，没有编号可以移动');
      }
      const other = order[from + step.by];
      if (other === undefined) {
        throw new ProblemError(
          409,
          'ALREADY_AT_EDGE',
          step.by < 0 ? '这位评委已经是第一位，不能再上移' : '这位评委已经是最后一位，不能再下移',
        );
      }
      order[from + step.by] = judgeId;
      order[from] = other;
      await numberJudges(tx, id, order);
      const after = await readJudge(tx, id, judgeId);
      return {
        result: after,
        before: { id: judgeId, number: before.number },
        after: { id: judgeId, number: after.number },
      };
    },
  });
}

function samePeople(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(a);
  return known.size === b.length && b.every((id) => known.has(id));
}

export const judgeOrder: Operations<'moveJudgeUp' | 'moveJudgeDown' | 'reorderJudges'> = {
  moveJudgeUp: (call, services) => moveJudge(call, services, { action: 'moveJudgeUp', by: -1 }),

  moveJudgeDown: (call, services) => moveJudge(call, services, { action: 'moveJudgeDown', by: 1 }),

  reorderJudges: (call, services) =>
    organiserChange(call, services, {
      action: 'reorderJudges',
      area: 'JUDGES',
      run: async (tx) => {
        const { id } = call.path;
        const { judgeIds } = call.body;
        const before = await numberedJudgeIds(tx, id);
        if (!samePeople(before, judgeIds)) {
          throw conflict('评委名单已经变化，请刷新后按最新名单重新排序');
        }
        const count = await numberJudges(tx, id, judgeIds);
        if (count === 0) return { result: { count }, unchanged: true };
        return { result: { count }, before: { judgeIds: before }, after: { judgeIds } };
      },
    }),
};
