/** Tests 系数, items that count by a factor: from the setting over scores to paper, and the sentence of each refusal. */
import type { Actor, ItemInput, ScoreSettingPatch } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Cast, competitionWith, confirmed, openScoring, operate } from './organiser.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { notesOf, tableOf, type WatchedPrinter, watchedPrinter } from './support/printing.ts';

let hall: TestApp;
let organiser: TestAccount;
let printer: WatchedPrinter;
let cast: Cast;

beforeEach(async () => {
  printer = watchedPrinter();
  hall = await createTestApp({ files: { pdf: printer.pdf } });
  organiser = await hall.register();
  cast = await competitionWith(organiser.client, { judges: 2, programs: 1 });
});

const path = () => ({ id: cast.id });
const patch = (body: ScoreSettingPatch) =>
  organiser.client.call('updateScoreSetting', { path: path(), body });
const refusal = async (body: ScoreSettingPatch) => {
  const { problem } = await organiser.client.refusal('updateScoreSetting', { path: path(), body });
  return { code: problem.code, detail: problem.detail, field: problem.errors?.[0]?.field };
};

const skating: readonly ItemInput[] = [
  { itemName: '技术', factor: 1, maxScore: 50 },
  { itemName: '节目内容', factor: 2.67, maxScore: 10 },
];
/** Without quick scores, because the default ones exceed the items' full marks. */
const byFactor = { enableItem: true, itemWeighting: 'FACTOR', convenientScore: '' } as const;

/** Two judges give 40 and 8.25, and 44 and 7.75. */
async function scored() {
  const [programId = ''] = cast.programIds;
  const { live } = hall.app.services;
  const { items } = await live.state(cast.id);
  await openScoring(hall, cast, programId);
  for (const [index, judgeId] of cast.judgeIds.entries()) {
    const given = index === 0 ? [40, 8.25] : [44, 7.75];
    const actor: Actor = { role: 'JUDGE', id: judgeId };
    await live.command(
      cast.id,
      actor,
      {
        type: 'SUBMIT_SCORES',
        judgeId,
        programId,
        windowId: null,
        scores: items.map(({ id: itemId }, place) => ({ itemId, score: given[place] ?? 0 })),
      },
      { commandId: null, seenVersion: null },
    );
  }
  const target = { programId, itemId: null, test: false, confirm: true };
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...target },
    { type: 'SHOW_RESULT', ...target },
  );
}

const combined = {
  ...byFactor,
  enableScoreItemCombine: true,
  dropScope: 'ITEM',
  dropHighest: 0,
  dropLowest: 0,
} as const;

describe('items by factor', () => {
  test('are returned with the factor and with the equivalent percent', async () => {
    const { items, setting } = await patch({ setting: byFactor, items: [...skating] });
    expect(setting.itemWeighting).toBe('FACTOR');
    expect(items).toMatchObject([
      { itemName: '技术', proportion: 100, factor: 1 },
      { itemName: '节目内容', proportion: 267, factor: 2.67 },
    ]);
    // The items as read are accepted unchanged.
    expect((await patch({ items })).items).toEqual(items);
    const { entries } = await organiser.client.call('getChecklist', { path: path() });
    // 50 × 1 + 10 × 2.67 is not the full mark of 100, and is told.
    expect(entries.find(({ code }) => code === 'PROPORTIONS')).toMatchObject({
      count: 2,
      level: 'WARNING',
      fullMarks: { total: 76.7, fit: 'OTHER_TOTAL', readings: ['FULL_SCORE'] },
    });
  });

  test('count by their factor on the screen, in the results and on paper, and each shows it', async () => {
    await patch({ setting: combined, items: [...skating] });
    await scored();
    const { stage } = await hall.app.services.live.state(cast.id);
    // 42 × 1 + 8 × 2.67, out of 50 × 1 + 10 × 2.67.
    expect(stage).toMatchObject({
      kind: 'RESULT',
      programScore: 63.36,
      fullScore: 76.7,
      itemScores: [{ item: { factor: 1 } }, { item: { factor: 2.67, proportion: 267 } }],
    });
    const overview = await organiser.client.call('getResultOverview', { path: path() });
    expect(overview.items).toMatchObject([{ factor: 1 }, { factor: 2.67 }]);

    await organiser.client.send('exportSheet', { path: path(), query: { kind: 'SCORE_SHEET' } });
    const [sheet] = printer.printed.at(-1)?.sheets ?? [];
    expect(Object.keys(tableOf(sheet)[0] ?? {})).toContain('节目内容 ×2.67');
    expect(notesOf(sheet, '怎么算的')).toContain('节目内容 8.00 × 2.67 = 21.36');
    await organiser.client.send('exportSheet', { path: path(), query: { kind: 'SUMMARY' } });
    const [summary] = printer.printed.at(-1)?.sheets ?? [];
    expect(Object.keys(tableOf(summary)[0] ?? {})).toContain('节目内容 ×2.67');
  });

  test('are copied with the competition', async () => {
    await patch({ setting: byFactor, items: [...skating] });
    const { id } = await organiser.client.call('copyCompetition', { path: path() });
    const copy = await organiser.client.call('getScoreSetting', { path: { id } });
    expect(copy.setting.itemWeighting).toBe('FACTOR');
    expect(copy.items.map(({ factor }) => factor)).toEqual([1, 2.67]);
  });

  test('are locked once official scores depend on them', async () => {
    const { items } = await patch({ setting: combined, items: [...skating] });
    await organiser.client.call('makeOfficial', { path: path(), body: confirmed });
    await scored();
    const [first, second] = items;
    if (first === undefined || second === undefined) throw new Error('no items');
    const changed = [first, { id: second.id, itemName: second.itemName, factor: 2 }];
    expect(await refusal({ items: changed })).toMatchObject({ code: 'SETTING_LOCKED' });
    const other = { itemWeighting: 'PROPORTION' } as const;
    const shares = [
      { id: first.id, itemName: '技术', proportion: 60 },
      { id: second.id, itemName: '节目内容', proportion: 40 },
    ];
    expect(await refusal({ setting: other, items: shares })).toMatchObject({
      code: 'SETTING_LOCKED',
    });
    const renamed = [first, { ...second, itemName: '构成' }];
    expect((await patch({ items: renamed })).items[1]).toMatchObject({ itemName: '构成' });
  });
});

