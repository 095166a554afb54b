/**
 * Tests what can be had back within thirty days: cleared scores, deleted programs and judges come back with all that hangs
 * on them, or are refused with the reason; the ledger proves such an evening.
 */
import type { Removed } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRemovals } from '../../src/operations/recovery/read-removed.ts';
import { findRemoval } from '../../src/operations/recovery/recovery.ts';
import { clearedAt } from '../../src/operations/results/cleared-at.ts';
import { createRetention } from '../../src/retention/retention.ts';
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
  rowsOf,
  submit,
} from '../organiser.ts';
import { operatorOf } from '../support/admin.ts';

const day = 24 * 60 * 60 * 1000;

let hall: Hall;
let organiser: Caller;
let cast: Cast;
let path: { readonly id: string };
let [first, second, third]: string[] = [];

beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  organiser = await hall.main({ points: 5 });
  cast = await competitionWith(organiser, { judges: 3, programs: 3 });
  path = { id: cast.id };
  [first = '', second = '', third = ''] = cast.programIds;
});

const removed = async () => (await organiser.call('listRemoved', { path })).removed;
const newest = async (): Promise<Removed> => {
  const [entry] = await removed();
  if (entry === undefined) throw new Error('nothing was removed');
  return entry;
};
const recover = async (entry: Pick<Removed, 'id'>, key?: string) =>
  organiser.call('recoverRemoved', {
    path: { ...path, removedId: entry.id },
    ...(key === undefined ? {} : { key }),
  });
const refusal = (obstacle: string) => ({ code: 'NOT_RECOVERABLE', problem: { obstacle } });
const state = () => hall.app.services.live.state(cast.id);
const isProven = async () =>
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
    unchecked: expect.not.arrayContaining(['BEFORE_GROUND', 'REPLAY']),
  });
const official = () => organiser.call('makeOfficial', { path, body: confirmed });
const clear = () => organiser.call('cleanScores', { path, body: confirmed });
const deletePrograms = (...ids: (string | undefined)[]) =>
  organiser.call('deletePrograms', { path: { ...path, programId: ids.join(',') } });
const deleteJudge = (judgeId = '') =>
  organiser.call('deleteJudges', { path: { ...path, judgeId } });

/** What the hall, the judges and the organiser gave; the version and the picture aside. */
async function figures() {
  const { program, score } = await rowsOf(hall, cast.id);
  const { results, shown, adjustments, former, scoreBook, lateScores, performed } = await state();
  return {
    program: program.map(({ sort: _, ...row }) => row),
    score: [...score].sort((a, b) => a.receipt.localeCompare(b.receipt)),
    state: { results, shown, adjustments, former, lateScores, performed },
    scored: scoreBook.settled.size + scoreBook.recent.size,
  };
}

