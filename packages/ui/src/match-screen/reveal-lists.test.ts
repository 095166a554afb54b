// Reveals as lists of steps: complete, in order, and the same pictures forwards and backwards.
import {
  cardsPerPage,
  cutStage,
  rankingPicture,
  rankingSteps,
  resultPicture,
  resultSteps,
  revealSteps,
  scoreRevealPicture,
  scoreRevealSteps,
} from '@liangfen/rules';
import type { StageRanking } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { sampleCards, sampleStages } from './samples.ts';

const reveal = sampleStages.SCORE_REVEAL;

describe('亮分', () => {
  it('turns the cards one by one, then strikes out the highest and the lowest score', () => {
    expect(scoreRevealSteps(reveal).map(({ waitMs: _, ...step }) => step)).toEqual([
      ...sampleCards.map((_card, index) => ({ kind: 'TURN', from: index, to: index + 1 })),
      { kind: 'STRIKE', dropped: 'HIGHEST' },
      { kind: 'STRIKE', dropped: 'LOWEST' },
    ]);
  });

  it('shows at each step the effect of all steps so far', () => {
    expect(scoreRevealPicture(reveal, 0)).toMatchObject({ turned: 0, struckHighest: false });
    expect(scoreRevealPicture(reveal, 3)).toMatchObject({ turned: 3, struckHighest: false });
    expect(scoreRevealPicture(reveal, 8)).toMatchObject({
      turned: 7,
      struckHighest: true,
      struckLowest: false,
    });
    expect(scoreRevealPicture(reveal, 99)).toMatchObject({ turned: 7, struckLowest: true });
    expect(scoreRevealPicture(reveal, -1)).toMatchObject({ turned: 0 });
  });

  it('has no strikes without dropped scores', () => {
    const stage = sampleStages.SCORE_REVEAL_VOTE;
    expect(scoreRevealSteps(stage)).toHaveLength(stage.cards.length);
  });

  it.each([0, 1, 15, 16, 60, 61, 200])('turns each of %i cards once, in limited time', (count) => {
    const card = { ...sampleCards[0], dropped: null };
    const cards = Array.from({ length: count }, () => card) as typeof reveal.cards;
    const steps = scoreRevealSteps({ cards });
    expect(steps.length).toBeLessThanOrEqual(20);
    const turned = steps.flatMap((step) =>
      step.kind === 'TURN'
        ? Array.from({ length: step.to - step.from }, (_, index) => step.from + index)
        : [],
    );
    expect(turned).toEqual(cards.map((_, index) => index));
    for (let step = 0; step <= steps.length; step += 1) {
      const picture = scoreRevealPicture({ cards }, step);
      expect(picture.page).toBeLessThan(picture.pages);
      expect(picture.turned).toBeLessThanOrEqual((picture.page + 1) * cardsPerPage);
    }
  });
});

describe('出分', () => {
  it('shows the items, rolls the total, and only then shows rank, leader and working', () => {
    expect(resultSteps(sampleStages.RESULT_ITEMS).map((step) => step.kind)).toEqual([
      'ITEM',
      'ITEM',
      'ITEM',
      'TOTAL',
      'RANK',
      'LEADER',
      'WORKING',
    ]);
    expect(resultPicture(sampleStages.RESULT_ITEMS, 2).items.size).toBe(2);
    expect(resultPicture(sampleStages.RESULT_ITEMS, 3).total).toBe(false);
    expect(resultPicture(sampleStages.RESULT_ITEMS, 4)).toMatchObject({ total: true, rank: false });
  });

  it('shows earlier items at once when one item is published', () => {
    const stage = {
      ...sampleStages.RESULT_ITEM_ONLY,
      item: sampleStages.RESULT_ITEM_ONLY.itemScores[1]?.item ?? null,
      itemScores: sampleStages.RESULT_ITEM_ONLY.itemScores.map((entry, index) => ({
        ...entry,
        score: index === 2 ? null : 95,
      })),
    };
    expect(resultSteps(stage).map((step) => step.kind)).toEqual(['ITEM', 'TOTAL', 'WORKING']);
    expect([...resultPicture(stage, 0).items]).toEqual(['item-1', 'item-3']);
  });

  it('has nothing to reveal without a score', () => {
    const stage = { ...sampleStages.RESULT, programScore: null };
    expect(resultSteps(stage)).toEqual([]);
  });
});

