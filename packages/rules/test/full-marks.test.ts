// What full marks in every item come to, and what is said where that is not the full mark (review F1: 30/40/30 % of 30/40/30).
import { describe, expect, it } from 'vitest';
import { finalScore, fullMarks } from '../src/index.ts';
import { fullMarksReadingText, fullMarksText } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

type Weights = readonly (readonly [maxScore: number, weight: number])[];

const byShare = (items: Weights, fullScore = 100, minScore = 0) =>
  fullMarks({
    setting: settingWith({ enableItem: true, fullScore, minScore }),
    items: items.map(([maxScore, proportion]) => ({ maxScore, proportion })),
  });

const byFactor = (items: Weights, fullScore = 100) =>
  fullMarks({
    setting: settingWith({ enableItem: true, itemWeighting: 'FACTOR', fullScore }),
    items: items.map(([maxScore, factor]) => ({ maxScore, factor, proportion: factor * 100 })),
  });

/** A printed sheet: 音准 30 分、表现 40 分、台风 30 分, 合计 100 分. */
const printed: Weights = [
  [30, 30],
  [40, 40],
  [30, 30],
];

describe('full marks by share', () => {
  it('fit where every item has the full mark of the whole', () => {
    expect(byShare([[100, 30], [100, 40], [100, 30]])).toEqual({ total: 100, fullScore: 100, fit: 'FITS', readings: [] }); // biome-ignore format: a table
    expect(byShare([[10, 33.333], [10, 33.333], [10, 33.334]], 10)?.fit).toBe('FITS'); // biome-ignore format: a table
    expect(byShare([[100, 100]])?.fit).toBe('FITS');
  });

  it('weigh a printed sheet twice: 9 + 16 + 9, and the points may have been meant', () => {
    const full = byShare(printed);
    expect(full).toEqual({
      total: 34,
      fullScore: 100,
      fit: 'WEIGHED_TWICE',
      readings: ['ADD_UP', 'ITEM_FULL'],
    });
    expect(full && fullMarksText(full)).toBe(
      '各项满分不同又按占比，轻重算了两次：各项都打满分合计 34 分（满分 100 分）',
    );
  });

  it('weigh twice also where the sum happens to be the full mark', () => {
    expect(byShare(printed, 34)).toMatchObject({ total: 34, fit: 'WEIGHED_TWICE' });
    expect(byShare([[50, 50], [150, 50]])).toMatchObject({ total: 100, fit: 'WEIGHED_TWICE' }); // biome-ignore format: a table
  });

  it('come to another sum where items have one full mark that is not that of the whole', () => {
    const full = byShare([[10, 30], [10, 40], [10, 30]]); // biome-ignore format: a table
    expect(full).toMatchObject({
      total: 10,
      fit: 'OTHER_TOTAL',
      readings: ['FULL_SCORE', 'ITEM_FULL'],
    });
    expect(full?.readings.map((reading) => fullMarksReadingText(reading, full))).toEqual([
      '满分改为 10 分',
      '各项满分都改为 100 分',
    ]);
  });

  it('are the same with a lowest mark below zero, and for one item', () => {
    expect(byShare(printed, 100, -100)).toMatchObject({ total: 34, fit: 'WEIGHED_TWICE' });
    expect(byShare([[30, 100]])).toMatchObject({ total: 30, fit: 'OTHER_TOTAL' });
  });

  it('are told while the percents are still those of a first item', () => {
    const entered: Weights = [[30, 100], [40, 0], [30, 0]]; // biome-ignore format: a table
    expect(byShare(entered)).toMatchObject({
      fit: 'OTHER_TOTAL',
      readings: ['ADD_UP', 'ITEM_FULL'],
    });
  });
});

describe('full marks by factor', () => {
  it('fit where they add up to the full mark, whatever the items have', () => {
    expect(byFactor([[30, 1], [40, 1], [30, 1]])?.fit).toBe('FITS'); // biome-ignore format: a table
    // Technique 50 × 1 and components 10 × 5.
    expect(byFactor([[50, 1], [10, 5]])?.fit).toBe('FITS'); // biome-ignore format: a table
  });

  it('are told where they do not: points that were turned into factors, or a full mark nobody set', () => {
    expect(byFactor([[30, 0.3], [40, 0.4], [30, 0.3]])).toMatchObject({ total: 34, fit: 'OTHER_TOTAL', readings: ['ADD_UP', 'FULL_SCORE'] }); // biome-ignore format: a table
    expect(byFactor([[50, 1], [10, 2.67]])).toMatchObject({ total: 76.7, readings: ['FULL_SCORE'] }); // biome-ignore format: a table
    expect(byFactor([[50, 1], [10, 2.67]], 76.7)?.fit).toBe('FITS'); // biome-ignore format: a table
  });
});

it('nothing is said where nobody scores items', () => {
  const items = [{ maxScore: 30, proportion: 100 }];
  for (const mode of ['VOTE', 'BATTLE'] as const) {
    expect(fullMarks({ setting: settingWith({ mode, enableItem: true }), items })).toBeNull();
  }
  expect(fullMarks({ setting: settingWith({ enableItem: false }), items })).toBeNull();
  expect(fullMarks({ setting: settingWith({ enableItem: true }), items: [] })).toBeNull();
});

/** On paper A has 90 and B 89; weighed twice, B is first with 30.70 before 30.00. */
it('the wrong one wins where items are weighed twice, and the right one by the reading that is proposed', () => {
  const scored = (marks: readonly number[], factor: number | null) =>
    finalScore({
      programId: 'p',
      setting: settingWith({
        enableItem: true,
        dropHighest: 0,
        dropLowest: 0,
        itemWeighting: factor === null ? 'PROPORTION' : 'FACTOR',
      }),
      items: printed.map(([maxScore, proportion], at) => ({
        id: `i${at}`,
        itemName: `i${at}`,
        maxScore,
        ...(factor === null ? { proportion } : { proportion: factor * 100, factor }),
      })),
      judgeGroups: [],
      judges: [{ id: 'j', number: 1, name: '评委', judgeGroupId: null }],
      scores: marks.map((score, at) => ({ judgeId: 'j', itemId: `i${at}`, score })),
      adjustments: [],
      correction: null,
    }).score;
  expect([scored([30, 30, 30], null), scored([24, 40, 25], null)]).toEqual([30, 30.7]);
  expect([scored([30, 30, 30], 1), scored([24, 40, 25], 1)]).toEqual([90, 89]);
});
