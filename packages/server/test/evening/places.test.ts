/** Tests that judges' places rank a final where the rules say so, and that a mark to be given once is given once. */
import { findProgram, projectMatch, rankingOf } from '@liangfen/rules';
import { placesText } from '@liangfen/rules/words';
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

const final: Partial<Setting> = {
  fullScore: 4,
  minScore: 1,
  decimals: 0,
  calculation: 'SUM',
  dropHighest: 0,
  dropLowest: 0,
  scoreOrder: 'LOWER_FIRST',
  scoreUnit: 'PLACES',
  rankBy: 'SKATING',
  convenientScore: '1,2,3,4',
  quickScoresOnce: true,
};

/** A shared place, and a winner without any first (skating rules 5 to 8); the judges one below the other. */
const judges = [
  [1, 2, 3, 4],
  [1, 2, 3, 4],
  [3, 2, 4, 1],
  [3, 2, 1, 4],
  [4, 2, 1, 3],
];

async function ballroom() {
  const cast = await competitionWith(organiser, { judges: 5, programs: 4 });
  const path = { id: cast.id };
  await organiser.call('updateScoreSetting', { path, body: { setting: final } });
  await organiser.call('makeOfficial', { path, body: { confirmName: '决赛' } });
  return cast;
}

async function ranks(cast: Cast) {
  const state = await stateOf(cast);
  return rankingOf(state, state.activeProgramGroupId, null).map((row) => [
    cast.programIds.indexOf(row.programId) + 1,
    row.rank,
    row.places && placesText(row.places),
  ]);
}

test('a final is ranked by the majority of its judges, told by a table of places, and proves', async () => {
  const cast = await ballroom();
  for (const [couple, programId] of cast.programIds.entries()) {
    await perform(
      hall,
      cast,
      programId,
      judges.map((given) => given[couple] ?? 0),
    );
  }
  expect(await ranks(cast)).toEqual([
    [2, 1, '名次 2、2、2、2、2，合计 10'],
    [1, 2, '名次 1、1、3、3、4，合计 12'],
    [3, 2, '名次 3、3、4、1、1，合计 12'],
    [4, 4, '名次 4、4、1、4、3，合计 16'],
  ]);
  await operate(hall, cast.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  expect((await stateOf(cast)).stage).toMatchObject({
    rows: [{ rank: 1 }, { rank: 2 }, { rank: 2 }, { rank: 4 }],
  });
  const path = { id: cast.id, programId: cast.programIds[1] ?? '' };
  expect((await organiser.call('getProgramDetail', { path })).places).toEqual({
    each: ['2', '2', '2', '2', '2'],
    total: '10',
  });
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({ difference: null });
  // Another score would be published and change no rank.
  const change = { programId: cast.programIds[0] ?? '', reason: '复核' };
  await expect(
    operate(hall, cast.id, { type: 'CORRECT_RESULT', score: 1, ...change }),
  ).rejects.toMatchObject({ code: 'RANKED_BY_PLACES' });
  await expect(
    operate(hall, cast.id, { type: 'ADD_ADJUSTMENT', amount: -1, ...change }),
  ).rejects.toMatchObject({ code: 'RANKED_BY_PLACES' });
});

test('a place is given once in a group, which the phone shows; what is no place is refused', async () => {
  const cast = await ballroom();
  const [first = '', second = ''] = cast.programIds;
  await perform(hall, cast, first, [1, 1, 3, 3, 4]);
  await expect(perform(hall, cast, second, [1, 2, 2, 2, 2])).rejects.toMatchObject({
    code: 'QUICK_SCORE_SPENT',
  });
  const state = await stateOf(cast);
  const judgeId = cast.judgeIds[0] ?? '';
  expect(findProgram(state, second)?.program.phase).toBe('SCORING');
  expect(projectMatch(state, { role: 'JUDGE', judgeId })).toMatchObject({
    scoresSpent: [{ itemId: null, score: 1 }],
  });
});

test('what contradicts places is refused with the reason', async () => {
  const cast = await competitionWith(organiser, { judges: 3, programs: 2 });
  const save = (setting: Partial<Setting>) =>
    organiser.call('updateScoreSetting', { path: { id: cast.id }, body: { setting } });
  const places = { rankBy: 'PLACES_SUM' } as const;
  await expect(save({ ...places, dropHighest: 1 })).rejects.toThrow(
    '按评委的名次排名时不去分，请把去掉最高分和最低分改为 0 再保存',
  );
  await expect(save({ quickScoresOnce: true, convenientScore: '' })).rejects.toThrow(
    '快捷分各给一次时，请先填写快捷分再保存',
  );
  await save({ ...places, dropHighest: 0, dropLowest: 0 });
});
