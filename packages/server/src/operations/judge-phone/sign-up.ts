/** Signing up as a judge: by the form, by an invitation, and taking it back (product decisions § 6). */
import type { ShowState } from '@liangfen/rules';
import type { Judge, JudgeApply, JudgeStatus } from '@liangfen/sdk/schema';
import type { Ports, Vault } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { competitionEnded, conflict, invalidField } from '../../refusals.ts';
import { isTaken } from '../../store/failures.ts';
import type { BaseRow } from '../../store/schema.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { consentColumns, requireConsent } from '../consent.ts';
import {
  forLedger,
  judgeGroupFor,
  numberedJudgeIds,
  numberJudges,
  readJudge,
  selectJudges,
} from '../judges/rows.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';

type User = Call<'signUpJudge'>['user'];

interface SignUpCompetition {
  readonly base: BaseRow;
  readonly invitationCode: string | null;
  readonly ended: boolean;
}

export async function readCompetition(
  query: Queryable,
  competitionId: string,
): Promise<SignUpCompetition> {
  const row = await query
    .selectFrom('competition')
    .select(['base', 'status', 'invitation_code as invitationCode'])
    .where('id', '=', competitionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('比赛');
  const { base, invitationCode, status } = row;
  return { base, invitationCode, ended: status === 'ENDED' };
}

/** The caller as a judge here: the seat's judge, or who signed up with this login. */
export async function ownJudge(
  query: Queryable,
  competitionId: string,
  user: User,
): Promise<Judge | null> {
  if (user.seat !== null && user.seat.competitionId !== competitionId) return null;
  const rows = selectJudges(query, competitionId);
  const own = user.seat
    ? rows.where('id', '=', user.seat.judgeId)
    : rows.where('user_id', '=', user.userId);
  return (await own.executeTakeFirst()) ?? null;
}

export function statusOf(judge: Judge | null): JudgeStatus {
  return { applied: judge !== null, judge };
}

/** A phone that sits on a seat is that judge and nobody else. */
function refuseSeat(user: User): void {
  if (user.seat !== null) {
    throw conflict('这部手机是用席位链接登录的，不需要报名；如要另行报名请换一个登录');
  }
}

function alreadySignedUp(): ProblemError {
  return new ProblemError(409, 'ALREADY_SIGNED_UP', '你已经报过名了，请等待审核，或撤回后重新填写');
}

function phoneTaken(): ProblemError {
  const message = '这个手机号已在评委名单中，请向组织者要席位链接，或核对手机号';
  return new ProblemError(409, 'PHONE_NUMBER_TAKEN', message, {
    errors: [{ field: 'phoneNumber', message }],
  });
}

// ------------------------------------------------------------------ writing

function details(vault: Vault, apply: JudgeApply, now: number) {
  return {
    name: apply.name.trim(),
    phone_number: vault.seal(apply.phoneNumber),
    organisation: apply.organisation?.trim() ?? '',
    title: apply.title?.trim() ?? '',
    remark: apply.remark?.trim() ?? '',
    ...consentColumns(apply, now),
  };
}

/** A rejected sign-up may be written anew; the row, and so the judge's id, stays. */
async function writePending(
  query: Queryable,
  vault: Vault,
  competitionId: string,
  own: { readonly judgeId: string; readonly userId: string; readonly now: number },
  apply: JudgeApply,
): Promise<void> {
  await query
    .insertInto('judge')
    .values({
      competition_id: competitionId,
      id: own.judgeId,
      user_id: own.userId,
      number: null,
      ...details(vault, apply, own.now),
      judge_group_id: null,
      approval: 'PENDING',
      sign_in: false,
      recused_program_ids: '[]',
      seat_used_at: null,
      created_at: own.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['competition_id', 'id'])
        .doUpdateSet({ ...details(vault, apply, own.now), approval: 'PENDING' }),
    )
    .execute();
}

async function approve(tx: Tx, competitionId: string, judgeId: string): Promise<Judge> {
  const number = (await numberedJudgeIds(tx, competitionId)).length + 1;
  await tx
    .updateTable('judge')
    .set({
      approval: 'APPROVED',
      number,
      judge_group_id: await judgeGroupFor(tx, competitionId, null),
    })
    .where('competition_id', '=', competitionId)
    .where('id', '=', judgeId)
    .execute();
  return readJudge(tx, competitionId, judgeId);
}

interface Entering {
  readonly call: Pick<Call<'signUpJudge'>, 'path' | 'user'>;
  readonly services: Services;
  readonly action: 'signUpJudge' | 'approveDirectly';
  readonly apply: JudgeApply | undefined;
  readonly judge: Judge | null;
}

/** Approved at once: the show has one more judge, so it takes a version like every organiser's change. */
async function enterApproved({ call, services, action, apply, judge }: Entering): Promise<Judge> {
  const { ports, live } = services;
  const competitionId = call.path.id;
  const judgeId = judge?.id ?? ports.newId();
  return takingPhone(() =>
    live.setup<Judge>(
      competitionId,
      { role: 'JUDGE', id: judgeId },
      {
        area: 'JUDGES',
        action,
        run: async (tx, state) => {
          refuseEnded(state);
          const own = { judgeId, userId: call.user.userId, now: ports.now() };
          const now = await ownJudge(tx, competitionId, call.user);
          if (now?.approval === 'APPROVED') return { result: now, unchanged: true };
          if (apply) await writePending(tx, ports.vault, competitionId, own, apply);
          const approved = await approve(tx, competitionId, judgeId);
          return { result: approved, after: forLedger(approved) };
        },
      },
    ),
  );
}

export function refuseEnded(state: ShowState): void {
  if (state.status === 'ENDED') throw competitionEnded();
}

/** The unique keys decide between two who sign up at once. */
async function takingPhone<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) throw phoneTaken();
    throw error;
  }
}

