// Equal scores are called a tie, and nobody leads a program with the same score, in the result as in the ranking.
import type { TieBreak } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalScore, rankPrograms } from '../../src/index.ts';
import { Stagehand } from '../../src/testing/index.ts';
import { settingWith } from '../setting.ts';

describe('the result on air', () => {
  it('of the first program has no leader and no change of lead', () => {
    const show = new Stagehand();
    show.play('a1', [93, 93, 93]);
    expect(show.state.stage).toMatchObject({
      rank: 1,
      tied: false,
      rankedTotal: 1,
      leader: null,
      leaderChanged: false,
    });
  });

  it('with the same score as the first is a tie, and names no leader', () => {
    const show = new Stagehand();
    show.play('a1', [93, 93, 93]);
    show.play('a2', [92, 93, 94]);
    expect(show.state.stage).toMatchObject({
      rank: 1,
      tied: true,
      leader: null,
      leaderChanged: false,
    });
    show.play('a3', [92, 92, 92]);
    expect(show.state.stage).toMatchObject({ rank: 3, tied: false, leader: { score: 93 } });
  });

  it('whose rank a tie-break has decided names no leader either', () => {
    const setting = { tieBreaks: ['HIGHEST_JUDGE' as const] };
    const behind = new Stagehand({ setting });
    behind.play('a1', [92, 93, 94]);
    behind.play('a2', [93, 93, 93]);
    expect(behind.state.stage).toMatchObject({ rank: 2, tied: false, leader: null });
    const ahead = new Stagehand({ setting });
    ahead.play('a1', [93, 93, 93]);
    ahead.play('a2', [92, 93, 94]);
    expect(ahead.state.stage).toMatchObject({ rank: 1, leader: null, leaderChanged: false });
  });

  it('better than all others leads', () => {
    const show = new Stagehand();
    show.play('a1', [93, 93, 93]);
    show.play('a2', [94, 94, 94]);
    expect(show.state.stage).toMatchObject({ rank: 1, leaderChanged: true, leader: { score: 94 } });
  });
});

describe('a ranking', () => {
  it('marks exactly those programs as tied that share their rank', () => {
    const entry = fc.record({
      score: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 4 }),
      key: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 12 }),
        fc.constantFrom('COMPETITION' as const, 'DENSE' as const),
        fc.constantFrom<TieBreak[]>([], ['HIGHEST_JUDGE']),
        (entries, ranking, tieBreaks) => {
          const rows = rankPrograms(
            entries.map(({ score, key }, index) => ({
              programId: `p${index}`,
              sort: index + 1,
              programName: '',
              contestant: '',
              score,
              tieKeys: { untrimmedMean: null, highestJudge: String(key), items: {}, groups: {} },
            })),
            { ranking, tieBreaks },
          );
          for (const row of rows) {
            const sharing = rows.filter(({ rank }) => rank !== null && rank === row.rank);
            expect(row.tied).toBe(sharing.length > 1);
          }
        },
      ),
    );
  });
});

describe('weighted votes', () => {
  const groups = [
    { id: 'expert', groupName: '专业评委', weight: 60 },
    { id: 'public', groupName: '大众评委', weight: 40 },
  ];

  /** A vote by this many of three experts, and by this many of three people of the public. */
  function voted(experts: number, others: number, weights = groups) {
    const judges = ['expert', 'public'].flatMap((judgeGroupId, group) =>
      [0, 1, 2].map((index) => ({
        id: `${judgeGroupId}${index}`,
        number: group * 3 + index + 1,
        name: '',
        judgeGroupId,
      })),
    );
    return finalScore({
      programId: 'p',
      setting: settingWith({ mode: 'VOTE', decimals: 0, roundingStage: 'EACH_STEP' }),
      items: [],
      judgeGroups: weights,
      judges,
      scores: judges.map(({ id }, index) => ({
        judgeId: id,
        itemId: null,
        score: index % 3 < (index < 3 ? experts : others) ? 1 : 0,
      })),
      adjustments: [],
      correction: null,
    });
  }

  it('keep their weighted value, and are ranked by it', () => {
    const [first, second] = [voted(3, 1), voted(1, 3)];
    expect([first.score, second.score]).toEqual([4.4, 3.6]);
    expect(first.parts[0]).toMatchObject({ value: '4.4', shown: 4.4 });
    expect(first.decimals).toBe(1);
    const rows = rankPrograms(
      [second, first].map(({ score, tieKeys }, index) => ({
        programId: `p${index}`,
        sort: index,
        programName: '',
        contestant: '',
        score,
        tieKeys,
      })),
      { ranking: 'COMPETITION', tieBreaks: [] },
    );
    expect(rows).toMatchObject([
      { programId: 'p1', rank: 1, tied: false },
      { programId: 'p0', rank: 2, tied: false },
    ]);
  });

  it('are stored with three decimals when their decimals do not end', () => {
    const thirds = groups.map((group, index) => ({ ...group, weight: index === 0 ? 2 : 1 }));
    expect(voted(2, 0, thirds)).toMatchObject({ score: 2.667, decimals: 3 });
  });

  it('stay whole numbers when groups have the same weight', () => {
    const equal = groups.map((group) => ({ ...group, weight: 50 }));
    expect(voted(3, 1, equal)).toMatchObject({ score: 4, decimals: 0 });
  });
});

