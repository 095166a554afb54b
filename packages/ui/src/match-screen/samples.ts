// Values of every picture, as a real evening would have them: for stories, tests and previews.

import type {
  BattleSide,
  Clock,
  FinalScore,
  Look,
  Mode,
  OnAir,
  RankRow,
  ScoreCard,
  ScreenMatch,
  SignInJudge,
  Stage,
  StageBattle,
  StageItem,
  StageProgram,
  StageProgramRow,
  StageRanking,
  StageResult,
  StageReveal,
  StageTitle,
} from '@liangfen/sdk/schema';
import {
  sampleAwards,
  sampleBracket,
  sampleChampion,
  samplePodium,
  sampleTable,
} from './ceremony/ceremony-samples.ts';

import { sampleMark, samplePhoto } from './sample-photos.ts';

export const sampleLook: Look = {
  theme: 'OBSIDIAN',
  primaryColour: null,
  secondaryColour: null,
  background: null,
  logo: null,
  cover: null,
  slogan: '听见每一束光',
  organiser: '江城大学学生艺术中心',
  venue: '大学生活动中心 剧场',
  startTime: Date.UTC(2026, 10, 21, 11, 0),
};

/** When the samples were made; their clocks run from here by the device's own time. */
const madeAt = Date.now();

/** A clock that runs, with this much left when the page was opened. */
function running(durationMs: number, leftMs: number): Clock {
  return { durationMs, endsAt: madeAt + leftMs, remainingMs: null };
}

function standing(durationMs: number, remainingMs: number): Clock {
  return { durationMs, endsAt: null, remainingMs };
}

const songs: readonly [string, string][] = [
  ['追光者', '李雨桐'],
  ['夜空中最亮的星', '陈思远'],
  ['如愿', '王若曦'],
  ['起风了', '赵一鸣'],
  ['孤勇者', '计算机学院合唱团'],
  ['光年之外', '周子墨'],
  ['平凡之路', '吴承宇'],
  ['稻香', '孙佳宁 / 郑启航'],
  ['送别', '外国语学院女声小组'],
  ['海底', '林清禾'],
  ['少年中国说', '新闻与传播学院'],
  ['我和我的祖国', '教工合唱团'],
];

export const samplePrograms: readonly StageProgram[] = songs.map(
  ([programName, contestant], index) => ({
    id: `program-${index + 1}`,
    sort: index + 1,
    programName,
    contestant,
  }),
);

function program(sort: number): StageProgram {
  const found = samplePrograms[sort - 1];
  if (found === undefined) throw new RangeError(`no sample program ${sort}`);
  return found;
}

export const sampleItems: readonly StageItem[] = [
  { id: 'item-1', itemName: '音准与节奏', proportion: 40, maxScore: 100 },
  { id: 'item-2', itemName: '舞台表现', proportion: 35, maxScore: 100 },
  { id: 'item-3', itemName: '情感表达', proportion: 25, maxScore: 100 },
];

const judgeNames = [
  '周明轩',
  '林静怡',
  '王建国',
  '沈知夏',
  '孙伯安',
  '吴若曦',
  '郑启航',
  '何雨薇',
  '高远',
  '欧阳文清',
  '许嘉禾',
  '马晓东',
  '唐婉',
  '冯子健',
  '司徒静',
];

export function sampleJudges(count: number, signedCount: number): SignInJudge[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `judge-${index + 1}`,
    number: index + 1,
    name: judgeNames[index % judgeNames.length] ?? '评委',
    // Not simply the first ones: people come in any order.
    signIn: (index * 7) % count < signedCount,
  }));
}

/** Seven judges; the highest and the lowest are dropped; the mean of the rest is 95.64. */
const sevenScores = [96.5, 95.2, 97.8, 94.6, 95.9, 93.1, 96];

