/** Tests that a head judge takes points off from the seat's own phone, as an item that only this seat gives. */
import type { ScoreSettingPatch } from '@liangfen/sdk/schema';
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
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

async function floor() {
  const cast = await competitionWith(organiser, { judges: 4, programs: 2 });
  const path = { id: cast.id };
  const { judgeGroups: before } = await organiser.call('listJudgeGroups', { path });
  const { judgeGroups } = await organiser.call('updateJudgeGroups', {
    path,
    body: {
      judgeGroups: [
        { id: before[0]?.id ?? '', groupName: '评委', weight: 100 },
        { groupName: '裁判长', weight: 100 },
      ],
    },
  });
  const [panel = '', chief = ''] = judgeGroups.map(({ id }) => id);
  const [head = '', ...others] = cast.judgeIds;
  await organiser.call('joinJudgeGroup', {
    path,
    body: { judgeIds: [head], judgeGroupId: chief },
  });
  const save = (body: ScoreSettingPatch) => organiser.call('updateScoreSetting', { path, body });
  const rules = {
    setting: {
      enableItem: true,
      enableScoreItemCombine: true,
      itemWeighting: 'FACTOR',
      dropScope: 'ITEM',
      fullScore: 10,
      convenientScore: '',
      dropHighest: 0,
      dropLowest: 0,
    },
    items: [
      { itemName: '演练', factor: 1, judgeGroupIds: [panel] },
      {
        itemName: '裁判长减分',
        factor: 1,
        maxScore: 2,
        givenAs: 'PENALTY',
        judgeGroupIds: [chief],
      },
    ],
  } satisfies ScoreSettingPatch;
  const { items } = await save(rules);
  const [score = '', penalty = ''] = items.map(({ id }) => id);
  return { cast, path, head, others, score, penalty, save, rules };
}

test('is taken off the total, told by its name, and nothing is taken where nothing was given', async () => {
  const { cast, path, head, others, score, penalty } = await floor();
  // Full marks are what the panel may give: nobody gets more by being penalised less.
  const { entries } = await organiser.call('getChecklist', { path });
  expect(entries.find(({ code }) => code === 'PROPORTIONS')?.level).toBe('OK');
  await organiser.call('makeOfficial', { path, body: confirmed });
  const [first = '', second = ''] = cast.programIds;
  const give = (programId: string, judgeId: string, itemId: string, figure: number) =>
    hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId },
      {
        type: 'SUBMIT_SCORES',
        judgeId,
        programId,
        scores: [{ itemId, score: figure }],
        windowId: null,
      },
      { commandId: null, seenVersion: null },
    );
  const play = async (programId: string, taken: number | null) => {
    await openScoring(hall, cast, programId);
    for (const judgeId of others) await give(programId, judgeId, score, 9);
    if (taken !== null) await give(programId, head, penalty, taken);
    const target = { programId, itemId: null, test: false };
    await operate(
      hall,
      cast.id,
      { type: 'SHOW_SCORE', ...target, confirm: taken === null },
      { type: 'SHOW_RESULT', ...target },
    );
    return (await hall.app.services.live.state(cast.id)).results.get(programId);
  };
  const penalised = await play(first, 0.3);
  expect(penalised).toMatchObject({ score: 8.7, complete: true });
  expect(penalised?.parts[1]).toMatchObject({
    itemName: '裁判长减分',
    groups: [{ scores: [{ judgeId: head, score: -0.3, deduction: 0.3 }] }],
  });
  expect(await play(second, null)).toMatchObject({ score: 9, complete: true });
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
});

test('only the seat’s group takes off, and no more than the item says', async () => {
  const { cast, head, others, penalty } = await floor();
  const [programId = ''] = cast.programIds;
  await openScoring(hall, cast, programId);
  const take = (judgeId: string, score: number) =>
    hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId },
      { type: 'SUBMIT_SCORES', judgeId, programId, scores: [{ itemId: penalty, score }], windowId: null }, // biome-ignore format: one row
      { commandId: null, seenVersion: null },
    );
  await expect(take(others[0] ?? '', 0.1)).rejects.toMatchObject({ code: 'ITEM_OF_OTHERS' });
  await expect(take(head, 2.5)).rejects.toMatchObject({ code: 'SCORE_OUT_OF_RANGE' });
  await expect(take(head, -0.1)).rejects.toMatchObject({ code: 'SCORE_OUT_OF_RANGE' });
});

test('where there is no total to take it off, it is refused', async () => {
  const { cast, save, rules } = await floor();
  const setting = (changed: NonNullable<ScoreSettingPatch['setting']>) => () =>
    save({ setting: changed });
  for (const changed of [
    { rankBy: 'PLACES_SUM' },
    { scoreOrder: 'LOWER_FIRST' },
    { bestItems: 1 },
    { givenAs: 'PENALTY' },
  ] as const) {
    await expectRefusal(hall, cast.id, setting(changed), 'INVALID_REQUEST');
  }
  const [, penalty] = rules.items;
  const alone = () => save({ items: penalty === undefined ? [] : [penalty] });
  await expectRefusal(hall, cast.id, alone, 'INVALID_REQUEST');
});
