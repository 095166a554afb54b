/** 彩排模拟: judges that a rehearsal plays by itself. They are never part of an official competition. */
import type { SimulatedJudge } from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Call, Operations, Services } from '../operation.ts';
import { organiserChange, type Tx } from '../organiser-change.ts';
import { seatGuest } from '../seats.ts';
import { deleteJudgeRows } from './removal.ts';
import { judgeGroupFor, numberedJudgeIds, numberJudges } from './rows.ts';

function notInRehearsal(): ProblemError {
  return new ProblemError(
    409,
    'CONFLICT',
    '只有彩排中的比赛可以用模拟评委；正式比赛请让评委用自己的手机打分',
  );
}

/** Takes all simulated judges off the list with their scores; real ones keep theirs. */
export async function removeSimulatedJudges(
  tx: Tx,
  competitionId: string,
): Promise<{ readonly count: number; readonly sessions: string[] }> {
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
        seat_code: null,
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

export const simulatedJudges: Operations<'getTwin' | 'startTwin' | 'stopTwin'> = {
  getTwin: async (call, { ports, live }) => {
    const { id } = call.path;
    const { programGroups } = await live.state(id);
    const { count } = await ports.database.query
      .selectFrom('judge')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('competition_id', '=', id)
      .where('simulated', '=', true)
      .executeTakeFirstOrThrow();
    const played = programGroups.some(({ programs }) =>
      programs.some(({ phase, finalScore }) => phase !== 'WAITING' || finalScore !== null),
    );
    return { judges: Number(count), played };
  },

  startTwin: async (call, services) => {
    const { made, ended } = await organiserChange(call, services, {
      action: 'startTwin',
      area: 'JUDGES',
      run: async (tx, state) => {
        if (state.status !== 'REHEARSAL') throw notInRehearsal();
        // Those of a twin that was left without an end.
        const before = await removeSimulatedJudges(tx, call.path.id);
        const added = await addSimulated(tx, call, services);
        return {
          result: { made: added, ended: before.sessions },
          before: { judges: before.count },
          after: { judges: added.length },
        };
      },
    });
    endedSessions(services, ended);
    return { judges: made };
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
