/** Runs are items of one program: the best ones make the result, and settings that contradict are refused with a sentence. */
import type { ScoreSettingPatch } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, competitionWith, type Hall, openHall } from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
let path: { id: string };

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
  path = { id: (await competitionWith(organiser, { judges: 1, programs: 1 })).id };
});
afterAll(() => hall.close());

const runs = (count: number, last = {}) =>
  Array.from({ length: count }, (_, index) => ({
    itemName: `第 ${index + 1} 轮`,
    factor: 1,
    maxScore: 100,
    ...(index === count - 1 ? last : {}),
  }));
const patch = (body: ScoreSettingPatch) => organiser.call('updateScoreSetting', { path, body });

test('the best of three counts, item by item, and full marks come to one run', async () => {
  const { setting, items } = await patch({
    setting: { enableItem: true, itemWeighting: 'FACTOR', fullScore: 100, bestItems: 1 },
    items: runs(3),
  });
  expect(setting).toMatchObject({ bestItems: 1, dropScope: 'ITEM' });
  expect(items).toHaveLength(3);
  const { fullMarks } = await organiser.call('getScoreSetting', { path });
  expect(fullMarks).toMatchObject({ total: 100, fit: 'FITS' });
});

test.each<[string, ScoreSettingPatch, string]>([
  ['as many as there are', { items: runs(1) }, '只计最好的 1 项，评分项就要多于 1 项，现在是 1 项'],
  ['runs of other worth', { items: runs(3, { maxScore: 50 }) }, '各项的满分和系数要相同'],
  ['runs of other weight', { items: runs(3, { factor: 2 }) }, '各项的满分和系数要相同'],
  ['totals of judges', { setting: { dropScope: 'TOTAL' } }, '评委总分里有不计入的项'],
  [
    'shares of a hundred',
    {
      setting: { itemWeighting: 'PROPORTION' },
      items: [50, 50].map((proportion) => ({
        itemName: `${proportion}`,
        proportion,
        maxScore: 100,
      })),
    },
    '占比相加不再是 100%',
  ],
])('%s are refused', async (_, body, sentence) => {
  await expect(patch(body)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(sentence),
  });
});
