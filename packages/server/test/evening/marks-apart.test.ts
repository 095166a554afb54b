/** Tests that marks which lie too far apart are told to the operator before the hall sees them, from the setting to the ledger. */
import type { Tolerance } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  openScoring,
  operate,
  submit,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

const tolerance: Tolerance = {
  between: 'COUNTED',
  beyond: 'COUNT_ALL',
  limits: [
    { from: 0, most: 0.6 },
    { from: 8, most: 0.3 },
  ],
};

test('the operator is asked before they are shown, also where judges are missing', async () => {
  const cast = await competitionWith(organiser, { judges: 4, programs: 2 });
  const path = { id: cast.id };
  const [first = '', second = ''] = cast.programIds;
  const patch = (changed: Tolerance | null) =>
    organiser.call('updateScoreSetting', {
      path,
      body: {
        setting: {
          fullScore: 10,
          convenientScore: '',
          dropHighest: 1,
          dropLowest: 1,
          tolerance: changed,
        },
      },
    });
  expect((await patch(tolerance)).setting.tolerance).toEqual(tolerance);
  await organiser.call('makeOfficial', { path, body: confirmed });
  const show = (programId: string, said: { confirm: boolean; confirmApart?: boolean }) =>
    operate(hall, cast.id, {
      type: 'SHOW_SCORE',
      programId,
      itemId: null,
      test: false,
      ...said,
    });
  const give = async (programId: string, marks: readonly number[]) => {
    await openScoring(hall, cast, programId);
    for (const [index, mark] of marks.entries()) {
      await submit(hall, cast, programId, cast.judgeIds[index] ?? '', mark);
    }
  };
  const result = async (programId: string) => {
    await operate(hall, cast.id, { type: 'SHOW_RESULT', programId, itemId: null, test: false });
    return (await hall.app.services.live.state(cast.id)).results.get(programId)?.score;
  };

  await give(first, [8, 8.2, 8.6, 9]);
  const [, b, c] = cast.judgeIds;
  await expect(show(first, { confirm: false })).rejects.toMatchObject({
    code: 'MARKS_APART',
    extras: { missingJudges: [{ id: b }, { id: c }] },
  });
  // The judge looks again, and the marks lie together.
  await submit(hall, cast, first, c ?? '', 8.5);
  await show(first, { confirm: false });
  expect(await result(first)).toBe(8.35);

  await give(second, [8, 8.2, 9]);
  await expect(show(second, { confirm: false })).rejects.toMatchObject({ code: 'JUDGES_MISSING' });
  await submit(hall, cast, second, cast.judgeIds[3] ?? '', 8.6);
  await expect(show(second, { confirm: true })).rejects.toMatchObject({ code: 'MARKS_APART' });
  await show(second, { confirm: true, confirmApart: true });
  expect(await result(second)).toBe(8.45);

  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
  await expectRefusal(hall, cast.id, () => patch(null), 'SETTING_LOCKED');
});

test('one that contradicts another setting, or itself, is refused with the field', async () => {
  const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
  const refused = (setting: object) =>
    organiser.call('updateScoreSetting', { path: { id: cast.id }, body: { setting } }).then(
      () => null,
      ({ problem }) => problem.errors[0].field,
    );
  expect(await refused({ tolerance, calculation: 'SUM' })).toBe('setting.tolerance.beyond');
  expect(
    await refused({ tolerance: { ...tolerance, limits: [...tolerance.limits].reverse() } }),
  ).toBe('setting.tolerance.limits.1.from');
  expect(await refused({ tolerance, rankBy: 'PLACES_SUM', dropHighest: 0, dropLowest: 0 })).toBe(
    'setting.tolerance',
  );
});