describe('cleared scores', () => {
  it('are listed with who and when, and come back with every figure', async () => {
    await official();
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await operate(hall, cast.id, {
      type: 'ADD_ADJUSTMENT',
      programId: first ?? '',
      amount: -0.5,
      reason: '超时',
    });
    await perform(hall, cast, second ?? '', [80, 81]);
    await submit(hall, cast, second ?? '', cast.judgeIds[2] ?? '', 82).catch(() => undefined);
    const before = await figures();
    await clear();
    expect((await state()).results.size).toBe(0);
    const entry = await newest();
    expect(entry).toMatchObject({
      kind: 'SCORES',
      at: hall.clock.now,
      until: hall.clock.now + 30 * day,
      by: { role: 'MANAGER', id: organiser.userId, name: '组织者' },
      count: 2,
      names: ['节目1', '节目2'],
      scores: 5,
      results: 2,
      obstacle: null,
      left: [],
      recoveredAt: null,
    });
    expect(await recover(entry)).toEqual({
      kind: 'SCORES',
      count: 2,
      scores: 5,
      results: 2,
      left: [],
    });
    expect(await figures()).toEqual(before);
    expect((await state()).link).toBe('INIT');
    await isProven();
    // The evening goes on, and a score that waited is decided.
    const late = (await state()).lateScores[0]?.id ?? '';
    await operate(hall, cast.id, { type: 'ACCEPT_LATE_SCORE', lateScoreId: late, reason: '网络' });
    await perform(hall, cast, third ?? '', [70, 71, 72]);
    await isProven();
  });

  it('of a program that was performed twice come back in the performance that they were given for', async () => {
    await official();
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await perform(hall, cast, first ?? '', [80, 81, 82]);
    const before = await figures();
    expect(before.state.former.size).toBe(1);
    await clear();
    await recover(await newest());
    expect(await figures()).toEqual(before);
    await isProven();
    await perform(hall, cast, first ?? '', [70, 71, 72]);
    expect((await state()).programGroups[0]?.programs[0]?.performance).toBe(3);
    await isProven();
  });

  it('come back once: a repeat under the key hears the first answer, another call that it was done', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    const entry = await newest();
    const answer = await recover(entry, 'bring-back-1');
    const { version } = await state();
    expect(await recover(entry, 'bring-back-1')).toEqual(answer);
    await expect(recover(entry)).rejects.toMatchObject(refusal('RECOVERED'));
    expect((await state()).version).toBe(version);
    expect(await newest()).toMatchObject({ obstacle: 'RECOVERED', recoveredAt: hall.clock.now });
  });

  it('are those that went: a figure that was changed on its way back is found', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    const { query } = hall.ports.database;
    await sql`update recovery set body = replace(body, '"score":90', '"score":99')
      where competition_id = ${cast.id}`.execute(query);
    await recover(await newest());
    expect(await organiser.call('verifyLedger', { path })).toMatchObject({
      intact: false,
      difference: { place: 'SCORE', expected: '90', found: '99' },
    });
  });

  it('stay away from what was scored since, and come back once that is cleared', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    await perform(hall, cast, first ?? '', [70, 71, 72]);
    const entry = await newest();
    expect(entry.obstacle).toBe('SCORED_SINCE');
    await expect(recover(entry)).rejects.toMatchObject(refusal('SCORED_SINCE'));
    await clear();
    await recover(entry);
    expect((await state()).results.get(first ?? '')?.score).toBe(91);
    await isProven();
    // Whatever was cleared to make room is still kept.
    expect((await newest()).scores).toBe(3);
  });

  it('of a rehearsal never come into the official competition', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await official();
    await expect(recover(await newest())).rejects.toMatchObject(refusal('OTHER_STATUS'));
    expect((await state()).results.size).toBe(0);
  });

  it('are refused under other rules, and come back under the old ones', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    const set = (decimals: number) =>
      organiser.call('updateScoreSetting', { path, body: { setting: { decimals } } });
    await set(1);
    await expect(recover(await newest())).rejects.toMatchObject(refusal('RULES_CHANGED'));
    await set(2);
    await recover(await newest());
    await isProven();
  });

  it('wait for their programs and judges when those were deleted afterwards', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    const before = await figures();
    await clear();
    const scores = await newest();
    await deletePrograms(first);
    await deleteJudge(cast.judgeIds[1]);
    await expect(recover(scores)).rejects.toMatchObject(refusal('GONE'));
    for (const entry of (await removed()).filter(({ kind }) => kind !== 'SCORES')) {
      await recover(entry);
    }
    await recover(scores);
    expect((await figures()).state).toEqual(before.state);
    await isProven();
  });

  it('are refused after the end, until the competition is opened again', async () => {
    await official();
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    await organiser.call('endCompetition', { path, body: { confirm: true } });
    await expect(recover(await newest())).rejects.toMatchObject(refusal('ENDED'));
    await organiser.call('reopenCompetition', { path, body: { reason: '误清空' } });
    await recover(await newest());
    expect((await state()).results.size).toBe(1);
    await isProven();
  });

  it('count in papers and workbook again from the evening they were given in', async () => {
    await official();
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await operate(hall, cast.id, {
      type: 'CORRECT_RESULT',
      programId: first ?? '',
      score: 95,
      reason: '抄错',
    });
    await clear();
    await recover(await newest());
    expect(await clearedAt(hall.ports.database.query, cast.id, 1_000)).toBe(
      // Only going official cleared for good.
      (await clearedAtOf('makeOfficial'))[0],
    );
  });
});

async function clearedAtOf(action: string): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`select version from show_event
    where competition_id = ${cast.id} and body like ${`%"action":"${action}"%`}`.execute(
    hall.ports.database.query,
  );
  return rows.map(({ version }) => Number(version));
}

