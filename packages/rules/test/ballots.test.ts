/** The figure of an audience vote is exact, and a ballot that is on its way at the close still counts. */
import { describe, expect, it } from 'vitest';
import { ballotTiming, figureOf } from '../src/index.ts';

describe('the figure of a tally', () => {
  it('is the percentage of those who like it, to one decimal, half up', () => {
    expect(figureOf('LIKE', { voters: 3, votes: [1, 2] }).figure).toBe(66.7);
    expect(figureOf('LIKE', { voters: 2000, votes: [1999, 1] }).figure).toBe(0.1);
    expect(figureOf('LIKE', { voters: 2001, votes: [2000, 1] }).figure).toBe(0);
    expect(figureOf('LIKE', { voters: 5, votes: [0, 5] }).figure).toBe(100);
  });

  it('is the mean rating, to two decimals, half up', () => {
    const votes = (ratings: readonly number[]) =>
      Array.from({ length: 10 }, (_, at) => ratings.filter((one) => one === at + 1).length);
    const mean = (ratings: readonly number[]) =>
      figureOf('RATING', { voters: ratings.length, votes: votes(ratings) }).figure;
    expect(mean([10, 9, 9])).toBe(9.33);
    expect(mean([...Array<number>(199).fill(1), 2])).toBe(1.01);
    expect(mean([1])).toBe(1);
  });

  it('is none where nobody voted', () => {
    expect(figureOf('LIKE', { voters: 0, votes: [0, 0] }).figure).toBeNull();
  });
});

describe('a ballot', () => {
  const closed = { closedAt: 10_000 };
  it.each([
    ['while the vote is open', { closedAt: null }, 99_999, 0, 'IN_TIME'],
    ['that arrives at the close', closed, 10_000, 0, 'IN_TIME'],
    ['begun before the close, two seconds on its way', closed, 12_000, 2_000, 'IN_TIME'],
    ['begun after the close', closed, 10_500, 499, 'BEGUN_LATE'],
    ['that arrives after the two seconds, whenever begun', closed, 12_001, 60_000, 'ARRIVED_LATE'],
  ] as const)('%s', (_, vote, receivedAt, sinceMs, timing) => {
    expect(ballotTiming(vote, { receivedAt, sinceMs })).toBe(timing);
  });
});
