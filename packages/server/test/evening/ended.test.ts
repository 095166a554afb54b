/** Tests the end of a competition: it names what is undecided, loses no late score, goes on showing, and is opened again with a reason. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
let cast: Cast;
let path: { readonly id: string };
let first: string;
let second: string;

beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  organiser = await hall.main({ points: 5 });
  cast = await competitionWith(organiser, { judges: 3, programs: 2 });
  path = { id: cast.id };
  [first = '', second = ''] = cast.programIds;
  await organiser.call('makeOfficial', { path });
});

const end = (confirm?: boolean) =>
  organiser.call('endCompetition', {
    path,
    ...(confirm === undefined ? {} : { body: { confirm } }),
  });
const state = () => hall.app.services.live.state(cast.id);
const late = async (programId: string, score: number) => {
  await expect(submit(hall, cast, programId, cast.judgeIds[2] ?? '', score)).rejects.toMatchObject({
    code: 'WINDOW_CLOSED',
  });
};

describe('the end', () => {
  it('asks nothing of an evening that is complete', async () => {
    await perform(hall, cast, first, [90, 91, 92]);
    await perform(hall, cast, second, [80, 81, 82]);
    expect(await organiser.call('listUndecided', { path })).toEqual({ undecided: [] });
    expect(await end()).toEqual({ status: 'ENDED', official: true });
  });

  it('names a late score, a program between its scores and its result, and one that never came', async () => {
    const third = await organiser.call('createProgram', { path, body: { programName: '缺席的' } });
    await perform(hall, cast, first, [90, 91]);
    await late(first, 99);
    await openScoring(hall, cast, second);
    for (const judgeId of cast.judgeIds) await submit(hall, cast, second, judgeId, 80);
    const target = { programId: second, itemId: null, test: false };
    await operate(hall, cast.id, { type: 'SHOW_SCORE', ...target, confirm: true });
    const undecided = [
      { kind: 'LATE_SCORES', count: 1 },
      { kind: 'RESULT_NOT_SHOWN', count: 1 },
      { kind: 'NOT_PERFORMED', count: 1, names: ['缺席的'] },
    ];
    await expect(end()).rejects.toMatchObject({ code: 'UNDECIDED', problem: { undecided } });
    expect(await organiser.call('listUndecided', { path })).toMatchObject({ undecided });
    expect((await state()).status).toBe('OFFICIAL');
    expect(await end(true)).toMatchObject({ status: 'ENDED' });
    expect(third.id).toBeTruthy();
  });

  it('names an audience vote that is open, or closed and not shown', async () => {
    await organiser.call('updateBaseSetting', { path, body: { look: { audiencePage: true } } });
    const of = { programId: second };
    await perform(hall, cast, first, [90, 91, 92]);
    await perform(hall, cast, second, [80, 81, 82]);
    await operate(hall, cast.id, { type: 'OPEN_AUDIENCE_VOTE', ...of, voteKind: 'LIKE' });
    const undecided = async () => (await organiser.call('listUndecided', { path })).undecided;
    const vote = [{ kind: 'AUDIENCE_VOTE_NOT_SHOWN', count: 1 }];
    expect(await undecided()).toMatchObject(vote);
    await operate(hall, cast.id, { type: 'CLOSE_AUDIENCE_VOTE', ...of });
    expect(await undecided()).toMatchObject(vote);
    // Ballots that were begun before the close still count for a moment.
    hall.clock.now += 2_001;
    await operate(hall, cast.id, { type: 'SHOW_AUDIENCE_VOTE', ...of });
    expect(await undecided()).toEqual([]);
  });

  it('keeps a score that arrives afterwards, for whoever opens the evening again', async () => {
    await perform(hall, cast, first, [90, 91]);
    await perform(hall, cast, second, [80, 81, 82]);
    await end();
    await late(first, 92);
    expect((await state()).lateScores).toMatchObject([{ programId: first, state: 'WAITING' }]);
    const lateScoreId = (await state()).lateScores[0]?.id ?? '';
    const accept = { type: 'ACCEPT_LATE_SCORE', lateScoreId, reason: '没有网络' } as const;
    await expect(operate(hall, cast.id, accept)).rejects.toMatchObject({
      code: 'COMPETITION_ENDED',
    });
    await organiser.call('reopenCompetition', { path, body: { reason: '一个分数晚到' } });
    await operate(hall, cast.id, accept);
    expect((await state()).lateScores).toEqual([]);
  });

  it('leaves a result that was shown to be shown again, counts nothing anew for it, and shows no new one', async () => {
    await perform(hall, cast, first, [90, 91, 92]);
    await openScoring(hall, cast, second);
    for (const judgeId of cast.judgeIds) await submit(hall, cast, second, judgeId, 80);
    const whole = { itemId: null, test: false } as const;
    const result = (programId: string) => ({ type: 'SHOW_RESULT', programId, ...whole }) as const;
    await operate(hall, cast.id, {
      ...{ type: 'SHOW_SCORE', programId: second, ...whole, confirm: true },
    });
    await end(true);
    const { results, programGroups, version } = await state();
    await operate(hall, cast.id, result(first));
    const after = await state();
    expect(after.stage).toMatchObject({ kind: 'RESULT', programScore: 91 });
    expect(after.version).toBe(version + 1);
    expect(after.results).toEqual(results);
    expect(after.programGroups).toEqual(programGroups);
    await expect(operate(hall, cast.id, result(second))).rejects.toMatchObject({
      code: 'COMPETITION_ENDED',
    });
    const proof = await organiser.call('verifyLedger', { path });
    expect(proof).toMatchObject({ intact: true, difference: null });
    await organiser.call('reopenCompetition', { path, body: { reason: '还有一个节目' } });
    await operate(hall, cast.id, result(second));
    expect((await state()).results.get(second)?.score).toBe(80);
  });

  it('leaves ranking, ceremony and last pictures to be shown, and every figure as it is', async () => {
    await perform(hall, cast, first, [90, 91, 92]);
    await perform(hall, cast, second, [80, 81, 82]);
    await end();
    const before = (await state()).results;
    await operate(
      hall,
      cast.id,
      { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null },
      { type: 'SHOW_CEREMONY', part: 'PODIUM' },
      { type: 'STEP_REVEAL', step: 1 },
      { type: 'SHOW_PROGRAM_LIST' },
      { type: 'SHOW_START_PAGE' },
    );
    expect((await state()).results).toEqual(before);
    const target = { programId: first, itemId: null, test: false };
    for (const command of [
      { type: 'START_SPEECH', ...target, confirm: true },
      { type: 'CORRECT_RESULT', programId: first, score: 1, reason: '试' },
      { type: 'UNDO' },
    ] as const) {
      await expect(operate(hall, cast.id, command)).rejects.toMatchObject({
        code: 'COMPETITION_ENDED',
      });
    }
  });
});

describe('opening it again', () => {
  it('takes a reason, costs no point, and stands in the ledger', async () => {
    await end(true);
    const { point } = await organiser.call('getPoint');
    await expect(
      organiser.call('reopenCompetition', { path, body: { reason: '  ' } }),
    ).rejects.toMatchObject({ status: 400 });
    expect(
      await organiser.call('reopenCompetition', { path, body: { reason: '抄错一个分数' } }),
    ).toEqual({ status: 'OFFICIAL', official: true });
    expect((await organiser.call('getPoint')).point).toBe(point);
    const { entries } = await organiser.call('getLedger', { path });
    expect(entries.some(({ body }) => body.includes('抄错一个分数'))).toBe(true);
    expect(await organiser.call('verifyLedger', { path })).toMatchObject({ intact: true });
    await perform(hall, cast, first, [90, 91, 92]);
    expect((await state()).results.size).toBe(1);
  });

  it('is refused while nothing has ended', async () => {
    await expect(
      organiser.call('reopenCompetition', { path, body: { reason: '试' } }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
