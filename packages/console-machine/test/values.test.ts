/** The small pure functions for typed points, quick points, page counts and panels. */

import { emptyLinkData } from '@liangfen/rules';
import { plainSetting } from '@liangfen/rules/testing';
import type { CurrentMatch, LinkData } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { pointProblem, quickPoints, typedPoint } from '../src/battle/points.ts';
import { panelOf } from '../src/flow/panel.ts';
import { pageButtons, pageCount, rankTotal } from '../src/ranking/rank-pages.ts';

describe('typed points', () => {
  it.each([
    ['5', 5],
    [' +2.5 ', 2.5],
    ['-1', -1],
    ['0', 0],
    ['－２．５', -2.5],
    ['9。5', 9.5],
    ['', null],
    ['  ', null],
    ['1e3', null],
    ['五', null],
    ['1.2345', null],
    ['.5', null],
  ])('%j is %j', (text, point) => {
    expect(typedPoint(text)).toBe(point);
  });

  it.each([
    ['', 'MISSING'],
    ['  ', 'MISSING'],
    ['abc', 'NOT_A_NUMBER'],
    ['1,5', 'NOT_A_NUMBER'],
    ['1.2345', 'TOO_MANY_DECIMALS'],
    ['0', 'ZERO'],
    ['-0.00', 'ZERO'],
    ['10000000', 'OUT_OF_RANGE'],
    ['-10000000', 'OUT_OF_RANGE'],
    ['4.25', null],
    ['-1.125', null],
  ])('%j has the problem %j', (text, problem) => {
    expect(pointProblem(text)).toBe(problem);
    // The console sends exactly the texts without a problem.
    expect(problem === null).toBe(Boolean(typedPoint(text)) && problem !== 'OUT_OF_RANGE');
  });

  it('are offered as listed in the setting, also with Chinese commas', () => {
    expect(quickPoints('1,2，-1, x,,3.5')).toEqual([1, 2, -1, 3.5]);
    expect(quickPoints('')).toEqual([]);
  });
});

describe('ranking pages', () => {
  const ranked = (linkData: Partial<LinkData>) => ({
    link: 'RANK' as const,
    setting: plainSetting,
    linkData: { ...emptyLinkData(10), rankShowType: 'DEFAULT' as const, ...linkData },
  });

  it.each([
    [0, 'DEFAULT', 0],
    [10, 'DEFAULT', 1],
    [11, 'DEFAULT', 2],
    [12, 'PK', 2],
    [13, 'PK', 3],
  ] as const)('of %i programs in %s are %i', (programSize, rankShowType, pages) => {
    expect(pageCount(ranked({ programSize, rankShowType }), null)).toBe(pages);
  });

  it('are counted for the chosen item, and are none while no ranking is on air', () => {
    const match = ranked({ programSize: 30, itemSize: [{ itemId: 'voice', itemSize: 21 }] });
    expect(pageCount(match, 'voice')).toBe(3);
    expect(rankTotal(match.linkData, 'gone')).toBe(0);
    expect(pageCount({ ...match, link: 'INIT' }, null)).toBe(0);
  });

  it('are numbered from 1 and sent from 0', () => {
    expect(pageButtons(ranked({ programSize: 15, rankPageNo: 1 }), null)).toEqual([
      { number: 1, pageNo: 0, current: false },
      { number: 2, pageNo: 1, current: true },
    ]);
  });
});

describe('the panel of a link', () => {
  const links: [CurrentMatch['link'], string][] = [
    ['INIT', 'init'],
    ['TEST', 'test'],
    ['PROGRAM_LIST', 'programList'],
    ['SIGN_IN', 'signIn'],
    ['RANK', 'rank'],
    ['SPEECH', 'programList'],
    ['SHOW_RESULT', 'programList'],
    ['DETERMINE', 'programList'],
    ['TEST_SCORE', 'test'],
    ['TEST_PAUSE', 'test'],
  ];

  it.each(links)('%s opens %s', (link, panel) => {
    expect(panelOf(link)).toBe(panel);
  });
});
