/** A competition's step of a mark is held for whoever sends a score, and a refusal names the step and the two next to it. */
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
const refusal = async (body: ScoreSettingPatch) => {
  const { problem } = await refusalOf(patch(body));
  return { detail: problem.detail, field: problem.errors?.[0]?.field };
};
/** Diving: 0 to 10 in halves. */
const halves = { fullScore: 10, decimals: 1, scoreStep: 0.5 } as const;

describe('a score', () => {
  it.each([
    [8.3, '分数 8.3 不是步长 0.5 的整数倍，请改为 8 或 8.5 后再提交'],
    [9.9, '分数 9.9 不是步长 0.5 的整数倍，请改为 9.5 或 10 后再提交'],
    [8.25, '分数最多 1 位小数，请改正后再提交'],
    [10.5, '分数要在 0 到 10 之间，请改正后再提交'],
  ])('of %d is refused with what may be given', async (score, detail) => {
    await patch({ setting: halves });
    await openWindow(show, programId);
    expect(await refusalOf(submitWhole(show, 0, programId, score))).toMatchObject({
      status: 400,
      problem: { detail },
    });
    await submitWhole(show, 0, programId, 8.5);
  });

  it('of an item is held to the step of the item, else to that of the competition', async () => {
    const { items } = await patch({
      setting: { ...halves, decimals: 2, enableItem: true, enableScoreItemCombine: true },
      items: [
        { itemName: '动作', proportion: 60, maxScore: 10 },
        { itemName: '编排', proportion: 40, maxScore: 10, scoreStep: 0.25 },
      ],
    });
    await openWindow(show, programId);
    const give = (...scores: number[]) =>
      show.judges[0]?.phone.call('submitScores', {
        path: { id: show.id, programId },
        body: { scores: items.map(({ id: itemId }, at) => ({ itemId, score: scores[at] ?? 0 })) },
      }) ?? Promise.reject(new Error('no judge'));
    expect(await refusalOf(give(8.25, 8.25))).toMatchObject({
      problem: { detail: '「动作」的分数 8.25 不是步长 0.5 的整数倍，请改为 8 或 8.5 后再提交' },
    });
    await give(8.5, 8.25);
  });

  it('that comes late is held to it too', async () => {
    await patch({ setting: halves });
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 8.5);
    const path = { id: show.id, programId, itemId: '0' };
    await show.console.call('showScore', { path, query: { confirm: true } });
    expect(await refusalOf(submitWhole(show, 1, programId, 8.3))).toMatchObject({
      problem: { code: 'SCORE_STEP' },
    });
  });
});

describe('a setting that contradicts its step', () => {
  it('is refused with the sentence that says which', async () => {
    expect(await refusal({ setting: { decimals: 1, scoreStep: 0.25 } })).toEqual({
      field: 'setting.scoreStep',
      detail: '打分步长 0.25 超过 1 位小数，请改步长或小数位数后再保存',
    });
    expect(
      await refusal({ setting: { fullScore: 10, scoreStep: 3, convenientScore: '' } }),
    ).toEqual({
      field: 'setting.scoreStep',
      detail: '满分 10 不是打分步长 3 的整数倍，请改正后再保存',
    });
    expect(await refusal({ setting: { minScore: -0.3, scoreStep: 0.5 } })).toEqual({
      field: 'setting.scoreStep',
      detail: '最低分 -0.3 不是打分步长 0.5 的整数倍，请改正后再保存',
    });
    const items = [{ itemName: '动作', proportion: 100, maxScore: 9.75, scoreStep: 0.5 }];
    expect(await refusal({ setting: { enableItem: true }, items })).toEqual({
      field: 'items.0.scoreStep',
      detail: '评分项「动作」的满分 9.75 不是打分步长 0.5 的整数倍，请改正后再保存',
    });
    await patch({ setting: halves });
    expect(await refusal({ setting: { convenientScore: '9.5,9.3' } })).toEqual({
      field: 'setting.convenientScore',
      detail: '快捷分 9.3 不是打分步长 0.5 的整数倍，请改正后再保存',
    });
    // Changed afterwards, the full mark must stay one of the marks.
    expect(await refusal({ setting: { fullScore: 9.7 } })).toMatchObject({
      detail: '满分 9.7 不是打分步长 0.5 的整数倍，请改正后再保存',
    });
  });
});

it('a step is taken back with null, and is one of the fields that official scores lock', async () => {
  const before = await patch({ setting: halves });
  const after = await patch({ setting: { scoreStep: null } });
  expect(after.setting.scoreStep).toBeNull();
  expect(changedMeaning(before, after)).toEqual([
    { field: 'setting.scoreStep', label: '打分步长' },
  ]);
  // One that was never set is none.
  const { scoreStep: _, ...unset } = after.setting;
  expect(changedMeaning(after, { ...after, setting: unset })).toEqual([]);
  const items = [{ id: 'i', itemName: '动作', proportion: 100, maxScore: 10 }];
  const stepped = items.map((item) => ({ ...item, scoreStep: 0.5 }));
  expect(changedMeaning({ ...after, items }, { ...after, items: stepped })).toHaveLength(1);
});
