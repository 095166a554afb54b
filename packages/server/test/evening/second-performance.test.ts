/** Tests that a program that goes on stage again is judged anew: what its former performance was given never counts in it. */
import { findProgram } from '@liangfen/rules';
import type { OperatorCommand } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerWorksheet } from '../../src/operations/exports/ledger-worksheet.ts';
import { workingNotes } from '../../src/operations/exports/paper/working-notes.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  operate,
  perform,
  submit,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 9 });
});
afterAll(() => hall.close());

const once = { commandId: null, seenVersion: null };
const whole = { itemId: null, test: false } as const;

async function stateOf({ id }: Cast) {
  return hall.app.services.live.state(id);
}

async function rowOf(cast: Cast, programId: string) {
  return findProgram(await stateOf(cast), programId)?.program;
}

const again = (programId: string, carryAdjustments = false): OperatorCommand[] => [
  { type: 'START_SPEECH', programId, ...whole, confirm: true, carryAdjustments },
  { type: 'START_SCORING', programId, ...whole, confirm: true },
];

async function close(cast: Cast, programId: string) {
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', programId, ...whole, confirm: true },
    { type: 'SHOW_RESULT', programId, ...whole },
  );
}

async function stage(mode: 'SCORE' | 'VOTE' = 'SCORE') {
  const cast = await competitionWith(organiser, { mode, judges: 3, programs: 4 });
  const [programId = ''] = cast.programIds;
  await perform(hall, cast, programId, mode === 'VOTE' ? [1, 1, 0] : [90, 91, 92]);
  return { cast, programId };
}

const proofOf = ({ id }: Cast) => organiser.call('verifyLedger', { path: { id } });

describe.each(['SCORE', 'VOTE'] as const)('a second performance (%s)', (mode) => {
  const given = mode === 'VOTE' ? 1 : 91;

  test('begins at 0 of 3, warns of the missing, and has a result only of what it was given', async () => {
    const { cast, programId } = await stage(mode);
    const first = (await rowOf(cast, programId))?.finalScore;
    await operate(hall, cast.id, ...again(programId));
    const { window } = await stateOf(cast);
    expect([window?.submitted.length, window?.expected.length]).toEqual([0, 3]);
    await expect(
      operate(hall, cast.id, { type: 'SHOW_SCORE', programId, ...whole, confirm: false }),
    ).rejects.toMatchObject({ code: 'NO_SCORES' });

    await submit(hall, cast, programId, cast.judgeIds[1] ?? '', given);
    await expect(
      operate(hall, cast.id, { type: 'SHOW_SCORE', programId, ...whole, confirm: false }),
    ).rejects.toMatchObject({ code: 'JUDGES_MISSING' });
    await close(cast, programId);
    expect(await rowOf(cast, programId)).toMatchObject({
      finalScore: given,
      performance: 2,
      formerResults: [{ itemId: null, score: first, corrected: false }],
    });
  });

  test('that is taken back brings the former one back, with everything it was given', async () => {
    const { cast, programId } = await stage(mode);
    const before = await stateOf(cast);
    await operate(hall, cast.id, ...again(programId));
    await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 0);
    await operate(hall, cast.id, { type: 'UNDO' }, { type: 'UNDO' });
    const after = await stateOf(cast);
    expect(after.programGroups).toEqual(before.programGroups);
    expect(after.results).toEqual(before.results);
    const scores = (state: typeof before) =>
      state.scoreBook.recent.get(programId) ?? state.scoreBook.settled.get(programId);
    expect(scores(after)).toEqual(scores(before));
    expect(after.window?.submitted.length).toBe(3);

    // The number of the performance that was taken back is not given again: its score stays apart.
    await operate(hall, cast.id, ...again(programId));
    expect((await stateOf(cast)).window?.submitted).toEqual([]);
    expect((await rowOf(cast, programId))?.performance).toBe(3);
  });
});

test('papers and working name the performance that counted, and keep what the former one came to', async () => {
  const { cast, programId } = await stage();
  const lines = async () => {
    const notes = workingNotes(await stateOf(cast), programId);
    return notes.kind === 'NOTES' ? notes.lines : [];
  };
  expect((await lines()).join()).not.toMatch(/次上场/);
  await operate(hall, cast.id, ...again(programId));
  expect((await lines()).at(-1)).toBe('第 1 次上场 91.00，不计入');
  await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 80);
  await close(cast, programId);
  const told = await lines();
  expect(told[0]).toBe('第 2 次上场的成绩');
  expect(told.at(-1)).toBe('第 1 次上场 91.00，不计入');
});

