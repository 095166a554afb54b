// The pictures of unusual evenings: long names, few and many, negative points, ties, nobody, tests.
import type {
  BoutCards,
  RankRow,
  ScoreCard,
  Stage,
  StageProgram,
  StageProgramRow,
  StageRanking,
} from '@liangfen/sdk/schema';
import {
  sampleAwards,
  sampleBracket,
  sampleChampion,
  samplePodium,
  sampleTable,
  withWalkover,
} from './ceremony/ceremony-samples.ts';
import { sampleMark, samplePhoto } from './sample-photos.ts';
import { sampleCards, sampleJudges, samplePrograms, sampleStages } from './samples.ts';

const chinese: StageProgram = {
  id: 'program-long',
  sort: 108,
  programName: '我们的征途是星辰大海与不灭的青春之歌合唱',
  contestant: '信息与电子工程学院暨计算机科学与技术学院联合合唱团 🎤',
};
const latin: StageProgram = {
  id: 'program-latin',
  sort: 3,
  programName: 'Bohemian Rhapsody (Live at Wembley) 🎸',
  contestant: 'Alexander Konstantinopolous & The Midnight Orchestra',
};

/** Nineteen characters, as a name in Xinjiang may be. */
const nineteen = '阿卜杜热合曼江·买买提依明热合木图拉大';
const forty: StageProgram = {
  id: 'program-forty',
  sort: 24,
  programName: '《我和我的祖国》暨庆祝中华人民共和国成立七十七周年师生原创诗歌朗诵情景剧展演选段',
  contestant: `马克思主义学院\u3000${nineteen}`,
};

/** 100.00, 0, scores below zero and equal ones, over and over. */
function hardest(count: number): number[] {
  return Array.from({ length: count }, (_, index) => [100, 0, -0.5, 96.5, 96.5][index % 5] ?? 0);
}

function scored(scores: readonly number[], name: (index: number) => string): ScoreCard[] {
  return cards(scores.length).map((card, index) => ({
    ...card,
    name: name(index),
    score: scores[index] ?? 0,
  }));
}

function cards(count: number): ScoreCard[] {
  const made = Array.from({ length: count }, (_, index) => {
    const [first] = sampleCards;
    if (first === undefined) throw new RangeError('no sample card');
    const { name } = sampleCards[index % sampleCards.length] ?? first;
    const score = Math.round(880 + ((index * 37) % 113)) / 10;
    return { ...first, number: index + 1, name, score, dropped: null };
  });
  const byScore = [...made].sort((a, b) => a.score - b.score);
  return made.map((card) => ({
    ...card,
    dropped:
      count < 5
        ? null
        : card === byScore[0]
          ? 'LOWEST'
          : card === byScore[byScore.length - 1]
            ? 'HIGHEST'
            : null,
  }));
}

const { PROGRAM_LIST, RANKING, RANKING_PK, SCORE_REVEAL, RESULT, BATTLE } = sampleStages;

function listRows(count: number): StageProgramRow[] {
  return Array.from({ length: count }, (_, index) => {
    const row = PROGRAM_LIST.rows[index % PROGRAM_LIST.rows.length];
    if (row === undefined) throw new RangeError('no sample row');
    const words = index % 5 === 2 ? chinese : index % 7 === 3 ? latin : row;
    return {
      ...row,
      id: `row-${index}`,
      sort: 97 + index,
      programName: words.programName,
      contestant: index === 1 ? '' : words.contestant,
    };
  });
}

function rankRows(count: number, change: (row: RankRow, index: number) => RankRow): RankRow[] {
  return Array.from({ length: count }, (_, index) => {
    const row = RANKING.rows[index % 9];
    if (row === undefined) throw new RangeError('no sample row');
    return change({ ...row, programId: `ranked-${index}`, decidedBy: null }, index);
  });
}

/** A name and a contestant of forty characters. */
function longest(side: string): StageProgram {
  return {
    id: `longest-${side}`,
    sort: 7,
    programName: '以青春之名奔赴山海共赴星辰大海不负韶华砥砺前行谱写新时代华彩乐章校园歌手大赛',
    contestant: '信息与电子工程学院暨计算机科学与技术学院二〇二六级软件工程三班青年合唱团张三',
  };
}

/** The program that has led until now. */
function leading({ id, sort, programName, contestant }: StageProgram, score: number): RankRow {
  return {
    rank: 1,
    tied: false,
    programId: id,
    sort,
    programName,
    contestant,
    score,
    decidedBy: null,
  };
}

/** A photograph, and an organisation with a long name. */
const longFrom: Pick<StageProgram, 'organisation' | 'photoUrl' | 'markUrl'> = {
  organisation: '江城大学信息与电子工程学院暨计算机科学与技术学院学生艺术团',
  photoUrl: samplePhoto,
  markUrl: sampleMark,
};

const manyFouls = ['推出界外', '消极比赛', '超时', '未经裁判允许离开比赛区域'].map(
  (foulName, index) => ({ foulId: `foul-${index}`, foulName, times: index, allowed: 2 }),
);

