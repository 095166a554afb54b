// Data of the statistics stories: overviews worked out by the rules from tables of scores.
import { compareJudges, finalScore, rankPrograms, spreadOf, teamResults } from '@liangfen/rules';
import type {
  BoutRecord,
  Correction,
  Item,
  Mode,
  ProgramDetail,
  ResultOverview,
  TeamRankBy,
  TeamResults,
} from '@liangfen/sdk/schema';
import { samplePrograms, sampleScore } from '../Backstage.story-parts.tsx';

const people = ['周慧敏', '陈志远', '林书雅', '黄建国', '何晓燕', '郭文博', '孙丽华'];

const items: readonly Item[] = [
  { id: 'voice', itemName: '音准与节奏', proportion: 60, maxScore: 100 },
  { id: 'stage', itemName: '台风', proportion: 40, maxScore: 100 },
];

export interface SampleOverview {
  readonly mode?: Mode;
  readonly judges?: number;
  readonly programs?: number;
  readonly withItems?: boolean;
  /** How many programs have been scored; all without it. */
  readonly scored?: number;
  /** Judges have scored the test program. */
  readonly tested?: boolean;
}

/** The same figures every time: a level per program, a habit per judge, and one judge who grows milder. */
function scoreOf(program: number, judge: number, count: number): number {
  const level = 86 + ((program * 37) % 91) / 10;
  const habit = ((judge * 53) % 41) / 10 - 2;
  const drift = judge === 2 ? (program / Math.max(count - 1, 1)) * 5 - 2.5 : 0;
  const mood = ((program * 17 + judge * 29) % 23) / 10 - 1.1;
  return Math.round((level + habit + drift + mood) * 10) / 10;
}

export function sampleOverview({
  mode = 'SCORE',
  judges: judgeCount = 7,
  programs: programCount = 12,
  withItems = false,
  scored = Number.POSITIVE_INFINITY,
  tested = false,
}: SampleOverview = {}): ResultOverview {
  const groups = samplePrograms(programCount);
  const judges = Array.from({ length: judgeCount }, (_, index) => ({
    id: `j${index}`,
    number: index + 1,
    name: people[index % people.length] ?? '',
  }));
  const programs = groups.flatMap((group) => group.programs);
  const given = (program: number, judge: number) =>
    mode === 'VOTE'
      ? Number(scoreOf(program, judge, programs.length) > 90)
      : scoreOf(program, judge, programs.length);
  const things = programs.slice(0, scored).map((_, program) => {
    const marks = judges.map((judge, index) => ({
      judgeId: judge.id,
      score: given(program, index),
    }));
    const sorted = [...marks].sort((a, b) => a.score - b.score);
    return {
      position: program + 1,
      marks: marks.map((mark) => ({
        ...mark,
        dropped:
          mode === 'VOTE'
            ? null
            : mark === sorted[0]
              ? ('LOWEST' as const)
              : mark === sorted[sorted.length - 1]
                ? ('HIGHEST' as const)
                : null,
      })),
    };
  });
  const finals = new Map(
    things.map(({ marks }, index) => [
      programs[index]?.id ?? '',
      mode === 'VOTE'
        ? marks.reduce((so, { score }) => so + score, 0)
        : spreadOf(
            marks.filter(({ dropped }) => dropped === null).map(({ score }) => score),
            2,
          ).mean,
    ]),
  );
  const nobody = compareJudges(judges, [], 2);
  return {
    status: 'REHEARSAL',
    mode,
    decimals: mode === 'VOTE' ? 0 : 2,
    fullScore: 100,
    items: withItems
      ? items.map(({ id, ...item }, index) => ({
          itemId: id,
          ...item,
          ...spreadOf(
            things.flatMap(({ marks }) => marks.map(({ score }) => score - index * 3)),
            2,
          ),
        }))
      : [],
    rankings: groups.map((group) => ({
      groupId: group.id,
      groupName: group.groupName,
      rows: rankPrograms(
        group.programs.map((program) => ({
          programId: program.id,
          sort: program.sort,
          programName: program.programName,
          contestant: program.contestant,
          score: finals.get(program.id) ?? null,
          tieKeys: null,
        })),
        { ranking: 'COMPETITION', tieBreaks: [] },
      ),
    })),
    correctedProgramIds: [],
    coveredProgramIds: [],
    monitor: true,
    judges: mode === 'BATTLE' ? [] : compareJudges(judges, things, 2),
    testJudges: tested ? compareJudges(judges, things.slice(0, 1), 2) : nobody,
    bouts: [],
    tables: [],
  };
}

/** Equal scores of which a tie-break decides some, and a result that was corrected. */
export function tiedOverview(): ResultOverview {
  const overview = sampleOverview({ withItems: true });
  const [first, ...others] = overview.rankings;
  if (first === undefined) return overview;
  const decided = [null, 'UNTRIMMED_MEAN', null, 'ITEM:voice', null, 'SORT'];
  const rows = first.rows.map((row, index) => ({
    ...row,
    rank: [1, 2, 2, 4, 5, 6][index] ?? row.rank,
    tied: index === 1 || index === 2,
    score: [93.5, 93.5, 93.5, 93.5, 91, 91][index] ?? row.score,
    decidedBy: decided[index] ?? null,
  }));
  return {
    ...overview,
    status: 'OFFICIAL',
    rankings: [{ ...first, rows }, ...others],
    correctedProgramIds: [rows[4]?.programId ?? ''],
    audienceVotes: [
      {
        ...{ programId: rows[0]?.programId ?? '', voteKind: 'LIKE' },
        result: { voters: 812, votes: [96, 716], figure: 88.2 },
      },
      {
        ...{ programId: rows[1]?.programId ?? '', voteKind: 'RATING' },
        result: { voters: 640, votes: [0, 0, 0, 0, 0, 0, 0, 160, 320, 160], figure: 9 },
      },
    ],
  };
}

