/** The reading operations of a judge's phone: itself, the match as a judge sees it, and its own scores. */
import { judgeScoresOf, numbered, projectMatch, type ShowState } from '@liangfen/rules';
import type { LateScore, OwnScores, Program, StageProgram } from '@liangfen/sdk/schema';
import { streamAnswer } from '../../contract/http-answer.ts';
import type { Queryable } from '../../store/transaction.ts';
import { askFrames } from '../ask-frames.ts';
import { competitionLists } from '../competitions/list.ts';
import { readJudge } from '../judges/rows.ts';
import type { Operations } from '../operation.ts';

type JudgeReads =
  | 'getJudge'
  | 'getJudgeMatch'
  | 'openJudgeEvents'
  | 'askJudgeFrames'
  | 'reportJudge'
  | 'getOwnScores'
  | 'listJudgedCompetitions';

export const judgeReads: Operations<JudgeReads> = {
  getJudge: (call, { ports }) => readJudge(ports.database.query, call.path.id, call.judgeId),

  getJudgeMatch: async (call, { live }) =>
    projectMatch(await live.state(call.path.id), { role: 'JUDGE', judgeId: call.judgeId }),

  openJudgeEvents: async ({ path, query, judgeId, user, lastEventId }, { live }) =>
    streamAnswer(
      await live.open(
        path.id,
        { role: 'JUDGE', judgeId, sessionId: user.sessionId },
        { lastEventId, line: query.line },
      ),
    ),

  askJudgeFrames: (call, { live }) => {
    const { judgeId, user } = call;
    return askFrames(live, call, { role: 'JUDGE', judgeId, sessionId: user.sessionId });
  },

  reportJudge: ({ path, judgeId, user, body }, { live }) => {
    live.report(path.id, { role: 'JUDGE', judgeId, sessionId: user.sessionId }, body);
    return { ok: true };
  },

  getOwnScores: async (call, { live, ports }) => {
    const { programId } = call.query;
    const state = await live.state(call.path.id);
    const late = await ownLateScores(ports.database.query, call.path.id, call.judgeId);
    const lateScores = late.filter(
      (each) => programId === undefined || each.programId === programId,
    );
    return { ...ownScores(state, call.judgeId, lateScores, programId), lateScores };
  },

  listJudgedCompetitions: (call, services) =>
    competitionLists.listCompetitions({ ...call }, services),
};

/** Reads the judge's late scores, with the decided ones, which the show no longer holds. */
async function ownLateScores(
  query: Queryable,
  competitionId: string,
  judgeId: string,
): Promise<LateScore[]> {
  const rows = await query
    .selectFrom('late_score')
    .select(['id', 'judge_id as judgeId', 'program_id as programId'])
    .select(['scores', 'at', 'state', 'reason', 'performance'])
    .where('competition_id', '=', competitionId)
    .where('judge_id', '=', judgeId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ performance, ...late }) => ({ ...late, ...numbered(performance) }));
}

/** Lists the programs of the active group and every other program that this judge has scored. */
function ownScores(
  state: ShowState,
  judgeId: string,
  lateScores: readonly LateScore[],
  only: string | undefined,
): Pick<OwnScores, 'scores' | 'programs'> {
  const late = new Set(lateScores.map(({ programId }) => programId));
  const scores: OwnScores['scores'] = [];
  const programs: StageProgram[] = [];
  for (const { program, active } of everyProgram(state)) {
    if (only !== undefined && program.id !== only) continue;
    const own = [...judgeScoresOf(state, program.id, judgeId).values()];
    if (own.length > 0 || active || late.has(program.id)) programs.push(stageProgram(program));
    scores.push(...own);
  }
  return { scores, programs };
}

function everyProgram(state: ShowState) {
  const grouped = state.programGroups.flatMap((group) =>
    group.programs.map((program) => ({
      program,
      active: group.id === state.activeProgramGroupId,
    })),
  );
  return [...grouped, ...state.testPrograms.map((program) => ({ program, active: false }))];
}

function stageProgram({ id, sort, programName, contestant }: Program): StageProgram {
  return { id, sort, programName, contestant };
}