describe('votes on air', () => {
  it('are shown and corrected with as many decimals as the weights of the groups need', () => {
    const show = new Stagehand({ setting: { mode: 'VOTE' } });
    show.state = {
      ...show.state,
      judges: show.state.judges.map((judge, index) => ({
        ...judge,
        judgeGroupId: index === 0 ? 'g' : 'h',
      })),
      judgeGroups: [
        { id: 'g', groupName: '专业评委', weight: 60 },
        { id: 'h', groupName: '大众评委', weight: 40 },
      ],
    };
    show.play('a1', [1, 1, 0]);
    expect(show.row('a1').finalScore).toBe(2);
    show.play('a2', [1, 0, 0]);
    expect(show.row('a2').finalScore).toBe(1.2);
    expect(show.state.stage).toMatchObject({ working: { decimals: 1 } });
    show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    expect(show.state.stage).toMatchObject({
      decimals: 1,
      rows: [{ score: 2 }, { score: 1.2 }, {}],
    });
    const correction = { type: 'CORRECT_RESULT', programId: 'a1', reason: '复核' } as const;
    expect(show.reason({ ...correction, score: 1.25 })).toBe('SCORE_DECIMALS');
    expect(show.reason({ ...correction, score: 1.2 })).toBe('ACCEPTED');
    const whole = new Stagehand({ setting: { mode: 'VOTE', decimals: 2 } });
    whole.play('a1', [1, 1, 0]);
    expect(whole.reason({ ...correction, score: 1.5 })).toBe('SCORE_DECIMALS');
  });
});

describe('the range of scores', () => {
  it('is never left by adjustments', () => {
    const show = new Stagehand();
    show.play('a1', [90, 90, 90]);
    const adjust = (amount: number) =>
      ({ type: 'ADD_ADJUSTMENT', programId: 'a1', amount, reason: '超时' }) as const;
    expect(show.reason(adjust(-9_999_999))).toBe('RESULT_OUT_OF_RANGE');
    show.do(adjust(-9_999_000));
    expect(show.reason(adjust(-9_999_000))).toBe('RESULT_OUT_OF_RANGE');
    // The range allows for whatever the judges may give if the program starts again.
    expect(show.reason(adjust(-900))).toBe('RESULT_OUT_OF_RANGE');
    expect(show.reason(adjust(9_999_000))).toBe('ACCEPTED');
  });

  it('is never left by points of a bout', () => {
    const show = new Stagehand({ setting: { mode: 'BATTLE' } });
    show.state = {
      ...show.state,
      programGroups: show.state.programGroups.map((group) => ({
        ...group,
        programs: group.programs.map((one) => ({
          ...one,
          battleProgram: one.id === 'a1' ? 'a2' : one.id === 'a2' ? 'a1' : null,
        })),
      })),
    };
    show.do({
      type: 'START_BATTLE',
      programId: 'a1',
      opponentId: 'a2',
      test: false,
      confirm: false,
    });
    show.do({ type: 'ADD_POINT', programId: 'a1', point: 9_000_000 });
    const point = { type: 'ADD_POINT', programId: 'a1', point: 1_000_000 } as const;
    expect(show.reason(point)).toBe('RESULT_OUT_OF_RANGE');
  });
});
