/** Tests that a finished performance keeps the panel that judged it, whatever the desk changes about its judges later. */
import { findProgram } from '@liangfen/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scoreSheet } from '../../src/operations/exports/paper/score-sheet.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
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
  organiser = await hall.main({ points: 40 });
});
afterAll(() => hall.close());

const stateOf = ({ id }: Cast) => hall.app.services.live.state(id);
const rowOf = async (cast: Cast, programId: string) =>
  findProgram(await stateOf(cast), programId)?.program;
const whole = { itemId: null, test: false } as const;
const shown = (programId: string) =>
  [
    { type: 'SHOW_SCORE', programId, ...whole, confirm: true },
    { type: 'SHOW_RESULT', programId, ...whole },
  ] as const;

/** 90 90 | 80 70 by groups of 70 and 30 %: 85.5. */
async function stage(isOfficial = true) {
  const cast = await competitionWith(organiser, { judges: 4, programs: 2 });
  const path = { id: cast.id };
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
  const groups = await organiser.call('updateJudgeGroups', {
    path,
    body: {
      judgeGroups: [
        { id: judgeGroups[0]?.id ?? '', groupName: '专业', weight: 70 },
        { groupName: '大众', weight: 30 },
      ],
    },
  });
  const [, publicGroup] = groups.judgeGroups;
  const groupIds = groups.judgeGroups.map(({ id }) => id);
  await organiser.call('joinJudgeGroup', {
    path,
    body: { judgeIds: cast.judgeIds.slice(2), judgeGroupId: publicGroup?.id ?? '' },
  });
  if (isOfficial) {
    await organiser.call('makeOfficial', { path, body: { confirmName: '决赛' } });
  }
  const [programId = '', other = ''] = cast.programIds;
  return { cast, path, programId, other, groupIds };
}

type Stage = Awaited<ReturnType<typeof stage>>;

const patch = (
  { path, cast }: Stage,
  index: number,
  body: Parameters<typeof organiser.call<'updateJudge'>>[1] extends infer W
    ? W extends { body?: infer B }
      ? B
      : never
    : never,
) =>
  organiser.call('updateJudge', {
    path: { ...path, judgeId: cast.judgeIds[index] ?? '' },
    ...(body === undefined ? {} : { body }),
  });

const changes: Readonly<Record<string, (set: Stage) => Promise<unknown>>> = {
  'a move to another group': ({ path, cast, groupIds }) =>
    organiser.call('joinJudgeGroup', {
      path,
      body: { judgeIds: [cast.judgeIds[3] ?? ''], judgeGroupId: groupIds[0] ?? '' },
    }),
  'a recusal from the finished program': (set) =>
    patch(set, 3, { recusedProgramIds: [set.programId] }),
  'another name, group and recusal at once': (set) =>
    patch(set, 3, {
      name: '新四',
      judgeGroupId: set.groupIds[0] ?? '',
      recusedProgramIds: [set.programId],
    }),
  'one more judge, who signs in': async ({ path, cast }) => {
    const { id } = await organiser.call('createJudge', { path, body: { name: '候补' } });
    await hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id },
      { type: 'SIGN_IN_JUDGE', judgeId: id },
      { commandId: null, seenVersion: null },
    );
  },
};

describe.each(Object.entries(changes))('%s', (_, change) => {
  test('changes no finished result: not when it is shown again, and not under an adjustment', async () => {
    const set = await stage();
    const { cast, programId, other } = set;
    await perform(hall, cast, programId, [90, 90, 80, 70]);
    const before = await rowOf(cast, programId);
    const cards = async () => {
      const { stage: picture } = await stateOf(cast);
      return picture.kind === 'SCORE_REVEAL' || picture.kind === 'RESULT' ? picture.cards : null;
    };
    const seen = await cards();
    expect(before?.finalScore).toBe(85.5);
    await change(set);
    expect(await rowOf(cast, programId)).toEqual(before);
    await perform(hall, cast, other, [80, 80, 80, 80]);
    await operate(hall, cast.id, { type: 'SHOW_RESULT', programId, ...whole });
    expect((await rowOf(cast, programId))?.finalScore).toBe(85.5);
    expect(await cards()).toEqual(seen);
    await operate(hall, cast.id, ...shown(programId));
    expect((await rowOf(cast, programId))?.finalScore).toBe(85.5);
    expect(await cards()).toEqual(seen);
    const penalty = { type: 'ADD_ADJUSTMENT', programId, amount: -0.5, reason: '超时' } as const;
    await operate(hall, cast.id, penalty);
    expect((await rowOf(cast, programId))?.finalScore).toBe(85);
    const proof = await organiser.call('verifyLedger', { path: set.path });
    expect(proof).toMatchObject({ intact: true, difference: null });
  });

  test('between the scores and the result changes nothing either', async () => {
    const set = await stage();
    const { cast, programId } = set;
    await openScoring(hall, cast, programId);
    for (const [index, score] of [90, 90, 80, 70].entries()) {
      await submit(hall, cast, programId, cast.judgeIds[index] ?? '', score);
    }
    const [reveal, result] = shown(programId);
    await operate(hall, cast.id, reveal);
    await change(set);
    await operate(hall, cast.id, result);
    expect((await rowOf(cast, programId))?.finalScore).toBe(85.5);
  });

  test('counts when the scores are opened once more', async () => {
    const set = await stage();
    const { cast, programId } = set;
    await perform(hall, cast, programId, [90, 90, 80, 70]);
    await change(set);
    await operate(hall, cast.id, { type: 'START_SCORING', programId, ...whole, confirm: true });
    expect((await rowOf(cast, programId))?.panel).toBeUndefined();
  });
});

