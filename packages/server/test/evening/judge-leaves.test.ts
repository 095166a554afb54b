/** Tests that nobody waits for a judge who left, that what the judge gave stays, and that a substitute is somebody new. */
import { findProgram, notSignedIn, projectMatch } from '@liangfen/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
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

const whole = { itemId: null, test: false } as const;
const once = { commandId: null, seenVersion: null };
const stateOf = ({ id }: Cast) => hall.app.services.live.state(id);
const rowOf = async (cast: Cast, programId: string) =>
  findProgram(await stateOf(cast), programId)?.program;
const signOut = (cast: Cast, index: number, signedOut = true) =>
  organiser.call('signOutJudge', {
    path: { id: cast.id, judgeId: cast.judgeIds[index] ?? '' },
    body: { signedOut },
  });
const signIn = (cast: Cast, judgeId: string) =>
  hall.app.services.live.command(
    cast.id,
    { role: 'JUDGE', id: judgeId },
    { type: 'SIGN_IN_JUDGE', judgeId },
    once,
  );

async function stage() {
  const cast = await competitionWith(organiser, { judges: 3, programs: 3 });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
  const [first = '', second = '', third = ''] = cast.programIds;
  await perform(hall, cast, first, [90, 91, 95]);
  return { cast, first, second, third };
}

