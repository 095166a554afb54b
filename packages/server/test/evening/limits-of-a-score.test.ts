/** A score that is out of its limits is refused with these limits, so that whoever typed it knows what to type. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Hall, openHall, openShow, openWindow, refusalOf, submitWhole } from '../live-hall.ts';

let hall: Hall;

beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

it.each([
  [100.5, '分数要在 60 到 100 之间，请改正后再提交'],
  [12, '分数要在 60 到 100 之间，请改正后再提交'],
  [90.123, '分数最多 1 位小数，请改正后再提交'],
])('%d is refused with the range or the decimals', async (score, detail) => {
  const show = await openShow(hall, hall.server(), { judges: 1 });
  const [programId = ''] = show.programIds;
  await show.organiser.call('updateScoreSetting', {
    path: { id: show.id },
    body: { setting: { minScore: 60, fullScore: 100, decimals: 1 } },
  });
  await openWindow(show, programId);
  expect(await refusalOf(submitWhole(show, 0, programId, score))).toMatchObject({
    status: 400,
    problem: { detail },
  });
});