/** A ranking whose programs all have scores; `ranks` of its first, who may share them. */
/** Returns this many programs, each with a name of its own. */
function many(count: number): StageProgram[] {
  return Array.from({ length: count }, (_, index) => {
    const { programName, contestant } = samplePrograms[index % samplePrograms.length] ?? chinese;
    const round = Math.floor(index / samplePrograms.length);
    return {
      id: `many-${index}`,
      sort: index + 1,
      programName: round === 0 ? programName : `${programName} ${round + 1}`,
      contestant,
    };
  });
}

function podium(ranks: readonly number[], others = 0): StageRanking {
  const count = ranks.length + others;
  const shares = (rank: number | null) => ranks.filter((one) => one === rank).length > 1;
  return {
    ...RANKING,
    totalSize: count,
    rows: rankRows(Math.min(count, RANKING.pageSize), (row, index) => {
      const rank = ranks[index] ?? index + 1;
      return { ...row, rank, tied: shares(rank), score: 100 - rank * 1.25 };
    }),
    podium: true,
  };
}

/** The longest names that there are, on every stand. */
function inLongNames(stage: StageRanking): StageRanking {
  const long = [forty, longest('red'), chinese];
  return {
    ...stage,
    rows: stage.rows.map((row, index) => {
      const { programName, contestant } = long[index % long.length] ?? forty;
      return { ...row, programName, contestant };
    }),
  };
}

/** Gives everybody but the third a photograph, like an organiser who has only some. */
function photographed<Kind extends StageProgram>(programs: readonly Kind[]): Kind[] {
  return programs.map((one, index) => (index === 2 ? one : { ...one, photoUrl: samplePhoto }));
}

/** As many cards, with the scores of those there are. */
function nine(cards: readonly ScoreCard[]): ScoreCard[] {
  return [...cards, ...cards].slice(0, 9).map((card, at) => ({ ...card, number: at + 1 }));
}

function faced(rows: readonly RankRow[]): RankRow[] {
  return rows.map((row, index) =>
    index % 3 === 2
      ? row
      : { ...row, ...(index % 3 === 1 ? { markUrl: sampleMark } : { photoUrl: samplePhoto }) },
  );
}

/** Judges with photographs and titles; the third has neither, the fourth a title that is too long. */
const faces: readonly ScoreCard[] = sampleCards.map((card, index) =>
  index === 2
    ? card
    : {
        ...card,
        photoUrl: samplePhoto,
        title:
          index === 3 ? '江城音乐学院声乐歌剧系教授、博士生导师、国家一级演员' : '国家一级演员',
      },
);

/** The extreme stages, named beside `sampleStages`. */
/** Five judges, three for red; the longest of their names does not fit its card. */
const fiveCards: BoutCards = {
  ...{ rounds: 3, submitted: 5, expected: 5, verdict: 'SPLIT' },
  cards: ['陈静', '刘洋', '周慧敏', '阿不都热依木·买买提', 'Aleksandra'].map((name, at) => ({
    ...{ number: at + 1, name, red: at < 3 ? 30 : 28, blue: at < 3 ? 27 : 29 },
    rounds: [],
  })),
};

