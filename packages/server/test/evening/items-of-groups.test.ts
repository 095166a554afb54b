/** Tests that an item is given by its judge group alone: nobody else is asked, waited for, or heard, and a group may count by its own rule. */
import { findProgram, projectMatch, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { ScoreSettingPatch, Setting } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreSheet } from '../../src/operations/exports/paper/score-sheet.ts';
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
  organiser = await hall.main({ points: 40 });
});
afterAll(() => hall.close());

/**
 * Artistic gymnastics: the D panel of two gives the difficulty, the E panel of five the execution, its highest and
 * lowest struck; D + E (https://www.opensourcesports.io/rules/gymnastics-fig/scoring).
 */
async function floor(setting: Partial<Setting> = {}) {
  const cast = await competitionWith(organiser, { judges: 7, programs: 2 });
  const path = { id: cast.id };
  const { judgeGroups: first } = await organiser.call('listJudgeGroups', { path });
  const { judgeGroups } = await organiser.call('updateJudgeGroups', {
    path,
    body: {
      judgeGroups: [
        { id: first[0]?.id ?? '', groupName: 'D 组', weight: 50 },
        { groupName: 'E 组', weight: 50 },
      ],
    },
  });
  const [d = '', e = ''] = judgeGroups.map(({ id }) => id);
  const [dJudges, eJudges] = [cast.judgeIds.slice(0, 2), cast.judgeIds.slice(2)];
  await organiser.call('joinJudgeGroup', { path, body: { judgeIds: eJudges, judgeGroupId: e } });
  const { items } = await organiser.call('updateScoreSetting', {
    path,
    body: {
      setting: {
        enableItem: true,
        enableScoreItemCombine: true,
        itemWeighting: 'FACTOR',
        fullScore: 10,
        decimals: 3,
        dropHighest: 1,
        dropLowest: 1,
        convenientScore: '',
        groupRules: [{ judgeGroupId: d, dropHighest: 0, dropLowest: 0 }],
        ...setting,
      },
      items: [
        { itemName: '难度', factor: 1, judgeGroupIds: [d] },
        { itemName: '完成', factor: 1, judgeGroupIds: [e] },
      ],
    },
  });
  const [difficulty = '', execution = ''] = items.map(({ id }) => id);
  const [programId = ''] = cast.programIds;
  const give = (judgeId: string | undefined, itemId: string, score: number) =>
    hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId ?? '' },
      {
        type: 'SUBMIT_SCORES',
        judgeId: judgeId ?? '',
        programId,
        scores: [{ itemId, score }],
        windowId: null,
      },
      { commandId: null, seenVersion: null },
    );
  const state = () => hall.app.services.live.state(cast.id);
  return { cast, path, d, e, dJudges, eJudges, difficulty, execution, programId, give, state };
}

test('D + E: 5.8 and 8.9 make 14.7, and nobody is missing, renormalised or confirmed', async () => {
  const hallOf = await floor();
  const { cast, path, dJudges, eJudges, difficulty, execution, programId, give, state } = hallOf;
  expect((await state()).setting.dropScope).toBe('ITEM');
  await organiser.call('makeOfficial', { path, body: confirmed });
  await openScoring(hall, cast, programId);
  const phone = async (judgeId = '') => projectMatch(await state(), { role: 'JUDGE', judgeId });
  expect((await phone(dJudges[0])).window?.itemIds).toEqual([difficulty]);
  expect((await phone(dJudges[0])).items.map(({ itemName }) => itemName)).toEqual(['难度']);
  expect((await phone(eJudges[0])).window?.itemIds).toEqual([execution]);
  await expectRefusal(hall, cast.id, () => give(dJudges[0], execution, 9), 'ITEM_OF_OTHERS');
  for (const judgeId of dJudges) await give(judgeId, difficulty, 5.8);
  for (const [index, score] of [8.7, 8.8, 8.9, 9, 9.1].entries()) {
    await give(eJudges[index], execution, score);
  }
  const { window } = await state();
  expect(window?.submitted).toEqual(window?.expected);
  // Without any confirmation: nobody who was meant to score is missing.
  const whole = { programId, itemId: null, test: false };
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...whole, confirm: false },
    { type: 'SHOW_RESULT', ...whole },
  );
  const shown = await state();
  const working = shown.results.get(programId);
  expect(working?.score).toBe(14.7);
  const spoken = working
    ? workingLines(working, { vote: false, depth: 'FULL' }).map((line) => workingText(line))
    : [];
  expect(spoken).toEqual([
    '难度：2 位评委平均 11.600 ÷ 2 = 5.800',
    '难度 5.800 × 1 = 5.800',
    '完成：去掉最高 9.100、最低 8.700',
    '完成：3 位评委平均 26.700 ÷ 3 = 8.900',
    '完成 8.900 × 1 = 8.900',
    '合计 5.800 + 8.900 = 14.700',
  ]);
  const found = findProgram(shown, programId);
  if (!found?.group) throw new Error('a program');
  const sheet = scoreSheet(
    { state: shown, covered: new Set(), amendments: [] },
    found.group,
    found.program,
    { rank: 1, tied: false },
  );
  expect(JSON.stringify(sheet)).toContain('完成');
  expect(
    (await organiser.call('getProgramDetail', { path: { ...path, programId } })).rows.length,
  ).toBe(7);
  const proof = await organiser.call('verifyLedger', { path });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('an item of its own window asks its group only, and tells the others so', async () => {
  const hallOf = await floor({ enableScoreItemCombine: false });
  const { cast, dJudges, eJudges, difficulty, programId, give, state } = hallOf;
  await openScoring(hall, cast, programId).catch(() => undefined);
  const item = { programId, itemId: difficulty, test: false, confirm: true };
  await operate(
    hall,
    cast.id,
    { type: 'START_SPEECH', ...item },
    { type: 'START_SCORING', ...item },
  );
  expect((await state()).window?.expected).toEqual(dJudges);
  const other = projectMatch(await state(), { role: 'JUDGE', judgeId: eJudges[0] ?? '' });
  expect(other.window).toMatchObject({ otherPanel: true, itemIds: [] });
  await expect(give(eJudges[0], difficulty, 9)).rejects.toMatchObject({ code: 'ITEM_OF_OTHERS' });
  for (const judgeId of dJudges) await give(judgeId, difficulty, 6);
  await operate(hall, cast.id, { type: 'SHOW_SCORE', ...item, confirm: false });
});

