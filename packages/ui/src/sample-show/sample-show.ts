// A whole small show in memory, run by the real rules: stories and tests put it where they want it.
import {
  decide,
  evolve,
  hasBouts,
  type JudgeCommand,
  type OperatorCommand,
  type ShowCommand,
  type ShowState,
} from '@liangfen/rules';
import { newShow, plainLook, program, range } from '@liangfen/rules/testing';
import type { Calculation, Mode, Program, ScreenTheme, Setting } from '@liangfen/sdk/schema';

export interface SampleOptions {
  readonly mode?: Mode;
  readonly setting?: Partial<Setting>;
  readonly items?: boolean;
  readonly status?: ShowState['status'];
  readonly programCount?: number;
  readonly groupCount?: number;
  readonly judgeCount?: number;
  readonly theme?: ScreenTheme;
}

const songs = ['茉莉花', '我的祖国', '青花瓷', '千里之外', '起风了', '平凡之路', '孤勇者', '如愿'];
const singers = ['李雷', '韩梅梅', '王小明', '赵子涵', '陈一诺', '周天宇', '吴思远', '郑欣然'];
const people = ['周慧敏', '陈志远', '林书雅', '黄建国', '何晓燕', '郭文博', '孙丽华'];

/** The beginning of sample times, so that pictures are the same each time. */
export const sampleNow = 1_795_261_000_000;

/**
 * The clock of a sample hall: it begins now, and runs. Each hall takes its own, because tests show
 * many stories in one page, and a clock shared by the page would have run out in the later ones.
 */
export function startSampleClock(): () => number {
  const startedAt = performance.now();
  return () => sampleNow + performance.now() - startedAt;
}

function programs(prefix: string, count: number): Program[] {
  return range(count).map((n) =>
    program(`${prefix}${n}`, n, {
      programName: songs[(n - 1) % songs.length] ?? '',
      contestant: singers[(n - 1) % singers.length] ?? '',
    }),
  );
}

const items = [
  { id: 'i1', itemName: '音准节奏', proportion: 60, maxScore: 100 },
  { id: 'i2', itemName: '舞台表现', proportion: 40, maxScore: 100 },
];

const usualCalculation: Readonly<Record<Mode, Calculation>> = {
  SCORE: 'MEAN',
  VOTE: 'SUM',
  BATTLE: 'MEAN',
};

export function sampleShow(options: SampleOptions = {}): ShowState {
  const { mode = 'SCORE', programCount = 6, groupCount = 1, judgeCount = 7 } = options;
  const battle = hasBouts(mode);
  return newShow({
    setting: {
      mode,
      enableItem: options.items ?? false,
      convenientScore: battle ? '1,2,3' : '95,90,85',
      enableCountdown: battle,
      enableExceededFoulTimes: battle,
      leadScore: 10,
      calculation: usualCalculation[mode],
      dropHighest: 1,
      dropLowest: 1,
      roundingStage: 'EACH_STEP',
      ...options.setting,
    },
    items: options.items ? items : [],
    status: options.status ?? 'OFFICIAL',
    parts: {
      competitionId: 'sample',
      version: 1,
      name: '2026 校园歌手大赛',
      look: {
        ...plainLook,
        theme: options.theme ?? 'OBSIDIAN',
        slogan: '唱响青春',
        organiser: '江城大学',
        venue: '大礼堂',
      },
      fouls: battle ? [{ id: 'f1', foulName: '推出界外', times: 2 }] : [],
      programGroups: range(groupCount).map((n) => ({
        id: `g${n}`,
        groupName: `第 ${n} 组`,
        sort: n,
        programs: programs(`g${n}-`, programCount),
      })),
      testPrograms: programs('t', 3),
      judges: people.slice(0, judgeCount).map((name, index) => ({
        id: `j${index + 1}`,
        number: index + 1,
        name,
        judgeGroupId: 'jg1',
        signIn: false,
      })),
      judgeGroups: [{ id: 'jg1', groupName: '评委组', weight: 100 }],
    },
  });
}

/** The show after these commands; a sample that the rules refuse is a mistake of the sample. */
export function after(state: ShowState, ...commands: readonly ShowCommand[]): ShowState {
  return commands.reduce((so, command) => {
    const decision = decide(so, command, sampleContext(so));
    if (!decision.accepted) throw new Error(`${command.type}: ${decision.reason}`);
    return evolve(so, decision.decided);
  }, state);
}

export function sampleContext(state: ShowState) {
  let made = 0;
  return {
    now: sampleNow + state.version * 1000,
    newId: () => {
      made += 1;
      return `id${state.version}${made}abcdef`;
    },
  };
}

export function everybodySignsIn(state: ShowState): ShowState {
  const arrivals: JudgeCommand[] = state.judges.map((judge) => ({
    type: 'SIGN_IN_JUDGE',
    judgeId: judge.id,
  }));
  return after(state, ...arrivals);
}

/** Commands that bring the first program to its scoring. */
export function firstProgram(itemId: string | null = null) {
  const target = { programId: 'g1-1', itemId, test: false } as const;
  const commands = {
    speech: { type: 'START_SPEECH', ...target, confirm: false },
    scoring: { type: 'START_SCORING', ...target, confirm: false },
    reveal: { type: 'SHOW_SCORE', ...target, confirm: true },
    result: { type: 'SHOW_RESULT', ...target },
  } satisfies Record<string, OperatorCommand>;
  return commands;
}

export function submits(
  judgeId: string,
  score: number,
  itemId: string | null = null,
): JudgeCommand {
  return {
    type: 'SUBMIT_SCORES',
    judgeId,
    programId: 'g1-1',
    scores: [{ itemId, score }],
    windowId: null,
  };
}