function cards(scores: readonly number[]): (ScoreCard & { readonly score: number })[] {
  const highest = scores.indexOf(Math.max(...scores));
  const lowest = scores.indexOf(Math.min(...scores));
  return scores.map((score, index) => ({
    number: index + 1,
    name: judgeNames[index % judgeNames.length] ?? null,
    groupName: '专业评委',
    score,
    itemScores: [],
    dropped: index === highest ? 'HIGHEST' : index === lowest ? 'LOWEST' : null,
  }));
}

export const sampleCards = cards(sevenScores);

const noTieKeys = { untrimmedMean: null, highestJudge: null, items: {}, groups: {} };

export const sampleWorking: FinalScore = {
  programId: program(1).id,
  complete: true,
  score: 95.44,
  parts: [
    {
      itemId: null,
      itemName: null,
      proportion: null,
      groups: [
        {
          judgeGroupId: 'group-1',
          groupName: '专业评委',
          weight: 100,
          effectiveWeight: 100,
          scores: sampleCards.map((card, index) => ({
            judgeId: `judge-${index + 1}`,
            number: card.number,
            name: card.name ?? '',
            score: card.score,
            dropped: card.dropped,
          })),
          value: '95.64',
          dropSkipped: false,
        },
      ],
      renormalised: false,
      value: '95.64',
      shown: 95.64,
    },
  ],
  adjustments: [{ id: 'adjustment-1', amount: -0.2, reason: '超时 12 秒', at: 0 }],
  decimals: 2,
  roundingStage: 'EACH_STEP',
  calculation: 'MEAN',
  dropScope: 'ITEM',
  corrected: null,
  tieKeys: noTieKeys,
};

function rankRow(rank: number | null, sort: number, score: number | null): RankRow {
  const { id, programName, contestant } = program(sort);
  return {
    rank,
    tied: false,
    programId: id,
    sort,
    programName,
    contestant,
    score,
    decidedBy: null,
  };
}

const ranked: readonly RankRow[] = [
  rankRow(1, 1, 95.44),
  rankRow(2, 8, 95.1),
  { ...rankRow(3, 2, 95.1), decidedBy: 'HIGHEST_JUDGE' },
  rankRow(4, 6, 94.37),
  rankRow(5, 4, 93.9),
  rankRow(6, 3, 93.25),
  rankRow(7, 5, 92.8),
  rankRow(8, 7, 91.64),
  rankRow(9, 9, 90.15),
  rankRow(null, 10, null),
];

const head = { test: false, groupName: '决赛', program: program(1), item: null } as const;

const listRows: readonly StageProgramRow[] = samplePrograms.map((one) => {
  const finished = one.sort <= 4;
  return {
    ...one,
    phase: finished ? 'RESULT' : 'WAITING',
    finalScore: finished ? ([95.44, 95.1, 93.25, 93.9][one.sort - 1] ?? null) : null,
    outcome: null,
    opponentId: null,
  };
});

const reveal: StageReveal = {
  kind: 'SCORE_REVEAL',
  ...head,
  items: [],
  cards: [...sampleCards],
  vote: false,
  fullScore: 100,
  decimals: 2,
};

const result: StageResult = {
  kind: 'RESULT',
  ...head,
  itemScores: [],
  itemScore: null,
  programScore: 95.44,
  rank: 1,
  tied: false,
  rankedTotal: 9,
  leader: rankRow(1, 1, 95.44),
  leaderChanged: true,
  mark: rankRow(1, 8, 95.1),
  fullScore: 100,
  working: sampleWorking,
  cards: [...sampleCards],
  vote: false,
};

const ranking: StageRanking = {
  kind: 'RANKING',
  showType: 'DEFAULT',
  groupName: '决赛',
  item: null,
  pageNo: 0,
  pageSize: 10,
  totalSize: 12,
  rows: [...ranked],
  topScore: 95.44,
  vote: false,
  decimals: 2,
};

const title: StageTitle = {
  kind: 'TITLE',
  showType: 'OPENING',
  groupName: '决赛',
  program: program(1),
  total: 12,
  score: null,
  rank: null,
  tied: false,
  rankedTotal: 0,
  vote: false,
  decimals: 2,
};