describe('deleted programs', () => {
  it('come back with scores, recusals, awards by hand and photographs, at their old place', async () => {
    const judgeId = cast.judgeIds[1] ?? '';
    await organiser.call('updateJudge', {
      path: { ...path, judgeId },
      body: { recusedProgramIds: [second ?? '', third ?? ''] },
    });
    await organiser.call('updateScoreSetting', {
      path,
      body: {
        awards: [
          { basis: 'HAND', awardName: '人气奖', programIds: [third, second, first] as string[] },
        ],
      },
    });
    await sql`update program set photo = '/api/image/a', mark = '/api/image/b'
      where competition_id = ${cast.id} and id = ${second}`.execute(hall.ports.database.query);
    await organiser.call('renameCompetition', { path, body: { name: '决赛 ' } });
    await perform(hall, cast, second ?? '', [80]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    const before = { ...(await figures()), setting: (await state()).setting };
    const { recusals } = await state();
    await deletePrograms(second);
    const entry = await newest();
    expect(entry).toMatchObject({ kind: 'PROGRAMS', count: 1, names: ['节目2'], results: 1 });
    expect(entry.by).toMatchObject({ name: '组织者' });
    await recover(entry);
    expect({ ...(await figures()), setting: (await state()).setting }).toEqual(before);
    expect((await state()).programGroups[0]?.programs.map(({ id, sort }) => [id, sort])).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
    ]);
    expect([...((await state()).recusals.get(judgeId) ?? [])].sort()).toEqual(
      [...(recusals.get(judgeId) ?? [])].sort(),
    );
    await isProven();
  });

  it('say beforehand what is different: a lost award, a lost group, scores that were cleared meanwhile', async () => {
    await organiser.call('updateScoreSetting', {
      path,
      body: { awards: [{ basis: 'HAND', awardName: '人气奖', programIds: [first ?? ''] }] },
    });
    const { programGroups } = await organiser.call('updateProgramGroups', {
      path,
      body: { programGroups: [{ id: cast.groupId, groupName: '甲组' }, { groupName: '乙组' }] },
    });
    const other = programGroups[1]?.id ?? '';
    await organiser.call('updateProgram', {
      path: { ...path, programId: first ?? '' },
      body: { programGroupId: other },
    });
    await operate(hall, cast.id, { type: 'SWITCH_GROUP', groupId: other });
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    await deletePrograms(first);
    await clear();
    await organiser.call('updateProgramGroups', {
      path,
      body: { programGroups: [{ id: cast.groupId, groupName: '甲组' }] },
    });
    await organiser.call('updateScoreSetting', { path, body: { awards: [] } });
    const left = [
      { kind: 'CLEARED_SCORES', count: 3 },
      { kind: 'AWARDS', count: 1 },
      { kind: 'GROUP', count: 1 },
    ];
    const entry = (await removed()).find(({ kind }) => kind === 'PROGRAMS');
    expect(entry).toMatchObject({ obstacle: null, left });
    expect(await recover(entry ?? { id: '' })).toMatchObject({ scores: 0, results: 0, left });
    expect((await state()).programGroups[0]?.programs.map(({ id }) => id)).toContain(first);
    expect((await state()).results.size).toBe(0);
    await isProven();
  });

  it('are judged by everybody where the judge group they were given to is gone, which is said beforehand', async () => {
    const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
    const keep = judgeGroups.map(({ id, groupName }) => ({ id, groupName, weight: 100 }));
    const groups = async (...more: { groupName: string; weight: number }[]) =>
      organiser.call('updateJudgeGroups', { path, body: { judgeGroups: [...keep, ...more] } });
    const panel = (await groups({ groupName: '第二考场', weight: 100 })).judgeGroups[1]?.id ?? '';
    await organiser.call('updateProgram', {
      path: { ...path, programId: first ?? '' },
      body: { judgeGroupId: panel },
    });
    await deletePrograms(first);
    await groups();
    const entry = await newest();
    expect(entry).toMatchObject({ obstacle: null, left: [{ kind: 'JUDGE_GROUP', count: 1 }] });
    await recover(entry);
    await official();
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    expect((await state()).results.get(first ?? '')).toMatchObject({ score: 91 });
    await isProven();
  });

  it('in an evening that has begun take their own number, or one behind all others when it is taken', async () => {
    await official();
    await deletePrograms(third);
    await organiser.call('createProgram', { path, body: { programName: '加演' } });
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    const taken = await newest();
    expect(taken.left).toEqual([{ kind: 'NUMBER', count: 1 }]);
    await recover(taken);
    const numbers = async () =>
      Object.fromEntries(
        ((await state()).programGroups[0]?.programs ?? []).map(({ programName, sort }) => [
          programName,
          sort,
        ]),
      );
    expect(await numbers()).toEqual({ 节目1: 1, 节目2: 2, 加演: 3, 节目3: 4 });
    await deletePrograms(second);
    await recover(await newest());
    await deletePrograms(third);
    // Nobody gets the number meanwhile.
    await organiser.call('createProgram', { path, body: { programName: '又一个' } });
    const own = await newest();
    expect(own.left).toEqual([]);
    await recover(own);
    expect(await numbers()).toEqual({ 节目1: 1, 节目2: 2, 加演: 3, 节目3: 4, 又一个: 5 });
    await isProven();
  });

  it('of a fought bout come back as they fought', async () => {
    const own = await competitionWith(organiser, { mode: 'BATTLE', programs: 4 });
    path = { id: own.id };
    cast = own;
    const [red = '', blue = ''] = own.programIds;
    await operate(
      hall,
      own.id,
      { type: 'START_BATTLE', programId: red, opponentId: blue, test: false, confirm: true },
      { type: 'ADD_POINT', programId: red, point: 2 },
      { type: 'DETERMINE_BATTLE', programId: red, opponentId: blue, test: false },
      { type: 'SHOW_START_PAGE' },
    );
    const before = await figures();
    expect(before.program.filter(({ live }) => live.fought !== undefined)).toHaveLength(2);
    await deletePrograms(red, blue);
    await recover(await newest());
    expect(await figures()).toEqual(before);
    await isProven();
  });
});