/** Forms of ever new guests must not fill the organiser's list without end. */
const mostWaiting = 2_000;

async function refuseTooManyWaiting(query: Queryable, competitionId: string): Promise<void> {
  const { waiting } = await query
    .selectFrom('judge')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('competition_id', '=', competitionId)
    .where('approval', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  if (Number(waiting) < mostWaiting) return;
  throw conflict('等着审核的报名太多了，请联系组织者先处理一些，再提交');
}

async function refuseTakenPhone(
  { database: { query }, vault }: Ports,
  competitionId: string,
  phoneNumber: string,
  exceptJudgeId: string | null,
): Promise<void> {
  const holder = await query
    .selectFrom('judge')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('phone_number', '=', vault.seal(phoneNumber))
    .executeTakeFirst();
  if (holder && holder.id !== exceptJudgeId) throw phoneTaken();
}

// ------------------------------------------------------------------ operations

export const judgeSignUp: Operations<
  'getJudgeStatus' | 'signUpJudge' | 'approveDirectly' | 'withdrawSignUp'
> = {
  getJudgeStatus: async (call, { ports }) => {
    const { query } = ports.database;
    await readCompetition(query, call.path.id);
    return statusOf(await ownJudge(query, call.path.id, call.user));
  },

  signUpJudge: async (call, services) => {
    const { ports, rateLimit } = services;
    const { query } = ports.database;
    const { id } = call.path;
    await rateLimit('signUp', call.address);
    refuseSeat(call.user);
    const competition = await readCompetition(query, id);
    if (competition.ended) throw competitionEnded();
    if (!competition.base.signUpOpen) {
      throw new ProblemError(409, 'SIGN_UP_CLOSED', '报名没有开放，请联系组织者');
    }
    requireConsent(call.body, services);
    const judge = await ownJudge(query, id, call.user);
    if (judge !== null && judge.approval !== 'REJECTED') throw alreadySignedUp();
    await refuseTakenPhone(ports, id, call.body.phoneNumber, judge?.id ?? null);
    if (!competition.base.signUpApproval) {
      const entering = { call, services, action: 'signUpJudge', apply: call.body, judge } as const;
      return statusOf(await enterApproved(entering));
    }
    await refuseTooManyWaiting(query, id);
    const judgeId = judge?.id ?? ports.newId();
    const own = { judgeId, userId: call.user.userId, now: ports.now() };
    // A judge who is not approved is no part of the show: the row takes no version and disturbs no viewer.
    await takingPhone(() => writePending(query, ports.vault, id, own, call.body));
    return statusOf(await readJudge(query, id, judgeId));
  },

  approveDirectly: async (call, services) => {
    const { ports, rateLimit } = services;
    const { query } = ports.database;
    const { id, code } = call.path;
    await rateLimit('invitation', call.user.userId);
    refuseSeat(call.user);
    const { invitationCode } = await readCompetition(query, id);
    // Compared as hashes, so that the time it takes says nothing about how much was right.
    const wanted = invitationCode === null ? null : ports.vault.open(invitationCode);
    if (wanted === null || ports.sha256(code) !== ports.sha256(wanted)) {
      throw new ProblemError(404, 'INVITATION_INVALID', '邀请链接已经失效，请向组织者要新的链接');
    }
    const judge = await ownJudge(query, id, call.user);
    if (judge?.approval === 'APPROVED') return statusOf(judge);
    if (judge === null && call.body === undefined) {
      throw invalidField('name', '请填写姓名和手机号后再提交');
    }
    if (call.body) {
      requireConsent(call.body, services);
      await refuseTakenPhone(ports, id, call.body.phoneNumber, judge?.id ?? null);
    }
    const entering = {
      call,
      services,
      action: 'approveDirectly',
      apply: call.body,
      judge,
    } as const;
    return statusOf(await enterApproved(entering));
  },

  withdrawSignUp: async (call, services) => {
    const { ports, live } = services;
    const { id } = call.path;
    const { query } = ports.database;
    await readCompetition(query, id);
    const judge = await ownJudge(query, id, call.user);
    if (judge === null) {
      throw new ProblemError(409, 'NOT_SIGNED_UP', '你还没有报名，无需撤回');
    }
    if (judge.approval !== 'APPROVED') {
      await query
        .deleteFrom('judge')
        .where('competition_id', '=', id)
        .where('id', '=', judge.id)
        .where('approval', '!=', 'APPROVED')
        .execute();
      return { ok: true };
    }
    await live.setup(
      id,
      { role: 'JUDGE', id: judge.id },
      {
        area: 'JUDGES',
        action: 'withdrawSignUp',
        run: async (tx, state) => {
          refuseEnded(state);
          await refuseScored(tx, id, judge.id);
          await tx
            .deleteFrom('judge')
            .where('competition_id', '=', id)
            .where('id', '=', judge.id)
            .execute();
          await numberJudges(tx, id, await numberedJudgeIds(tx, id));
          return { result: null, before: forLedger(judge) };
        },
      },
    );
    return { ok: true };
  },
};

/** Scores are never lost because their judge leaves; only the organiser can take a judge out then. */
async function refuseScored(tx: Tx, competitionId: string, judgeId: string): Promise<void> {
  const score = await tx
    .selectFrom('score')
    .select('judge_id')
    .where('competition_id', '=', competitionId)
    .where('judge_id', '=', judgeId)
    .limit(1)
    .executeTakeFirst();
  if (score) throw conflict('你已经打过分，不能自己撤回报名；确需退出请联系组织者');
}
