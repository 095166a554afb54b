// The ceremony: the champion and what decided, the podium and the awards, and that nothing is shown too early.
import type { Setting } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutStage, podiumPlaces, projectMatch, revealSteps, stageOf } from '../../src/index.ts';
import { Stagehand } from '../../src/testing/index.ts';

type Awards = NonNullable<Setting['awards']>;

const champion = (covered: boolean) =>
  ({ type: 'SHOW_CEREMONY', part: 'CHAMPION', covered }) as const;
const podium = (covered: boolean) => ({ type: 'SHOW_CEREMONY', part: 'PODIUM', covered }) as const;
const awards = { type: 'SHOW_CEREMONY', part: 'AWARDS' } as const;

/** Plays each program in running order with its score; a program with `null` is not performed. */
function played(
  scores: readonly (number | null)[],
  setting: Partial<Setting> = {},
  groups = 1,
): Stagehand {
  const show = new Stagehand({ programs: scores.length, judges: 1, groups, setting });
  scores.forEach((score, index) => {
    if (score !== null) show.play(`a${index + 1}`, [score]);
  });
  return show;
}

function shown(show: Stagehand) {
  return projectMatch(show.state, { role: 'SCREEN' }).stage;
}

describe('the champion', () => {
  it('does not exist before every program has a score', () => {
    expect(played([90, null]).reason(champion(false))).toBe('RANKING_NOT_FINAL');
    expect(played([90, null]).reason(podium(false))).toBe('RANKING_NOT_FINAL');
    expect(new Stagehand({ programs: 0 }).reason(champion(false))).toBe('RANKING_NOT_FINAL');
  });

  it('exists in a rehearsal that leaves programs out', () => {
    const show = new Stagehand({ programs: 8, judges: 1, status: 'REHEARSAL' });
    for (const sort of [1, 2, 3, 6, 7, 8]) show.play(`a${sort}`, [80 + sort]);
    show.do(champion(false));
    expect(shown(show)).toMatchObject({ champions: [{ id: 'a8' }], score: 88 });
  });

  it('is shown with photograph and school, like the winners of awards', () => {
    const show = played([80, 90], {
      awards: [{ awardName: '金奖', basis: 'RANK', fromRank: 1, toRank: 1 }],
    });
    const dress = { organisation: '文学院', photoUrl: '/api/image/a' };
    const dressed = () => ({
      ...show.state,
      programGroups: show.state.programGroups.map((group) => ({
        ...group,
        programs: group.programs.map((program) => ({ ...program, ...dress })),
      })),
    });
    show.do(champion(false));
    expect(stageOf(dressed())).toMatchObject({
      champions: [{ id: 'a2', ...dress }],
    });
    show.do({ ...awards, covered: false });
    expect(stageOf(dressed())).toMatchObject({
      awards: [{ winners: [{ id: 'a2', ...dress }] }],
    });
  });

  it('does not exist in a battle, which has its bracket instead', () => {
    const show = new Stagehand({ setting: { mode: 'BATTLE' } });
    expect(show.reason(champion(false))).toBe('NOT_IN_BATTLE_MODE');
    expect(played([90]).reason({ type: 'SHOW_BRACKET' })).toBe('BATTLE_MODE_ONLY');
  });

  it('leads by the exact difference to the second', () => {
    const show = played([90.3, 90.2, 70]);
    show.do(champion(false));
    expect(shown(show)).toMatchObject({
      champions: [{ id: 'a1' }],
      runnerUp: { program: { id: 'a2' }, score: 90.2, margin: 0.1, decidedBy: null },
    });
  });

  it('with the same score as the second is shown with the tie-break that decided', () => {
    const show = played([90, 90], { tieBreaks: ['SORT'] });
    show.do(champion(false));
    expect(shown(show)).toMatchObject({
      champions: [{ id: 'a1' }],
      runnerUp: { program: { id: 'a2' }, margin: 0, decidedBy: 'SORT' },
    });
  });

  it('is every program that shares the first rank, and then there is no second', () => {
    const show = played([90, 90, 80]);
    show.do(champion(false));
    expect(shown(show)).toMatchObject({ champions: [{ id: 'a1' }, { id: 'a2' }], runnerUp: null });
  });

  it('is the only program of a group of one', () => {
    const show = played([90]);
    show.do(champion(false));
    expect(shown(show)).toMatchObject({ champions: [{ id: 'a1' }], runnerUp: null });
  });

  it('on air keeps the shown result when a result is corrected', () => {
    const show = played([90, 80]);
    show.do(champion(false));
    show.do({ type: 'CORRECT_RESULT', programId: 'a2', score: 95, reason: '复核' });
    expect(shown(show)).toMatchObject({ champions: [{ id: 'a1' }], score: 90 });
    show.do(champion(false));
    expect(shown(show)).toMatchObject({ champions: [{ id: 'a2' }], score: 95 });
  });
});

