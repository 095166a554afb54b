// Sizes and words that are worked out: scaling, cards, rows, bars, clocks, the sign-in ring.
import { describe, expect, it } from 'vitest';
import { zhCN } from '../messages/index.ts';
import { fitBox } from './canvas/fit-box.ts';
import { captionOf } from './caption.ts';
import { fittingSize, formatChange, formatClock, formatScore } from './format.ts';
import { sampleMatch, sampleStages, sampleWorking } from './samples.ts';
import { barShare } from './stages/bar-share.ts';
import { boutsOf } from './stages/bouts.ts';
import { cardGap, cardGrid } from './stages/card-grid.ts';
import { ringArcs } from './stages/ring.ts';
import { rowPlaces } from './stages/row-places.ts';
import { titleLines } from './stages/title-lines.ts';
import { workingLines } from './stages/working-lines.ts';
import { countdownAt } from './use-countdown.ts';

describe('the picture in its box', () => {
  it('fills a 16 : 9 box and leaves bars elsewhere', () => {
    expect(fitBox(3840, 2160)).toEqual({ scale: 2, left: 0, top: 0 });
    expect(fitBox(1920, 1200)).toEqual({ scale: 1, left: 0, top: 60 });
    expect(fitBox(390, 220).scale).toBeCloseTo(0.203, 3);
  });
});

describe('cards', () => {
  it.each([1, 2, 3, 5, 7, 9, 12, 24, 31, 45, 60])('%i fit the stage and stay readable', (count) => {
    const { columns, rows, width, height } = cardGrid(count);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * width + (columns - 1) * cardGap).toBeLessThanOrEqual(1728);
    expect(rows * height + (rows - 1) * cardGap).toBeLessThanOrEqual(640);
    // Two lines of 28 px and a score of five characters.
    expect(width).toBeGreaterThanOrEqual(84);
    expect(height).toBeGreaterThanOrEqual(84);
  });
});

describe('ranking rows', () => {
  it.each([1, 6, 10, 11, 20])('%i fit below the title', (rows) => {
    const places = rowPlaces(rows);
    for (let index = 0; index < rows; index += 1) {
      const { x, y } = places.at(index);
      expect(x + places.width).toBeLessThanOrEqual(1728.5);
      expect(y + places.height).toBeLessThanOrEqual(756);
    }
    expect(places.height).toBeGreaterThan(60);
  });
});

describe('bars', () => {
  it('keep the order, are full for the best and told apart', () => {
    expect(barShare(95.44, 95.44, false)).toBe(1);
    expect(barShare(95.1, 95.44, false)).toBeGreaterThan(barShare(93.9, 95.44, false));
    expect(barShare(95.44, 95.44, false) - barShare(93.9, 95.44, false)).toBeGreaterThan(0.1);
    expect(barShare(5, 10, true)).toBe(0.5);
    expect(barShare(null, 95, false)).toBe(0);
    expect(barShare(0, 0, false)).toBe(1);
    expect(barShare(-3, 0, false)).toBeLessThan(0.1);
  });
});

describe('the sign-in ring', () => {
  it('is full only when all have come, empty only when nobody has', () => {
    expect(ringArcs(0, 7)).toMatchObject({ lit: 0 });
    expect(ringArcs(7, 7)).toMatchObject({ lit: 7 });
    expect(ringArcs(1, 500).lit).toBe(1);
    expect(ringArcs(499, 500).lit).toBe(71);
    expect(new Set(ringArcs(1, 72).paths).size).toBe(72);
    expect(ringArcs(1, 1).paths).toHaveLength(1);
  });
});

describe('numbers and words', () => {
  it('never round a score', () => {
    expect(formatScore(95.1, 2)).toBe('95.10');
    expect(formatScore(95.125, 2)).toBe('95.125');
    expect(formatScore(0, 0)).toBe('0');
    expect(formatChange(-2.5)).toBe('−2.5');
    expect(formatChange(5)).toBe('+5');
  });

  it('write clocks', () => {
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(125)).toBe('2:05');
    expect(formatClock(3725)).toBe('1:02:05');
  });

  it('count whole seconds of the server', () => {
    const clock = { durationMs: 60_000, endsAt: 100_000, remainingMs: null };
    expect(countdownAt(clock, 40_000)).toMatchObject({ seconds: 60, state: 'ENOUGH' });
    expect(countdownAt(clock, 89_999)).toMatchObject({ seconds: 11, state: 'ENOUGH' });
    expect(countdownAt(clock, 90_000)).toMatchObject({ seconds: 10, state: 'LAST_TEN' });
    expect(countdownAt(clock, 100_000)).toMatchObject({ seconds: 0, state: 'UP', share: 0 });
    expect(countdownAt(clock, 0).seconds).toBe(60);
  });

  it('choose sizes and breaks', () => {
    expect(fittingSize('追光者', { width: 1600, most: 190, least: 84 })).toBe(190);
    expect(fittingSize('很'.repeat(80), { width: 1600, most: 190, least: 84 })).toBe(84);
    expect(titleLines('校园歌手大赛').lines).toEqual(['校园歌手大赛']);
    expect(titleLines('江城市第 12 届「星光杯」全国高校青年歌手邀请赛暨颁奖典礼').lines).toEqual([
      '江城市第 12 届「星光杯」',
      '全国高校青年歌手邀请赛暨颁奖典礼',
    ]);
  });

  it('pair the rows of a battle', () => {
    const rows = sampleStages.PROGRAM_LIST_BATTLE.rows;
    expect(boutsOf(rows)).toHaveLength(4);
    const alone = rows.slice(0, 3).map((row, index) => ({
      ...row,
      opponentId: index === 2 ? null : row.opponentId,
    }));
    expect(boutsOf(alone).map((bout) => bout.length)).toEqual([2, 1]);
  });

  it('say how a score was worked out', () => {
    expect(workingLines(sampleWorking, false, zhCN.screen)).toEqual([
      '去掉最高 97.80、最低 93.10',
      '5 位评委平均 95.64',
      '超时 12 秒 −0.2',
    ]);
    expect(workingLines(sampleStages.RESULT_ITEMS.working, false, zhCN.screen)[0]).toBe(
      '音准与节奏 96.20 × 40%',
    );
  });
});

describe('captions', () => {
  it('say only what is seen', () => {
    const match = sampleMatch(sampleStages.SCORE_REVEAL);
    expect(captionOf(match, 0, zhCN.screen)).toBe('追光者，亮分');
    expect(captionOf(match, 2, zhCN.screen)).toBe('追光者，亮分；周明轩 96.5；林静怡 95.2');
    const result = sampleMatch(sampleStages.RESULT);
    expect(captionOf(result, 0, zhCN.screen)).not.toContain('95.44');
    expect(captionOf(result, 99, zhCN.screen)).toBe('追光者，得分 95.44，第 1 名');
  });

  it('exist for every picture', () => {
    for (const stage of Object.values(sampleStages)) {
      expect(captionOf(sampleMatch(stage), 99, zhCN.screen)).not.toMatch(/[{}]|undefined/);
    }
  });
});
