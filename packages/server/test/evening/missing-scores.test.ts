/** Tests that a program with a judge less is neither robbed nor favoured by it, where the organiser says so. */
import { audienceWorking, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { MissingScore, Setting } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
  submit,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

const stateOf = ({ id }: Cast) => hall.app.services.live.state(id);
const diving = {
  fullScore: 10,
  decimals: 2,
  calculation: 'SUM',
  dropHighest: 2,
  dropLowest: 2,
  convenientScore: '',
} as const satisfies Partial<Setting>;

/** Seven judges and two programs; the seventh is recused from the second. */
async function pool(missingScore?: MissingScore) {
  const cast = await competitionWith(organiser, { judges: 7, programs: 2 });
  const path = { id: cast.id };
  const [first = '', second = ''] = cast.programIds;
  await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { ...diving, ...(missingScore === undefined ? {} : { missingScore }) } },
  });
  await organiser.call('updateJudge', {
    path: { ...path, judgeId: cast.judgeIds[6] ?? '' },
    body: { recusedProgramIds: [second] },
  });
  return { cast, path, first, second };
}

const warned = async ({ id }: Cast) =>
  (await organiser.call('getChecklist', { path: { id } })).entries.find(
    ({ code }) => code === 'MISSING_SCORES',
  );

test.each<[MissingScore | undefined, number, readonly string[]]>([
  [undefined, 18, []],
  ['AS_IS', 18, []],
  ['MEAN_OF_OTHERS', 27, ['1 位评委没有打分，各补其余评委的平均 54.00 ÷ 6 = 9.00']],
  ['PRO_RATA', 27, ['有评委没有打分，2 位评委的合计按应计的 3 位折算']],
])('seven judges give 8, and six of them 9 (%s): %d', async (missingScore, score, said) => {
  const { cast, path, first, second } = await pool(missingScore);
  const isLeftOut = (missingScore ?? 'AS_IS') === 'AS_IS';
  expect(await warned(cast)).toEqual(
    isLeftOut ? { code: 'MISSING_SCORES', count: 1, level: 'WARNING' } : undefined,
  );
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, [8, 8, 8, 8, 8, 8, 8]);
  await perform(hall, cast, second, [9, 9, 9, 9, 9, 9]);
  const state = await stateOf(cast);
  expect(state.results.get(first)?.score).toBe(24);
  const working = state.results.get(second);
  expect(working?.score).toBe(score);
  const texts = working ? workingLines(working, { vote: false, depth: 'FULL' }) : [];
  const spoken = texts.map((line) => workingText(line));
  expect(spoken.filter((text) => text.includes('没有打分'))).toEqual(said);
  // No judge gave what was put in: it is no card on the wall, and no score of the recused judge.
  const groups = working?.parts.flatMap((part) => part.groups) ?? [];
  expect(groups.flatMap(({ scores }) => scores.map(({ number }) => number))).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  if (state.stage.kind === 'RESULT') expect(state.stage.programScore).toBe(score);
  expect(audienceWorking(state, second)?.working.score).toBe(score);
  const proof = await organiser.call('verifyLedger', { path });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('a mark that nobody gave is put in for a judge who did not submit, and for a struck one', async () => {
  const { cast, path, first, second } = await pool('MEAN_OF_OTHERS');
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, [7, 7.5, 8, 8, 8, 8.5]);
  // (7 + 7.5 + 8 + 8 + 8 + 8.5) ÷ 6 = 7.8333 stands for the seventh; 8 + 8 + 7.8333 are left.
  expect((await stateOf(cast)).results.get(first)?.score).toBe(23.83);
  await perform(hall, cast, second, [9, 9, 9, 9, 9, 9]);
  await operate(hall, cast.id, {
    type: 'STRIKE_SCORE',
    programId: second,
    judgeId: cast.judgeIds[0] ?? '',
    struck: true,
    reason: '选手的老师',
  });
  const working = (await stateOf(cast)).results.get(second);
  expect(working?.score).toBe(27);
  expect(working?.parts[0]?.groups[0]?.filled).toMatchObject({ count: 2, value: '9' });
});

test('whoever was signed out has no seat that could be missed', async () => {
  const { cast, path, first } = await pool('MEAN_OF_OTHERS');
  await organiser.call('makeOfficial', { path, body: confirmed });
  await openScoring(hall, cast, first);
  await organiser.call('signOutJudge', {
    path: { ...path, judgeId: cast.judgeIds[6] ?? '' },
    body: { signedOut: true },
  });
  for (const judgeId of cast.judgeIds.slice(0, 6)) await submit(hall, cast, first, judgeId, 8);
  const whole = { programId: first, itemId: null, test: false };
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...whole, confirm: true },
    { type: 'SHOW_RESULT', ...whole },
  );
  const working = (await stateOf(cast)).results.get(first);
  expect(working?.parts[0]?.groups[0]?.filled).toBeUndefined();
  expect(working?.score).toBe(16);
});

test('the choice is locked once official scores exist, and saying the default changes nothing', async () => {
  const { cast, path, first } = await pool();
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, [8, 8, 8, 8, 8, 8, 8]);
  const say = (missingScore: MissingScore) => () =>
    organiser.call('updateScoreSetting', { path, body: { setting: { missingScore } } });
  await expectRefusal(hall, cast.id, say('PRO_RATA'), 'SETTING_LOCKED');
  await say('AS_IS')();
});

test('a group whose panels differ in size is warned of, where their marks are added up', async () => {
  const cast = await competitionWith(organiser, { judges: 3, programs: 1 });
  const path = { id: cast.id };
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
  const { judgeGroups: both } = await organiser.call('updateJudgeGroups', {
    path,
    body: {
      judgeGroups: [
        { id: judgeGroups[0]?.id ?? '', groupName: '专业', weight: 70 },
        { groupName: '大众', weight: 30 },
      ],
    },
  });
  await organiser.call('joinJudgeGroup', {
    path,
    body: { judgeIds: cast.judgeIds.slice(2), judgeGroupId: both[1]?.id ?? '' },
  });
  const choose = (setting: Partial<Setting>) =>
    organiser.call('updateScoreSetting', { path, body: { setting } });
  await choose({ calculation: 'SUM', dropHighest: 0, dropLowest: 0 });
  expect(await warned(cast)).toMatchObject({ level: 'WARNING' });
  await choose({ calculation: 'MEAN' });
  expect(await warned(cast)).toBeUndefined();
});
