/** Tests that a program's difficulty multiplies its result, and that changing it later changes no result but by a step with a reason. */
import { findProgram, type OperatorCommand } from '@liangfen/rules';
import type { Setting } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  operate,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

const diving = {
  fullScore: 10,
  calculation: 'SUM',
  dropHighest: 2,
  dropLowest: 2,
  convenientScore: '',
} as const satisfies Partial<Setting>;

async function pool() {
  const cast = await competitionWith(organiser, { judges: 7, programs: 2 });
  const path = { id: cast.id };
  const [first = '', second = ''] = cast.programIds;
  await organiser.call('updateScoreSetting', { path, body: { setting: diving } });
  const choose = (programId: string, factor: number | null) =>
    organiser.call('updateProgram', { path: { ...path, programId }, body: { factor } });
  const state = () => hall.app.services.live.state(cast.id);
  const scoreOf = async (programId: string) =>
    findProgram(await state(), programId)?.program.finalScore;
  return { cast, path, first, second, choose, state, scoreOf };
}

const marks = [7, 7.5, 8, 8, 8, 8.5, 9];

test('the same marks × 3.2 and × 3.0 make 76.80 and 72.00, and the evidence accepts them', async () => {
  const { cast, path, first, second, choose, state, scoreOf } = await pool();
  expect(await choose(first, 3.2)).toMatchObject({ factor: 3.2 });
  await choose(second, 3);
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, marks);
  await perform(hall, cast, second, marks);
  expect([await scoreOf(first), await scoreOf(second)]).toEqual([76.8, 72]);
  expect((await state()).results.get(first)?.factor).toBe(3.2);
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
});

test('a finished result keeps its factor until it is counted anew with a reason', async () => {
  const { cast, path, first, choose, scoreOf } = await pool();
  await choose(first, 3.2);
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, marks);
  await choose(first, 3);
  const again = { programId: first, itemId: null, test: false } as const;
  await operate(hall, cast.id, { type: 'SHOW_RESULT', ...again }).catch(() => undefined);
  expect(await scoreOf(first)).toBe(76.8);
  const renew: OperatorCommand = { type: 'RENEW_PANEL', programId: first, reason: '难度报错' };
  // The step says the figures before it is taken.
  const told = await organiser.call('renewProgramPanel', {
    path: { ...path, programId: first },
    query: { preview: true },
    body: { reason: '难度报错' },
  });
  expect(told.resultChanges).toMatchObject([{ programId: first, from: 76.8, to: 72 }]);
  expect(await scoreOf(first)).toBe(76.8);
  await operate(hall, cast.id, renew);
  expect(await scoreOf(first)).toBe(72);
  await expect(operate(hall, cast.id, renew)).rejects.toMatchObject({ code: 'PANEL_UNCHANGED' });
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
});

test('a factor goes along with a copy, is taken off by null, and is refused out of its range', async () => {
  const { cast, path, first, choose } = await pool();
  await choose(first, 2.45);
  const copy = await organiser.call('copyCompetition', { path });
  const { programGroups } = await organiser.call('listProgramGroups', { path: { id: copy.id } });
  expect(programGroups[0]?.programs.map(({ factor }) => factor)).toEqual([2.45, undefined]);
  await expectRefusal(hall, cast.id, () => choose(first, 0), 'INVALID_REQUEST');
  await expectRefusal(hall, cast.id, () => choose(first, 1.2345), 'INVALID_REQUEST');
  expect((await choose(first, null)).factor).toBeUndefined();
});