test('what contradicts it is refused with the sentence that says which', async () => {
  const { cast, path, d, e, difficulty, execution } = await floor();
  const save = (body: ScoreSettingPatch) => () =>
    organiser.call('updateScoreSetting', { path, body });
  await expectRefusal(hall, cast.id, save({ setting: { dropScope: 'TOTAL' } }), 'INVALID_REQUEST');
  const named = (judgeGroupIds: string[]) => ({
    items: [
      { id: difficulty, itemName: '难度', factor: 1, judgeGroupIds },
      { id: execution, itemName: '完成', factor: 1 },
    ],
  });
  await expectRefusal(hall, cast.id, save(named(['gone'])), 'INVALID_REQUEST');
  const twice = [{ judgeGroupId: d }, { judgeGroupId: d, dropLowest: 1 }].map((rule) => ({
    calculation: 'SUM' as const,
    ...rule,
  }));
  await expectRefusal(hall, cast.id, save({ setting: { groupRules: twice } }), 'INVALID_REQUEST');
  // An item that says nothing of its groups keeps them; the empty list gives it to everybody.
  const { items } = await organiser.call('updateScoreSetting', { path, body: named([]) });
  expect(items.map(({ judgeGroupIds }) => judgeGroupIds)).toEqual([undefined, [e]]);
});

test('a group that gives an item is not deleted, and an item whose group has no judge is told', async () => {
  const { cast, path, d, e, eJudges } = await floor();
  await organiser.call('joinJudgeGroup', { path, body: { judgeIds: eJudges, judgeGroupId: d } });
  const missing = (await organiser.call('getChecklist', { path })).entries;
  expect(missing).toContainEqual({ code: 'ITEM_GROUPS', count: 1, level: 'MISSING' });
  const keep = { judgeGroups: [{ id: d, groupName: '评委', weight: 100 }] };
  await expectRefusal(
    hall,
    cast.id,
    () => organiser.call('updateJudgeGroups', { path, body: keep }),
    'GROUP_NOT_EMPTY',
  );
  expect(e).not.toBe('');
});

test('a copy keeps who gives what, and the choice is locked once official scores exist', async () => {
  const { cast, path, dJudges, eJudges, difficulty, execution, programId, give } = await floor();
  const copy = await organiser.call('copyCompetition', { path });
  const copied = await organiser.call('getScoreSetting', { path: { id: copy.id } });
  expect(copied.items.map(({ judgeGroupIds }) => judgeGroupIds?.length)).toEqual([1, 1]);
  expect(copied.setting.groupRules).toHaveLength(1);
  await organiser.call('makeOfficial', { path, body: confirmed });
  await openScoring(hall, cast, programId);
  await give(dJudges[0], difficulty, 5);
  await give(eJudges[0], execution, 9);
  const whole = { programId, itemId: null, test: false };
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...whole, confirm: true },
    { type: 'SHOW_RESULT', ...whole },
  );
  const free = {
    items: [
      { id: difficulty, itemName: '难度', factor: 1, judgeGroupIds: [] },
      { id: execution, itemName: '完成', factor: 1, judgeGroupIds: [] },
    ],
  };
  await expectRefusal(
    hall,
    cast.id,
    () => organiser.call('updateScoreSetting', { path, body: free }),
    'SETTING_LOCKED',
  );
  await expectRefusal(
    hall,
    cast.id,
    () => organiser.call('updateScoreSetting', { path, body: { setting: { groupRules: [] } } }),
    'SETTING_LOCKED',
  );
});