describe('deleted judges', () => {
  it('come back with number, recusals and scores, and sign in again', async () => {
    const judgeId = cast.judgeIds[0] ?? '';
    await organiser.call('updateJudge', {
      path: { ...path, judgeId },
      body: { recusedProgramIds: [third ?? ''], phoneNumber: '13800000001' },
    });
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    const before = await figures();
    await deleteJudge(judgeId);
    const entry = await newest();
    expect(entry).toMatchObject({ kind: 'JUDGES', names: ['评委1'], scores: 1, obstacle: null });
    await recover(entry);
    expect(await figures()).toEqual(before);
    const { content } = await organiser.call('pageJudges', { path, query: { page: 0, size: 10 } });
    expect(content.map(({ name, number }) => [number, name])).toEqual([
      [1, '评委1'],
      [2, '评委2'],
      [3, '评委3'],
    ]);
    expect(content[0]).toMatchObject({
      phoneNumber: '13800000001',
      recusedProgramIds: [third],
      signIn: false,
    });
    await isProven();
  });

  it('are refused while the same person is a judge again', async () => {
    const judgeId = cast.judgeIds[0] ?? '';
    const phone = { phoneNumber: '13800000001' };
    await organiser.call('updateJudge', { path: { ...path, judgeId }, body: phone });
    await deleteJudge(judgeId);
    const again = await organiser.call('createJudge', { path, body: { name: '评委1', ...phone } });
    expect((await newest()).obstacle).toBe('TAKEN');
    await expect(recover(await newest())).rejects.toMatchObject(refusal('TAKEN'));
    await deleteJudge(again.id);
    const former = (await removed()).find(
      ({ names, obstacle }) => names[0] === '评委1' && obstacle === null,
    );
    await recover(former ?? { id: '' });
    await isProven();
  });

  it('leave out scores of programs that are gone, and say so', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    await deleteJudge(cast.judgeIds[0]);
    await deletePrograms(first);
    const entry = (await removed()).find(({ kind }) => kind === 'JUDGES');
    expect(entry?.left).toEqual([{ kind: 'SCORES_OF_GONE', count: 1 }]);
    expect(await recover(entry ?? { id: '' })).toMatchObject({ count: 1, scores: 0 });
    await isProven();
  });
});