test('a judge who is signed out is not waited for, keeps the scores given, and is told so', async () => {
  const { cast, first, second } = await stage();
  const judgeId = cast.judgeIds[2] ?? '';
  expect(await signOut(cast, 2)).toMatchObject({ signIn: false, signedOut: true });
  expect((await rowOf(cast, first))?.finalScore).toBe(91);
  const state = await stateOf(cast);
  expect(notSignedIn(state)).toEqual([]);
  const phone = projectMatch(state, { role: 'JUDGE', judgeId });
  expect(phone.judge).toMatchObject({ signIn: false, signedOut: true });
  const { checklist } = {
    checklist: await organiser.call('getChecklist', { path: { id: cast.id } }),
  };
  expect(JSON.stringify(checklist)).toContain('{"code":"SIGNED_IN","count":0,"level":"OK"}');

  const target = { programId: second, ...whole, confirm: true };
  await operate(
    hall,
    cast.id,
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  );
  expect((await stateOf(cast)).window?.expected).toEqual(cast.judgeIds.slice(0, 2));
  await expect(signIn(cast, judgeId)).rejects.toMatchObject({ code: 'JUDGE_SIGNED_OUT' });
  await expect(submit(hall, cast, second, judgeId, 1)).rejects.toMatchObject({
    code: 'JUDGE_SIGNED_OUT',
  });

  await signOut(cast, 2, false);
  await signIn(cast, judgeId);
  expect((await stateOf(cast)).window?.expected).toEqual(cast.judgeIds);
  const proof = await organiser.call('verifyLedger', { path: { id: cast.id } });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('a score given before its judge was signed out in the open window counts', async () => {
  const { cast, second } = await stage();
  await openScoring(hall, cast, second);
  for (const [index, score] of [80, 81, 85].entries()) {
    await submit(hall, cast, second, cast.judgeIds[index] ?? '', score);
  }
  await signOut(cast, 2);
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', programId: second, ...whole, confirm: true },
    { type: 'SHOW_RESULT', programId: second, ...whole },
  );
  const row = await rowOf(cast, second);
  expect(row?.finalScore).toBe(81);
  expect(row?.panel?.judges.map(({ absence }) => absence)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('scores are shown when everybody who gave one has left the open window', async () => {
  const { cast, second } = await stage();
  await openScoring(hall, cast, second);
  for (const [index, score] of [80, 81].entries()) {
    await submit(hall, cast, second, cast.judgeIds[index] ?? '', score);
    await signOut(cast, index);
  }
  await signOut(cast, 2);
  const { window } = await stateOf(cast);
  expect(window?.expected).toEqual(cast.judgeIds.slice(0, 2));
  expect(window?.submitted).toEqual(window?.expected);
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', programId: second, ...whole, confirm: false },
    { type: 'SHOW_RESULT', programId: second, ...whole },
  );
  expect((await rowOf(cast, second))?.finalScore).toBe(80.5);
  const proof = await organiser.call('verifyLedger', { path: { id: cast.id } });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('a substitute sits in the same group with a link of their own; earlier panels bear the former name', async () => {
  const { cast, first, second } = await stage();
  const path = { id: cast.id, judgeId: cast.judgeIds[1] ?? '' };
  const before = await organiser.call('getSeat', { path });
  const substitute = await organiser.call('replaceJudge', {
    path,
    body: { name: '替补' },
    key: 'replacement-of-two',
  });
  expect(
    await organiser.call('replaceJudge', {
      path,
      body: { name: '替补' },
      key: 'replacement-of-two',
    }),
  ).toEqual(substitute);
  expect(substitute).toMatchObject({ name: '替补', approval: 'APPROVED', signIn: false });
  await expect(organiser.call('openSeat', { body: { code: before.code } })).rejects.toMatchObject({
    code: 'SEAT_INVALID',
  });
  await signIn(cast, substitute.id);
  const target = { programId: second, ...whole, confirm: true };
  await operate(
    hall,
    cast.id,
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  );
  expect((await stateOf(cast)).window?.expected).toEqual([
    cast.judgeIds[0],
    cast.judgeIds[2],
    substitute.id,
  ]);
  const names = (await rowOf(cast, first))?.panel?.judges.map(({ name }) => name);
  expect(names).toEqual(['评委1', '评委2', '评委3']);
});

test('a seat that was replaced in an open window gives one mark: the substitute is not asked where the former judge has scored', async () => {
  const { cast, second, third } = await stage();
  await openScoring(hall, cast, second);
  for (const [index, score] of [80, 81].entries()) {
    await submit(hall, cast, second, cast.judgeIds[index] ?? '', score);
  }
  const replace = async (index: number) => {
    const path = { id: cast.id, judgeId: cast.judgeIds[index] ?? '' };
    const substitute = await organiser.call('replaceJudge', {
      path,
      body: { name: `替补${index}` },
      key: `replacement-in-the-window-${index}`,
    });
    await signIn(cast, substitute.id);
    return substitute.id;
  };
  const [ofSecond, ofThird] = [await replace(1), await replace(2)];
  expect((await stateOf(cast)).window?.expected).toEqual([...cast.judgeIds.slice(0, 2), ofThird]);
  expect(projectMatch(await stateOf(cast), { role: 'JUDGE', judgeId: ofSecond }).recused).toBe(
    true,
  );
  await expect(submit(hall, cast, second, ofSecond, 99)).rejects.toMatchObject({
    code: 'JUDGE_RECUSED',
  });
  await submit(hall, cast, second, ofThird, 88);
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', programId: second, ...whole, confirm: true },
    { type: 'SHOW_RESULT', programId: second, ...whole },
  );
  const row = await rowOf(cast, second);
  expect(row?.finalScore).toBe(81);
  expect(
    row?.panel?.judges.filter(({ absence }) => absence === undefined).map(({ name }) => name),
  ).toEqual(['评委1', '评委2', '替补2']);

  // From the next performance on the seat is the substitute's, and a former judge who is let back does not double it.
  const target = { programId: third, ...whole, confirm: true };
  await operate(
    hall,
    cast.id,
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  );
  await submit(hall, cast, third, ofThird, 90);
  await expect(signOut(cast, 2, false)).rejects.toMatchObject({
    message: expect.stringContaining('替补2'),
  });
  await organiser.call('signOutJudge', {
    path: { id: cast.id, judgeId: ofThird },
    body: { signedOut: true },
  });
  await signOut(cast, 2, false);
  await signIn(cast, cast.judgeIds[2] ?? '');
  expect((await stateOf(cast)).window?.expected).toEqual([cast.judgeIds[0], ofSecond, ofThird]);
  await expect(submit(hall, cast, third, cast.judgeIds[2] ?? '', 50)).rejects.toMatchObject({
    code: 'JUDGE_RECUSED',
  });
  const proof = await organiser.call('verifyLedger', { path: { id: cast.id } });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('nobody is signed in from the rehearsal once a competition is official', async () => {
  const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
  await perform(hall, cast, cast.programIds[0] ?? '', [90, 91]);
  expect((await stateOf(cast)).judges.every(({ signIn: is }) => is)).toBe(true);
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
  const state = await stateOf(cast);
  expect(state.judges.some(({ signIn: is }) => is)).toBe(false);
  expect(notSignedIn(state)).toHaveLength(2);
});

test('going official does not bring back whoever was replaced at the rehearsal', async () => {
  const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
  await organiser.call('replaceJudge', {
    path: { id: cast.id, judgeId: cast.judgeIds[1] ?? '' },
    body: { name: '替补' },
    key: 'replacement-at-the-rehearsal',
  });
  await signOut(cast, 0);
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
  expect(notSignedIn(await stateOf(cast)).map(({ name }) => name)).toEqual(['评委1', '替补']);
});

test('whoever cannot be deleted can be signed out, as the refusal says', async () => {
  const { cast } = await stage();
  await expect(
    organiser.call('deleteJudges', { path: { id: cast.id, judgeId: cast.judgeIds[0] ?? '' } }),
  ).rejects.toMatchObject({ code: 'IN_USE', message: expect.stringContaining('签退') });
  await signOut(cast, 0);
  expect((await stateOf(cast)).judges[0]).toMatchObject({ signIn: false, signedOut: true });
});