describe('changing between percent and factor', () => {
  const shares = [
    { itemName: '唱功', proportion: 60 },
    { itemName: '台风', proportion: 40 },
  ];

  test('turns 60 % into a factor of 0.6, and back', async () => {
    await patch({ setting: { enableItem: true }, items: shares });
    const { items } = await patch({ setting: { itemWeighting: 'FACTOR' } });
    expect(items).toMatchObject([
      { proportion: 60, factor: 0.6 },
      { proportion: 40, factor: 0.4 },
    ]);
    const back = await patch({ setting: { itemWeighting: 'PROPORTION' } });
    expect(back.items).toMatchObject(shares);
    expect(back.items.some((item) => 'factor' in item)).toBe(false);
  });

  test('takes an unset weighting for percent, and setting percent explicitly is no change', async () => {
    const { itemWeighting: _, ...unsaid } = combined;
    await patch({ setting: unsaid, items: shares });
    await organiser.client.call('makeOfficial', { path: path(), body: confirmed });
    await scored();
    const { setting } = await patch({ setting: { itemWeighting: 'PROPORTION' } });
    expect(setting.itemWeighting).toBe('PROPORTION');
    expect(await refusal({ setting: { itemWeighting: 'FACTOR' } })).toMatchObject({
      code: 'SETTING_LOCKED',
    });
  });

  test('is refused where the factors do not add up to 100 %', async () => {
    await patch({ setting: byFactor, items: [...skating] });
    expect(await refusal({ setting: { itemWeighting: 'PROPORTION' } })).toMatchObject({
      code: 'PROPORTION_NOT_100',
    });
  });
});

describe('a change is refused for', () => {
  test('a weight that does not fit the setting, with the field and a sentence', async () => {
    const one = (weight: Pick<ItemInput, 'proportion' | 'factor'>) => [
      { itemName: '技术', ...weight },
    ];
    expect(await refusal({ items: one({}) })).toEqual({
      code: 'ITEM_WEIGHT_UNFIT',
      field: 'items.0.proportion',
      detail: '评分项第 1 项没有占比，请填写后再保存',
    });
    expect(await refusal({ items: one({ factor: 2 }) })).toEqual({
      code: 'ITEM_WEIGHT_UNFIT',
      field: 'items.0.factor',
      detail: '评分项第 1 项填了系数，但评分项按占比计入总分，请改填占比或改为按系数',
    });
    expect(await refusal({ items: one({ proportion: 101 }) })).toMatchObject({
      code: 'ITEM_WEIGHT_UNFIT',
      field: 'items.0.proportion',
    });
    expect(await refusal({ setting: byFactor, items: one({ proportion: 100 }) })).toEqual({
      code: 'ITEM_WEIGHT_UNFIT',
      field: 'items.0.factor',
      detail: '评分项第 1 项没有系数，请填写大于 0 的系数后再保存',
    });
    expect(
      await refusal({ setting: byFactor, items: one({ factor: 2.67, proportion: 60 }) }),
    ).toEqual({
      code: 'ITEM_WEIGHT_UNFIT',
      field: 'items.0.proportion',
      detail: '评分项第 1 项的占比 60% 与系数 2.67 不符，请只填系数',
    });
  });

  test('a factor of zero, below zero, above 100 or finer than a thousandth', async () => {
    for (const factor of [0, -1, 100.001, 0.0005]) {
      const items = [{ itemName: '技术', factor }];
      expect(await refusal({ setting: byFactor, items })).toMatchObject({
        code: 'INVALID_REQUEST',
        field: 'items.0.factor',
      });
    }
  });

  test('switching to factors while an item has 0 %', async () => {
    const items = [
      { itemName: '技术', proportion: 100 },
      { itemName: '印象', proportion: 0 },
    ];
    await patch({ setting: { enableItem: true }, items });
    expect(await refusal({ setting: { itemWeighting: 'FACTOR' } })).toMatchObject({
      code: 'ITEM_WEIGHT_UNFIT',
      field: 'items.1.factor',
    });
  });

  test('factors that exceed the range of scores', async () => {
    const items = [{ itemName: '技术', factor: 100, maxScore: 100_000 }];
    expect(await refusal({ setting: byFactor, items })).toMatchObject({
      code: 'INVALID_REQUEST',
      field: 'items',
      detail: expect.stringContaining('各评分项满分乘系数的总和最多 9999999'),
    });
    const summed = { ...byFactor, calculation: 'SUM' as const, fullScore: 100 };
    const some = [{ itemName: '技术', factor: 100, maxScore: 100 }];
    expect(await refusal({ setting: summed, items: some })).toMatchObject({
      detail: expect.stringContaining('评委分求和时'),
    });
  });
});