const boutTitle: StageTitle = {
  ...title,
  groupName: '半决赛',
  program: { ...program(3), organisation: '江城大学 文学院', photoUrl: samplePhoto },
  opponent: {
    ...program(4),
    organisation: '滨海大学 外国语学院',
    photoUrl: samplePhoto,
    markUrl: sampleMark,
  },
  versus: { bout: 2, opponentScore: null, winnerId: null },
  total: 4,
  decimals: 0,
};

function side(sort: number, score: number, fouls: readonly [number, number]): BattleSide {
  return {
    program: program(sort),
    score,
    fouls: [
      { foulId: 'foul-1', foulName: '超时', times: fouls[0], allowed: 2 },
      { foulId: 'foul-2', foulName: '打断对方', times: fouls[1], allowed: 1 },
    ],
    outcome: null,
  };
}

const battle: StageBattle = {
  kind: 'BATTLE',
  test: false,
  groupName: '半决赛',
  bout: 2,
  red: side(3, 24, [1, 0]),
  blue: side(4, 19, [0, 1]),
  clock: running(180_000, 102_000),
  status: 'RUNNING',
  hit: null,
  determination: null,
};

const itemParts: FinalScore['parts'] = [
  [96.2, 1] as const,
  [94.75, 2] as const,
  [95.9, 3] as const,
].map(([shown, index]) => {
  const item = sampleItems[index - 1];
  const [part] = sampleWorking.parts;
  if (item === undefined || part === undefined) throw new RangeError('no sample item');
  return {
    ...part,
    itemId: item.id,
    itemName: item.itemName,
    proportion: item.proportion,
    value: String(shown),
    shown,
  };
});

