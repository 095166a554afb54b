/** Tests that times and strokes rank the least first: on the wall, in ties, in gaps, at the ceremony and in a promotion. */
import { rankingOf, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { Setting } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  operate,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 50 });
});
afterAll(() => hall.close());

const stateOf = ({ id }: Cast) => hall.app.services.live.state(id);

const timed: Partial<Setting> = {
  fullScore: 600,
  decimals: 2,
  dropHighest: 0,
  dropLowest: 0,
  scoreOrder: 'LOWER_FIRST',
  scoreUnit: 'CLOCK',
  tieBreaks: ['HIGHEST_JUDGE'],
};

async function race(times: readonly (readonly number[])[], setting: Partial<Setting> = {}) {
  const judges = times[0]?.length ?? 0;
  const cast = await competitionWith(organiser, { judges, programs: times.length });
  await organiser.call('updateScoreSetting', {
    path: { id: cast.id },
    body: { setting: { ...timed, ...setting } },
  });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: { confirmName: '决赛' } });
  for (const [at, given] of times.entries()) {
    await perform(hall, cast, cast.programIds[at] ?? '', given);
  }
  return cast;
}

async function ranks(cast: Cast) {
  const state = await stateOf(cast);
  return rankingOf(state, state.activeProgramGroupId, null).map((row) => [
    cast.programIds.indexOf(row.programId) + 1,
    row.rank,
    row.decidedBy,
  ]);
}

test('puts the shortest time first, breaks ties by the better time, and tells gaps without a sign', async () => {
  // Means 75.32, 71.10, 75.32: of the two the one with the shorter single time is ahead.
  const cast = await race([
    [75.3, 75.34],
    [71, 71.2],
    [75, 75.64],
  ]);
  expect(await ranks(cast)).toEqual([
    [2, 1, null],
    [3, 2, null],
    [1, 3, 'HIGHEST_JUDGE'],
  ]);
  const third = await stateOf(cast);
  expect(third.stage).toMatchObject({
    kind: 'RESULT',
    rank: 2,
    leader: { programId: cast.programIds[1] },
    mark: null,
    working: { scoreUnit: 'CLOCK', scoreOrder: 'LOWER_FIRST' },
  });
  await operate(hall, cast.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  expect((await stateOf(cast)).stage).toMatchObject({
    kind: 'RANKING',
    topScore: 71.1,
    scoreUnit: 'CLOCK',
    scoreOrder: 'LOWER_FIRST',
  });
  await operate(hall, cast.id, { type: 'SHOW_CEREMONY', part: 'CHAMPION' });
  expect((await stateOf(cast)).stage).toMatchObject({
    kind: 'CHAMPION',
    score: 71.1,
    runnerUp: { score: 75.32, margin: 4.22 },
  });
  const proof = await organiser.call('verifyLedger', { path: { id: cast.id } });
  expect(proof).toMatchObject({ difference: null });
});

test('adds penalties to a time, and puts it behind', async () => {
  const cast = await race([[60], [61]]);
  await operate(hall, cast.id, {
    type: 'ADD_ADJUSTMENT',
    programId: cast.programIds[0] ?? '',
    amount: 2,
    reason: '碰杆一次',
  });
  expect(await ranks(cast)).toEqual([
    [2, 1, null],
    [1, 2, null],
  ]);
});

test('counts back from the best, and compares what was dropped, the lower way round', async () => {
  const times = [
    [10, 12, 14, 16],
    [10, 11, 15, 18],
  ];
  const drops = { dropHighest: 1, dropLowest: 1 };
  const next = await race(times, { ...drops, tieBreaks: ['SECOND_BEST'] });
  expect(await ranks(next)).toEqual([
    [2, 1, null],
    [1, 2, 'SECOND_BEST'],
  ]);
  const { working, tieBreaks = [] } = await organiser.call('getProgramDetail', {
    path: { id: next.id, programId: next.programIds[1] ?? '' },
  });
  const lines = working && workingLines(working, { vote: false, depth: 'FULL', tieBreaks });
  expect(lines?.map((line) => workingText(line)).at(-1)).toBe(
    '同分时从第二好的评委分起依次比较：11.00 / 15.00 / 18.00',
  );
  const dropped = await race(times, { ...drops, tieBreaks: ['DROPPED'] });
  expect(await ranks(dropped)).toEqual([
    [1, 1, null],
    [2, 2, 'DROPPED'],
  ]);
});

test('sends the shortest times on', async () => {
  const cast = await race([[62], [60], [61]]);
  const { id } = await organiser.call('promoteCompetition', {
    path: { id: cast.id },
    body: { name: '下一轮', topPerGroup: 2 },
  });
  const state = await hall.app.services.live.state(id);
  const sent = state.programGroups.flatMap(({ programs }) => programs.map(({ sort }) => sort));
  expect(sent).toHaveLength(2);
  expect(state.setting).toMatchObject({ scoreOrder: 'LOWER_FIRST', scoreUnit: 'CLOCK' });
});

test('is what scores mean, and locked once there are some', async () => {
  const cast = await race([[62]]);
  const changed = organiser.call('updateScoreSetting', {
    path: { id: cast.id },
    body: { setting: { scoreOrder: 'HIGHER_FIRST' } },
  });
  await expect(changed).rejects.toMatchObject({ code: 'SETTING_LOCKED' });
});
