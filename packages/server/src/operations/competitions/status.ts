/** Takes a competition on its way: rehearsal, official, ended. */
import { type ShowState, undecided } from '@liangfen/rules';
import { undecidedWords } from '@liangfen/rules/words';
import type { CompetitionStatus, StatusAnswer, Undecided, UserKind } from '@liangfen/sdk/schema';
import { movePoints } from '../../payment/point-ledger.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { conflict, onAir, requireConfirmation } from '../../refusals.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import { removeSimulatedJudges } from '../judges/simulated.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { resetScores } from '../reset-scores.ts';
import { ceremoniesHeld } from '../results/ceremonies.ts';

async function readStatus(query: Queryable, id: string) {
  const row = await query
    .selectFrom('competition')
    .select(['name', 'status', 'official', 'owner_id as ownerId'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('比赛');
  return row;
}

const mainGetsPoints = '请先购买或兑换云点，再转为正式比赛';
/**
 * Says how to get missing points, by the kind of the account that asked. A guest never asks, because a guest has no
 * competition.
 */
const howToGetPoints: Readonly<Record<UserKind, string>> = {
  MAIN: mainGetsPoints,
  SUB: '请联系主账号购买或兑换云点',
  GUEST: mainGetsPoints,
};

function notEnoughPoints(balance: number, user: Call<'makeOfficial'>['user']): ProblemError {
  return new ProblemError(
    409,
    'NOT_ENOUGH_POINTS',
    `转为正式比赛需要 1 个云点，现在余额 ${balance}；${howToGetPoints[user.userKind]}`,
  );
}

function refuseDuringProgram(state: ShowState): void {
  const inBout = state.battle !== null && state.battle.status !== 'DETERMINED';
  if (state.window?.open === true || inBout) {
    throw onAir('现场正在打分或对战，不能结束比赛；请先在控制台完成当前节目');
  }
}

/**
 * Who was at the rehearsal need not be there tonight: everybody signs in anew (docs/decisions/0553). Whose seat somebody
 * else has taken since does not come back by it.
 */
async function signEverybodyOut(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('judge')
    .set((eb) => ({
      sign_in: false,
      signed_out: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('judge as substitute')
              .select('substitute.id')
              .where('substitute.competition_id', '=', id)
              .whereRef('substitute.replaces', '=', 'judge.id')
              .where('substitute.signed_out', '=', false),
          ),
        )
        .then(true)
        .else(false)
        .end(),
    }))
    .where('competition_id', '=', id)
    .execute();
}

export const competitionStatus: Operations<
  'getCompetitionStatus' | 'makeOfficial' | 'endCompetition' | 'listUndecided' | 'reopenCompetition'
> = {
  getCompetitionStatus: async (call, { ports }) => {
    const { name, status, official } = await readStatus(ports.database.query, call.path.id);
    return { name, role: call.role, status, official };
  },

  makeOfficial: async (call, services) => {
    const { answer, sessions } = await organiserChange(call, services, {
      action: 'makeOfficial',
      area: 'STATUS',
      run: async (tx, state) => {
        if (state.status !== 'REHEARSAL') {
          throw new ProblemError(409, 'ALREADY_OFFICIAL', '这场比赛已经是正式比赛，没有再扣云点');
        }
        requireConfirmation(call.body?.confirmName, state.name);
        await requireOwn(tx, call.path.id);
        const { ownerId } = await readStatus(tx, call.path.id);
        const consumed = await movePoints(tx, services.ports, ownerId, {
          delta: -1,
          source: 'COMPETITION',
          competition_id: call.path.id,
          competition_name: state.name,
        });
        if (!consumed.moved) throw notEnoughPoints(consumed.balance, call.user);
        const removed = await resetScores(tx, services.ports, state, 'makeOfficial');
        const simulated = await removeSimulatedJudges(tx, call.path.id);
        await signEverybodyOut(tx, call.path.id);
        const status: CompetitionStatus = 'OFFICIAL';
        await tx
          .updateTable('competition')
          .set({ status, official: true })
          .where('id', '=', call.path.id)
          .execute();
        return {
          result: { answer: { status, official: true }, sessions: simulated.sessions },
          before: { status: state.status, ...removed },
          after: { status },
        };
      },
    });
    endedSessions(services, sessions);
    return answer;
  },

  endCompetition: (call, services) =>
    organiserChange<StatusAnswer>(call, services, {
      action: 'endCompetition',
      area: 'STATUS',
      run: async (tx, state) => {
        if (state.status === 'REHEARSAL') {
          throw conflict('比赛还在彩排，转为正式后才能结束；不再需要的比赛可以直接删除');
        }
        requireConfirmation(call.body?.confirmName, state.name);
        refuseDuringProgram(state);
        const open = await undecidedIn(tx, state);
        if (open.length > 0 && call.body?.confirm !== true) throw stillUndecided(open);
        const status: CompetitionStatus = 'ENDED';
        await tx
          .updateTable('competition')
          .set({ status })
          .where('id', '=', call.path.id)
          .execute();
        return {
          result: { status, official: true },
          before: { status: state.status },
          after: { status, ...(open.length === 0 ? {} : { undecided: wordsOf(open) }) },
        };
      },
    }),

  listUndecided: async (call, { ports, live }) => {
    const state = await live.state(call.path.id);
    return { undecided: await undecidedIn(ports.database.query, state) };
  },

  reopenCompetition: (call, services) =>
    organiserChange<StatusAnswer>(call, services, {
      action: 'reopenCompetition',
      area: 'STATUS',
      evenWhenEnded: true,
      run: async (tx, state) => {
        if (state.status !== 'ENDED') throw conflict('比赛没有结束，不用重新打开');
        requireConfirmation(call.body.confirmName, state.name);
        const status: CompetitionStatus = 'OFFICIAL';
        await tx
          .updateTable('competition')
          .set({ status })
          .where('id', '=', call.path.id)
          .execute();
        return {
          result: { status, official: true },
          before: { status: state.status },
          after: { status, reason: call.body.reason.trim() },
        };
      },
    }),
};

async function undecidedIn(query: Queryable, state: ShowState): Promise<Undecided[]> {
  return undecided(state, { ceremonyHeld: (await ceremoniesHeld(query, state)).size > 0 });
}

function wordsOf(open: readonly Undecided[]): string {
  return open.map(({ kind, count }) => `${undecidedWords[kind]} ${count}`).join('，');
}

function stillUndecided(open: Undecided[]): ProblemError {
  const detail = `还有没定下的事：${wordsOf(open)}；请先处理，或确认照样结束（结束后可以写明原因重新打开）`;
  return new ProblemError(409, 'UNDECIDED', detail, { undecided: open });
}

/** Points are paid where the competition belongs, not in the hall that runs it for an evening. */
async function requireOwn(tx: Tx, id: string): Promise<void> {
  const stay = await tx
    .selectFrom('hall_stay')
    .select('state')
    .where('competition_id', '=', id)
    .executeTakeFirst();
  if (stay === undefined) return;
  throw conflict('这场比赛是从别的服务带来的，请先归还，在那里转为正式比赛，再带到现场');
}