export function battleOverview(): ResultOverview {
  const names = ['破军', '雷霆', '玄武', '赤焰', '青龙', '白虎', '朱雀', '铁甲'];
  const side = (
    index: number,
    score: number,
    outcome: 'WIN' | 'LOSS' | null,
    fouls: number,
  ): BoutRecord['red'] => ({
    programId: `b${index}`,
    programName: names[index] ?? '',
    contestant: '',
    score,
    fouls: fouls === 0 ? [] : [{ foulName: '出界', times: fouls, allowed: 1 }],
    outcome,
  });
  const bout = (
    number: number,
    red: BoutRecord['red'],
    blue: BoutRecord['blue'],
    determination: Pick<
      NonNullable<BoutRecord['determination']>,
      'reason' | 'foulName' | 'lead'
    > | null,
  ): BoutRecord => {
    const [winner, loser] = red.outcome === 'WIN' ? [red, blue] : [blue, red];
    return {
      groupId: 'g1',
      groupName: '第 1 组',
      bout: number,
      phase: determination === null ? 'WAITING' : 'DETERMINED',
      red,
      blue,
      determination:
        determination === null
          ? null
          : { winnerId: winner.programId, loserId: loser.programId, ...determination },
    };
  };
  const bouts = [
    bout(1, side(0, 3, 'LOSS', 2), side(1, 1, 'WIN', 0), {
      reason: 'EXCEEDED_FOULS',
      foulName: '出界',
      lead: null,
    }),
    bout(2, side(2, 2, 'LOSS', 0), side(3, 7, 'WIN', 1), {
      reason: 'LEAD_SCORE',
      foulName: null,
      lead: 5,
    }),
    bout(3, side(4, 4, 'WIN', 0), side(5, 4, 'LOSS', 0), {
      reason: 'OPERATOR',
      foulName: null,
      lead: 0,
    }),
    bout(4, side(6, 0, null, 0), side(7, 0, null, 0), null),
  ];
  const sides = bouts.flatMap(({ red, blue }) => [red, blue]);
  return {
    status: 'OFFICIAL',
    mode: 'BATTLE',
    decimals: 0,
    fullScore: 100,
    items: [],
    rankings: [
      {
        groupId: 'g1',
        groupName: '第 1 组',
        rows: rankPrograms(
          sides.map(({ programId, programName, score, outcome }, index) => ({
            programId,
            sort: index + 1,
            programName,
            contestant: '',
            score: outcome === null ? null : score,
            tieKeys: null,
            outcome,
          })),
          { ranking: 'COMPETITION', tieBreaks: [] },
        ),
      },
    ],
    correctedProgramIds: [],
    coveredProgramIds: [],
    monitor: true,
    judges: [],
    testJudges: [],
    bouts,
    tables: [],
  };
}

/** A program's working, as the rules work it out: a high and a low dropped, one deduction, and perhaps a correction. */
export function sampleDetail(correction: Correction | null = null): ProgramDetail {
  const [program] = samplePrograms(6).flatMap((group) => group.programs);
  if (program === undefined) throw new Error('the sample has programs');
  const adjustments = [{ id: 'a1', amount: -0.5, reason: '超时 30 秒', at: 0 }];
  const judges = [95, 90, 90, 85].map((score, index) => ({
    id: `j${index}`,
    number: index + 1,
    name: people[index] ?? '',
    judgeGroupId: 'jg1',
    score,
  }));
  const working = finalScore({
    programId: program.id,
    setting: { ...sampleScore.setting, enableItem: false, dropHighest: 1, dropLowest: 1 },
    items: [],
    judgeGroups: [{ id: 'jg1', groupName: '专业评委', weight: 100 }],
    judges,
    scores: judges.map(({ id, score }) => ({ judgeId: id, itemId: null, score })),
    adjustments,
    correction,
  });
  return { program, working, rows: [], adjustments, covered: false };
}

/** What a reader without 成绩监看 sees: the last two of the first group are scored, and no step has shown them. */
export function coveredOverview(): ResultOverview {
  const overview = sampleOverview();
  const covered = overview.rankings.slice(0, 1).flatMap(({ rows }) => rows.slice(-2));
  const ids = new Set(covered.map(({ programId }) => programId));
  return {
    ...overview,
    rankings: overview.rankings.map((ranking) => ({
      ...ranking,
      rows: ranking.rows.map((row) =>
        ids.has(row.programId) ? { ...row, rank: null, tied: false, score: null } : row,
      ),
    })),
    coveredProgramIds: [...ids],
    monitor: false,
  };
}

const organisations = ['音乐学院', '文学院', '信息与通信工程学院', ''];

/** Organisations in turn, and the last ranked program has none. */
export function sampleTeams(
  by: TeamRankBy = 'BEST_MEMBERS',
  best = 3,
  groupId: string | null = null,
): TeamResults {
  const rows = sampleOverview()
    .rankings.filter((ranking) => groupId === null || ranking.groupId === groupId)
    .flatMap((ranking) => ranking.rows);
  const members = rows.map((row, index) => ({
    ...row,
    organisation: index === rows.length - 1 ? '' : (organisations[index % 3] ?? ''),
  }));
  return {
    by,
    best,
    decimals: 2,
    teams: teamResults(members, { by, best, order: 'HIGHER_FIRST', adds: true }),
    withoutOrganisation: 1,
    coveredProgramIds: [],
  };
}
