// The pictures of unusual evenings: long names, few and many, negative points, ties, nobody, tests.
import type {
  RankRow,
  ScoreCard,
  Stage,
  StageProgram,
  StageProgramRow,
} from '@liangfen/sdk/schema';
import { sampleCards, sampleJudges, sampleStages } from './samples.ts';

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

function cards(count: number): ScoreCard[] {
  const made = Array.from({ length: count }, (_, index): ScoreCard => {
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

/** Each by a name of its own, beside `sampleStages`. */
export const extremeStages = {
  SPEECH_TEST: { ...sampleStages.SPEECH, test: true },
  SCORING_TEST: { ...sampleStages.SCORING, test: true },
  SCORE_REVEAL_TEST: { ...SCORE_REVEAL, test: true },
  RESULT_TEST: { ...RESULT, test: true, rank: null, leader: null, leaderChanged: false },
  BATTLE_TEST: { ...BATTLE, test: true },
  SPEECH_LONG: { ...sampleStages.SPEECH, program: chinese },
  SPEECH_LATIN: { ...sampleStages.SPEECH, program: latin },
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
      score: index < 3 ? 95.44 : index > 7 ? -5 - index : row.score,
      programName: index === 1 ? chinese.programName : row.programName,
      contestant: index === 1 ? chinese.contestant : index === 4 ? '' : row.contestant,
    })),
    totalSize: 10,
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
  BATTLE_WON_BY_LEAD: {
    ...BATTLE,
    status: 'DETERMINED',
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