describe('covered', () => {
  it('a champion is revealed in two steps: the name, then the score', () => {
    const show = played([90, 80]);
    show.do(champion(true));
    expect(shown(show)).toMatchObject({ champions: [], score: null, runnerUp: null });
    expect(show.state.stage).toMatchObject({ champions: [{ id: 'a1' }], score: 90 });
    show.do({ type: 'STEP_REVEAL', step: 1 });
    expect(shown(show)).toMatchObject({ champions: [{ id: 'a1' }], score: null, runnerUp: null });
    show.do({ type: 'STEP_REVEAL', step: 2 });
    expect(shown(show)).toMatchObject({ champions: [{ id: 'a1' }], score: 90 });
    show.do({ type: 'STEP_REVEAL', step: 0 });
    expect(shown(show)).toMatchObject({ champions: [], score: null });
  });

  it('the podium fills from its lowest stand up, with shared ranks together', () => {
    const show = played([90, 80, 80, 60, 95]);
    show.do(podium(true));
    const standing = () => {
      const stage = shown(show);
      return stage.kind === 'PODIUM' ? stage.rows.map(({ programId }) => programId) : [];
    };
    expect(standing()).toEqual([]);
    const seen = revealSteps(show.state.stage).map((_, at) => {
      show.do({ type: 'STEP_REVEAL', step: at + 1 });
      return standing();
    });
    expect(seen).toEqual([
      ['a2', 'a3'],
      ['a1', 'a2', 'a3'],
      ['a5', 'a1', 'a2', 'a3'],
    ]);
  });

  it.each([
    [
      [95, 94, 93, 93, 93, 93, 93, 91, 90],
      [5, 1, 1],
    ],
    [
      [95, 93, 93, 93, 93, 93, 93, 92],
      [6, 1],
    ],
    [[93, 93, 93, 93, 93, 93, 93, 91], [7]],
    [Array.from({ length: 25 }, () => 90), [25]],
  ])(
    'of %j nobody who shares a place is left out, and the console knows it before',
    (scores, counts) => {
      const show = played(scores);
      show.do(podium(true));
      const { stage } = show.state;
      if (stage.kind !== 'PODIUM') throw new Error('the podium is on air');
      expect(podiumPlaces(stage.rows).map(({ count }) => count)).toEqual(counts);
      expect(revealSteps(stage)).toHaveLength(counts.length);
      show.do(champion(false));
      expect(shown(show)).toMatchObject({ champions: { length: counts.at(-1) } });
    },
  );

  it('a ceremony is the default if the competition’s rankings begin covered', () => {
    const show = played([90, 80], { rankCovered: true });
    show.do({ type: 'SHOW_CEREMONY', part: 'CHAMPION' });
    expect(show.state.linkData.revealStep).toBe(0);
  });
});

describe('awards', () => {
  const named: Awards = [
    { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 },
    { basis: 'RANK', awardName: '银奖', fromRank: 2, toRank: 3 },
    { basis: 'HAND', awardName: '最佳台风', programIds: ['a3', 'a1', 'b1'] },
    { basis: 'HAND', awardName: '最佳人气', programIds: [] },
  ];

  it('are given from the last of the list up: first the name, then the winners', () => {
    const show = played([90, 95, 80], { awards: named }, 2);
    show.do(awards);
    const pictures = [];
    for (let step = 0; step <= revealSteps(show.state.stage).length; step += 1) {
      show.do({ type: 'STEP_REVEAL', step });
      const stage = shown(show);
      if (stage.kind !== 'AWARDS') throw new Error('awards are on air');
      const last = stage.awards.at(-1);
      pictures.push(last && [last.awardName, ...last.winners.map(({ id }) => id)]);
    }
    expect(pictures).toEqual([
      undefined,
      ['最佳台风'],
      // The winners are in running order; b1 is of another group, and nobody was chosen for 最佳人气.
      ['最佳台风', 'a1', 'a3'],
      ['银奖'],
      ['银奖', 'a1', 'a3'],
      ['金奖'],
      ['金奖', 'a2'],
    ]);
  });

  it('by rank wait for the final ranking, those by hand do not', () => {
    expect(played([90, null], { awards: named }).reason(awards)).toBe('RANKING_NOT_FINAL');
    const byHand = named.filter(({ basis }) => basis === 'HAND');
    expect(played([90, null, null], { awards: byHand }).reason(awards)).toBe('ACCEPTED');
  });

  it('are refused if nobody of the group gets one', () => {
    expect(played([90]).reason(awards)).toBe('NO_AWARDS');
    const elsewhere: Awards = [{ basis: 'HAND', awardName: '最佳人气', programIds: ['b1'] }];
    expect(played([90], { awards: elsewhere }, 2).reason(awards)).toBe('NO_AWARDS');
  });

  it('go to all programs of a shared rank, and an award whose rank is thereby skipped is not given', () => {
    const show = played([90, 90, 80], {
      awards: [
        { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 },
        { basis: 'RANK', awardName: '银奖', fromRank: 2, toRank: 2 },
      ],
    });
    show.do(awards);
    expect(show.state.stage).toMatchObject({
      awards: [{ awardName: '金奖', winners: [{ id: 'a1' }, { id: 'a2' }] }],
    });
  });

  it('are not sent to a judge or the hall before they are given', () => {
    const show = played([90, 80], {
      awards: [{ basis: 'HAND', awardName: '最佳人气', programIds: ['a2'] }],
    });
    show.do(awards);
    for (const viewer of [{ role: 'SCREEN' }, { role: 'JUDGE', judgeId: 'j1' }] as const) {
      expect(JSON.stringify(projectMatch(show.state, viewer))).not.toContain('最佳人气');
    }
    expect(JSON.stringify(projectMatch(show.state, { role: 'CONSOLE' }))).toContain('最佳人气');
  });
});

describe('a cut picture', () => {
  it('is the same whether it is cut once, or cut again at an earlier step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 70, max: 74 }), { minLength: 1, maxLength: 9 }),
        fc.constantFrom('PODIUM' as const, 'CHAMPION' as const, 'AWARDS' as const),
        fc.nat(9),
        fc.nat(9),
        (scores, part, one, other) => {
          const show = played(scores, {
            awards: [
              { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 },
              { basis: 'RANK', awardName: '银奖', fromRank: 2, toRank: 4 },
            ],
          });
          show.do({ type: 'SHOW_CEREMONY', part, covered: false });
          const { stage } = show.state;
          const [early, late] = one < other ? [one, other] : [other, one];
          expect(cutStage(cutStage(stage, late), early)).toEqual(cutStage(stage, early));
        },
      ),
    );
  });
});