test('a name that is changed for a substitute stays on the sheets, rows and statistics of what its owner judged', async () => {
  const set = await stage();
  const { cast, path, programId, other } = set;
  await patch(set, 1, { name: '旧二' });
  await perform(hall, cast, programId, [90, 91, 92, 93]);
  await patch(set, 1, { name: '新二' });
  await perform(hall, cast, other, [90, 91, 92, 93]);
  const state = await stateOf(cast);
  const sheetOf = (id: string) => {
    const found = findProgram(state, id);
    if (!found?.group) throw new Error('a program');
    const row = { rank: 1, tied: false };
    const source = { state, covered: new Set<string>(), amendments: [] };
    return JSON.stringify(scoreSheet(source, found.group, found.program, row));
  };
  expect(sheetOf(programId)).toMatch(/旧二/);
  expect(sheetOf(programId)).not.toMatch(/新二/);
  expect(sheetOf(other)).toMatch(/新二/);
  expect(sheetOf(other)).not.toMatch(/旧二/);
  const detail = await organiser.call('getProgramDetail', { path: { ...path, programId } });
  expect(detail.rows.map(({ judgeName }) => judgeName)).toContain('旧二');
  const { judges } = await organiser.call('getStatistics', { path });
  expect(judges.map(({ judge }) => judge.name)).toContain('旧二、新二');
});

test('weights that change in a rehearsal count from the next performance on', async () => {
  const set = await stage(false);
  const { cast, path, programId, groupIds } = set;
  await perform(hall, cast, programId, [90, 90, 80, 70]);
  await organiser.call('updateJudgeGroups', {
    path,
    body: {
      judgeGroups: [
        { id: groupIds[0] ?? '', groupName: '专业', weight: 10 },
        { id: groupIds[1] ?? '', groupName: '大众', weight: 90 },
      ],
    },
  });
  await operate(hall, cast.id, ...shown(programId));
  expect((await rowOf(cast, programId))?.finalScore).toBe(85.5);
});

test('a taken-back reveal forgets the panel, and a late score seats its judge', async () => {
  const set = await stage();
  const { cast, programId } = set;
  await openScoring(hall, cast, programId);
  await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 90);
  const [reveal, result] = shown(programId);
  await operate(hall, cast.id, reveal);
  expect((await rowOf(cast, programId))?.panel?.judges).toHaveLength(4);
  await operate(hall, cast.id, { type: 'UNDO' });
  expect((await rowOf(cast, programId))?.panel).toBeUndefined();
  await operate(hall, cast.id, reveal, result);

  const { id: judgeId } = await organiser.call('createJudge', {
    path: set.path,
    body: { name: '迟到' },
  });
  const once = { commandId: null, seenVersion: null };
  const { live } = hall.app.services;
  const by = { role: 'JUDGE', id: judgeId } as const;
  await live.command(cast.id, by, { type: 'SIGN_IN_JUDGE', judgeId }, once);
  await expect(submit(hall, cast, programId, judgeId, 70)).rejects.toMatchObject({
    code: 'WINDOW_CLOSED',
  });
  const [late] = (await stateOf(cast)).lateScores;
  await operate(hall, cast.id, {
    type: 'ACCEPT_LATE_SCORE',
    lateScoreId: late?.id ?? '',
    reason: '网络',
  });
  const { finalScore, panel } = (await rowOf(cast, programId)) ?? {};
  expect(finalScore).toBe(80);
  expect(panel?.judges.at(-1)).toMatchObject({ id: judgeId, name: '迟到' });
});
