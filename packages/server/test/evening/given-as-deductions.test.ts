/** Judges may give deductions: what they type is kept, what counts is the full mark less it, wherever a mark is told. */
import type { ScoreSettingPatch } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changedMeaning } from '../../src/operations/competitions/next-score-setting.ts';
import { type Hall, openHall, openShow, openWindow, refusalOf, type Show, submitWhole } from '../live-hall.ts'; // biome-ignore format: one row

let hall: Hall;
let show: Show;
let programId: string;

beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});
beforeEach(async () => {
  show = await openShow(hall, hall.server(), { judges: 2 });
  [programId = ''] = show.programIds;
});

const patch = (body: ScoreSettingPatch) =>
  show.organiser.call('updateScoreSetting', { path: { id: show.id }, body });
const deductions = { fullScore: 10, decimals: 2, givenAs: 'DEDUCTION' } as const;

describe('a deduction', () => {
  it('is taken from the full mark in card, result, statistics and worksheet, and is kept as it was given', async () => {
    await patch({ setting: deductions });
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 0.3);
    await submitWhole(show, 1, programId, 0.55);
    const path = { id: show.id, programId, itemId: '0' };
    await show.console.call('showScore', { path, query: { confirm: true } });
    await show.console.call('showResult', { path });
    const { scores, working } = await show.console.call('getControlCurrentResult', {
      path: { id: show.id },
    });
    expect(scores.map(({ scores: own }) => own[0]?.score)).toEqual([0.3, 0.55]);
    // (9.70 + 9.45) ÷ 2 = 9.575
    expect(working?.score).toBe(9.58);
    expect(working?.parts[0]?.groups[0]?.scores).toMatchObject([
      { score: 9.7, deduction: 0.3 },
      { score: 9.45, deduction: 0.55 },
    ]);
    const own = await show.judges[0]?.phone.call('getOwnScores', { path: { id: show.id } });
    expect(own?.scores).toMatchObject([{ score: 0.3 }]);
  });

  it('is refused in its own words where it leaves the range', async () => {
    await patch({ setting: { ...deductions, minScore: 2 } });
    await openWindow(show, programId);
    expect(await refusalOf(submitWhole(show, 0, programId, 8.5))).toMatchObject({
      status: 400,
      problem: { detail: '扣分要在 0 到 8 之间，请改正后再提交' },
    });
    expect(await refusalOf(submitWhole(show, 0, programId, -0.1))).toMatchObject({ status: 400 });
    await submitWhole(show, 0, programId, 8);
  });
});

describe('the setting', () => {
  it('writes quick scores of small deductions, and refuses a full mark from which none can be taken', async () => {
    const { setting } = await patch({ setting: deductions });
    expect(setting.convenientScore).toBe('0.1,0.3,0.5,1');
    const wrong = patch({ setting: { fullScore: 9.75, decimals: 1 } });
    const { problem } = await refusalOf(wrong);
    expect(problem).toMatchObject({
      detail: '满分 9.75 超过 1 位小数，扣分没法从里面减，请改满分或小数位数后再保存',
      errors: [{ field: 'setting.fullScore' }],
    });
  });

  it('is refused where lower scores are better: a deduction would then be a gain', async () => {
    const { problem } = await refusalOf(
      patch({ setting: { ...deductions, scoreOrder: 'LOWER_FIRST' } }),
    );
    expect(problem.errors?.[0]).toMatchObject({ field: 'setting.scoreOrder' });
  });

  it('may be of one item; an item saved without it keeps it, null takes it back, official scores lock it', async () => {
    const { items } = await patch({
      setting: { enableItem: true, fullScore: 10, decimals: 2 },
      items: [
        { itemName: '编排', proportion: 40, maxScore: 10 },
        { itemName: '完成', proportion: 60, maxScore: 10, givenAs: 'DEDUCTION' },
      ],
    });
    expect(items.map(({ givenAs }) => givenAs)).toEqual([undefined, 'DEDUCTION']);
    const again = items.map(({ givenAs: _, ...item }) => item);
    const kept = await patch({ items: again });
    expect(kept.items).toEqual(items);
    const back = await patch({ items: again.map((item) => ({ ...item, givenAs: null })) });
    expect(back.items[1]).not.toHaveProperty('givenAs');
    expect(changedMeaning(kept, back)).toHaveLength(1);
    expect(
      changedMeaning(back, { ...back, setting: { ...back.setting, givenAs: 'DEDUCTION' } }),
    ).toEqual([{ field: 'setting.givenAs', label: '评委给的是' }]);
    expect(
      changedMeaning(back, { ...back, setting: { ...back.setting, givenAs: 'SCORE' } }),
    ).toEqual([]);
  });
});