/** Every picture by a name of its own. */
export const sampleStages = {
  START: { kind: 'START' },
  TEST: {
    kind: 'TEST',
    programs: [
      { id: 'test-1', sort: 1, programName: '测试节目一', contestant: '测试选手' },
      { id: 'test-2', sort: 2, programName: '测试节目二', contestant: '测试选手' },
      { id: 'test-3', sort: 3, programName: '测试节目三', contestant: '测试选手' },
    ],
  },
  SIGN_IN_TOTAL: {
    kind: 'SIGN_IN',
    showType: 'TOTAL',
    judges: sampleJudges(15, 11),
    signed: 11,
    total: 15,
  },
  SIGN_IN_TILE: {
    kind: 'SIGN_IN',
    showType: 'TILE',
    judges: sampleJudges(15, 11),
    signed: 11,
    total: 15,
  },
  SIGN_IN_LIST: {
    kind: 'SIGN_IN',
    showType: 'LIST',
    judges: sampleJudges(15, 11),
    signed: 11,
    total: 15,
  },
  PROGRAM_LIST: {
    kind: 'PROGRAM_LIST',
    groupId: 'group-1',
    groupName: '决赛',
    rows: [...listRows],
    offset: 0,
    total: listRows.length,
    nextProgramId: program(5).id,
    decimals: 2,
  },
  PROGRAM_LIST_BATTLE: {
    kind: 'PROGRAM_LIST',
    groupId: 'group-1',
    groupName: '半决赛',
    rows: listRows.slice(0, 8).map((row, index) => ({
      ...row,
      phase: index < 2 ? 'DETERMINED' : 'WAITING',
      finalScore: index < 2 ? 30 - index * 12 : null,
      outcome: index === 0 ? 'WIN' : index === 1 ? 'LOSS' : null,
      opponentId: program(index % 2 === 0 ? index + 2 : index).id,
    })),
    offset: 0,
    total: 8,
    nextProgramId: program(3).id,
    decimals: 0,
  },
  TITLE_OPENING: { ...title, showType: 'OPENING' },
  TITLE_OPENING_PHOTO: {
    ...title,
    showType: 'OPENING',
    program: {
      ...program(1),
      organisation: '江城大学 文学院',
      photoUrl: samplePhoto,
      markUrl: sampleMark,
    },
  },
  TITLE_NEXT: {
    ...title,
    showType: 'NEXT_UP',
    program: { ...program(2), organisation: '江城大学 艺术学院', photoUrl: samplePhoto },
  },
  TITLE_JUST_NOW: {
    ...title,
    showType: 'JUST_NOW',
    program: {
      ...program(1),
      organisation: '江城大学 文学院',
      photoUrl: samplePhoto,
      markUrl: sampleMark,
    },
    score: 95.44,
    rank: 1,
    rankedTotal: 4,
  },
  TITLE_BOUT: { ...boutTitle, showType: 'OPENING' },
  TITLE_BOUT_NEXT: {
    ...boutTitle,
    showType: 'NEXT_UP',
    program: program(3),
    opponent: program(4),
  },
  TITLE_BOUT_JUST_NOW: {
    ...boutTitle,
    showType: 'JUST_NOW',
    score: 24,
    versus: { bout: 2, opponentScore: 19, winnerId: program(3).id },
  },
  INTERMISSION_BOUT: {
    kind: 'INTERMISSION',
    groupName: '半决赛',
    clock: running(900_000, 622_000),
    next: program(3),
    opponent: program(4),
  },
  INTERMISSION: {
    kind: 'INTERMISSION',
    groupName: '决赛',
    clock: running(900_000, 622_000),
    next: program(7),
  },
  INTERMISSION_OPEN: { kind: 'INTERMISSION', groupName: '决赛', clock: null, next: null },
  AUDIENCE_VOTE: {
    kind: 'AUDIENCE_VOTE',
    groupName: '决赛',
    program: program(3),
    vote: { id: 'vote-1', voteKind: 'LIKE', closedAt: null },
    result: null,
  },
  AUDIENCE_VOTE_CLOSED: {
    kind: 'AUDIENCE_VOTE',
    groupName: '决赛',
    program: program(3),
    vote: { id: 'vote-1', voteKind: 'RATING', closedAt: 1_000 },
    result: null,
  },
  AUDIENCE_VOTE_LIKED: {
    kind: 'AUDIENCE_VOTE',
    groupName: '决赛',
    program: program(3),
    vote: { id: 'vote-1', voteKind: 'LIKE', closedAt: 1_000 },
    result: { voters: 812, votes: [271, 541], figure: 66.6 },
  },
  AUDIENCE_VOTE_RATED: {
    kind: 'AUDIENCE_VOTE',
    groupName: '决赛',
    program: program(3),
    vote: { id: 'vote-1', voteKind: 'RATING', closedAt: 1_000 },
    result: { voters: 795, votes: [3, 2, 4, 11, 25, 60, 120, 240, 210, 120], figure: 8.02 },
  },
  SPEECH: {
    kind: 'SPEECH',
    ...head,
    clock: running(300_000, 221_000),
  },
  SPEECH_ITEM: { kind: 'SPEECH', ...head, item: sampleItems[1] ?? null, clock: null },
  SCORING: {
    kind: 'SCORING',
    ...head,
    submitted: 5,
    expected: 7,
    clock: running(60_000, 34_000),
  },
  SCORING_COMPLETE: { kind: 'SCORING', ...head, submitted: 7, expected: 7, clock: null },
  SCORE_REVEAL: reveal,
  SCORE_REVEAL_MANY: {
    ...reveal,
    cards: cards(Array.from({ length: 31 }, (_, index) => 88 + ((index * 37) % 113) / 10)),
  },
  SCORE_REVEAL_ITEMS: {
    ...reveal,
    items: [...sampleItems],
    cards: sampleCards.map((card, index) => ({
      ...card,
      dropped: null,
      itemScores: sampleItems.map((item, at) => ({
        itemId: item.id,
        score: Math.round((card.score + at - 1) * 10) / 10,
        dropped:
          (index + at * 2) % 7 === 2 ? 'HIGHEST' : (index + at * 2) % 7 === 5 ? 'LOWEST' : null,
      })),
    })),
  },
  SCORE_REVEAL_VOTE: {
    ...reveal,
    vote: true,
    cards: sampleCards.map((card, index) => ({
      ...card,
      score: index % 3 === 2 ? 0 : 1,
      dropped: null,
    })),
  },
  SCORE_REVEAL_SWEEP: { ...reveal, style: 'SWEEP' },
  SCORE_REVEAL_METER: { ...reveal, style: 'METER', mark: rankRow(1, 8, 95.1) },
  RESULT: result,
  RESULT_SWEEP: { ...result, style: 'SWEEP' },
  RESULT_METER: { ...result, style: 'METER' },
  RESULT_ITEMS: {
    ...result,
    itemScores: itemParts.map((part, index) => ({
      item: sampleItems[index] ?? { id: '', itemName: '', proportion: 0, maxScore: 100 },
      score: part.shown,
    })),
    programScore: 95.62,
    rank: 2,
    leaderChanged: false,
    leader: rankRow(1, 8, 96.1),
    mark: rankRow(1, 8, 96.1),
    working: { ...sampleWorking, score: 95.62, parts: itemParts, adjustments: [] },
  },
  RESULT_ITEM_ONLY: {
    ...result,
    item: sampleItems[0] ?? null,
    itemScores: sampleItems.map((item, index) => ({ item, score: index === 0 ? 96.2 : null })),
    itemScore: 96.2,
    programScore: null,
    rank: null,
    leader: null,
    leaderChanged: false,
    mark: null,
    working: { ...sampleWorking, score: null, complete: false, adjustments: [] },
  },
  RANKING: ranking,
  RANKING_LONG: {
    ...ranking,
    pageSize: 20,
    rows: samplePrograms.map((one, index) =>
      rankRow(index + 1, one.sort, (9600 - index * 63) / 100),
    ),
  },
  RANKING_PK: { ...ranking, showType: 'PK', pageSize: 6, rows: ranked.slice(0, 6) },
  /** A ranking in the middle of a show: the first six go on, and one program has just got a score. */
  RANKING_LIVING: {
    ...ranking,
    newcomer: program(6).id,
    promotedCount: 6,
    promotedPlaces: 6,
  },
  RANKING_PODIUM: { ...ranking, totalSize: 9, rows: ranked.slice(0, 9), podium: true },
  PODIUM: samplePodium(ranked.slice(0, 3)),
  CHAMPION: sampleChampion([program(1)], {
    runnerUp: { program: program(8), score: 95.1, margin: 0.34, decidedBy: null },
  }),
  CHAMPION_TIE_BREAK: sampleChampion([program(1)], {
    runnerUp: { program: program(8), score: 95.44, margin: 0, decidedBy: 'HIGHEST_JUDGE' },
  }),
  CHAMPION_TIED: sampleChampion([program(1), program(8)]),
  AWARDS: sampleAwards([
    { awardName: '最佳人气', winners: [program(5)] },
    { awardName: '最佳台风', winners: [program(2), program(9)] },
    { awardName: '优秀奖', winners: [4, 5, 6, 7, 9].map(program) },
    { awardName: '铜奖', winners: [program(2)] },
    { awardName: '银奖', winners: [program(8)] },
    { awardName: '金奖', winners: [program(1)] },
  ]),
  BRACKET: sampleBracket(samplePrograms.slice(0, 8), { decided: 5 }),
  BRACKET_CHAMPION: sampleBracket(samplePrograms.slice(0, 8), { decided: 7 }),
  ROUND_TABLE: sampleTable(samplePrograms.slice(0, 6)),
  BATTLE: battle,
  BATTLE_PAUSED: { ...battle, status: 'PAUSED', clock: standing(180_000, 102_000) },
  BATTLE_LAST_TEN: {
    ...battle,
    clock: running(180_000, 7_000),
    hit: { programId: battle.red.program.id, point: 5, foulId: null, version: 41 },
  },
  BATTLE_TIME_UP: { ...battle, clock: running(180_000, 0) },
  BATTLE_WON: {
    ...battle,
    status: 'DETERMINED',
    clock: standing(180_000, 102_000),
    red: { ...battle.red, outcome: 'WIN' },
    blue: { ...battle.blue, outcome: 'LOSS', fouls: side(4, 19, [3, 1]).fouls },
    determination: {
      winnerId: battle.red.program.id,
      loserId: battle.blue.program.id,
      reason: 'EXCEEDED_FOULS',
      foulName: '超时',
      lead: null,
    },
  },
  BATTLE_WON_PHOTO: {
    ...battle,
    status: 'DETERMINED',
    clock: standing(180_000, 102_000),
    red: { ...battle.red, outcome: 'LOSS' },
    blue: {
      ...battle.blue,
      program: { ...battle.blue.program, photoUrl: samplePhoto },
      score: 34,
      outcome: 'WIN',
    },
    determination: {
      winnerId: battle.blue.program.id,
      loserId: battle.red.program.id,
      reason: 'LEAD_SCORE',
      foulName: null,
      lead: 10,
    },
  },
} satisfies Record<string, Stage>;

