/** Changes who a judge is, which group a judge is in and from which programs a judge is recused. */
import { findProgram, type ShowState, scoresOf } from '@liangfen/rules';
import type { Judge } from '@liangfen/sdk/schema';
import { withKeptPhones } from '../../contract/masked-phones.ts';
import { notFound } from '../../problem.ts';
import { invalidField, onAir } from '../../refusals.ts';
import { sealedPhone } from '../../sealing/sealed-phone.ts';
import { judgeColumnsOf } from '../../store/entity-columns.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { judgedNow } from '../judged-now.ts';
import type { Operations } from '../operation.ts';
import { differences, organiserChange, sameValue } from '../organiser-change.ts';
import { refuseUnknownPictures } from '../pictures/known-pictures.ts';
import { forLedger, judgeGroupFor, readJudge, refuseTakenPhone } from './rows.ts';

function patched(
  judge: Judge,
  { body: patch, phones }: Pick<Call<'updateJudge'>, 'body' | 'phones'>,
): Judge {
  const text = (field: 'name' | 'organisation' | 'title' | 'remark') =>
    withKeptPhones(phones, patch[field] ?? judge[field], judge[field]).trim();
  return {
    ...judge,
    ...patch,
    name: text('name'),
    organisation: text('organisation'),
    title: text('title'),
    remark: text('remark'),
  };
}

async function refuseUnknownPrograms(
  query: Queryable,
  competitionId: string,
  programIds: readonly string[],
): Promise<void> {
  if (programIds.length === 0) return;
  const rows = await query
    .selectFrom('program')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('test', '=', false)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = programIds.findIndex((id) => !known.has(id));
  if (unknown !== -1) {
    throw invalidField(
      `recusedProgramIds.${unknown}`,
      '回避的节目里有不存在的节目，请刷新后重新选择',
    );
  }
}

/** The judges that the hall waits for must not change under the operator's hands. */
function refuseRecusalOnAir(state: ShowState, before: Judge, after: Judge): void {
  const programId = judgedNow(state);
  if (programId === null) return;
  const isRecused = ({ recusedProgramIds }: Judge) => recusedProgramIds.includes(programId);
  if (isRecused(before) !== isRecused(after)) {
    throw onAir('这个节目正在打分，不能更改回避；请等亮分之后再改');
  }
}

/** In another group a mark that was given would count differently or not at all, and another panel would be waited for. */
function refuseGroupOnAir(
  state: ShowState,
  judges: readonly Pick<Judge, 'id' | 'judgeGroupId'>[],
  groupId: string | null,
): void {
  const programId = judgedNow(state);
  if (programId === null) return;
  const panel = findProgram(state, programId)?.program.judgeGroupId;
  const scores = scoresOf(state, programId);
  const signedIn = new Set(state.judges.flatMap(({ id, signIn }) => (signIn ? [id] : [])));
  const concerned = judges.some(
    ({ id, judgeGroupId }) =>
      (signedIn.has(id) || scores.has(id)) &&
      (panel === undefined || panel === judgeGroupId || panel === groupId),
  );
  if (concerned) throw onAir('这个节目正在打分，不能把评委换组；请等亮分之后再改');
}

export const judgeEditing: Operations<'updateJudge' | 'joinJudgeGroup'> = {
  updateJudge: (call, services) =>
    organiserChange<Judge>(call, services, {
      action: 'updateJudge',
      area: 'JUDGES',
      run: async (tx, state) => {
        const { id, judgeId } = call.path;
        const { vault } = services.ports;
        const before = await readJudge(tx, id, judgeId);
        const after = patched(before, call);
        if (sameValue(before, after)) return { result: before, unchanged: true };
        if (call.body.judgeGroupId !== undefined) {
          await judgeGroupFor(tx, id, call.body.judgeGroupId);
        }
        await refuseTakenPhone({ query: tx, vault }, id, call.body.phoneNumber, judgeId);
        await refuseUnknownPictures(tx, call.body);
        await refuseUnknownPrograms(tx, id, call.body.recusedProgramIds ?? []);
        refuseRecusalOnAir(state, before, after);
        if (after.judgeGroupId !== before.judgeGroupId) {
          refuseGroupOnAir(state, [before], after.judgeGroupId);
        }
        await tx
          .updateTable('judge')
          .set({
            ...judgeColumnsOf(after),
            phone_number: sealedPhone(vault, after.phoneNumber),
            judge_group_id: after.judgeGroupId,
            recused_program_ids: JSON.stringify(after.recusedProgramIds),
          })
          .where('competition_id', '=', id)
          .where('id', '=', judgeId)
          .execute();
        const changed = differences(forLedger(before), forLedger(after));
        return {
          result: after,
          before: { id: judgeId, ...changed.before },
          after: {
            id: judgeId,
            ...changed.after,
            ...(before.phoneNumber === after.phoneNumber ? {} : { phoneNumber: '已更换' }),
          },
        };
      },
    }),

  joinJudgeGroup: (call, services) =>
    organiserChange(call, services, {
      action: 'joinJudgeGroup',
      area: 'JUDGES',
      run: async (tx, state) => {
        const { id } = call.path;
        const { judgeIds, judgeGroupId } = call.body;
        await judgeGroupFor(tx, id, judgeGroupId);
        const judges = await tx
          .selectFrom('judge')
          .select(['id', 'judge_group_id as judgeGroupId'])
          .where('competition_id', '=', id)
          .where('id', 'in', judgeIds)
          .execute();
        if (judges.length !== judgeIds.length) throw notFound('评委');
        const moved = judges.filter((judge) => judge.judgeGroupId !== judgeGroupId);
        if (moved.length === 0) return { result: { count: 0 }, unchanged: true };
        refuseGroupOnAir(state, moved, judgeGroupId);
        await tx
          .updateTable('judge')
          .set({ judge_group_id: judgeGroupId })
          .where('competition_id', '=', id)
          .where(
            'id',
            'in',
            moved.map((judge) => judge.id),
          )
          .execute();
        return {
          result: { count: moved.length },
          before: { judges: moved },
          after: { judgeGroupId, judgeIds: moved.map((judge) => judge.id) },
        };
      },
    }),
};