test('the same number may be given again, as the first submission of its performance', async () => {
  const { cast, programId } = await stage();
  await operate(hall, cast.id, ...again(programId));
  await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 90);
  const { rows } = await sql<{ performance: number; revision: number }>`
    select performance, revision from score
    where program_id = ${programId} and judge_id = ${cast.judgeIds[0]} order by performance`.execute(
    hall.ports.database.query,
  );
  expect(rows).toEqual([
    { performance: 1, revision: 1 },
    { performance: 2, revision: 1 },
  ]);
});

test('a late score of the first performance is kept as that one’s, and can never be accepted into the second', async () => {
  const { cast, programId } = await stage();
  const { window } = await stateOf(cast);
  await operate(hall, cast.id, ...again(programId));
  const judgeId = cast.judgeIds[2] ?? '';
  const late = { type: 'SUBMIT_SCORES', judgeId, programId, windowId: window?.id ?? '' } as const;
  await expect(
    hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId },
      { ...late, scores: [{ itemId: null, score: 60 }] },
      once,
    ),
  ).rejects.toMatchObject({ code: 'WINDOW_CLOSED' });
  const [kept] = (await stateOf(cast)).lateScores;
  expect(kept?.performance ?? 1).toBe(1);
  await expect(
    operate(hall, cast.id, {
      type: 'ACCEPT_LATE_SCORE',
      lateScoreId: kept?.id ?? '',
      reason: '网络',
    }),
  ).rejects.toMatchObject({ code: 'FORMER_PERFORMANCE' });
});

test.each([
  [false, 90],
  [true, 89.5],
])('an adjustment of the first performance is carried over: %s', async (carried, result) => {
  const { cast, programId } = await stage();
  await operate(hall, cast.id, {
    type: 'ADD_ADJUSTMENT',
    programId,
    amount: -0.5,
    reason: '超时',
  });
  await operate(hall, cast.id, ...again(programId, carried));
  for (const judgeId of cast.judgeIds) await submit(hall, cast, programId, judgeId, 90);
  await close(cast, programId);
  expect((await rowOf(cast, programId))?.finalScore).toBe(result);
});

test('scoring again is the same performance and keeps the numbers', async () => {
  const { cast, programId } = await stage();
  await operate(hall, cast.id, { type: 'START_SCORING', programId, ...whole, confirm: true });
  expect((await stateOf(cast)).window?.submitted.length).toBe(3);
  expect((await rowOf(cast, programId))?.performance).toBeUndefined();
});

test('an item that is performed anew begins at 0, and the other items stay', async () => {
  const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
  const path = { id: cast.id };
  const [programId = ''] = cast.programIds;
  await organiser.call('updateScoreSetting', {
    path,
    body: {
      setting: { enableItem: true },
      items: [
        { itemName: '唱功', proportion: 50, maxScore: 100 },
        { itemName: '台风', proportion: 50, maxScore: 100 },
      ],
    },
  });
  const { items } = await stateOf(cast);
  const play = async (itemId: string, scores: readonly number[]) => {
    const target = { programId, itemId, test: false } as const;
    await operate(
      hall,
      cast.id,
      { type: 'START_SPEECH', ...target, confirm: true },
      { type: 'START_SCORING', ...target, confirm: true },
    );
    const begun = (await stateOf(cast)).window?.submitted.length;
    for (const [index, score] of scores.entries()) {
      const judgeId = cast.judgeIds[index] ?? '';
      await hall.app.services.live.command(
        cast.id,
        { role: 'JUDGE', id: judgeId },
        { type: 'SUBMIT_SCORES', judgeId, programId, windowId: null, scores: [{ itemId, score }] },
        once,
      );
    }
    await operate(
      hall,
      cast.id,
      { type: 'SHOW_SCORE', ...target, confirm: true },
      { type: 'SHOW_RESULT', ...target },
    );
    return begun;
  };
  const [first = '', second = ''] = items.map(({ id }) => id);
  const { live } = hall.app.services;
  for (const judgeId of cast.judgeIds) {
    const actor = { role: 'JUDGE', id: judgeId } as const;
    await live.command(cast.id, actor, { type: 'SIGN_IN_JUDGE', judgeId }, once);
  }
  await play(first, [80, 80]);
  await play(second, [60, 60]);
  expect((await rowOf(cast, programId))?.finalScore).toBe(70);
  expect(await play(first, [90])).toBe(0);
  expect((await rowOf(cast, programId))?.finalScore).toBe(75);
});

