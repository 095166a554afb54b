// The positions of seats, marks and rows in the moving pictures, compared with positions computed by hand, extremes included.
import { rankingPicture, scoreGap } from '@liangfen/rules';
import { describe, expect, it } from 'vitest';
import { sampleStages } from '../samples.ts';
import { meterScale, meterShare } from './meter-scale.ts';
import { lineHeight, rowPositions } from './row-positions.ts';
import { seatBow, seatLayout } from './seat-layout.ts';
import { standingAt } from './standing-at.ts';

describe('the scale of a meter', () => {
  it('has the leader at three quarters, and ends at the full mark', () => {
    const scale = meterScale({ mark: 90, full: 100 });
    expect(scale).toEqual({ from: 60, to: 100 });
    expect(meterShare(90, scale)).toBe(0.75);
    expect(meterShare(100, scale)).toBe(1);
  });

  it('stays wide enough to tell others apart when the leader is close to the full mark', () => {
    expect(meterScale({ mark: 99.9, full: 100 })).toEqual({ from: 75, to: 100 });
    expect(meterScale({ mark: 100, full: 100 })).toEqual({ from: 75, to: 100 });
  });

  it('begins at half of the full mark before anybody leads, and at a leader below zero', () => {
    expect(meterScale({ mark: null, full: 10 })).toEqual({ from: 5, to: 10 });
    expect(meterScale({ mark: -5, full: 100 })).toEqual({ from: -5, to: 100 });
  });

  it('depends on the leader alone when results grow with the judges, and is missing before there is a leader', () => {
    expect(meterScale({ mark: 30, full: null })).toEqual({ from: 0, to: 40 });
    expect(meterScale({ mark: 0, full: null })).toBeNull();
    expect(meterShare(12, null)).toBe(0.75);
  });

  it('shows results below it at its foot, and results above it at its top', () => {
    const scale = meterScale({ mark: 90, full: 100 });
    expect(meterShare(-12.5, scale)).toBe(0.04);
    expect(meterShare(130, scale)).toBe(1);
  });
});

describe('seats', () => {
  const content = { figureEms: 2.72, nameEms: 3, groups: false, items: 0 };
  it.each([1, 3, 7, 9])('%i fit in one row, with figures that are readable from afar', (count) => {
    const seat = seatLayout({ ...content, count }, { width: 1728, height: 640 });
    expect(seat).toMatchObject({ oneRow: true, rows: 1, columns: count });
    expect(seat.columns * (seat.width + seat.gap) - seat.gap).toBeLessThanOrEqual(1728);
    expect(seat.figure).toBeGreaterThanOrEqual(58);
  });

  it.each([16, 31, 60])('%i are in several rows, like a wall of cards', (count) => {
    const seat = seatLayout({ ...content, count }, { width: 1728, height: 640 });
    expect(seat.oneRow).toBe(false);
    expect(seat.rows).toBeGreaterThan(1);
  });

  it('show complete names or none', () => {
    const named = (nameEms: number) =>
      seatLayout({ ...content, nameEms, count: 7 }, { width: 1728, height: 640 });
    expect(named(3).names).toBe('BELOW_SCORE');
    expect(named(60).names).toBe('NONE');
  });

  it('form a symmetric arc with the middle highest; a single seat in the last row is in the middle', () => {
    const row = { columns: 7, count: 7, depth: 150, pitch: 240 };
    const [first, middle, last] = [0, 3, 6].map((index) => seatBow(index, row));
    expect(middle).toEqual({ bow: 0, slope: 0 });
    expect(first?.bow).toBe(last?.bow);
    expect(first?.slope).toBe(-(last?.slope ?? 0));
    expect(seatBow(7, { ...row, count: 8 })).toEqual({ bow: 0, slope: 0 });
  });
});

describe('the ranking that a new result enters', () => {
  const stage = sampleStages.RANKING_LIVING;
  const standing = (step: number) =>
    stage.rows.map((_, index) => standingAt(stage, rankingPicture(stage, step), index));

  it('begins as the hall knew it, with the newcomer below the ranked programs', () => {
    const at = standing(1);
    expect(at.map(({ place }) => place)).toEqual([0, 1, 2, 8, 3, 4, 5, 6, 7, 9]);
    expect(at.map(({ row }) => row.rank)).toEqual([1, 2, 3, null, 4, 5, 6, 7, 8, null]);
  });

  it('ends with every row at its place and with its rank', () => {
    expect(standing(2)).toEqual(stage.rows.map((row, place) => ({ place, row })));
  });

  it('keeps dense ranks as they are when the newcomer shares one', () => {
    const ranks = [1, 2, 2, 3];
    const dense = {
      newcomer: 'p1',
      rows: ranks.map((rank, index) => ({
        ...stage.rows[0],
        ...{ decidedBy: null, contestant: '', programName: '', sort: 1, score: 90 },
        rank,
        tied: rank === 2,
        programId: `p${index}`,
      })),
    };
    const at = dense.rows.map((_, index) => standingAt(dense, { newcomerWaits: true }, index));
    expect(at.map(({ row }) => row.rank)).toEqual([1, null, 2, 3]);
    expect(at[2]?.row.tied).toBe(false);
  });
});

describe('the line of promotion', () => {
  it('has space of its own between two rows, and is missing on a page that it does not divide', () => {
    const area = { width: 1728, height: 760 };
    const { line, at, height } = rowPositions(10, area, 6);
    expect(line?.y).toBeGreaterThanOrEqual(at(5).y + height);
    expect(at(6).y - at(5).y - height).toBeGreaterThanOrEqual(lineHeight);
    expect(at(9).y + height).toBeLessThanOrEqual(area.height);
    expect(rowPositions(10, area, 10).line).toBeNull();
    expect(rowPositions(10, area, 0).line).toBeNull();
  });
});

describe('a gap', () => {
  it.each([
    [95.44, 95.1, 0.34],
    [0.3, 0.1, 0.2],
    [-0.5, -5, 4.5],
    [100, 99.999, 0.001],
  ])('from %d to %d is exactly %d', (leader, score, gap) => {
    expect(scoreGap(leader, score)).toBe(gap);
  });
});
