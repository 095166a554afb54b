/** Makes somebody a judge: added by the organiser, or approved after signing up. */
import type { Judge } from '@liangfen/sdk/schema';
import type { Vault } from '../../ports.ts';
import { ProblemError } from '../../problem.ts';
import { conflict } from '../../refusals.ts';
import { sealedPhone } from '../../sealing/sealed-phone.ts';
import { judgeColumnsOf } from '../../store/entity-columns.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { refuseUnknownPictures } from '../pictures/known-pictures.ts';
import { creationId } from '../repeated-creation.ts';
import {
  forLedger,
  judgeGroupFor,
  numberedJudgeIds,
  readJudge,
  refuseTakenPhone,
  selectJudges,
} from './rows.ts';

/** Numbers are dense, so only the next one is free. */
async function nextNumber(
  tx: Tx,
  competitionId: string,
  wanted: number | undefined,
): Promise<number> {
  const next = (await numberedJudgeIds(tx, competitionId)).length + 1;
  if (wanted === undefined || wanted === next) return next;
  if (wanted > next) {
    throw conflict(`评委编号要连续，下一个是 ${next}；请改为 ${next}，或留空由系统编号`);
  }
  throw new ProblemError(
    409,
    'JUDGE_NUMBER_TAKEN',
    `编号 ${wanted} 已被使用；请留空由系统编号，添加后再调整顺序`,
  );
}

/** Adds an approved judge with the next number, or the one asked for. */
export async function addJudge(
  tx: Tx,
  vault: Vault,
  call: Pick<Call<'createJudge'>, 'body'> & { readonly path: { readonly id: string } },
  judgeId: string,
  now: number,
): Promise<Judge> {
  const { body, path } = call;
  await refuseTakenPhone({ query: tx, vault }, path.id, body.phoneNumber);
  await refuseUnknownPictures(tx, body);
  const number = await nextNumber(tx, path.id, body.number);
  await tx
    .insertInto('judge')
    .values({
      competition_id: path.id,
      id: judgeId,
      user_id: null,
      number,
      ...judgeColumnsOf({
        name: body.name.trim(),
        organisation: body.organisation?.trim() ?? '',
        title: body.title?.trim() ?? '',
        remark: body.remark?.trim() ?? '',
        photoUrl: body.photoUrl ?? null,
      }),
      phone_number: sealedPhone(vault, body.phoneNumber),
      judge_group_id: await judgeGroupFor(tx, path.id, body.judgeGroupId),
      approval: 'APPROVED',
      sign_in: false,
      recused_program_ids: '[]',
      seat_used_at: null,
      created_at: now,
    })
    .execute();
  return readJudge(tx, path.id, judgeId);
}

async function decideSignUp(tx: Tx, call: Call<'approveJudge'>, judge: Judge): Promise<Judge> {
  const { path, query } = call;
  const change =
    query.approve === true
      ? {
          approval: 'APPROVED' as const,
          number: judge.number ?? (await nextNumber(tx, path.id, undefined)),
          judge_group_id: await judgeGroupFor(tx, path.id, query.groupId ?? judge.judgeGroupId),
        }
      : { approval: 'REJECTED' as const };
  await tx
    .updateTable('judge')
    .set(change)
    .where('competition_id', '=', path.id)
    .where('id', '=', path.judgeId)
    .execute();
  return readJudge(tx, path.id, path.judgeId);
}

export const judgeAdmission: Operations<'createJudge' | 'approveJudge'> = {
  createJudge: async (call, services) => {
    const { ports } = services;
    const scope = [call.user.userId, 'createJudge', call.path.id, JSON.stringify(call.body)];
    const id = creationId(ports, scope, call.idempotencyKey);
    return organiserChange<Judge>(call, services, {
      action: 'createJudge',
      area: 'JUDGES',
      run: async (tx) => {
        const first = await selectJudges(tx, call.path.id).where('id', '=', id).executeTakeFirst();
        if (first !== undefined) return { result: first, unchanged: true };
        const judge = await addJudge(tx, ports.vault, call, id, ports.now());
        return { result: judge, after: forLedger(judge) };
      },
    });
  },

  approveJudge: (call, services) =>
    organiserChange<Judge>(call, services, {
      action: 'approveJudge',
      area: 'JUDGES',
      run: async (tx) => {
        const before = await readJudge(tx, call.path.id, call.path.judgeId);
        if (before.approval === 'APPROVED' && call.query.approve !== true) {
          throw conflict('这位评委已经通过，不能再拒绝；需要移除时请删除这位评委');
        }
        if (before.approval === 'REJECTED' && call.query.approve !== true) {
          return { result: before, unchanged: true };
        }
        const after = await decideSignUp(tx, call, before);
        return { result: after, before: forLedger(before), after: forLedger(after) };
      },
    }),
};