/** The steps that open places. */
const openings = (stage: StageRanking) =>
  rankingSteps(stage).filter((step) => step.kind === 'PLACES');

describe('排名', () => {
  it('is revealed from the last place up', () => {
    const stage = sampleStages.RANKING_PK;
    const steps = openings(stage);
    expect(steps.map(({ from }) => from)).toEqual(stage.rows.map((_, place) => place).reverse());
    expect(rankingPicture(stage, 1).openFrom).toBe(stage.rows.length - 1);
    expect(rankingPicture(stage, steps.length).openFrom).toBe(0);
  });

  it('opens programs that share a rank together, and also those without a score', () => {
    const [first, ...others] = sampleStages.RANKING.rows;
    if (first === undefined) throw new RangeError('no sample row');
    const stage = {
      ...sampleStages.RANKING,
      totalSize: 6,
      rows: [
        first,
        ...others.slice(0, 2).map((row) => ({ ...row, rank: 2, score: 95.1 })),
        ...others.slice(2, 3),
        ...others.slice(3, 5).map((row) => ({ ...row, rank: null, score: null })),
      ],
    };
    expect(openings(stage).map(({ from, to }) => [from, to])).toEqual([
      [4, 6],
      [3, 4],
      [1, 3],
      [0, 1],
    ]);
  });

  it('waits 0.6 s for each place and 1.5 s before each of the first three, or the set pace', () => {
    const waits = (paceMs?: number) =>
      rankingSteps({ ...sampleStages.RANKING, ...(paceMs === undefined ? {} : { paceMs }) }).map(
        ({ waitMs }) => waitMs,
      );
    expect(waits().slice(1)).toEqual([600, 600, 600, 600, 600, 600, 1_500, 1_500, 1_500]);
    expect(waits(2_000)).toEqual(waits().map(() => 2_000));
  });

  it('ends with the podium, one step after the first place, if there is one', () => {
    const stage = sampleStages.RANKING_PODIUM;
    const { length } = stage.rows;
    const steps = rankingSteps(stage);
    expect(steps.map(({ kind }) => kind)).toEqual([...stage.rows.map(() => 'PLACES'), 'PODIUM']);
    expect(rankingPicture(stage, length)).toMatchObject({ openFrom: 0, podium: false });
    expect(rankingPicture(stage, length + 1)).toMatchObject({ openFrom: 0, podium: true });
    // The hall needs time to read the table and to applaud.
    expect(steps[length]?.waitMs).toBeGreaterThan(4_000);
    expect(rankingSteps(sampleStages.RANKING).every(({ kind }) => kind === 'PLACES')).toBe(true);
  });

  it('does not mention a podium before its step, because its existence tells who shares a rank', () => {
    const stage = sampleStages.RANKING_PODIUM;
    const { length } = stage.rows;
    for (let step = 0; step <= length; step += 1) {
      expect(JSON.stringify(cutStage(stage, step)).toLowerCase()).not.toContain('podium');
    }
    expect(JSON.stringify(cutStage(stage, length + 1))).toContain('PODIUM');
  });
});

describe('a stage that was cut', () => {
  it('gives the same picture as the whole stage, at its own step and at every earlier step', () => {
    for (const [name, stage] of Object.entries(sampleStages)) {
      const { length } = revealSteps(stage);
      for (let step = 0; step <= length; step += 1) {
        const cut = cutStage(stage, step);
        for (let at = 0; at <= step; at += 1) {
          expect(cutStage(cut, at), `${name} ${step} ${at}`).toEqual(cutStage(stage, at));
        }
      }
    }
  });

  it('is whole when the reveal plays by itself', () => {
    expect(cutStage(reveal, null)).toBe(reveal);
  });
});

describe('other pictures', () => {
  it('have no steps', () => {
    expect(revealSteps(sampleStages.START)).toEqual([]);
    expect(revealSteps(sampleStages.BATTLE)).toEqual([]);
  });
});
