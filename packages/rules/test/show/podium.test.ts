// A podium needs a ranking that will not change any more, and has room for a limited number of programs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPodium, nextStep, projectMatch, rankPrograms, revealSteps } from '../../src/index.ts';
import { items, Stagehand } from '../../src/testing/index.ts';

const rank = (covered: boolean) =>
  ({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null, covered }) as const;

/** Plays each program in running order with its score. */
function played(scores: readonly number[], setting = {}): Stagehand {
  const show = new Stagehand({ programs: scores.length, judges: 1, setting });
  scores.forEach((score, index) => {
    show.play(`a${index + 1}`, [score]);
  });
  return show;
}

const hasStep = (show: Stagehand) =>
  revealSteps(show.state.stage).some(({ kind }) => kind === 'PODIUM');

describe('the podium', () => {
  it('exists when every program has a score, whether the ranking plays by itself or is stepped', () => {
    const show = new Stagehand({ programs: 3, judges: 1 });
    show.play('a1', [90]);
    show.play('a2', [91]);
    show.do(rank(false));
    expect(hasStep(show)).toBe(false);
    show.play('a3', [92]);
    for (const covered of [false, true]) {
      show.do(rank(covered));
      expect(hasStep(show)).toBe(true);
    }
  });

  it('exists at the end of a rehearsal, too, which leaves out the programs in the middle', () => {
    const show = new Stagehand({ programs: 8, judges: 1, status: 'REHEARSAL' });
    for (const sort of [1, 2, 3, 6, 7]) show.play(`a${sort}`, [80 + sort]);
    show.do(rank(false));
    expect(hasStep(show)).toBe(false);
    show.play('a8', [90]);
    show.do(rank(false));
    expect(hasStep(show)).toBe(true);
  });

  it('is the step after the first place, and the last step', () => {
    const show = played([90, 91, 92]);
    show.do(rank(true));
    const kinds: (string | undefined)[] = [];
    for (let step = nextStep(projectMatch(show.state, { role: 'CONSOLE' })); ; ) {
      if (step?.type !== 'STEP_REVEAL') break;
      kinds.push(revealSteps(show.state.stage)[(step.step ?? 0) - 1]?.kind);
      show.do(step);
      step = nextStep(projectMatch(show.state, { role: 'CONSOLE' }));
    }
    expect(kinds).toEqual(['PLACES', 'PLACES', 'PLACES', 'PODIUM']);
  });

  it.each([
    [[90], true],
    [[90, 91], true],
    [[92, 92, 90, 89], true],
    [[92, 91, 90, 90, 90, 90], true],
    [[92, 91, 90, 90, 90, 90, 90], false],
    [[92, 92, 92, 92, 92, 92, 92], false],
  ])('of %j: %s', (scores, expected) => {
    const show = played(scores);
    show.do(rank(false));
    expect(hasStep(show)).toBe(expected);
  });

  it('exists on the first page only, if that page holds all of the first three ranks', () => {
    const show = played([90, 91, 92, 93], { rankPageSize: 3 });
    show.do(rank(true));
    expect(show.state.stage).toMatchObject({ pageNo: 1 });
    expect(hasStep(show)).toBe(false);
    show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 0 });
    expect(hasStep(show)).toBe(true);
    const narrow = played([90, 91, 92, 93], { rankPageSize: 2 });
    narrow.do(rank(false));
    expect(hasStep(narrow)).toBe(false);
  });

  it('exists for the ranking of one item as well', () => {
    const show = new Stagehand({
      programs: 2,
      judges: 1,
      items,
      setting: { enableItem: true, enableScoreItemCombine: true },
    });
    for (const programId of ['a1', 'a2']) {
      show.speech(programId);
      show.scoring(programId);
      show.items('j1', programId, { voice: programId === 'a1' ? 90 : 80, stage: 85 });
      show.reveal(programId);
      show.result(programId);
    }
    show.do({ ...rank(false), itemId: 'voice' });
    expect(hasStep(show)).toBe(true);
  });

  it('never omits a program of the first three ranks, and needs a score of every program', () => {
    const entry = fc.record({
      score: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 12 }),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 12 }),
        fc.constantFrom('COMPETITION' as const, 'DENSE' as const),
        fc.integer({ min: 1, max: 12 }),
        (entries, ranking, pageSize) => {
          const rows = rankPrograms(
            entries.map(({ score }, index) => ({
              programId: `p${index}`,
              sort: index + 1,
              programName: '',
              contestant: '',
              score,
              tieKeys: null,
            })),
            { ranking, tieBreaks: [] },
          );
          const standing = rows.filter((row) => row.rank !== null && row.rank <= 3);
          const beyond = standing.filter((row) => rows.indexOf(row) >= pageSize);
          const unscored = rows.some(({ score }) => score === null);
          expect(hasPodium(rows, pageSize)).toBe(
            rows.length > 0 && beyond.length === 0 && !unscored && standing.length <= 6,
          );
        },
      ),
    );
  });
});