export type SampleStageName = keyof typeof sampleStages;

const links: Record<Stage['kind'], OnAir['link']> = {
  START: 'INIT',
  TEST: 'TEST',
  SIGN_IN: 'SIGN_IN',
  PROGRAM_LIST: 'PROGRAM_LIST',
  TITLE: 'TITLE',
  INTERMISSION: 'INTERMISSION',
  AUDIENCE_VOTE: 'AUDIENCE_VOTE',
  SPEECH: 'SPEECH',
  SCORING: 'SCORE',
  SCORE_REVEAL: 'SHOW_SCORE',
  RESULT: 'SHOW_RESULT',
  RANKING: 'RANK',
  PODIUM: 'PODIUM',
  CHAMPION: 'CHAMPION',
  AWARDS: 'AWARDS',
  BATTLE: 'BATTLE',
  BRACKET: 'BRACKET',
};

/** A mode that has the picture; most are of several. */
const modes: Record<Stage['kind'], Mode> = {
  START: 'SCORE',
  TEST: 'SCORE',
  SIGN_IN: 'SCORE',
  PROGRAM_LIST: 'SCORE',
  TITLE: 'SCORE',
  INTERMISSION: 'SCORE',
  AUDIENCE_VOTE: 'SCORE',
  SPEECH: 'SCORE',
  SCORING: 'SCORE',
  SCORE_REVEAL: 'SCORE',
  RESULT: 'SCORE',
  RANKING: 'SCORE',
  PODIUM: 'SCORE',
  CHAMPION: 'SCORE',
  AWARDS: 'SCORE',
  BATTLE: 'BATTLE',
  BRACKET: 'BATTLE',
};

/** A match that shows `stage`; `revealStep` as the operator would set it. */
export function sampleMatch(
  stage: Stage,
  {
    revealStep = null,
    ...changes
  }: Partial<Omit<ScreenMatch, 'stage'>> & { readonly revealStep?: number | null } = {},
): ScreenMatch {
  return {
    competitionId: 'competition-1',
    version: 1,
    name: '第 12 届「星光杯」校园歌手大赛',
    status: 'OFFICIAL',
    look: sampleLook,
    mode: modes[stage.kind],
    link: links[stage.kind],
    linkData: {
      signInShowType: stage.kind === 'SIGN_IN' ? stage.showType : null,
      rankShowType: stage.kind === 'RANKING' ? stage.showType : null,
      rankPageSize: 10,
      rankPageNo: 'pageNo' in stage ? stage.pageNo : 0,
      rankItemId: null,
      rankTotalSize: samplePrograms.length,
      programSize: samplePrograms.length,
      itemSize: [],
      revealStep,
    },
    activeProgramGroupId: 'group-1',
    activeProgramId: null,
    activeItemId: null,
    stage,
    ...changes,
  };
}
