/** A speech contest with a table of time penalties: the act's clock is measured, the step is taken once, and everything tells it. */
import { practices, timePenaltyOf, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { ScoreSettingPatch, TimePenaltyRow } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rankingWorksheet } from '../../src/operations/exports/statistics-worksheets.ts';
import {
  type Caller,
  competitionWith,
  type Hall,
  openHall,
  operate,
  signJudgesIn,
  submit,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

const { mode: _, ...timed } = practices.SPEECH_TIMED.setting;
const items = practices.SPEECH_TIMED.items.map(({ itemName, factor = 1, maxScore }) => ({
  ...{ itemName, factor, maxScore },
}));
const target = (programId: string) => ({ programId, itemId: null, test: false, confirm: false });

async function contest() {
  const cast = await competitionWith(organiser, { judges: 3, programs: 2 });
  const path = { id: cast.id };
  await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { ...timed, enableItem: false } },
  });
  await organiser.call('makeOfficial', { path, body: { confirmName: '决赛' } });
  await signJudgesIn(hall, cast);
  const state = () => hall.app.services.live.state(cast.id);
  const row = async (programId: string) =>
    (await state()).programGroups
      .flatMap(({ programs }) => programs)
      .find(({ id }) => id === programId);
  return { cast, path, state, row };
}

test('the practice is taken as it is printed', async () => {
  const path = { id: (await competitionWith(organiser, { judges: 3, programs: 1 })).id };
  const { setting } = await organiser.call('updateScoreSetting', {
    path,
    body: { setting: timed, items },
  });
  expect(setting).toMatchObject({ leastSeconds: 360, timePenalties: timed.timePenalties });
});

test('8 minutes 12 seconds cost 0.05, told by working, evidence and database', async () => {
  const { cast, path, state, row } = await contest();
  const [programId = ''] = cast.programIds;
  await operate(hall, cast.id, { type: 'START_SPEECH', ...target(programId) });
  hall.clock.now += 492_700;
  await operate(hall, cast.id, { type: 'START_SCORING', ...target(programId) });
  expect((await row(programId))?.actTime).toEqual({ limitMs: 480_000, usedMs: 492_700 });
  for (const judgeId of cast.judgeIds) await submit(hall, cast, programId, judgeId, 9);
  const penalty = timePenaltyOf((await state()).setting, (await row(programId))?.actTime);
  expect(penalty?.amount).toBe(-0.05);
  const reason = '用时 8:12，超时 0:12';
  const command = {
    type: 'ADD_ADJUSTMENT',
    programId,
    amount: -0.05,
    reason,
    forTime: true,
  } as const;
  await operate(hall, cast.id, command);
  await expect(operate(hall, cast.id, command)).rejects.toMatchObject({
    code: 'TIME_PENALTY_UNFIT',
  });
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...target(programId) },
    { type: 'SHOW_RESULT', ...target(programId) },
  );
  const { working } = await organiser.call('getProgramDetail', { path: { ...path, programId } });
  expect(working?.score).toBe(8.95);
  const lines = workingLines(working ?? never(), { vote: false, depth: 'FULL' });
  expect(lines.map((line) => workingText(line))).toContain('用时 8:12，超时 0:12 −0.05');
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
  const shown = await state();
  const { rows } = rankingWorksheet({
    ...{ state: shown, groups: shown.programGroups, itemId: null, exportedAt: 0, mark: '' },
    ...{ covered: new Set<string>(), hides: () => false },
  });
  const [, , titles, first] = [...rows].map(({ cells }) => cells);
  expect(first?.[titles?.indexOf('加减分') ?? -1]).toBe(-0.05);
  expect(first).toContain(8.95);
  const kept = await hall.ports.database.query
    .selectFrom('adjustment')
    .select('detail')
    .where('competition_id', '=', cast.id)
    .execute();
  expect(kept).toEqual([{ detail: { forTime: true } }]);
});

test('an act that was too short, held in between and penalised after its result, is the same', async () => {
  const { cast, path, row } = await contest();
  const [programId = ''] = cast.programIds;
  await operate(hall, cast.id, { type: 'START_SPEECH', ...target(programId) });
  hall.clock.now += 200_000;
  await operate(hall, cast.id, { type: 'PAUSE_BATTLE', test: false });
  hall.clock.now += 600_000;
  await operate(hall, cast.id, { type: 'RESUME_BATTLE', test: false });
  hall.clock.now += 100_000;
  await operate(hall, cast.id, { type: 'START_SCORING', ...target(programId) });
  for (const judgeId of cast.judgeIds) await submit(hall, cast, programId, judgeId, 8.5);
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...target(programId) },
    { type: 'SHOW_RESULT', ...target(programId) },
    { type: 'ADD_ADJUSTMENT', programId, amount: -0.1, reason: '不足', forTime: true },
  );
  expect(await row(programId)).toMatchObject({
    finalScore: 8.4,
    actTime: { usedMs: 300_000, penalised: true },
  });
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({ difference: null });
});

const over = (beyond: number): TimePenaltyRow => ({ cause: 'OVER', beyond, points: 1 });
const short: TimePenaltyRow = { cause: 'UNDER', beyond: 0, points: 1 };

test.each<[string, NonNullable<ScoreSettingPatch['setting']>, string]>([
  ['a table without a countdown', { enableCountdown: false }, '请启用倒计时'],
  ['items performed one by one', { enableItem: true, enableScoreItemCombine: false }, '合并打分'],
  [
    'places that rank',
    { rankBy: 'PLACES_MAJORITY', dropHighest: 0, dropLowest: 0 },
    '扣分不改名次',
  ],
  ['two rows of one time', { timePenalties: [over(0), over(0), short] }, '有两行的秒数相同'],
  ['too short without a least time', { leastSeconds: null }, '请填写至少用时'],
  ['a least time that costs nothing', { timePenalties: [over(0)] }, '用时不足扣多少分'],
  ['a least time of the whole countdown', { leastSeconds: 480 }, '要少于倒计时 480 秒'],
])('%s: refused with the sentence that says which', async (_, setting, sentence) => {
  const path = { id: (await competitionWith(organiser, { judges: 1, programs: 1 })).id };
  await organiser.call('updateScoreSetting', { path, body: { setting: timed, items } });
  await expect(
    organiser.call('updateScoreSetting', { path, body: { setting } }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining(sentence) });
});

function never(): never {
  throw new Error('there is a working');
}
