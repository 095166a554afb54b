/** A round may count beside the one before: promotion brings the results along, and later changes of them change nothing shown. */
import { findProgram, type OperatorCommand } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedMeaning } from '../../src/operations/competitions/next-score-setting.ts';
import {
  type Caller,
  competitionWith,
  confirmed,
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

const roundShares = { earlier: 30, own: 70 };

async function promotedFrom(...marks: readonly number[]) {
  const cast = await competitionWith(organiser, { judges: 2, programs: marks.length });
  const path = { id: cast.id };
  await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { dropHighest: 0, dropLowest: 0 } },
  });
  await organiser.call('makeOfficial', { path, body: confirmed });
  for (const [index, mark] of marks.entries()) {
    await perform(hall, cast, cast.programIds[index] ?? '', [mark, mark]);
  }
  const { name } = await organiser.call('getBaseSetting', { path });
  const next = await organiser.call('promoteCompetition', {
    path,
    body: { name: '决赛', topPerGroup: marks.length, roundShares },
  });
  return { cast: { ...cast, id: next.id }, path: { id: next.id }, before: { ...cast, name } };
}

const programsOf = async (id: string) =>
  (await organiser.call('listProgramGroups', { path: { id } })).programGroups.flatMap(
    ({ programs }) => programs,
  );

test('初赛 30 % + 决赛 70 %: promotion brings results and their source, and the ranking is of both rounds', async () => {
  const { cast, path, before } = await promotedFrom(90, 80);
  const [first = '', second = ''] = before.programIds;
  expect(await programsOf(cast.id)).toMatchObject([
    { id: first, earlierScore: 90, earlierFrom: before.name },
    { id: second, earlierScore: 80, earlierFrom: before.name },
  ]);
  expect(await organiser.call('getScoreSetting', { path })).toMatchObject({
    setting: { roundShares },
  });
  const { entries } = await organiser.call('getChecklist', { path });
  expect(entries).toContainEqual({ code: 'EARLIER_SCORES', count: 0, level: 'OK' });
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, [85, 85]);
  await perform(hall, cast, second, [88, 88]);
  const state = await hall.app.services.live.state(cast.id);
  // 90 × 30 % + 85 × 70 % = 86.5; 80 × 30 % + 88 × 70 % = 85.6
  const scoreOf = (id: string) => findProgram(state, id)?.program.finalScore;
  expect([scoreOf(first), scoreOf(second)]).toEqual([86.5, 85.6]);
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
  // Promoted once more without shares, the next round begins from nothing.
  const body = { name: '总决赛', topPerGroup: 1 };
  const last = await organiser.call('promoteCompetition', { path, body });
  expect((await programsOf(last.id))[0]).not.toHaveProperty('earlierScore');
  const { setting } = await organiser.call('getScoreSetting', { path: { id: last.id } });
  expect(setting).not.toHaveProperty('roundShares');
});

test('a figure that is put right later changes no result that was shown, but by a step that says so', async () => {
  const { cast, path, before } = await promotedFrom(90);
  const [first = ''] = before.programIds;
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, [85, 85]);
  await organiser.call('updateProgram', {
    path: { ...path, programId: first },
    body: { earlierScore: 100, earlierFrom: '初赛（复核）' },
  });
  const state = () => hall.app.services.live.state(cast.id);
  const scoreOf = async () => findProgram(await state(), first)?.program.finalScore;
  expect(await scoreOf()).toBe(86.5);
  const told = await organiser.call('renewProgramPanel', {
    path: { ...path, programId: first },
    query: { preview: true },
    body: { reason: '初赛复核' },
  });
  expect(told.resultChanges).toMatchObject([{ programId: first, from: 86.5, to: 89.5 }]);
  const renew: OperatorCommand = { type: 'RENEW_PANEL', programId: first, reason: '初赛复核' };
  await operate(hall, cast.id, renew);
  expect(await scoreOf()).toBe(89.5);
  expect((await state()).results.get(first)?.earlier).toEqual({
    score: 100,
    from: '初赛（复核）',
    shares: roundShares,
    own: 85,
  });
  expect(workingText({ kind: 'NO_EARLIER' })).toBe('没有前一轮的成绩，按 0 分计');
});

test('who brings nothing is told before the show, and shares are locked like weights', async () => {
  const cast = await competitionWith(organiser, { judges: 1, programs: 2 });
  const path = { id: cast.id };
  const before = await organiser.call('getScoreSetting', { path });
  const after = await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { roundShares } },
  });
  expect(changedMeaning(before, after)).toEqual([
    { field: 'setting.roundShares', label: '两轮成绩的占比' },
  ]);
  const { entries } = await organiser.call('getChecklist', { path });
  expect(entries).toContainEqual({ code: 'EARLIER_SCORES', count: 2, level: 'WARNING' });
  const back = await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { roundShares: null } },
  });
  expect(changedMeaning(before, back)).toEqual([]);
});

test('votes have no result to bring along', async () => {
  const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
  const path = { id: cast.id };
  await organiser.call('updateScoreSetting', { path, body: { setting: { mode: 'VOTE' } } });
  const body = { name: '决赛', programIds: [...cast.programIds], roundShares };
  await expect(organiser.call('promoteCompetition', { path, body })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('只有评委打分的比赛能把成绩带到下一轮，请去掉占比'),
  });
});
