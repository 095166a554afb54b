// Each practice by an example that was worked out by hand, after the rule that its source writes down.
import type { PracticeName, Program, Setting } from '@liangfen/sdk/schema';
import { practiceNameValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import {
  cardOf,
  decideByCards,
  finalScore,
  fullMarks,
  isOnStep,
  practiceDifferences,
  practiceFileOf,
  practiceOf,
  practices,
  rankPrograms,
  roundIdsOf,
  roundTable,
  scoreStepOf,
  settingOfHall,
  teamResults,
  timePenaltyOf,
  unfitQuickScores,
} from '../src/index.ts';
import { program } from '../src/testing/index.ts';
import { practiceWords } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

/** What each judge gave, item by item; judges stand in the groups in turn where there are several. */
type Marks = readonly (readonly number[])[];

interface Example {
  readonly marks: Marks;
  readonly score: number;
  /** What is brought from the round before. */
  readonly earlier?: number;
  /** The one panel that judges the program. */
  readonly judgeGroupId?: string;
  /** The program's difficulty. */
  readonly factor?: number;
  /** For how many seconds the act was on stage; what the table takes for it is an adjustment. */
  readonly usedSeconds?: number;
}

const steady = [8.75, 8.5, 9, 8.75, 8.5, 8.25, 9, 8.75, 9.25];
const fifth = [8.75, 8.5, 9, 8.75, 8.5, 8.25, 9, 9, 9.25];

/** Fields of bouts have no marks: theirs are decided below. */
const ofBouts = ['BOXING_CARDS', 'ROBOT_BOUTS'] as const;

type Judged = Exclude<PracticeName, (typeof ofBouts)[number]>;

const isJudged = (name: PracticeName): name is Judged => !ofBouts.some((one) => one === name);

const examples: Readonly<Record<Judged, Example>> = {
  // (9.60 + 9.62 + 9.65) ÷ 3 = 9.6233…
  SCHOOL_SINGING: { marks: [[9.5], [9.6], [9.62], [9.65], [9.7]], score: 9.62 },
  // Totals 9.0, 9.2, 9.1, 9.7 and 8.0: without the last two (9.0 + 9.2 + 9.1) ÷ 3.
  SCHOOL_SPEECH: {
    marks: [
      [5.5, 3.5],
      [5.6, 3.6],
      [5.4, 3.7],
      [5.8, 3.9],
      [5, 3],
    ],
    score: 9.1,
  },
  // As above, and 12 seconds beyond the eight minutes: 超 11—20 秒扣 0.05.
  SPEECH_TIMED: {
    marks: [
      [5.5, 3.5],
      [5.6, 3.6],
      [5.4, 3.7],
      [5.8, 3.9],
      [5, 3],
    ],
    score: 9.05,
    usedSeconds: 492,
  },
  // Four times 61.25 ÷ 7 = 8.75, × 0.8 = 7.00; once 61.5 ÷ 7 ≈ 8.79, × 0.8 = 7.032 ≈ 7.03.
  FIGURE_SKATING_COMPONENTS: {
    marks: steady.map((mark, judge) => [mark, mark, mark, mark, fifth[judge] ?? 0]),
    score: 35.03,
  },
  // (90 + 91 + 92 + 93) ÷ 4
  SNOWBOARD_RUN: { marks: [[90], [91], [92], [93], [94], [88]], score: 91.5 },
  // 8.1 + 8.2 + 8.2
  TRAMPOLINE_EXECUTION: { marks: [[8.1], [8.2], [8.2], [8.3], [8]], score: 24.5 },
  COFFEE_CUPPING: { marks: [[8, 8.25, 8, 8, 7.75, 8, 10, 10, 10, 8]], score: 86 },
  BRASS_BAND: { marks: [[84, 83]], score: 167 },
  DANCE_SHOW: { marks: [[7], [8], [8], [9]], score: 32 },
  // Jury 12 + 10, public 8 + 7.
  SONG_CONTEST: { marks: [[12], [8], [10], [7]], score: 37 },
  // Seven marks: without two and two (8.6 + 8.8 + 9.0) ÷ 3.
  GYMNASTICS_EXECUTION: { marks: [[8], [8.5], [8.6], [8.8], [9], [9.1], [9.2]], score: 8.8 },
  // Five judges of difficulty agree; of 0.8, 1.2, 1.0, 0.9 and 1.1 the middle three make 1.0: 5.4 + 9.0. Panels sit in turn.
  GYMNASTICS_D_E: {
    marks: [0.8, 1.2, 1, 0.9, 1.1].flatMap((deduction) => [
      [5.4, 0],
      [0, deduction],
    ]),
    score: 14.4,
  },
  // (90 + 91 + 92 + 93) ÷ 4 in the first run; the others are lower.
  SNOWBOARD_BEST_RUN: {
    marks: [90, 91, 92, 93, 94, 88].map((mark) => [mark, mark - 20, mark - 5]),
    score: 91.5,
  },
  // 88 × 25 % + 93 × 75 % = 22 + 69.75
  CHEER_TWO_DAYS: { marks: [[92], [94], [93]], score: 91.75, earlier: 88 },
  BALLROOM_CALL_BACK: { marks: [[1], [1], [0], [1], [0]], score: 3 },
  // The places of three judges, added up: 6 + 6 + 8.
  BALLROOM_FINAL: {
    marks: [
      [1, 1, 2, 1, 1],
      [1, 2, 1, 1, 1],
      [2, 1, 1, 1, 3],
    ],
    score: 20,
  },
  // (3.3 + 3.4 + 3.5) ÷ 3 + (5.1 + 5.2 + 5.3) ÷ 3
  POOMSAE: {
    marks: [
      [3.2, 5],
      [3.4, 5.1],
      [3.3, 5.2],
      [3.5, 5.3],
      [3.6, 5.4],
    ],
    score: 8.6,
  },
  ROBOT_TIMED_RUN: { marks: [[75.32, 71.1]], score: 71.1 },
  FIELD_ATTEMPTS: { marks: [[6.12, 0, 6.4, 6.33, 6.38, 6.1]], score: 6.4 },
  // One panel of five: (82 + 84 + 86) ÷ 3; beside the other panel it is shown below.
  INTERVIEW_PANELS: { marks: [[80], [82], [84], [86], [90]], score: 84, judgeGroupId: 'g1' },
  SCIENCE_FAIR_PANELS: {
    marks: [
      [16, 17, 15, 18, 14],
      [18, 17, 17, 18, 16],
    ],
    score: 83,
    judgeGroupId: 'g2',
  },
  // A: 5 − (0.2 + 0.3) ÷ 2 = 4.75; B: (2.5 + 2.6) ÷ 2 = 2.55; C: (1.8 + 1.8) ÷ 2; the head judge takes off 0.1. Panels sit in turn, here and below.
  WUSHU_TAOLU: {
    marks: [
      [0.2, 0, 0, 0],
      [0, 2.5, 0, 0],
      [0, 0, 1.8, 0],
      [0, 0, 0, 0.1],
      [0.3, 0, 0, 0],
      [0, 2.6, 0, 0],
      [0, 0, 1.8, 0],
    ],
    score: 9,
  },
  // (8.4 + 8.5) ÷ 2 + (8.1 + 8.2) ÷ 2 + 6.3 ÷ 2 = 8.45 + 8.15 + 3.15
  AEROBIC_GYMNASTICS: {
    marks: [
      [8.4, 8.1],
      [8.5, 8.2],
      [8.1, 7.9],
      [8.9, 8.6],
    ].flatMap(([artistry = 0, execution = 0]) => [
      [artistry, 0, 0],
      [0, execution, 0],
      [0, 0, 6.3],
    ]),
    score: 19.75,
  },
  // 7.2 + 6.5 + (10 − (1.2 + 1.4) ÷ 2) + (10 − (2.1 + 2.3) ÷ 2)
  RHYTHMIC_GYMNASTICS: {
    marks: [
      [1.2, 2.1],
      [1.4, 2.3],
      [0.9, 1.8],
      [2, 3],
    ].flatMap(([artistry = 0, execution = 0]) => [
      [7.2, 0, 0, 0],
      [0, 6.5, 0, 0],
      [0, 0, artistry, 0],
      [0, 0, 0, execution],
    ]),
    score: 30.2,
  },
  // (7.5 + 7.5 + 8) × 3.2
  DIVING: { marks: [[7], [7.5], [7.5], [8], [8.5], [8.5], [6.5]], score: 73.6, factor: 3.2 },
  // Of five in turn 7.5 + 8 + 8 each: 3 × 23.5 × 0.6 × 3.0; real panels of three leave one mark each.
  SYNCHRONISED_DIVING: {
    marks: [7, 7.5, 8, 8, 9].flatMap((mark) => [
      [mark, 0, 0],
      [0, mark, 0],
      [0, 0, mark],
    ]),
    score: 126.9,
    factor: 3,
  },
  // 60 + 130
  BARISTA: {
    marks: [
      [60, 0],
      [0, 130],
    ],
    score: 190,
  },
  // (16 + 17) ÷ 2
  HACKATHON: {
    marks: [
      [4, 4, 5, 3],
      [5, 3, 5, 4],
    ],
    score: 16.5,
  },
  DEBATE_BALLOT: { marks: [[1], [1], [1], [1], [0], [0], [0]], score: 4 },
  // (76 + 77 + 76) ÷ 3
  DEBATE_SPEAKERS: { marks: [[76], [77], [76]], score: 76.33 },
  // Groups sit in turn: (90 + 94) ÷ 2 × 95 % + (80 + 99) ÷ 2 × 5 % = 87.4 + 4.475, half up.
  EXPERTS_AND_PUBLIC: { marks: [[90], [80], [94], [99]], score: 91.88 },
};

function rulesOf(name: PracticeName) {
  const practice = practices[name];
  const items = practice.items.map(({ judgeGroupIds, ...item }, at) => ({
    ...item,
    id: `i${at + 1}`,
    ...(judgeGroupIds === undefined
      ? {}
      : { judgeGroupIds: judgeGroupIds.map((place) => `g${place}`) }),
  }));
  const judgeGroups = practice.judgeGroups.map((group, at) => ({ ...group, id: `g${at + 1}` }));
  const tieBreaks = (practice.setting.tieBreaks ?? []).map((tieBreak) =>
    tieBreak.replace('ITEM:', 'ITEM:i').replace('GROUP:', 'GROUP:g'),
  );
  const votes = practice.setting.mode === 'VOTE';
  const setting: Setting = {
    ...settingWith(votes ? { decimals: 0 } : {}),
    ...practice.setting,
    practice: name,
    tieBreaks,
  };
  return { setting, items, judgeGroups };
}

function resultOf(
  name: PracticeName,
  marks: Marks,
  programId = 'p',
  { earlier, judgeGroupId, factor, usedSeconds }: Omit<Example, 'marks' | 'score'> = {},
) {
  const { setting, items, judgeGroups } = rulesOf(name);
  const limitMs = setting.countdownSeconds * 1000;
  const penalty =
    usedSeconds === undefined
      ? null
      : timePenaltyOf(setting, { limitMs, usedMs: usedSeconds * 1000 });
  return finalScore({
    programId,
    setting,
    items,
    judgeGroups,
    judges: marks.map((_, at) => ({
      id: `j${at + 1}`,
      number: at + 1,
      name: '',
      judgeGroupId: judgeGroupId ?? judgeGroups[at % judgeGroups.length]?.id ?? null,
    })),
    scores: marks.flatMap((given, at) =>
      given.map((score, item) => ({
        judgeId: `j${at + 1}`,
        itemId: items[item]?.id ?? null,
        score,
      })),
    ),
    adjustments: penalty === null ? [] : [{ id: 'a1', amount: penalty.amount, reason: '', at: 0 }],
    correction: null,
    ...(judgeGroupId === undefined ? {} : { judgeGroupId }),
    ...(factor === undefined ? {} : { factor }),
    ...(earlier === undefined ? {} : { earlier: { score: earlier, from: '' } }),
  });
}

describe.each(practiceNameValues.filter(isJudged))('%s', (name) => {
  const { setting, items } = rulesOf(name);

  it('gives the score of its example', () => {
    const { marks, score, ...brought } = examples[name];
    expect(resultOf(name, marks, 'p', brought).score).toBe(score);
  });

  it('has marks of its own range and step in the example', () => {
    for (const given of examples[name].marks) {
      given.forEach((mark, at) => {
        const item = items[at] ?? null;
        if (setting.mode === 'VOTE') return;
        expect(isOnStep(mark, scoreStepOf(setting, item))).toBe(true);
        expect(mark).toBeLessThanOrEqual(item?.maxScore ?? setting.fullScore);
        expect(mark).toBeGreaterThanOrEqual(setting.minScore);
      });
    }
  });
});

describe.each(practiceNameValues)('%s', (name) => {
  const { setting, items, judgeGroups } = rulesOf(name);

  it('contradicts itself nowhere: full marks come to the full mark, and every quick score may be given', () => {
    expect(fullMarks({ setting, items })?.fit ?? 'FITS').toBe('FITS');
    expect(unfitQuickScores(setting.convenientScore, setting, items)).toEqual([]);
    for (const item of [null, ...items]) {
      const step = scoreStepOf(setting, item);
      expect(isOnStep(item?.maxScore ?? setting.fullScore, step)).toBe(true);
      expect(isOnStep(setting.minScore, step)).toBe(true);
    }
  });

  it('says for whom it is, and where it is written down', () => {
    expect(practiceWords[name].forWhom.length).toBeGreaterThan(10);
    expect(practices[name].source).toMatch(/^https?:\/\/[^\s]+$/);
  });

  it('differs from itself in nothing, and in what is changed', () => {
    expect(practiceDifferences(name, { setting, items, judgeGroups })).toEqual([]);
    const other = { ...setting, tieBreaks: ['SORT' as const], roundingStage: 'EACH_STEP' as const };
    expect(practiceDifferences(name, { setting: other, items, judgeGroups })).toEqual(
      expect.arrayContaining(practices[name].setting.tieBreaks === undefined ? [] : ['tieBreaks']),
    );
    expect(practiceDifferences(name, { setting, items, judgeGroups: [] })).toContain('judgeGroups');
    const more = [...items, { id: 'x', itemName: '新', proportion: 1, maxScore: 1 }];
    expect(practiceDifferences(name, { setting, items: more, judgeGroups })).toEqual(['items']);
  });
});

const ranked = (name: PracticeName, programs: readonly Marks[]) =>
  rankPrograms(
    programs.map((marks, at) => {
      const { score, tieKeys, programId } = resultOf(name, marks, `p${at + 1}`);
      return { programId, sort: at + 1, programName: '', contestant: '', score, tieKeys };
    }),
    rulesOf(name).setting,
  ).map(({ programId, rank, score }) => [programId, rank, score] as const);

describe('ties of a practice', () => {
  it('singers with 9.6167 and 9.6233 are told apart by more decimals', () => {
    const other = [[9.4], [9.6], [9.62], [9.63], [9.8]];
    expect(ranked('SCHOOL_SINGING', [other, examples.SCHOOL_SINGING.marks])).toEqual([
      ['p2', 1, 9.62],
      ['p1', 2, 9.62],
    ]);
  });

  it('three bands with 167 are ranked by the test piece', () => {
    expect(ranked('BRASS_BAND', [[[83, 84]], [[85, 82]], [[84, 83]]])).toEqual([
      ['p2', 1, 167],
      ['p3', 2, 167],
      ['p1', 3, 167],
    ]);
  });

  it('songs with the same points are ranked by the public’s', () => {
    expect(
      ranked('SONG_CONTEST', [
        [[12], [8]],
        [[8], [12]],
      ]),
    ).toEqual([
      ['p2', 1, 20],
      ['p1', 2, 20],
    ]);
  });

  it('the faster of two runs is ahead, and of equal ones the faster other run', () => {
    expect(ranked('ROBOT_TIMED_RUN', [[[75, 71]], [[71, 74]], [[70.5, 90]]])).toEqual([
      ['p3', 1, 70.5],
      ['p2', 2, 71],
      ['p1', 3, 71],
    ]);
  });

  it('candidates of a strict room are told apart from those of a mild one as its means say', () => {
    const heard = (panel: string, ...scores: readonly number[]) =>
      scores.map((score, at) => {
        const given = resultOf(
          'INTERVIEW_PANELS',
          [[score], [score], [score]],
          `${panel}${at + 1}`,
          {
            judgeGroupId: panel,
          },
        );
        const { programId, tieKeys } = given;
        return {
          programId,
          sort: at,
          programName: '',
          contestant: '',
          score: given.score,
          tieKeys,
        };
      });
    // Means 80 and 84, mean of means 82: factors 82 ÷ 80 = 1.025 and 82 ÷ 84.
    const field = [...heard('g1', 78, 82), ...heard('g2', 82, 86)];
    expect(
      rankPrograms(field, rulesOf('INTERVIEW_PANELS').setting).map(({ programId, score }) => [
        programId,
        score,
      ]),
    ).toEqual([
      ['g12', 84.05],
      ['g22', 83.95],
      ['g21', 80.05],
      ['g11', 79.95],
    ]);
  });

  it('acts with the same result are ranked by the experts’', () => {
    // 90 × 95 % + 81 × 5 % = 91 × 95 % + 62 × 5 % = 89.55
    expect(
      ranked('EXPERTS_AND_PUBLIC', [
        [[90], [81]],
        [[91], [62]],
      ]),
    ).toEqual([
      ['p2', 1, 89.55],
      ['p1', 2, 89.55],
    ]);
  });

  it('a team of three even speakers wins the debate, and the best speaker is of the other', () => {
    const speakers = [[[76]], [[75]], [[75]], [[79]], [[72]], [[74]]];
    const ranking = ranked('DEBATE_SPEAKERS', speakers);
    expect(ranking[0]).toEqual(['p4', 1, 79]);
    const members = ranking.map(([programId, rank, score]) => ({
      programId,
      organisation: programId <= 'p3' ? '正方' : '反方',
      rank,
      score,
    }));
    const rule = { by: 'BEST_MEMBERS', best: 3, order: 'HIGHER_FIRST', adds: true } as const;
    expect(
      teamResults(members, rule).map(({ organisation, total }) => [organisation, total]),
    ).toEqual([
      ['正方', 226],
      ['反方', 225],
    ]);
  });

  it('equal jumps are told apart by the second best', () => {
    const jumps = [[[6.4, 6.2, 0, 0, 6.1, 6]], [[6.3, 6.4, 0, 0, 0, 0]]];
    expect(ranked('FIELD_ATTEMPTS', jumps)).toEqual([
      ['p2', 1, 6.4],
      ['p1', 2, 6.4],
    ]);
  });

  it('a couple with more dances won is ahead of one with as many places', () => {
    const won = [1, 1, 1, 3, 3];
    const even = [2, 2, 2, 1, 2];
    const third = [3, 3, 3, 2, 1];
    const couples = [even, won, third].map((dances) => [dances, dances, dances]);
    expect(ranked('BALLROOM_FINAL', couples).map(([id, rank]) => [id, rank])).toEqual([
      ['p2', 1],
      ['p1', 2],
      ['p3', 3],
    ]);
  });
});

describe.each(practiceNameValues)('the file of %s', (name) => {
  const { setting, items, judgeGroups } = rulesOf(name);
  const file = practiceFileOf({ title: name }, { setting, items, judgeGroups });

  it('is JSON that says nothing by id, and from which nothing differs', () => {
    const read = JSON.parse(JSON.stringify(file));
    expect(read).toEqual(file);
    for (const { id } of [...items, ...judgeGroups]) {
      expect(JSON.stringify(read)).not.toMatch(new RegExp(`[":]${id}"`));
    }
    const own = practiceOf({ ownPractice: read });
    expect(own).not.toBeNull();
    expect(practiceDifferences(own ?? name, { setting, items, judgeGroups })).toEqual([]);
  });

  it('tells apart what the practice leaves at its default, too', () => {
    const own = practiceOf({ ownPractice: file }) ?? name;
    const other = { ...setting, rounding: 'HALF_UP' as const, missingScore: 'PRO_RATA' as const };
    const expected = setting.rounding === 'DOWN' ? ['rounding', 'missingScore'] : ['missingScore'];
    expect(practiceDifferences(own, { setting: other, items, judgeGroups }).sort()).toEqual(
      expected.sort(),
    );
  });

  it('leaves to the hall how it shows its contest', () => {
    expect(Object.keys(file.setting)).not.toContain('rankPageSize');
    expect(settingOfHall({ ...setting, secondPerson: true })).toMatchObject({
      rankPageSize: setting.rankPageSize,
      secondPerson: true,
    });
  });
});

describe('fields of bouts', () => {
  // 10 + 9 + 10 to 9 + 10 + 9, the same the other way, and 30 to 26, with a knockdown in the second round.
  it('BOXING_CARDS: a bout that two of three judges give to red is red’s', () => {
    expect(roundIdsOf(practices.BOXING_CARDS.setting)).toHaveLength(3);
    const cards = [
      [1, -1, 1],
      [-1, 1, -1],
      [1, 2, 1],
    ].map(cardOf);
    expect(cards.map(({ red, blue }) => `${red}:${blue}`)).toEqual(['29:28', '28:29', '30:26']);
    expect(decideByCards(cards)).toEqual({ winner: 'RED', verdict: 'SPLIT', red: 2, blue: 1 });
  });

  // Four cars in three rounds, as the source pairs them: two have seven points and two have five.
  it('ROBOT_BOUTS: three points for a win and one for a defeat, and equal points go by who won between the two', () => {
    const bout = (at: number, won: string, lost: string): Program[] =>
      [won, lost].map((programName, index) => ({
        ...program(`${at}-${index}`, at * 2 + index + 1, { programName, contestant: '' }),
        ...{ currentScore: 1 - index, outcome: index === 0 ? 'WIN' : 'LOSS' },
      }));
    const programs = [
      ...[bout(0, '2 号', '1 号'), bout(1, '4 号', '3 号'), bout(2, '1 号', '3 号')],
      ...[bout(3, '2 号', '4 号'), bout(4, '1 号', '4 号'), bout(5, '3 号', '2 号')],
    ].flat();
    const { round } = practices.ROBOT_BOUTS;
    const table = roundTable({ id: 'g', groupName: '', sort: 1, ...round, programs });
    expect(table.rows.map(({ program: { programName }, points }) => [programName, points])).toEqual(
      [
        ['2 号', 7],
        ['1 号', 7],
        ['4 号', 5],
        ['3 号', 5],
      ],
    );
  });
});
