// The rules for sponsors: which logos are shown at which server time, what a break shows in turn, and where the bar is.
import type { SponsorLevel } from '@liangfen/sdk/schema';
import { sponsorLevelValues, sponsorLinkValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../../messages/index.ts';
import { designedOn, screenCompositions } from '../canvas/composition.ts';
import { captionOf } from '../caption.ts';
import { breakTurns, turnAt } from '../parts/turns.ts';
import { sampleLook, sampleMatch, sampleStages } from '../samples.ts';
import { barStands, defaultSponsorBar, sponsorLinkOf } from './bar-links.ts';
import { barPages } from './bar-pages.ts';
import { barHeight, roomAbove } from './bar-room.ts';
import { isPaleOnNothing, plateWidth } from './plate.ts';
import { fiveSponsors, manySponsors, oneSponsor } from './sample-sponsors.ts';
import { wallGap, wallHeight, wallLayout } from './wall-layout.ts';

const room = { width: 1728, gap: 44, most: 5 };

describe('the pages of the bar', () => {
  it.each([0, 1, 2, 5, 6, 11, 24])('hold each of %i sponsors once, in their order', (count) => {
    const pages = barPages(Array(count).fill(300), room);
    expect(pages.flat()).toEqual(Array.from({ length: count }, (_, at) => at));
    expect(pages.every((page) => page.length >= 1 && page.length <= 5)).toBe(true);
  });

  it('are about equally full', () => {
    expect(barPages(Array(6).fill(200), room).map((page) => page.length)).toEqual([3, 3]);
    expect(barPages(Array(11).fill(200), room).map((page) => page.length)).toEqual([4, 4, 3]);
  });

  it('are never wider than the wall, unless a single sponsor is', () => {
    const widths = [700, 700, 700, 90, 90, 1700, 2000, 90];
    for (const page of barPages(widths, room)) {
      const width = page.reduce((sum, at) => sum + (widths[at] ?? 0), (page.length - 1) * room.gap);
      if (page.length > 1) expect(width).toBeLessThanOrEqual(room.width);
    }
  });
});

describe('the page that is shown now', () => {
  it('depends on the server’s time alone', () => {
    expect([0, 7_999, 8_000, 16_000, 24_000].map((at) => turnAt(3, 8_000, at))).toEqual([
      0, 0, 1, 2, 0,
    ]);
    expect(turnAt(1, 8_000, 123_456_789)).toBe(0);
    expect(turnAt(0, 8_000, 5)).toBe(0);
  });

  it('is each page for the same time', () => {
    const seen = Array.from({ length: 60 }, (_, second) => turnAt(4, 5_000, second * 1_000));
    for (const page of [0, 1, 2, 3]) expect(seen.filter((at) => at === page)).toHaveLength(15);
  });
});

it('a break shows all sponsors after every third picture and after the last', () => {
  expect(breakTurns(0, true)).toEqual(['SPONSORS']);
  expect(breakTurns(0, false)).toEqual([]);
  expect(breakTurns(2, true)).toEqual([0, 1, 'SPONSORS']);
  expect(breakTurns(3, true)).toEqual([0, 1, 2, 'SPONSORS']);
  expect(breakTurns(4, true)).toEqual([0, 1, 2, 'SPONSORS', 3, 'SPONSORS']);
  expect(breakTurns(4, false)).toEqual([0, 1, 2, 3]);
});

describe('the wall of a break', () => {
  const levels = (counts: readonly number[]) =>
    counts.flatMap((count, at) => {
      const level: SponsorLevel | undefined = sponsorLevelValues[at];
      return count === 0 || level === undefined ? [] : [{ level, count }];
    });
  const areas = [
    { width: 1052, height: 562 },
    { width: 1052, height: 728 },
    { width: 1044, height: 898 },
  ];
  describe.each(areas)('on $width × $height', (area) => {
    it.each([
      [[1, 0, 0, 0]],
      [[1, 1, 2, 1]],
      [[1, 3, 9, 11]],
      [[24, 0, 0, 0]],
      [[0, 0, 0, 24]],
      [[6, 6, 6, 6]],
    ])('%j logos are all inside the wall, and readable', (counts) => {
      const laid = wallLayout(levels(counts), area);
      expect(wallHeight(laid)).toBeLessThanOrEqual(area.height);
      for (const { width, height, columns } of laid) {
        expect(columns * (width + wallGap) - wallGap).toBeLessThanOrEqual(area.width);
        expect(height).toBeGreaterThanOrEqual(36);
      }
    });
  });

  it('shows the title sponsor largest', () => {
    const heights = wallLayout(levels([1, 3, 9, 11]), { width: 1052, height: 728 });
    const [first, ...others] = heights.map(({ height }) => height);
    expect(others.every((height) => height < (first ?? 0))).toBe(true);
  });
});

describe('a plate', () => {
  it('has the width of its logo, within bounds', () => {
    const [tall = 0, square = 0, wide = 0, strip = 0] = [1 / 3, 1, 3, 10].map((shape) =>
      plateWidth('甲', shape, 80),
    );
    expect(tall).toBeLessThanOrEqual(square);
    expect(square).toBeLessThan(wide);
    expect(wide).toBeLessThan(strip);
    expect(strip).toBe(400);
  });

  it('has room for a name of 40 characters in two lines', () => {
    expect(plateWidth('名'.repeat(40), null, 76)).toBe(608);
    expect(plateWidth('江城银行', null, 76)).toBeLessThan(200);
  });

  it('is dark when the logo was made for a dark ground', () => {
    const nothing = [0, 0, 0, 0];
    const white = [255, 255, 255, 255];
    const blue = [10, 90, 160, 255];
    expect(isPaleOnNothing([...nothing, ...white, ...white])).toBe(true);
    expect(isPaleOnNothing([...nothing, ...blue, ...white])).toBe(false);
    // A picture that is white all over has a ground of its own.
    expect(isPaleOnNothing([...white, ...white])).toBe(false);
    expect(isPaleOnNothing(nothing)).toBe(false);
  });
});

describe('the bar', () => {
  const standing = (sponsorBar = defaultSponsorBar, sponsors = oneSponsor, slides = ['/a']) =>
    Object.values(sampleStages)
      .filter((stage) =>
        barStands({ stage, look: { ...sampleLook, sponsors: [...sponsors], sponsorBar, slides } }),
      )
      .map(({ kind }) => kind);

  it('is shown while people wait, unless the organiser has chosen other pictures', () => {
    expect(new Set(standing())).toEqual(
      new Set(['START', 'PROGRAM_LIST', 'TITLE', 'INTERMISSION', 'RANKING']),
    );
    const { sponsorBar: _, ...look } = { ...sampleLook, sponsorBar: null };
    const stage = sampleStages.RANKING;
    expect(barStands({ stage, look: { ...look, sponsors: [...oneSponsor] } })).toBe(true);
  });

  it('is shown on one kind of picture for each link of its list, and never on a test page', () => {
    for (const link of sponsorLinkValues) {
      expect(new Set(standing({ links: [link], seconds: 8 })).size, link).toBe(1);
    }
    expect(standing({ links: [...sponsorLinkValues], seconds: 8 })).not.toContain('TEST');
    expect(sponsorLinkOf('TEST')).toBeNull();
  });

  it('is not shown without sponsors, or in a break whose only picture is the wall of sponsors', () => {
    expect(standing({ links: [...sponsorLinkValues], seconds: 8 }, [])).toEqual([]);
    expect(standing({ links: ['INTERMISSION'], seconds: 8 }, oneSponsor, [])).toEqual([]);
  });

  it.each(screenCompositions)('leaves a whole canvas above it on %s', (composition) => {
    const wall = designedOn[composition];
    const { width, height, scale, left } = roomAbove(wall);
    expect(height * scale).toBeLessThanOrEqual(wall.height - barHeight(wall) + 0.01);
    expect(height * scale).toBeGreaterThan(wall.height - barHeight(wall) - 12);
    expect(left + width * scale).toBeLessThanOrEqual(wall.width + 0.01);
    // Texts become hardly more than a tenth smaller.
    expect(scale).toBeGreaterThan(0.88);
  });
});

it('the caption of the opening names the title sponsor, and no other', () => {
  const said = (sponsors: typeof fiveSponsors) =>
    captionOf(
      sampleMatch(sampleStages.START, { look: { ...sampleLook, sponsors: [...sponsors] } }),
      zhCN.screen,
    );
  expect(said(manySponsors)).toBe('第 12 届「星光杯」校园歌手大赛，江城银行冠名，即将开始');
  expect(said(fiveSponsors.slice(1))).toBe('第 12 届「星光杯」校园歌手大赛，即将开始');
});
