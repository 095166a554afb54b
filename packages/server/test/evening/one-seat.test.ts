/** Tests that a seat which changed hands gives one mark, whichever of its scores came late, was struck, or was of one item. */
import { findProgram } from '@liangfen/rules';
import type { OperatorCommand, Setting } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  operate,
  perform,
  signJudgesIn,
  submit,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 40 });
});
afterAll(() => hall.close());

const whole = { itemId: null, test: false } as const;
const reason = '换人';
const keepsAll = { dropHighest: 0, dropLowest: 0 };
const stateOf = ({ id }: Cast) => hall.app.services.live.state(id);
const rowOf = async (cast: Cast, programId: string) =>
  findProgram(await stateOf(cast), programId)?.program;
const scoreOf = async (cast: Cast, programId: string) => (await rowOf(cast, programId))?.finalScore;

async function stage(setting: Partial<Setting> = {}) {
  const cast = await competitionWith(organiser, { judges: 3, programs: 2 });
  const path = { id: cast.id };
  await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { ...keepsAll, ...setting } },
  });
  await organiser.call('makeOfficial', { path, body: confirmed });
  const [programId = ''] = cast.programIds;
  const [first = '', , former = ''] = cast.judgeIds;
  return { cast, path, programId, first, former };
}

async function replace(cast: Cast, judgeId: string): Promise<string> {
  const path = { id: cast.id, judgeId };
  const key = `replacement-of-${judgeId}`;
  const { id } = await organiser.call('replaceJudge', { path, body: { name: '替补' }, key });
  await signIn(cast, id);
  return id;
}

const signIn = (cast: Cast, judgeId: string) =>
  hall.app.services.live.command(
    cast.id,
    { role: 'JUDGE', id: judgeId },
    { type: 'SIGN_IN_JUDGE', judgeId },
    { commandId: null, seenVersion: null },
  );

const strike = (programId: string, judgeId: string, struck = true): OperatorCommand => ({
  ...{ type: 'STRIKE_SCORE', programId, judgeId, struck, reason },
});

/** A score that comes behind the window: refused to the phone, and kept. */
async function offerLate(cast: Cast, programId: string, judgeId: string, score: number) {
  await expect(submit(hall, cast, programId, judgeId, score)).rejects.toMatchObject({
    code: 'WINDOW_CLOSED',
  });
  const late = (await stateOf(cast)).lateScores.find((one) => one.judgeId === judgeId);
  const lateScoreId = late?.id ?? '';
  return { type: 'ACCEPT_LATE_SCORE', lateScoreId, reason } as const satisfies OperatorCommand;
}

async function expectProven({ id }: Cast): Promise<void> {
  const proof = await organiser.call('verifyLedger', { path: { id } });
  expect(proof).toMatchObject({ intact: true, difference: null });
}

test('a former judge’s late score is refused while the substitute’s counts, and counts once that is struck', async () => {
  const { cast, programId, former } = await stage();
  await perform(hall, cast, programId, [90, 91]);
  const formers = await offerLate(cast, programId, former, 95);
  const substitute = await replace(cast, former);
  const again = { type: 'START_SCORING', programId, ...whole, confirm: true } as const;
  await operate(hall, cast.id, again);
  await submit(hall, cast, programId, substitute, 80);
  const shown = [
    { type: 'SHOW_SCORE', programId, ...whole, confirm: true },
    { type: 'SHOW_RESULT', programId, ...whole },
  ] as const;
  await operate(hall, cast.id, ...shown);
  expect(await scoreOf(cast, programId)).toBe(87);
  await expectRefusal(hall, cast.id, () => operate(hall, cast.id, formers), 'SEAT_HAS_SCORED');
  expect((await stateOf(cast)).lateScores).toHaveLength(1);

  await operate(hall, cast.id, strike(programId, substitute), formers);
  expect(await scoreOf(cast, programId)).toBe(92);
  const restored = strike(programId, substitute, false);
  await expectRefusal(hall, cast.id, () => operate(hall, cast.id, restored), 'SEAT_HAS_SCORED');
  await operate(hall, cast.id, strike(programId, former), restored);
  expect(await scoreOf(cast, programId)).toBe(87);
  await expectProven(cast);
});

test('a substitute whose late score waits behind the former judge’s is refused as well', async () => {
  const { cast, programId, former } = await stage();
  await perform(hall, cast, programId, [90, 91]);
  const formers = await offerLate(cast, programId, former, 95);
  const substitutes = await offerLate(cast, programId, await replace(cast, former), 80);
  await operate(hall, cast.id, formers);
  expect(await scoreOf(cast, programId)).toBe(92);
  await expectRefusal(hall, cast.id, () => operate(hall, cast.id, substitutes), 'SEAT_HAS_SCORED');
  await expectProven(cast);
});

