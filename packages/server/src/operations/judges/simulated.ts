/** 彩排模拟: judges that a rehearsal plays by itself. They are never part of an official competition. */
import type { ShowState } from '@liangfen/rules';
import type { SimulatedJudge } from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { seatGuest } from '../seats.ts';
import type { Services } from '../services.ts';
import { deleteJudgeRows } from './removal.ts';
import { judgeGroupFor, numberedJudgeIds, numberJudges } from './rows.ts';
import { heldForMs, twinEnd } from './twin-row.ts';

function notInRehearsal(): ProblemError {
  return new ProblemError(
    409,
    'CONFLICT',
    '只有彩排中的比赛可以用模拟评委；正式比赛请让评委用自己的手机打分',
  );
}

function twinIsOver(): ProblemError {
  return new ProblemError(
    409,
    'CONFLICT',
    '这场演练已经结束：超过 90 秒没有收到演练页面的消息，或别处开始了新的演练；请重新开始演练',
  );
}

function isPlayed({ programGroups }: ShowState): boolean {
  return programGroups.some(({ programs }) =>
    programs.some(({ phase, finalScore }) => phase !== 'WAITING' || finalScore !== null),
  );
}

/** Takes all simulated judges off the list with their scores, and the twin they belong to; real ones keep theirs. */
export async function removeSimulatedJudges(
  tx: Tx,
  competitionId: string,
): Promise<{ readonly count: number; readonly sessions: string[] }> {
  await tx.deleteFrom('rehearsal_twin').where('competition_id', '=', competitionId).execute();
  const rows = await tx
    .selectFrom('judge')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('simulated', '=', true)
    .execute();
  if (rows.length === 0) return { count: 0, sessions: [] };
  const ids = rows.map(({ id }) => id);
  const sessions = await deleteJudgeRows(tx, competitionId, ids);
  await numberJudges(tx, competitionId, await numberedJudgeIds(tx, competitionId));
  return { count: ids.length, sessions };
}

async function addSimulated(
  tx: Tx,
  call: Call<'startTwin'>,
  { ports, sessions }: Services,
): Promise<SimulatedJudge[]> {
  const { id: competitionId } = call.path;
  const first = (await numberedJudgeIds(tx, competitionId)).length;
  const judgeGroupId = await judgeGroupFor(tx, competitionId, undefined);
  const made: SimulatedJudge[] = [];
  for (let index = 1; index <= call.body.judges; index += 1) {
    const judge = { id: ports.newId(), number: first + index, name: `模拟评委 ${index}` };
    await tx
      .insertInto('judge')
      .values({
        competition_id: competitionId,
        ...judge,
        user_id: null,
        phone_number: null,
        organisation: '',
        title: '',
        remark: '',
        judge_group_id: judgeGroupId,
        approval: 'APPROVED',
        sign_in: false,
        recused_program_ids: '[]',
        seat_used_at: null,
        created_at: ports.now(),
        simulated: true,
      })
      .execute();
    const userId = await seatGuest(tx, ports, { competitionId, ...judge });
    const login = { userId, competitionId, judgeId: judge.id, client: call.client };
    const { token } = await sessions.open({ kind: 'TOKEN', ...login }, tx);
    made.push({ judge, token });
  }
  return made;
}

export const simulatedJudges: Operations<'getTwin' | 'startTwin' | 'holdTwin' | 'stopTwin'> = {
  getTwin: async (call, { ports, live }) => {
    const { id } = call.path;
    const { query } = ports.database;
    const state = await live.state(id);
    const { count } = await query
      .selectFrom('judge')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('competition_id', '=', id)
      .where('simulated', '=', true)
      .executeTakeFirstOrThrow();
    const twin = await query
      .selectFrom('rehearsal_twin')
      .selectAll()
      .where('competition_id', '=', id)
      .executeTakeFirst();
    return {
      judges: Number(count),
      played: isPlayed(state),
      heldUntil: twin === undefined || twin.ended_at !== null ? null : twin.held_until,
      ended: twin === undefined ? null : twinEnd(twin),
    };
  },

  startTwin: async (call, services) => {
    const { ports } = services;
    const twinId = ports.newId();
    const heldUntil = ports.now() + heldForMs;
    const { made, ended } = await organiserChange(call, services, {
      action: 'startTwin',
      area: 'JUDGES',
      run: async (tx, state) => {
        if (state.status !== 'REHEARSAL') throw notInRehearsal();
        // The judges of a twin that was left without an end.
        const before = await removeSimulatedJudges(tx, call.path.id);
        const added = await addSimulated(tx, call, services);
        await tx
          .insertInto('rehearsal_twin')
          .values({
            competition_id: call.path.id,
            id: twinId,
            held_until: heldUntil,
            clears: !isPlayed(state),
            ended_at: null,
            judges: added.length,
          })
          .execute();
        return {
          result: { made: added, ended: before.sessions },
          before: { judges: before.count },
          after: { judges: added.length },
        };
      },
    });
    endedSessions(services, ended);
    return { twinId, heldUntil, judges: made };
  },

  holdTwin: async ({ path: { id }, body: { twinId } }, { ports }) => {
    const heldUntil = ports.now() + heldForMs;
    const held = await ports.database.query
      .updateTable('rehearsal_twin')
      .set({ held_until: heldUntil })
      .where('competition_id', '=', id)
      .where('id', '=', twinId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (Number(held.numUpdatedRows) === 0) throw twinIsOver();
    return { heldUntil };
  },

  stopTwin: async (call, services) => {
    const { count, sessions } = await organiserChange(call, services, {
      action: 'stopTwin',
      area: 'JUDGES',
      evenWhenEnded: true,
      run: async (tx) => {
        const removed = await removeSimulatedJudges(tx, call.path.id);
        if (removed.count === 0) return { result: removed, unchanged: true };
        return { result: removed, before: { judges: removed.count } };
      },
    });
    endedSessions(services, sessions);
    return { count };
  },
};