export const extremeStages = {
  TITLE_FORTY: {
    ...sampleStages.TITLE_OPENING_PHOTO,
    program: { ...sampleStages.TITLE_OPENING_PHOTO.program, ...forty },
  },
  TITLE_FORTY_BARE: { ...sampleStages.TITLE_OPENING, program: forty },
  TITLE_NOBODY: {
    ...sampleStages.TITLE_OPENING,
    program: { ...sampleStages.TITLE_OPENING.program, sort: 100, contestant: '' },
  },
  TITLE_NEXT_FORTY: {
    ...sampleStages.TITLE_NEXT,
    program: { ...sampleStages.TITLE_NEXT.program, ...forty, sort: 128 },
  },
  TITLE_JUST_NOW_FORTY: {
    ...sampleStages.TITLE_JUST_NOW,
    program: {
      ...sampleStages.TITLE_JUST_NOW.program,
      ...forty,
      organisation: '江城大学信息与电子工程学院暨计算机科学与技术学院学生艺术团',
    },
    score: 100,
    decimals: 3,
    tied: true,
    rank: 12,
  },
  TITLE_JUST_NOW_UNSEEN: { ...sampleStages.TITLE_JUST_NOW, score: null, rank: null },
  TITLE_BOUT_LONGEST: {
    ...sampleStages.TITLE_BOUT,
    program: { ...longest('red'), ...longFrom },
    opponent: { ...forty, ...longFrom, sort: 128 },
  },
  TITLE_BOUT_NEXT_LATIN: {
    ...sampleStages.TITLE_BOUT_NEXT,
    program: { ...latin, photoUrl: samplePhoto },
    opponent: { ...chinese, contestant: '' },
  },
  TITLE_BOUT_JUST_NOW_LONGEST: {
    ...sampleStages.TITLE_BOUT_JUST_NOW,
    program: { ...longest('red'), ...longFrom },
    opponent: longest('blue'),
    score: 118.125,
    versus: { bout: 32, opponentScore: -118.5, winnerId: 'longest-blue' },
  },
  TITLE_BOUT_UNSEEN: {
    ...sampleStages.TITLE_BOUT_JUST_NOW,
    score: null,
    versus: { bout: 2, opponentScore: null, winnerId: null },
  },
  INTERMISSION_BOUT_LONGEST: {
    ...sampleStages.INTERMISSION_BOUT,
    next: longest('red'),
    opponent: forty,
  },
  AUDIENCE_VOTE_FORTY: { ...sampleStages.AUDIENCE_VOTE, program: forty },
  AUDIENCE_VOTE_ALL_LIKED: {
    ...sampleStages.AUDIENCE_VOTE_LIKED,
    program: forty,
    result: { voters: 99_999, votes: [0, 99_999], figure: 100 },
  },
  AUDIENCE_VOTE_RATED_FORTY: {
    ...sampleStages.AUDIENCE_VOTE_RATED,
    program: forty,
    result: { voters: 1, votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], figure: 10 },
  },
  AUDIENCE_VOTE_NOBODY: {
    ...sampleStages.AUDIENCE_VOTE_LIKED,
    program: latin,
    result: { voters: 0, votes: [0, 0], figure: null },
  },
  INTERMISSION_FORTY: { ...sampleStages.INTERMISSION, next: forty },
  INTERMISSION_OVER: {
    ...sampleStages.INTERMISSION,
    clock: { durationMs: 900_000, endsAt: null, remainingMs: 0 },
  },
  TEST_FORTY: { kind: 'TEST', programs: [forty, latin, chinese] },
  SPEECH_FORTY: { ...sampleStages.SPEECH, program: forty },
  SCORING_FORTY: { ...sampleStages.SCORING, program: forty },
  SCORING_PHOTO_FORTY: { ...sampleStages.SCORING, program: { ...forty, photoUrl: samplePhoto } },
  SCORING_NOBODY: { ...sampleStages.SCORING, submitted: 0, expected: 0 },
  SCORE_REVEAL_NOBODY: { ...SCORE_REVEAL, cards: [] },
  SCORE_REVEAL_FORTY: {
    ...SCORE_REVEAL,
    program: forty,
    cards: scored([100, 0, -0.5, 100, 99.75, 96.5, 96.5], () => nineteen),
  },
  SCORE_REVEAL_FIFTEEN_LONG: {
    ...SCORE_REVEAL,
    program: forty,
    cards: scored(
      Array.from({ length: 15 }, (_, index) => 100 - index / 4),
      (index) => (index === 3 ? nineteen : '欧阳文清'),
    ),
  },
  /** As many judges as a hall has, each with a name of nineteen characters, and the scores that are hardest to set. */
  SCORE_REVEAL_THIRTY_ONE_LONG: {
    ...SCORE_REVEAL,
    program: forty,
    cards: scored(hardest(31), () => nineteen),
  },
  SCORE_REVEAL_SIXTY_LONG: {
    ...SCORE_REVEAL,
    program: forty,
    cards: scored(hardest(60), () => nineteen),
  },
  SCORE_REVEAL_FACES: { ...SCORE_REVEAL, cards: [...faces] },
  SCORE_REVEAL_SWEEP_FACES: { ...SCORE_REVEAL, style: 'SWEEP', cards: [...faces] },
  SCORE_REVEAL_METER_FACES: { ...sampleStages.SCORE_REVEAL_METER, cards: [...faces] },
  SCORE_REVEAL_SWEEP_ONE: { ...SCORE_REVEAL, style: 'SWEEP', cards: cards(1) },
  SCORE_REVEAL_SWEEP_NOBODY: { ...SCORE_REVEAL, style: 'SWEEP', cards: [] },
  SCORE_REVEAL_SWEEP_LONG: {
    ...SCORE_REVEAL,
    style: 'SWEEP',
    program: forty,
    cards: scored([100, 0, -0.5, 100, 99.75, 96.5, 96.5], () => nineteen),
  },
  SCORE_REVEAL_SWEEP_THIRTY_ONE: { ...SCORE_REVEAL, style: 'SWEEP', cards: cards(31) },
  SCORE_REVEAL_SWEEP_SIXTY: {
    ...SCORE_REVEAL,
    style: 'SWEEP',
    program: forty,
    cards: scored(hardest(60), () => nineteen),
  },
  SCORE_REVEAL_SWEEP_VOTE: { ...sampleStages.SCORE_REVEAL_VOTE, style: 'SWEEP' },
  SCORE_REVEAL_METER_ONE: { ...SCORE_REVEAL, style: 'METER', cards: cards(1) },
  SCORE_REVEAL_METER_NOBODY: { ...SCORE_REVEAL, style: 'METER', cards: [] },
  SCORE_REVEAL_METER_LONG: {
    ...SCORE_REVEAL,
    style: 'METER',
    program: forty,
    mark: leading(forty, 99.75),
    cards: scored([100, 0, -0.5, 100, 99.75, 96.5, 96.5], () => nineteen),
  },
  SCORE_REVEAL_METER_THIRTY_ONE: { ...SCORE_REVEAL, style: 'METER', cards: cards(31) },
  SCORE_REVEAL_METER_SIXTY: {
    ...SCORE_REVEAL,
    style: 'METER',
    program: forty,
    cards: scored(hardest(60), () => nineteen),
  },
  SCORE_REVEAL_METER_VOTE: { ...sampleStages.SCORE_REVEAL_VOTE, style: 'METER' },
  SCORE_REVEAL_ITEMS_NINE: {
    ...sampleStages.SCORE_REVEAL_ITEMS,
    cards: nine(sampleStages.SCORE_REVEAL_ITEMS.cards),
  },
  SCORE_REVEAL_ITEMS_NINE_FORTY: {
    ...sampleStages.SCORE_REVEAL_ITEMS,
    program: forty,
    cards: nine(sampleStages.SCORE_REVEAL_ITEMS.cards).map((card) => ({
      ...card,
      name: 'Christopher Montgomery',
    })),
  },
  PROGRAM_LIST_BOUTS_FORTY: {
    ...sampleStages.PROGRAM_LIST_BATTLE,
    rows: sampleStages.PROGRAM_LIST_BATTLE.rows.map((row, at) => ({
      ...row,
      programName: at % 2 === 0 ? forty.programName : latin.programName,
      contestant: at % 2 === 0 ? forty.contestant : latin.contestant,
      ...(at < 2 ? { finalScore: 118.125 } : {}),
    })),
  },
  SCORE_REVEAL_METER_ITEMS: { ...sampleStages.SCORE_REVEAL_ITEMS, style: 'METER' },
  RESULT_SWEEP_ITEMS: { ...sampleStages.RESULT_ITEMS, style: 'SWEEP' },
  RESULT_METER_ITEMS: { ...sampleStages.RESULT_ITEMS, style: 'METER' },
  /** The first of the evening: nobody to be measured by. */
  RESULT_METER_FIRST: {
    ...RESULT,
    style: 'METER',
    rankedTotal: 1,
    leader: null,
    leaderChanged: false,
    mark: null,
  },
  RESULT_METER_BELOW: {
    ...RESULT,
    style: 'METER',
    program: forty,
    programScore: -0.5,
    rank: 9,
    leaderChanged: false,
    leader: leading(forty, 100),
    mark: leading(forty, 100),
  },
  /** Nothing follows, so the news of a changed lead stays. */
  RESULT_LEAD_TAKEN: { ...RESULT, working: { ...RESULT.working, parts: [] } },
  RESULT_LEAD_TAKEN_LONG: {
    ...RESULT,
    program: forty,
    programScore: 100,
    mark: leading(longest('red'), 99.999),
    working: { ...RESULT.working, decimals: 3, parts: [] },
  },
  RESULT_LEAD_TAKEN_VOTES: {
    ...RESULT,
    vote: true,
    programScore: 128,
    mark: leading(latin, 127),
    working: { ...RESULT.working, decimals: 0, parts: [] },
  },
  SCORING_SIXTY: { ...sampleStages.SCORING, program: forty, submitted: 59, expected: 60 },
  RESULT_THIRTY_ONE: {
    ...RESULT,
    program: forty,
    programScore: 100,
    tied: true,
    rank: 31,
    leader: null,
    leaderChanged: false,
    cards: scored(hardest(31), () => nineteen),
  },
  RESULT_FORTY: { ...RESULT, program: forty, programScore: 100 },
  RESULT_NOUGHT: { ...RESULT, programScore: 0 },
  RESULT_BELOW_NOUGHT: { ...RESULT, program: forty, programScore: -0.5 },
  SIGN_IN_TILE_LONG: {
    ...sampleStages.SIGN_IN_TILE,
    judges: sampleJudges(12, 5).map((judge) => ({ ...judge, name: nineteen })),
  },
  SIGN_IN_LIST_LONG: {
    ...sampleStages.SIGN_IN_LIST,
    judges: sampleJudges(24, 5).map((judge) => ({ ...judge, name: nineteen })),
  },
  SIGN_IN_ONE: {
    ...sampleStages.SIGN_IN_TOTAL,
    judges: sampleJudges(1, 1),
    signed: 1,
    total: 1,
  },
  SIGN_IN_THIRTY_ONE: {
    ...sampleStages.SIGN_IN_TOTAL,
    judges: sampleJudges(31, 17),
    signed: 17,
    total: 31,
  },
  SIGN_IN_TILE_SIXTY: {
    ...sampleStages.SIGN_IN_TILE,
    judges: sampleJudges(60, 60).map((judge) => ({ ...judge, name: nineteen })),
    signed: 60,
    total: 60,
  },
  SIGN_IN_LIST_SIXTY: {
    ...sampleStages.SIGN_IN_LIST,
    judges: sampleJudges(60, 59).map((judge) => ({ ...judge, name: nineteen })),
    signed: 59,
    total: 60,
  },
  PROGRAM_LIST_ONE: { ...PROGRAM_LIST, rows: listRows(1), total: 1, nextProgramId: null },
  PROGRAM_LIST_OF_500: {
    ...PROGRAM_LIST,
    rows: listRows(24).map((row) => ({ ...row, ...forty, id: row.id, sort: row.sort + 380 })),
    offset: 476,
    total: 500,
    nextProgramId: 'row-8',
  },
  RANKING_OF_500: {
    ...RANKING,
    pageSize: 20,
    pageNo: 24,
    totalSize: 500,
    rows: rankRows(20, (row, index) => ({
      ...row,
      rank: 481,
      score: [100, 0, -0.5][index % 3] ?? 0,
      programName: forty.programName,
      contestant: forty.contestant,
    })),
  },
  RANKING_TIED_FORTY: {
    ...RANKING,
    totalSize: 500,
    rows: rankRows(10, (row, index) => ({
      ...row,
      rank: index < 4 ? 1 : 5,
      tied: true,
      score: index < 4 ? 100 : -0.5,
      programName: forty.programName,
      contestant: forty.contestant,
    })),
  },
  RANKING_FORTY: {
    ...RANKING,
    rows: rankRows(10, (row, index) => ({
      ...row,
      rank: index + 1,
      programName: forty.programName,
      contestant: forty.contestant,
    })),
  },
  /** Photographs, marks and rows without either, in one table. */
  RANKING_FACES: { ...RANKING, pictured: true, rows: faced(RANKING.rows) },
  RANKING_FACES_FORTY: {
    ...RANKING,
    pictured: true,
    rows: faced(
      rankRows(10, (row, index) => ({
        ...row,
        rank: index + 1,
        programName: forty.programName,
        contestant: forty.contestant,
      })),
    ),
  },
  /** Four share the last promoted rank, and go on together. */
  RANKING_PROMOTED_TIED: {
    ...RANKING,
    totalSize: 20,
    pageSize: 20,
    promotedCount: 6,
    promotedPlaces: 9,
    rows: rankRows(20, (row, index) => ({
      ...row,
      rank: index < 5 ? index + 1 : index < 9 ? 6 : index + 1,
      tied: index >= 5 && index < 9,
      score: 96 - (index < 5 ? index : index < 9 ? 5 : index),
    })),
  },
  RANKING_LIVING_FORTY: {
    ...RANKING,
    newcomer: 'ranked-0',
    topScore: 100,
    promotedCount: 3,
    promotedPlaces: 3,
    rows: rankRows(10, (row, index) => ({
      ...row,
      rank: index + 1,
      tied: index > 6,
      score: [100, 99.5, 0, -0.5][index] ?? -5,
      programName: forty.programName,
      contestant: forty.contestant,
    })),
  },
  RANKING_PK_FORTY: {
    ...RANKING_PK,
    topScore: 100,
    rows: rankRows(6, (row, index) => ({
      ...row,
      score: index === 0 ? 100 : row.score,
      programName: forty.programName,
      contestant: forty.contestant,
    })),
  },
  PODIUM_ONE: podium([1]),
  PODIUM_TWO: podium([1, 2]),
  PODIUM_THREE: podium([1, 2, 3]),
  PODIUM_OF_24: podium([1, 2, 3], 21),
  PODIUM_PK: { ...podium([1, 2, 3], 3), showType: 'PK', pageSize: 6 },
  PODIUM_OF_AN_ITEM: { ...podium([1, 2, 3]), item: sampleStages.SPEECH_ITEM.item },
  PODIUM_TWO_FIRST: podium([1, 1, 3], 2),
  PODIUM_TWO_SECOND: podium([1, 2, 2], 2),
  PODIUM_TWO_THIRD: podium([1, 2, 3, 3], 3),
  PODIUM_FORTY: inLongNames(podium([1, 2, 3], 3)),
  PODIUM_SIX_FIRST: inLongNames(podium([1, 1, 1, 1, 1, 1])),
  PODIUM_SIX_FORTY: inLongNames(podium([1, 2, 3, 3, 3, 3])),
  PODIUM_SCORES: {
    ...podium([1, 2, 3]),
    rows: podium([1, 2, 3]).rows.map((row, index) => ({
      ...row,
      score: [100, 0, -0.5][index] ?? 0,
    })),
  },
  CHAMPION_FORTY: sampleChampion([forty], {
    runnerUp: { program: chinese, score: 95.1, margin: 0.34, decidedBy: null },
  }),
  CHAMPION_LATIN: sampleChampion([latin], { score: 7, decimals: 0, vote: true }),
  CHAMPION_ALONE: sampleChampion([{ ...chinese, contestant: '' }]),
  CHAMPION_THREE: sampleChampion([forty, chinese, latin]),
  CHAMPION_TWELVE: sampleChampion(many(12)),
  CHAMPION_COVERED: {
    ...sampleStages.CHAMPION,
    champions: [],
    score: null,
    runnerUp: null,
    steps: [],
  },
  CHAMPION_PHOTO: sampleChampion(photographed([forty])),
  CHAMPION_THREE_PHOTOS: sampleChampion(photographed(many(3))),
  AWARDS_PHOTO: sampleAwards([
    { awardName: '银奖', winners: photographed(many(2)) },
    { awardName: '金奖', winners: photographed([chinese]) },
  ]),
  STANDS_COVERED: { ...sampleStages.PODIUM, rows: [], steps: [] },
  STANDS_FORTY: samplePodium(inLongNames(podium([1, 2, 3])).rows),
  STANDS_TWO_FIRST: samplePodium(podium([1, 1, 3]).rows),
  STANDS_NINE_FIRST: samplePodium(
    many(9).map(({ id: programId, ...names }) => ({
      ...names,
      programId,
      rank: 1,
      tied: true,
      score: 92,
      decidedBy: null,
    })),
  ),
  RESULT_OF_A_GUEST: {
    ...sampleStages.RESULT,
    program: { ...sampleStages.RESULT.program, standing: 'GUEST' },
    rank: null,
    tied: false,
    leader: null,
    leaderChanged: false,
  },
  STANDS_FIVE_THIRD: samplePodium(
    many(7).map(({ id: programId, ...names }, index) => ({
      ...names,
      programId,
      rank: Math.min(3, index + 1),
      tied: index > 1,
      score: 92 - Math.min(3, index),
      decidedBy: null,
    })),
  ),
  STANDS_FIVE_THIRD_OPEN: {
    ...samplePodium(
      many(5).map(({ id: programId, ...names }) => ({
        ...names,
        programId,
        rank: 3,
        tied: true,
        score: 89,
        decidedBy: null,
      })),
    ),
    steps: [{ kind: 'PLACES', from: 2, to: 7, waitMs: 0 }],
  },
  CHAMPION_TWENTY: sampleChampion(many(20)),
  AWARDS_COVERED: { ...sampleStages.AWARDS, awards: [], steps: [] },
  AWARDS_FORTY: sampleAwards([
    { awardName: '江城市校园文化艺术节组委会特别贡献荣誉奖', winners: [forty, chinese, latin] },
  ]),
  AWARDS_MANY: sampleAwards([{ awardName: '优秀奖', winners: many(31) }]),
  BRACKET_4: sampleBracket(many(4), { decided: 0 }),
  BRACKET_5: sampleBracket(many(5), { decided: 3 }),
  BRACKET_7: sampleBracket(many(7), { decided: 6 }),
  BRACKET_16: sampleBracket(many(16), { decided: 8 }),
  BRACKET_16_CHAMPION: sampleBracket(many(16), { decided: 15 }),
  BRACKET_FORTY: sampleBracket(
    many(8).map((program, at) => ({
      ...program,
      programName: at % 2 === 0 ? forty.programName : latin.programName,
    })),
    { decided: 7 },
  ),
  BRACKET_32: sampleBracket(many(32), { decided: 5, rounds: 1 }),
  BRACKET_WALKOVER: withWalkover(sampleBracket(many(8), { decided: 1 })),
  BRACKET_32_WALKOVER: withWalkover(sampleBracket(many(32), { decided: 5, rounds: 1 })),
  PROGRAM_LIST_WALKOVER: {
    ...sampleStages.PROGRAM_LIST_BATTLE,
    rows: sampleStages.PROGRAM_LIST_BATTLE.rows.map((row, at) => ({
      ...row,
      ...(at === 2 ? { walkover: true } : at === 3 ? { standing: 'DISQUALIFIED' as const } : {}),
    })),
  },
  ROUND_TABLE_20: sampleTable(many(20)),
  ROUND_TABLE_FORTY: sampleTable([forty, chinese, latin, ...many(5)]),
  BRACKET_EMPTY: { kind: 'BRACKET', rounds: [], champion: null, decimals: 0 },
  SPEECH_TEST: { ...sampleStages.SPEECH, test: true },
  SCORING_TEST: { ...sampleStages.SCORING, test: true },
  SCORE_REVEAL_TEST: { ...SCORE_REVEAL, test: true },
  RESULT_TEST: { ...RESULT, test: true, rank: null, leader: null, leaderChanged: false },
  BATTLE_TEST: { ...BATTLE, test: true },
  SPEECH_LONG: { ...sampleStages.SPEECH, program: chinese },
  SPEECH_LATIN: { ...sampleStages.SPEECH, program: latin },
  SPEECH_PHOTO: { ...sampleStages.SPEECH, program: { ...chinese, photoUrl: samplePhoto } },
  SPEECH_PHOTO_FORTY: {
    ...sampleStages.SPEECH,
    program: { ...forty, photoUrl: samplePhoto },
    clock: null,
  },
  SPEECH_NOBODY: {
    ...sampleStages.SPEECH,
    program: { ...sampleStages.SPEECH.program, contestant: '' },
    clock: null,
  },
  SPEECH_TIME_UP: {
    ...sampleStages.SPEECH,
    clock: { durationMs: 300_000, endsAt: null, remainingMs: 0 },
  },
  SCORING_LONG: { ...sampleStages.SCORING, program: chinese, submitted: 13, expected: 30 },
  SCORING_TIME_UP: {
    ...sampleStages.SCORING,
    clock: { durationMs: 60_000, endsAt: null, remainingMs: 0 },
  },
  SCORE_REVEAL_ONE: { ...SCORE_REVEAL, cards: cards(1) },
  SCORE_REVEAL_THREE: { ...SCORE_REVEAL, program: chinese, cards: cards(3) },
  SCORE_REVEAL_NINE: { ...SCORE_REVEAL, program: latin, cards: cards(9) },
  SCORE_REVEAL_FIFTEEN: { ...SCORE_REVEAL, cards: cards(15) },
  SCORE_REVEAL_SIXTY: { ...SCORE_REVEAL, cards: cards(60) },
  SCORE_REVEAL_ANONYMOUS: {
    ...SCORE_REVEAL,
    cards: cards(9).map((card) => ({ ...card, name: null, number: null })),
  },
  RESULT_NEGATIVE: {
    ...RESULT,
    program: chinese,
    programScore: -12.5,
    rank: 9,
    leaderChanged: false,
    leader: sampleStages.RESULT_ITEMS.leader,
  },
  RESULT_ITEMS_LONG: {
    ...sampleStages.RESULT_ITEMS,
    program: chinese,
    rank: 112,
    rankedTotal: 200,
    leader: { ...sampleStages.RESULT_ITEMS.leader, programName: chinese.programName },
  },
  RESULT_LONG_LEADER: {
    ...RESULT,
    program: latin,
    rank: 112,
    rankedTotal: 200,
    leaderChanged: false,
    leader: { ...sampleStages.RESULT_ITEMS.leader, programName: chinese.programName },
  },
  RESULT_FIRST: { ...RESULT, rankedTotal: 1, leader: null, leaderChanged: false },
  RESULT_TIED: { ...RESULT, tied: true, leader: null, leaderChanged: false },
  RESULT_PENDING: {
    ...RESULT,
    programScore: null,
    rank: null,
    leader: null,
    leaderChanged: false,
  },
  RESULT_CORRECTED: {
    ...RESULT,
    rank: 2,
    leaderChanged: false,
    leader: sampleStages.RESULT_ITEMS.leader,
    working: {
      ...RESULT.working,
      corrected: { score: 95.44, computed: 95.24, reason: '漏计 1 位评委', at: 0 },
    },
  },
  SIGN_IN_EMPTY: { ...sampleStages.SIGN_IN_TOTAL, judges: [], signed: 0, total: 0 },
  SIGN_IN_COMPLETE: {
    ...sampleStages.SIGN_IN_TOTAL,
    judges: sampleJudges(30, 30),
    signed: 30,
    total: 30,
  },
  SIGN_IN_TILE_THREE: {
    ...sampleStages.SIGN_IN_TILE,
    judges: sampleJudges(3, 1),
    signed: 1,
    total: 3,
  },
  SIGN_IN_LIST_THREE: {
    ...sampleStages.SIGN_IN_LIST,
    judges: sampleJudges(3, 1),
    signed: 1,
    total: 3,
  },
  PROGRAM_LIST_TWO: {
    ...PROGRAM_LIST,
    rows: listRows(2),
    total: 2,
    nextProgramId: 'row-1',
  },
  PROGRAM_LIST_LONG: {
    ...PROGRAM_LIST,
    rows: listRows(24),
    offset: 96,
    total: 200,
    nextProgramId: 'row-8',
  },
  PROGRAM_LIST_EMPTY: { ...PROGRAM_LIST, rows: [], total: 0, nextProgramId: null },
  RANKING_TIES: {
    ...RANKING,
    rows: rankRows(10, (row, index) => ({
      ...row,
      rank: index < 3 ? 1 : index + 1,
      tied: index < 3,
      score: index < 3 ? 95.44 : index > 7 ? -5 - index : row.score,
      programName: index === 1 ? chinese.programName : row.programName,
      contestant: index === 1 ? chinese.contestant : index === 4 ? '' : row.contestant,
    })),
    totalSize: 10,
  },
  RANKING_PLACES: {
    ...RANKING,
    rows: rankRows(9, (row, index) => ({
      ...row,
      places: { each: ['1', '2', '3.5', '4', '5'], total: `${index + 4}.5` },
      programName: index === 1 ? chinese.programName : row.programName,
      contestant: index === 1 ? chinese.contestant : row.contestant,
    })),
    totalSize: 9,
  },
  RANKING_PK_TIES: {
    ...RANKING_PK,
    rows: rankRows(6, (row, index) => ({
      ...row,
      rank: index < 2 ? 1 : index + 1,
      tied: index < 2,
      score: index < 2 ? 95.44 : row.score,
    })),
  },
  RANKING_VOTES: {
    ...RANKING,
    vote: true,
    decimals: 1,
    topScore: 4.4,
    rows: rankRows(4, (row, index) => ({
      ...row,
      score: [4.4, 4, 3.6, 3.6][index] ?? null,
      rank: [1, 2, 3, 3][index] ?? null,
      tied: index > 1,
    })),
    totalSize: 4,
  },
  RANKING_LAST_PAGES: {
    ...RANKING,
    pageSize: 20,
    pageNo: 9,
    totalSize: 200,
    rows: rankRows(20, (row, index) => ({ ...row, rank: 181 + index })),
  },
  RANKING_TWO: { ...RANKING, totalSize: 2, rows: RANKING.rows.slice(0, 2) },
  RANKING_EMPTY: { ...RANKING, totalSize: 0, rows: [] },
  RANKING_PK_UNSCORED: {
    ...RANKING_PK,
    rows: rankRows(6, (row, index) => (index < 3 ? row : { ...row, rank: null, score: null })),
  },
  RANKING_PK_NEGATIVE: {
    ...RANKING_PK,
    totalSize: 4,
    topScore: 20,
    rows: rankRows(4, (row, index) => ({
      ...row,
      score: 20 - index * 12,
      programName: index === 1 ? chinese.programName : row.programName,
    })),
  },
  BATTLE_LONG: {
    ...BATTLE,
    clock: null,
    red: { ...BATTLE.red, program: chinese, score: -3 },
    blue: { ...BATTLE.blue, program: latin, score: 118.5 },
  },
  /** Two decimals each, and a hit on either side, as large as they come. */
  BATTLE_HIT_RED: {
    ...BATTLE,
    red: { ...BATTLE.red, score: 24.25 },
    hit: { programId: BATTLE.red.program.id, point: -1.25, foulId: null, version: 41 },
  },
  BATTLE_HIT_BLUE: {
    ...BATTLE,
    red: { ...BATTLE.red, score: 118.125 },
    blue: { ...BATTLE.blue, score: 23.25 },
    hit: { programId: BATTLE.blue.program.id, point: 4.25, foulId: null, version: 41 },
  },
  /** Names as long as the desk takes them, on either side, while it runs and when it is over. */
  BATTLE_LONGEST: {
    ...BATTLE,
    red: { ...BATTLE.red, program: longest('red') },
    blue: { ...BATTLE.blue, program: longest('blue'), fouls: manyFouls },
  },
  BATTLE_WON_LONGEST: {
    ...sampleStages.BATTLE_WON,
    red: { ...sampleStages.BATTLE_WON.red, program: longest('red'), fouls: manyFouls },
    blue: { ...sampleStages.BATTLE_WON.blue, program: longest('blue'), score: -118.125 },
    determination: {
      winnerId: 'longest-red',
      loserId: 'longest-blue',
      reason: 'EXCEEDED_FOULS',
      foulName: '未经裁判允许离开比赛区域',
      lead: null,
    },
  },
  BATTLE_WON_PHOTO_LONGEST: {
    ...sampleStages.BATTLE_WON_PHOTO,
    red: { ...sampleStages.BATTLE_WON_PHOTO.red, program: longest('red'), fouls: manyFouls },
    blue: {
      ...sampleStages.BATTLE_WON_PHOTO.blue,
      program: { ...longest('blue'), photoUrl: samplePhoto },
      score: 118.125,
    },
    determination: {
      winnerId: 'longest-blue',
      loserId: 'longest-red',
      reason: 'EXCEEDED_FOULS',
      foulName: '未经裁判允许离开比赛区域',
      lead: null,
    },
  },
  BATTLE_WON_TIME_UP: {
    ...sampleStages.BATTLE_WON,
    clock: { durationMs: 180_000, endsAt: null, remainingMs: 0 },
    determination: {
      winnerId: BATTLE.blue.program.id,
      loserId: BATTLE.red.program.id,
      reason: 'OPERATOR',
      foulName: null,
      lead: null,
    },
  },
  BATTLE_WON_BY_LEAD: {
    ...BATTLE,
    status: 'DETERMINED',
    clock: { durationMs: 180_000, endsAt: null, remainingMs: 41_000 },
    hit: { programId: BATTLE.blue.program.id, point: 5, foulId: null, version: 41 },
    red: { ...BATTLE.red, outcome: 'LOSS' },
    blue: { ...BATTLE.blue, outcome: 'WIN', score: 34 },
    determination: {
      winnerId: BATTLE.blue.program.id,
      loserId: BATTLE.red.program.id,
      reason: 'LEAD_SCORE',
      foulName: null,
      lead: 10,
    },
  },
  BATTLE_DRAWN: {
    ...BATTLE,
    status: 'DETERMINED',
    red: { ...BATTLE.red, outcome: 'DRAW', score: 24 },
    blue: { ...BATTLE.blue, outcome: 'DRAW', score: 24 },
  },
  BATTLE_CARDS_OUT: {
    ...BATTLE,
    red: { ...BATTLE.red, score: 0 },
    blue: { ...BATTLE.blue, score: 0 },
    hit: null,
    boutCards: { rounds: 3, submitted: 2, expected: 3, cards: [] },
  },
  BATTLE_WON_BY_CARDS: {
    ...sampleStages.BATTLE_WON,
    red: { ...sampleStages.BATTLE_WON.red, program: longest('red'), score: 3 },
    blue: { ...sampleStages.BATTLE_WON.blue, program: longest('blue'), score: 2 },
    determination: {
      ...{ winnerId: 'longest-red', loserId: 'longest-blue', reason: 'CARDS' },
      ...{ foulName: null, lead: 1 },
    },
    boutCards: fiveCards,
  },
  BATTLE_DRAWN_BY_CARDS: {
    ...BATTLE,
    status: 'DETERMINED',
    red: { ...BATTLE.red, outcome: 'DRAW', score: 1 },
    blue: { ...BATTLE.blue, outcome: 'DRAW', score: 1 },
    boutCards: {
      ...{ rounds: 3, submitted: 3, expected: 3, verdict: 'SPLIT' },
      cards: fiveCards.cards.slice(0, 3).map((card, at) => ({
        ...card,
        red: 29 + Math.min(at, 1),
        blue: 30 - Math.max(0, at - 1),
      })),
    },
  },
  BATTLE_WON_BY_OPERATOR: {
    ...sampleStages.BATTLE_WON,
    determination: {
      winnerId: BATTLE.red.program.id,
      loserId: BATTLE.blue.program.id,
      reason: 'OPERATOR',
      foulName: null,
      lead: null,
    },
  },
} satisfies Record<string, Stage>;

export type ExtremeStageName = keyof typeof extremeStages;