test('every line of the ledger about the second performance names it, and none of the first does', async () => {
  const { cast, programId } = await stage();
  const judgeId = cast.judgeIds[0] ?? '';
  const reason = '返场';
  await operate(
    hall,
    cast.id,
    { type: 'ADD_ADJUSTMENT', programId, amount: 1, reason },
    ...again(programId),
  );
  await submit(hall, cast, programId, judgeId, 80);
  await close(cast, programId);
  // A late score, what is put right afterwards, and steps that are taken back.
  await expect(submit(hall, cast, programId, cast.judgeIds[1] ?? '', 82)).rejects.toThrow(
    '打分已结束',
  );
  const late = (await stateOf(cast)).lateScores[0]?.id ?? '';
  await operate(
    hall,
    cast.id,
    { type: 'UNDO' },
    { type: 'SHOW_RESULT', programId, ...whole },
    { type: 'ACCEPT_LATE_SCORE', lateScoreId: late, reason },
    { type: 'STRIKE_SCORE', programId, judgeId, struck: true, reason },
    { type: 'ADD_ADJUSTMENT', programId, amount: -1, reason },
    { type: 'CORRECT_RESULT', programId, score: 77, reason },
    { type: 'SET_STANDING', programId, standing: 'GUEST', reason },
  );
  const state = await stateOf(cast);
  const scope = { groups: state.programGroups, itemId: null, exportedAt: 0, mark: '' };
  const sheet = ledgerWorksheet(
    hall.ports.database.query,
    { state, ...scope, covered: new Set(), hides: () => false },
    true,
  );
  const said: string[] = [];
  for await (const rows of sheet.later ?? [])
    said.push(...rows.map(({ cells }) => String(cells[2])));
  const about = said.filter((text) => text.includes('节目1'));
  const from = about.findIndex((text) => text.includes('第 2 次上场'));
  expect(about.slice(0, from)).toEqual(about.filter((text) => !text.includes('次上场')));
  expect(about.slice(from)).toEqual([
    '1. 节目1（第 2 次上场） 上场',
    '1. 节目1（第 2 次上场） 开始打分',
    '给 1. 节目1（第 2 次上场） 打分',
    '1. 节目1（第 2 次上场） 亮分',
    '1. 节目1（第 2 次上场） 出分',
    '给 1. 节目1（第 2 次上场） 的分数 82.00 迟交，等待决定',
    '撤销「出分」 1. 节目1（第 2 次上场）',
    '1. 节目1（第 2 次上场） 出分',
    '计入 评委 2 评委2 给 1. 节目1（第 2 次上场） 的迟交分数',
    '作废或恢复 评委 1 评委1 给 1. 节目1（第 2 次上场） 的分数',
    '给 1. 节目1（第 2 次上场） 加减分',
    '更正 1. 节目1（第 2 次上场） 的成绩',
    '把 1. 节目1（第 2 次上场） 记为不计名次',
  ]);
});

test('the ledger proves the evening, and a changed score of a former performance is found', async () => {
  const { cast, programId } = await stage();
  await operate(hall, cast.id, {
    type: 'ADD_ADJUSTMENT',
    programId,
    amount: 1,
    reason: '返场',
  });
  await operate(hall, cast.id, ...again(programId, true));
  await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 80);
  await close(cast, programId);
  expect(await proofOf(cast)).toMatchObject({ difference: null });
  await sql`update score set score = 99 where program_id = ${programId} and performance = 1
    and judge_id = ${cast.judgeIds[0]}`.execute(hall.ports.database.query);
  expect(await proofOf(cast)).toMatchObject({ difference: { place: 'SCORE' } });
});

test('a result shown again after its act was put right in the list shows nothing new, and proves', async () => {
  const { cast, programId } = await stage();
  const path = { id: cast.id, programId };
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  await organiser.call('updateProgram', { path, body: { organisation: '实验中学' } });
  const before = (await stateOf(cast)).shown;
  await operate(hall, cast.id, { type: 'SHOW_RESULT', programId, ...whole });
  expect((await stateOf(cast)).shown).toBe(before);
  expect(await proofOf(cast)).toMatchObject({ intact: true, difference: null });
});
