// Reveals are lists: complete, in order, and the same forwards and back.
import { describe, expect, it } from 'vitest';
import { sampleCards, sampleStages } from '../samples.ts';
import { rankingPicture, rankingSteps } from './ranking-reveal.ts';
import { resultPicture, resultSteps } from './result-reveal.ts';
import { revealSteps } from './reveal-steps.ts';
import { cardsPerPage, scoreRevealPicture, scoreRevealSteps } from './score-reveal.ts';

const reveal = sampleStages.SCORE_REVEAL;

describe('亮分', () => {
  it('turns card by card, then strikes the highest and the lowest', () => {
    expect(scoreRevealSteps(reveal).map(({ waitMs: _, ...step }) => step)).toEqual([
      ...sampleCards.map((_card, index) => ({ kind: 'TURN', from: index, to: index + 1 })),
      { kind: 'STRIKE', dropped: 'HIGHEST' },
      { kind: 'STRIKE', dropped: 'LOWEST' },
    ]);
  });

  it('shows at each step what the steps before it did', () => {
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

  it.each([0, 1, 15, 16, 60, 61, 200])('turns %i cards in time, each once', (count) => {
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
  it('lands the items, rolls the total, and only then tells rank, leader and working', () => {
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

describe('排名', () => {
  it('is revealed from the last place up', () => {
    const stage = sampleStages.RANKING_PK;
    const order = rankingSteps(stage).map((step) => step.programId);
    expect(order).toEqual([...stage.rows].reverse().map((row) => row.programId));
    expect(rankingPicture(stage, 1)).toEqual(new Set([stage.rows.at(-1)?.programId]));
    expect(rankingPicture(stage, stage.rows.length).size).toBe(stage.rows.length);
  });
});

describe('other pictures', () => {
  it('have no steps', () => {
    expect(revealSteps(sampleStages.START)).toEqual([]);
    expect(revealSteps(sampleStages.BATTLE)).toEqual([]);
  });
});