test.each(['AS_IS', 'MEAN_OF_OTHERS', 'PRO_RATA'] as const)(
  'a substitute may score late once the former judge’s score is struck, and the seat misses no mark (%s)',
  async (missingScore) => {
    const { cast, programId, former } = await stage({ calculation: 'SUM', missingScore });
    await perform(hall, cast, programId, [90, 91, 95]);
    const substitute = await replace(cast, former);
    await expect(submit(hall, cast, programId, substitute, 80)).rejects.toMatchObject({
      code: 'JUDGE_RECUSED',
    });
    await operate(hall, cast.id, strike(programId, former));
    expect(await scoreOf(cast, programId)).toBe(missingScore === 'AS_IS' ? 181 : 271.5);
    const late = await offerLate(cast, programId, substitute, 80);
    await operate(hall, cast.id, late);
    expect(await scoreOf(cast, programId)).toBe(261);
    const working = (await stateOf(cast)).results.get(programId);
    expect(working?.struck).toMatchObject([{ judgeId: former, score: 95 }]);
    await operate(hall, cast.id, strike(programId, substitute), strike(programId, former, false));
    expect(await scoreOf(cast, programId)).toBe(276);
    await expectProven(cast);
  },
);

test('scoring again asks the substitute of a seat whose former score is struck, and leaves that struck', async () => {
  const { cast, programId, first, former } = await stage();
  await perform(hall, cast, programId, [90, 91, 95]);
  const substitute = await replace(cast, former);
  await operate(hall, cast.id, strike(programId, former), strike(programId, first), {
    ...{ type: 'START_SCORING', programId, ...whole, confirm: true },
  });
  expect((await stateOf(cast)).window?.expected).toEqual([
    ...cast.judgeIds.slice(0, 2),
    substitute,
  ]);
  await submit(hall, cast, programId, substitute, 80);
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', programId, ...whole, confirm: true },
    { type: 'SHOW_RESULT', programId, ...whole },
  );
  expect(await scoreOf(cast, programId)).toBe(87);
  expect((await rowOf(cast, programId))?.struck).toMatchObject([{ judgeId: former }]);
  await expectProven(cast);
});

test.each<[Partial<Setting>, number]>([
  [{ missingScore: 'AS_IS', dropScope: 'ITEM' }, 90],
  [{ missingScore: 'MEAN_OF_OTHERS', dropScope: 'ITEM' }, 90],
  [{ missingScore: 'MEAN_OF_OTHERS', dropScope: 'TOTAL' }, 90],
  [{ missingScore: 'PRO_RATA', dropScope: 'ITEM', calculation: 'SUM' }, 270],
  [{ missingScore: 'PRO_RATA', dropScope: 'TOTAL', calculation: 'SUM' }, 270],
])('items of one seat by its two judges are one whole mark (%o)', async (setting, score) => {
  const cast = await competitionWith(organiser, { judges: 3, programs: 2 });
  const path = { id: cast.id };
  const { items } = await organiser.call('updateScoreSetting', {
    path,
    body: {
      setting: { ...keepsAll, ...setting, enableItem: true },
      items: [
        { itemName: '音准', proportion: 50 },
        { itemName: '台风', proportion: 50 },
      ],
    },
  });
  await organiser.call('makeOfficial', { path, body: confirmed });
  const [programId = ''] = cast.programIds;
  const former = cast.judgeIds[2] ?? '';
  const judged = async (itemId: string, scores: readonly (readonly [string, number])[]) => {
    const target = { programId, itemId, test: false, confirm: true };
    await operate(hall, cast.id, { type: 'START_SPEECH', ...target });
    await operate(hall, cast.id, { type: 'START_SCORING', ...target });
    const judgeIds = scores.map(([judgeId]) => judgeId);
    expect((await stateOf(cast)).window?.expected).toEqual(judgeIds);
    for (const [judgeId, given] of scores) {
      await hall.app.services.live.command(
        cast.id,
        { role: 'JUDGE', id: judgeId },
        {
          ...{ type: 'SUBMIT_SCORES', judgeId, programId, windowId: null },
          scores: [{ itemId, score: given }],
        },
        { commandId: null, seenVersion: null },
      );
    }
    await operate(hall, cast.id, { type: 'SHOW_SCORE', ...target });
    await operate(hall, cast.id, { type: 'SHOW_RESULT', programId, itemId, test: false });
  };
  const [one = '', two = ''] = cast.judgeIds;
  const [voice = '', presence = ''] = items.map(({ id }) => id);
  await signJudgesIn(hall, cast);
  await judged(voice, [
    [one, 80],
    [two, 90],
    [former, 100],
  ]);
  const substitute = await replace(cast, former);
  await judged(presence, [
    [one, 80],
    [two, 90],
    [substitute, 100],
  ]);
  expect(await scoreOf(cast, programId)).toBe(score);
  const working = (await stateOf(cast)).results.get(programId);
  expect(working?.tieKeys.untrimmedMean).toBe('90');
  const groups = working?.parts.flatMap((part) => part.groups) ?? [];
  expect(groups.map(({ filled }) => filled)).toEqual(groups.map(() => undefined));
  const renewed = { type: 'RENEW_PANEL', programId, reason } as const;
  await expect(operate(hall, cast.id, renewed)).rejects.toMatchObject({ code: 'PANEL_UNCHANGED' });
  await expectProven(cast);
});
