/** The console's reading operations: the match, who is there, the results, and the stream of events. */
import {
  judgeScoresOf,
  numbered,
  panelOf,
  previewOf,
  projectMatch,
  rankingOf,
  type ShowState,
  scoresOf,
  workingOf,
} from '@liangfen/rules';
import type {
  CheckAnswer,
  ControlCurrentResult,
  JudgeRef,
  LateScore,
  SignInJudge,
} from '@liangfen/sdk/schema';
import { streamAnswer } from '../../contract/http-answer.ts';
import type { CheckResult } from '../../live/live-shows.ts';
import { refusalProblem } from '../../live/refusal.ts';
import { notFound } from '../../problem.ts';
import { deviceName } from '../../sessions/device-name.ts';
import { askFrames } from '../ask-frames.ts';
import type { Operations } from '../operation.ts';
import { awardsGiven } from '../results/ceremonies.ts';

const console = { role: 'CONSOLE' } as const;

/** Names the operator and the device for the other operators. */
function viewerOf({ console: { sessionId, name }, client }: ConsoleCall) {
  const device = deviceName(client);
  return { ...console, sessionId, label: name === '' ? device : `${name} · ${device}` };
}

interface ConsoleCall {
  readonly console: { readonly sessionId: string; readonly name: string };
  readonly client: string;
}

type MatchReads =
  | 'enterConsole'
  | 'previewCommand'
  | 'getCurrentMatch'
  | 'openMatchEvents'
  | 'askMatchFrames'
  | 'reportConsole'
  | 'listSignInJudges';

const match: Operations<MatchReads> = {
  enterConsole: async (call, { live }) => projectMatch(await live.state(call.path.id), console),
  getCurrentMatch: async (call, { live }) => projectMatch(await live.state(call.path.id), console),
  previewCommand: async (call, { live, ports }) => {
    const state = await live.state(call.path.id);
    const { sessionId, accountId } = call.console;
    const answer = previewOf(state, call.body, {
      now: live.time.now(),
      newId: ports.newId,
      awardsGiven: await awardsGiven(ports.database.query, state),
      // A proposal and its confirmation ask who takes the step.
      operatorId: sessionId,
      ...(accountId === null ? {} : { accountId }),
      ...(call.seenVersion === null ? {} : { seenVersion: call.seenVersion }),
    });
    if (!answer.accepted) throw refusalProblem({ ...answer, version: state.version });
    return answer.preview;
  },
  openMatchEvents: async (call, { live }) =>
    streamAnswer(
      await live.open(call.path.id, viewerOf(call), {
        lastEventId: call.lastEventId,
        line: call.query.line,
      }),
    ),
  askMatchFrames: (call, { live }) => askFrames(live, call, viewerOf(call)),
  reportConsole: (call, { live }) => {
    live.report(call.path.id, viewerOf(call), call.body);
    return { ok: true };
  },
  listSignInJudges: async (call, { live }) => {
    const { judges } = await live.state(call.path.id);
    return { judges: judges.map(signInJudge) };
  },
};

function signInJudge({ id, number, name, signIn }: SignInJudge): SignInJudge {
  return { id, number, name, signIn };
}

type ResultReads = 'getControlCurrentResult' | 'getControlFinalResult' | 'listLateScores';

const results: Operations<ResultReads> = {
  getControlCurrentResult: async (call, { live }) => {
    const state = await live.state(call.path.id);
    const { groupId } = call.query;
    const elsewhere = groupId !== undefined && groupId !== state.activeProgramGroupId;
    return elsewhere || state.activeProgramId === null
      ? nothingOn
      : currentResult(state, state.activeProgramId);
  },

  getControlFinalResult: async (call, { live }) => {
    const state = await live.state(call.path.id);
    const group = state.programGroups.find((one) => one.id === call.query.groupId);
    if (!group) throw notFound('节目组');
    return {
      groupId: group.id,
      groupName: group.groupName,
      rows: rankingOf(state, group.id, null),
    };
  },

  /** Lists all late scores, the decided ones too, oldest first: who was let in late is part of the record. */
  listLateScores: async (call, { ports }) => {
    const rows = await ports.database.query
      .selectFrom('late_score')
      .select(['id', 'judge_id as judgeId', 'program_id as programId', 'scores', 'at'])
      .select(['state', 'reason', 'performance'])
      .where('competition_id', '=', call.path.id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    const lateScores = rows.map(
      ({ performance, ...late }): LateScore => ({ ...late, ...numbered(performance) }),
    );
    return { lateScores };
  },
};

const nothingOn: ControlCurrentResult = {
  programId: null,
  itemId: null,
  submitted: 0,
  expected: 0,
  scores: [],
  working: null,
};

function currentResult(state: ShowState, programId: string): ControlCurrentResult {
  const window = state.window?.programId === programId ? state.window : null;
  const given = scoresOf(state, programId);
  return {
    programId,
    itemId: state.activeItemId,
    submitted: window?.submitted.length ?? 0,
    expected: window?.expected.length ?? 0,
    scores: panelOf(state, programId)
      .judges.filter((judge) => given.has(judge.id))
      .map((judge) => ({
        judge: judgeRef(judge),
        scores: [...judgeScoresOf(state, programId, judge.id).values()],
      })),
    working: state.results.get(programId) ?? (given.size > 0 ? workingOf(state, programId) : null),
  };
}

function judgeRef({ id, number, name }: JudgeRef): JudgeRef {
  return { id, number, name };
}

type PresenceReads = 'getPresence' | 'startCheck' | 'getCheck' | 'reloadScreens';

const presence: Operations<PresenceReads> = {
  getPresence: async (call, { live }) => {
    await live.settled(call.path.id);
    return { connections: live.presence(call.path.id) };
  },
  startCheck: async (call, { live }) => checkAnswer(await live.startCheck(call.path.id)),
  getCheck: async (call, { live }) => {
    const check = await live.check(call.path.id, call.path.checkId);
    if (!check) throw notFound('自检');
    return checkAnswer(check);
  },
  reloadScreens: async (call, { live }) => {
    await live.settled(call.path.id);
    return { count: live.reloadScreens(call.path.id) };
  },
};

function checkAnswer({ checkId, startedAt, answers }: CheckResult): CheckAnswer {
  return { checkId, startedAt, answers: answers.map((answer) => ({ ...answer })) };
}

export const consoleReads: Operations<MatchReads | ResultReads | PresenceReads> = {
  ...match,
  ...results,
  ...presence,
};