describe('thirty days', () => {
  it('are kept to the hour, and no longer', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    const entry = await newest();
    const { query } = hall.ports.database;
    const at = (later: number) => hall.clock.now + 30 * day + later;
    expect(await readRemovals(query, cast.id, at(0))).toHaveLength(1);
    expect(await readRemovals(query, cast.id, at(1))).toEqual([]);
    expect(await findRemoval(query, cast.id, entry.id, at(1))).toBeNull();
    await createRetention({ ...hall.ports, now: () => at(1) }).sweep();
    expect((await rowsOf(hall, cast.id)).recovery).toEqual([]);
    await expect(recover(entry)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('bring back what an earlier version kept, and the ledger says what it cannot tell of it', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    await sql`update recovery set version = null, grounded = false,
      body = ((body::jsonb - 'rules' - 'judges') #- '{programs,0,shown}')::text
      where competition_id = ${cast.id}`.execute(hall.ports.database.query);
    const entry = await newest();
    expect(entry.by).toBeNull();
    await recover(entry);
    expect((await state()).results.get(first ?? '')?.score).toBe(91);
    expect(await organiser.call('verifyLedger', { path })).toMatchObject({
      intact: true,
      unchecked: expect.arrayContaining(['BEFORE_GROUND']),
    });
  });

  it('are open to whoever looks after the service, at the terminal', async () => {
    const operator = operatorOf(hall.app.services);
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    const { id } = await newest();
    expect(await operator.data('removed', 'list', cast.id)).toMatchObject({
      removed: [{ id, kind: 'SCORES', by: '组织者', scores: 3, obstacle: null }],
    });
    await operator.data('removed', 'recover', cast.id, id, '--dry-run');
    expect((await state()).results.size).toBe(0);
    expect(await operator.data('removed', 'recover', cast.id, id, '--yes')).toMatchObject({
      kind: 'SCORES',
      scores: 3,
    });
    expect((await state()).results.size).toBe(1);
    expect(await operator.refusal('removed', 'recover', cast.id, id, '--yes')).toMatchObject({
      code: 'NOT_NOW',
    });
    // There is no page to go back to, and nothing to refresh.
    expect(await operator.refusal('removed', 'list', 'nosuch')).toMatchObject({
      code: 'NOT_FOUND',
      detail: expect.stringMatching(/^没有编号为「nosuch」的比赛/),
    });
    expect((await operator.data('audit', 'list')).acts).toMatchObject([
      { command: 'removed recover', detail: { competition: cast.id, which: id } },
    ]);
    const [last] = await sql<{ role: string; id: string }>`select actor_role as role, actor_id as id
      from show_event where competition_id = ${cast.id} order by version desc limit 1`
      .execute(hall.ports.database.query)
      .then(({ rows }) => rows);
    expect(last).toEqual({ role: 'SYSTEM', id: 'operator' });
    await isProven();
  });

  it('are seen by organisers and editors, and scores come back by the organiser alone', async () => {
    const editor = await hall.sub(organiser);
    await hall.ports.database.query
      .insertInto('competition_grant')
      .values({ competition_id: cast.id, user_id: editor.userId, role: 'EDITOR' })
      .execute();
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    await deletePrograms(second);
    const { removed: seen } = await editor.call('listRemoved', { path });
    const removedId = (kind: string) => seen.find((entry) => entry.kind === kind)?.id ?? '';
    await expect(
      editor.call('recoverRemoved', { path: { ...path, removedId: removedId('SCORES') } }),
    ).rejects.toMatchObject({ status: 403, code: 'ROLE_NOT_ENOUGH' });
    await editor.call('recoverRemoved', { path: { ...path, removedId: removedId('PROGRAMS') } });
    const stranger = await hall.main();
    await expect(stranger.call('listRemoved', { path })).rejects.toMatchObject({ status: 404 });
  });

  it('is no way to pull the open window away from under the judges', async () => {
    await perform(hall, cast, first ?? '', [90, 91, 92]);
    await clear();
    await openScoring(hall, cast, second ?? '');
    await expect(recover(await newest())).rejects.toMatchObject(refusal('SCORED_SINCE'));
  });
});
