/**
 * Builds shows for tests, stories and measurements, with realistic lists of which every part can be replaced.
 */
import type { Item, Look, Program, Setting } from '@liangfen/sdk/schema';
import { assembleShow } from '../show/assemble.ts';
import type { ShowParts, ShowState } from '../show/state.ts';

/** Judges score programs as a whole, all scores count, and the result is their mean with two decimals. */
export const plainSetting: Setting = {
  mode: 'SCORE',
  enableItem: false,
  enableScoreItemCombine: false,
  convenientScore: '',
  enableCountdown: false,
  countdownSeconds: 180,
  enableExceededFoulTimes: false,
  enableLeadScore: false,
  leadScore: 5,
  fullScore: 100,
  minScore: 0,
  decimals: 2,
  calculation: 'MEAN',
  dropHighest: 0,
  dropLowest: 0,
  dropScope: 'ITEM',
  roundingStage: 'FINAL',
  ranking: 'COMPETITION',
  tieBreaks: [],
  voteLimit: 0,
  anonymousJudges: false,
  rankPageSize: 10,
};

export const items: Item[] = [
  { id: 'voice', itemName: '音准', proportion: 60, maxScore: 100 },
  { id: 'stage', itemName: '台风', proportion: 40, maxScore: 100 },
];

export const plainLook: Look = {
  theme: 'OBSIDIAN',
  primaryColour: null,
  secondaryColour: null,
  background: null,
  logo: null,
  cover: null,
  slogan: '',
  organiser: '',
  venue: '',
  startTime: null,
};

export interface Shape {
  readonly setting?: Partial<Setting>;
  readonly items?: Item[];
  readonly programs?: number;
  readonly groups?: number;
  readonly judges?: number;
  readonly signedIn?: boolean;
  readonly status?: ShowParts['status'];
  readonly recusals?: ShowParts['recusals'];
  /** Replaces any other part of the show. */
  readonly parts?: Partial<ShowParts>;
}

/** The row of a program that was not performed yet. */
export function program(id: string, sort: number, named: Partial<Program> = {}): Program {
  return {
    id,
    sort,
    programName: `节目 ${sort}`,
    contestant: `选手 ${sort}`,
    phase: 'WAITING',
    finalScore: null,
    currentScore: 0,
    programItemResults: [],
    programFoulRecords: [],
    battleProgram: null,
    disabled: null,
    corrected: false,
    outcome: null,
    ...named,
  };
}

/** Ids: programs `a1`, `a2` … in group `a`, `b1` … in group `b`; tests `t1`–`t3`; judges `j1` …; fouls `push`, `late`. */
export function newShow(shape: Shape = {}): ShowState {
  const count = shape.programs ?? 3;
  const names = ['a', 'b', 'c'].slice(0, shape.groups ?? 1);
  return assembleShow({
    competitionId: 'c1',
    version: 0,
    name: '校园歌手大赛',
    status: shape.status ?? 'OFFICIAL',
    look: plainLook,
    setting: { ...plainSetting, ...shape.setting },
    items: shape.items ?? [],
    fouls: [
      { id: 'push', foulName: '推人', times: 2 },
      { id: 'late', foulName: '迟到', times: 0 },
    ],
    programGroups: names.map((name, index) => ({
      id: name,
      groupName: `第 ${index + 1} 组`,
      sort: index + 1,
      programs: range(count).map((n) => program(`${name}${n}`, n)),
    })),
    testPrograms: range(3).map((n) => program(`t${n}`, n)),
    judges: range(shape.judges ?? 3).map((n) => ({
      id: `j${n}`,
      number: n,
      name: `评委 ${n}`,
      judgeGroupId: 'g',
      signIn: shape.signedIn ?? true,
    })),
    judgeGroups: [{ id: 'g', groupName: '评委组', weight: 100 }],
    recusals: shape.recusals ?? new Map(),
    scores: new Map(),
    results: new Map(),
    adjustments: new Map(),
    lateScores: [],
    live: null,
    ...shape.parts,
  });
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
