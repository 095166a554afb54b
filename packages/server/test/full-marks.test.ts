/** No setting that weighs items twice is called right, whichever way it came: by the API, a copy, or a change afterwards. */
import type { ItemInput, ScoreSettingPatch } from '@liangfen/sdk/schema';
import { beforeEach, expect, test } from 'vitest';
import { competitionWith } from './organiser.ts';
import { createTestApp, type TestAccount } from './support/app.ts';

let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  const hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await competitionWith(organiser.client, { judges: 1, programs: 1 }));
});

const patch = (body: ScoreSettingPatch, of = id) =>
  organiser.client.call('updateScoreSetting', { path: { id: of }, body });

async function checked(of = id) {
  const { entries } = await organiser.client.call('getChecklist', { path: { id: of } });
  return entries.find(({ code }) => code === 'PROPORTIONS');
}

/** 音准 30 分、表现 40 分、台风 30 分, entered as it is printed. */
const sheet = (weights: readonly Pick<ItemInput, 'proportion' | 'factor'>[]): ItemInput[] => [
  { itemName: '音准', maxScore: 30, ...weights[0] },
  { itemName: '表现', maxScore: 40, ...weights[1] },
  { itemName: '台风', maxScore: 30, ...weights[2] },
];
const shares = sheet([{ proportion: 30 }, { proportion: 40 }, { proportion: 30 }]);
const factors = sheet([{ factor: 1 }, { factor: 1 }, { factor: 1 }]);

test('a printed sheet by share is warned of with what full marks come to, and what may be meant', async () => {
  const saved = await patch({ setting: { enableItem: true }, items: shares });
  const fullMarks = {
    total: 34,
    fullScore: 100,
    fit: 'WEIGHED_TWICE',
    readings: ['ADD_UP', 'ITEM_FULL'],
  };
  expect(saved.fullMarks).toEqual(fullMarks);
  expect(await checked()).toEqual({ code: 'PROPORTIONS', count: 3, level: 'WARNING', fullMarks });
});

test('the first reading makes it right, and every judge may give 100', async () => {
  await patch({ setting: { enableItem: true }, items: shares });
  await patch({ setting: { itemWeighting: 'FACTOR' }, items: factors });
  expect(await checked()).toMatchObject({
    level: 'OK',
    fullMarks: { total: 100, fit: 'FITS', readings: [] },
  });
});

test('percents that were turned into factors keep their warning', async () => {
  await patch({ setting: { enableItem: true }, items: shares });
  await patch({ setting: { itemWeighting: 'FACTOR' } });
  expect(await checked()).toMatchObject({
    level: 'WARNING',
    fullMarks: { total: 34, fit: 'OTHER_TOTAL', readings: ['ADD_UP', 'FULL_SCORE'] },
  });
});

test('a full mark that is changed afterwards is warned of', async () => {
  await patch({ setting: { enableItem: true }, items: [{ itemName: '唱功', proportion: 100 }] });
  expect(await checked()).toMatchObject({ level: 'OK' });
  await patch({ setting: { fullScore: 10 } });
  expect(await checked()).toMatchObject({
    level: 'WARNING',
    fullMarks: { total: 100, fullScore: 10, readings: ['FULL_SCORE', 'ITEM_FULL'] },
  });
});

test('a copy has the warning of its original, and every template none', async () => {
  await patch({ setting: { enableItem: true }, items: shares });
  const copy = await organiser.client.call('copyCompetition', { path: { id } });
  expect(await checked(copy.id)).toMatchObject({ level: 'WARNING', fullMarks: { total: 34 } });
  for (const template of ['SINGER', 'SPEECH', 'DANCE', 'DEBATE'] as const) {
    const made = await organiser.client.call('createCompetition', {
      body: { name: template, template },
    });
    expect(await checked(made.id), template).toMatchObject({ level: 'OK' });
  }
});

test('items that nobody scores are not looked at', async () => {
  const saved = await patch({ setting: { enableItem: false }, items: shares });
  expect(saved.fullMarks).toBeUndefined();
  expect(await checked()).toBeUndefined();
});

test('quick scores that nobody wrote follow the full marks of items', async () => {
  const items = [{ itemName: '一', proportion: 100, maxScore: 10 }];
  const { setting } = await patch({ setting: { enableItem: true }, items });
  expect(setting.convenientScore).toBe('9.5,9,8.5,8');
});
