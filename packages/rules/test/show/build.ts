/** Builds small shows for tests: real-looking lists, settings that can be overridden, commands that must be accepted. */
import type { Item, Program, Setting, ShowEvent } from '@liangfen/sdk/schema';
import {
  assembleShow,
  type DecidedEvent,
  type Decision,
  decide,
  evolve,
  type ShowCommand,
  type ShowParts,
  type ShowState,
} from '../../src/index.ts';

export const setting: Setting = {
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

export interface Shape {
  readonly setting?: Partial<Setting>;
  readonly items?: Item[];
  readonly programs?: number;
  readonly groups?: number;
  readonly judges?: number;
  readonly signedIn?: boolean;
  readonly status?: ShowParts['status'];
  readonly recusals?: ShowParts['recusals'];
}

export function program(id: string, sort: number): Program {
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
  };
}

/** Program ids are `a1`, `a2` … in group `a`, `b1` … in group `b`; tests `t1`–`t3`; judges `j1` …; fouls `push`, `late`. */
export function newShow(shape: Shape = {}): ShowState {
  const count = shape.programs ?? 3;
  const names = ['a', 'b', 'c'].slice(0, shape.groups ?? 1);
  const look = {
    theme: 'OBSIDIAN' as const,
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
  return assembleShow({
    competitionId: 'c1',
    version: 0,
    name: '校园歌手大赛',
    status: shape.status ?? 'OFFICIAL',
    look,
    setting: { ...setting, ...shape.setting },
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
  });
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** A show that remembers its events; ids are counted, time stands still until told. */
export class Stagehand {
  state: ShowState;
  readonly events: ShowEvent[] = [];
  now = 1_000_000;
  private ids = 0;

  constructor(shape: Shape = {}) {
    this.state = newShow(shape);
  }

  ask(command: ShowCommand, seenVersion?: number): Decision {
    return decide(this.state, command, {
      now: this.now,
      newId: () => {
        this.ids += 1;
        return `id${String(this.ids).padStart(10, '0')}`;
      },
      ...(seenVersion === undefined ? {} : { seenVersion }),
    });
  }

  /** Decides and applies; whatever event a refusal carries is applied too. */
  try(command: ShowCommand): Decision {
    const decision = this.ask(command);
    if (decision.decided) this.apply(decision.decided);
    return decision;
  }

  /** Must be accepted. */
  do(command: ShowCommand): ShowState {
    const decision = this.try(command);
    if (!decision.accepted) throw new Error(`${command.type} was refused: ${decision.reason}`);
    return this.state;
  }

  /** The reason of the refusal, or 'ACCEPTED'. Nothing is applied. */
  reason(command: ShowCommand): string {
    const decision = this.ask(command);
    return decision.accepted ? 'ACCEPTED' : decision.reason;
  }

  private apply(decided: DecidedEvent): void {
    this.state = evolve(this.state, decided);
    this.events.push(decided.event);
  }

  speech(programId: string, itemId: string | null = null, test = false): ShowState {
    return this.do({ type: 'START_SPEECH', programId, itemId, test, confirm: false });
  }

  scoring(programId: string, itemId: string | null = null, test = false): ShowState {
    return this.do({ type: 'START_SCORING', programId, itemId, test, confirm: false });
  }

  reveal(programId: string, itemId: string | null = null, confirm = false): ShowState {
    return this.do({ type: 'REVEAL_SCORES', programId, itemId, test: false, confirm });
  }

  result(programId: string, itemId: string | null = null): ShowState {
    return this.do({ type: 'SHOW_RESULT', programId, itemId, test: false });
  }

  score(judgeId: string, programId: string, score: number, itemId: string | null = null) {
    return this.do({
      type: 'SUBMIT_SCORES',
      judgeId,
      programId,
      scores: [{ itemId, score }],
      windowId: null,
    });
  }

  /** All items at once, as a phone sends them when they are scored together. */
  items(judgeId: string, programId: string, scores: Readonly<Record<string, number>>): ShowState {
    return this.do({
      type: 'SUBMIT_SCORES',
      judgeId,
      programId,
      scores: Object.entries(scores).map(([itemId, score]) => ({ itemId, score })),
      windowId: null,
    });
  }

  /** Speech to result of one program with these whole scores, one per judge. */
  play(programId: string, scores: readonly number[]): ShowState {
    this.speech(programId);
    this.scoring(programId);
    scores.forEach((score, index) => {
      this.score(`j${index + 1}`, programId, score);
    });
    this.reveal(programId);
    return this.result(programId);
  }

  row(programId: string): Program {
    const all = [
      ...this.state.programGroups.flatMap((group) => group.programs),
      ...this.state.testPrograms,
    ];
    const found = all.find((candidate) => candidate.id === programId);
    if (!found) throw new Error(`no program ${programId}`);
    return found;
  }
}
