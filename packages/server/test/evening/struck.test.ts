/** Tests that one judge's score of a finished program can be struck and restored, and that a result can be counted anew by today's judges. */
import { audienceWorking, findProgram, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { OperatorCommand } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amendmentText } from '../../src/operations/exports/amendment-text.ts';
import { amendmentsOf } from '../../src/operations/exports/amendments.ts';
import { scoreSheet } from '../../src/operations/exports/paper/score-sheet.ts';
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
const stateOf = ({ id }: Cast) => hall.app.services.live.state(id);
const rowOf = async (cast: Cast, programId: string) =>
  findProgram(await stateOf(cast), programId)?.program;

async function stage(judges = 4) {
  const cast = await competitionWith(organiser, { judges, programs: 2 });
  const path = { id: cast.id };
  await organiser.call('makeOfficial', { path, body: confirmed });
  const [programId = '', other = ''] = cast.programIds;
  await perform(hall, cast, programId, [90, 91, 92, 95]);
  await perform(hall, cast, other, [91.5, 91.5, 91.5, 91.5]);
  return { cast, path, programId, other };
}

const strike = (cast: Cast, programId: string, index: number, struck = true): OperatorCommand => ({
  type: 'STRIKE_SCORE',
  programId,
  judgeId: cast.judgeIds[index] ?? '',
  struck,
  reason: '选手的老师',
});

test('the desk is told the figures before it strikes a score, and the result, rank and paper follow', async () => {
  const { cast, path, programId } = await stage();
  const judgeId = cast.judgeIds[3] ?? '';
  const call = (preview: boolean, struck = true) =>
    organiser.call('strikeJudgeScore', {
      path: { ...path, programId, judgeId },
      query: { preview },
      body: { struck, reason: '选手的老师' },
    });
  const seen = await call(true);
  expect(seen).toMatchObject({ preview: true, resultChanges: [{ programId, from: 91.5, to: 91 }] });
  expect((await rowOf(cast, programId))?.finalScore).toBe(91.5);
  expect(await call(false)).toEqual({ ...seen, preview: false });
  expect((await rowOf(cast, programId))?.finalScore).toBe(91);

  const state = await stateOf(cast);
  const working = state.results.get(programId);
  const lines = working ? workingLines(working, { vote: false, depth: 'SHORT' }) : [];
  expect(lines.map((line) => workingText(line))[0]).toBe(
    '4 号评委 评委4 的 95.00 分已作废：选手的老师',
  );
  const detail = await organiser.call('getProgramDetail', { path: { ...path, programId } });
  expect(detail.rows.map(({ struck }) => struck)).toEqual([
    undefined,
    undefined,
    undefined,
    '选手的老师',
  ]);
  const found = findProgram(state, programId);
  if (!found?.group) throw new Error('a program');
  const amendments = await amendmentsOf(hall.ports.database.query, state, new Set([programId]));
  expect(amendments.map((one) => amendmentText(state, one))).toEqual(['分数作废：评委 4 评委4']);
  expect(amendments).toMatchObject([
    { before: 91.5, after: 91, reason: '选手的老师', stands: true },
  ]);
  const sheet = scoreSheet({ state, covered: new Set(), amendments }, found.group, found.program, {
    rank: 2,
    tied: false,
  });
  expect(JSON.stringify(sheet)).toContain('作废');

  await call(false, false);
  const restored = await rowOf(cast, programId);
  expect(restored?.finalScore).toBe(91.5);
  expect(restored?.struck).toBeUndefined();
  const proof = await organiser.call('verifyLedger', { path });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('a working in which a score was struck is told to the audience when the wall has shown it', async () => {
  const { cast, programId, other } = await stage();
  const result = { type: 'SHOW_RESULT', programId, ...whole } as const;
  await operate(hall, cast.id, result);
  expect(audienceWorking(await stateOf(cast), programId)?.working.struck).toBeUndefined();
  await operate(hall, cast.id, strike(cast, programId, 3));
  await operate(hall, cast.id, { ...result, programId: other }, result);
  const told = audienceWorking(await stateOf(cast), programId)?.working.struck;
  expect(told).toMatchObject([{ number: 4, score: 95, reason: '选手的老师' }]);
});

test.each<[string, (set: Awaited<ReturnType<typeof stage>>) => OperatorCommand[], string]>([
  [
    'no reason',
    ({ cast, programId }) => [{ ...strike(cast, programId, 0), reason: ' ' } as OperatorCommand],
    'REASON_REQUIRED',
  ],
  [
    'struck twice',
    ({ cast, programId }) => [strike(cast, programId, 0), strike(cast, programId, 0)],
    'SCORE_NOT_THERE',
  ],
  [
    'restored without having been struck',
    ({ cast, programId }) => [strike(cast, programId, 0, false)],
    'SCORE_NOT_THERE',
  ],
  [
    'the last score that counts',
    ({ cast, programId }) => [0, 1, 2, 3].map((index) => strike(cast, programId, index)),
    'LAST_SCORE',
  ],
  [
    'the same judges',
    ({ programId }) => [{ type: 'RENEW_PANEL', programId, reason: '复核' }],
    'PANEL_UNCHANGED',
  ],
])('is refused: %s', async (_, commands, code) => {
  const set = await stage();
  const all = commands(set);
  const last = all.at(-1);
  await operate(hall, set.cast.id, ...all.slice(0, -1));
  if (!last) throw new Error('a command');
  await expect(operate(hall, set.cast.id, last)).rejects.toMatchObject({ code });
});

test('scoring once more forgets what was struck', async () => {
  const { cast, programId } = await stage();
  await operate(hall, cast.id, strike(cast, programId, 3));
  await operate(hall, cast.id, { type: 'START_SCORING', programId, ...whole, confirm: true });
  expect((await rowOf(cast, programId))?.struck).toBeUndefined();
});

test('a recusal that was forgotten is counted by a step with a reason, told before it is taken', async () => {
  const { cast, path, programId } = await stage();
  await organiser.call('updateJudge', {
    path: { ...path, judgeId: cast.judgeIds[3] ?? '' },
    body: { recusedProgramIds: [programId], name: '李老师' },
  });
  const call = (preview: boolean) =>
    organiser.call('renewProgramPanel', {
      path: { ...path, programId },
      query: { preview },
      body: { reason: '漏设回避' },
    });
  expect(await call(true)).toMatchObject({ resultChanges: [{ programId, from: 91.5, to: 91 }] });
  expect((await rowOf(cast, programId))?.finalScore).toBe(91.5);
  await call(false);
  const row = await rowOf(cast, programId);
  expect(row?.finalScore).toBe(91);
  expect(row?.panel?.judges.at(-1)).toMatchObject({ name: '李老师', absence: 'RECUSED' });
  const proof = await organiser.call('verifyLedger', { path });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('a result whose reveal is still stepped is not told to the desk by the preview', async () => {
  const cast = await competitionWith(organiser, { judges: 3, programs: 1 });
  const path = { id: cast.id };
  const [programId = ''] = cast.programIds;
  await openScoring(hall, cast, programId);
  for (const [index, score] of [90, 91, 95].entries()) {
    await submit(hall, cast, programId, cast.judgeIds[index] ?? '', score);
  }
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', programId, ...whole, confirm: true },
    { type: 'SHOW_RESULT', programId, ...whole, covered: true },
  );
  const seen = await organiser.call('strikeJudgeScore', {
    path: { ...path, programId, judgeId: cast.judgeIds[2] ?? '' },
    query: { preview: true },
    body: { struck: true, reason: '师生' },
  });
  expect(seen).toEqual({ preview: true, resultChanges: [], rankChanges: [] });
});
