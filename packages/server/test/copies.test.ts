/** Tests copies of a competition and next rounds made from it, its invitation, and its checklist. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  type Hall,
  openHall,
  operate,
  perform,
  rowsOf,
} from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 9 });
});
afterAll(() => hall.close());

async function performed(...scores: number[]): Promise<Cast> {
  const cast = await competitionWith(organiser, { judges: 1, programs: scores.length });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
  for (const [index, programId] of cast.programIds.entries()) {
    const score = scores[index];
    if (score !== undefined && score >= 0) await perform(hall, cast, programId, [score]);
  }
  return cast;
}

async function programNames(id: string): Promise<string[][]> {
  const { programGroups } = await organiser.call('listProgramGroups', { path: { id } });
  return programGroups.map(({ programs }) => programs.map(({ programName }) => programName));
}

describe('a copy', () => {
  test('sends no notices, and has no robot of the original’s group, until its organiser sets them', async () => {
    const cast = await performed(90, 80);
    const path = { id: cast.id };
    const groupRobot = { accessToken: 'a'.repeat(32), secret: 'SECbbbbbbbbbbbbbbbb' };
    const body = { messengerNotices: true, groupRobot, invitationText: '欢迎' };
    await organiser.call('updateBaseSetting', { path, body });
    const programIds = cast.programIds.slice(0, 1);
    const made = [
      await organiser.call('copyCompetition', { path }),
      await organiser.call('promoteCompetition', { path, body: { name: '决赛', programIds } }),
    ];
    for (const { id } of made) {
      expect(await organiser.call('getBaseSetting', { path: { id } })).toMatchObject({
        messengerNotices: false,
        groupRobot: null,
        invitationText: '欢迎',
      });
    }
    expect(await organiser.call('getBaseSetting', { path })).toMatchObject(body);
  });

  test('has settings, groups, programs and judges, and no score, sign-in, seat or code', async () => {
    const cast = await competitionWith(organiser, { judges: 3, programs: 2 });
    const path = { id: cast.id };
    await organiser.call('updateBaseSetting', { path, body: { look: { slogan: '唱响' } } });
    await organiser.call('updateScoreSetting', { path, body: { setting: { decimals: 1 } } });
    await organiser.call('createInvitation', { path });
    const recused = { recusedProgramIds: [cast.programIds[1] ?? ''] };
    await organiser.call('updateJudge', {
      path: { id: cast.id, judgeId: cast.judgeIds[0] ?? '' },
      body: { ...recused, phoneNumber: '13800000001' },
    });
    const { seats } = await organiser.call('listSeats', { path });
    await perform(hall, cast, cast.programIds[0] ?? '', [90, 80, 70]);

    const copy = await organiser.call('copyCompetition', { path });
    expect(copy).toMatchObject({
      name: '决赛 副本',
      status: 'REHEARSAL',
      programCount: 2,
      judgeCount: 3,
      parentId: null,
    });
    const at = { id: copy.id };
    expect((await organiser.call('getBaseSetting', { path: at })).look.slogan).toBe('唱响');
    expect((await organiser.call('getScoreSetting', { path: at })).setting.decimals).toBe(1);
    expect((await organiser.call('getInvitation', { path: at })).code).toBeNull();
    const { users } = await organiser.call('listApprovedJudges', { path: at });
    expect(users).toMatchObject([
      { number: 1, name: '评委1', signIn: false, phoneNumber: '13800000001', ...recused },
      { number: 2, name: '评委2', signIn: false },
      { number: 3, name: '评委3', signIn: false },
    ]);
    const rows = await rowsOf(hall, copy.id);
    expect(rows.score).toEqual([]);
    const codes = [...seats.map(({ code }) => code), ...rows.judge.map((one) => one.seat_seed)];
    expect(new Set(codes).size).toBe(6);
    expect(rows.program.every(({ result, live }) => !result && live.finalScore === null)).toBe(
      true,
    );
    expect(await programNames(copy.id)).toEqual([['节目1', '节目2']]);
    const state = await hall.app.services.live.state(copy.id);
    expect(state.testPrograms).toHaveLength(3);
  });

  test('changes without the original changing', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const copy = await organiser.call('copyCompetition', { path: { id: cast.id } });
    const before = await rowsOf(hall, cast.id);
    const programId = cast.programIds[0] ?? '';
    await organiser.call('deletePrograms', { path: { id: copy.id, programId } });
    await organiser.call('deleteJudges', {
      path: { id: copy.id, judgeId: cast.judgeIds[0] ?? '' },
    });
    expect(await rowsOf(hall, cast.id)).toEqual(before);
  });

  test('keeps its name within the limit, and is made once', async () => {
    const { id } = await organiser.call('createCompetition', { body: { name: '长'.repeat(60) } });
    const copy = () => organiser.call('copyCompetition', { path: { id }, key: 'copy-it-once' });
    const [first, second] = await Promise.all([copy(), copy()]);
    expect([...first.name]).toHaveLength(60);
    expect(first.name.endsWith(' 副本')).toBe(true);
    expect(second.id).toBe(first.id);
    const other = organiser.call('copyCompetition', {
      path: { id: first.id },
      key: 'copy-it-once',
    });
    await expect(other).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('the next round', () => {
  const promote = (
    id: string,
    wanted: { readonly topPerGroup?: number; readonly programIds?: string[] },
  ) => organiser.call('promoteCompetition', { path: { id }, body: { name: '总决赛', ...wanted } });

  test('takes the best of each group in ranking order and remembers its parent', async () => {
    const cast = await performed(80, 95, 90, -1);
    const next = await promote(cast.id, { topPerGroup: 2 });
    expect(next).toMatchObject({
      name: '总决赛',
      parentId: cast.id,
      status: 'REHEARSAL',
      programCount: 2,
      judgeCount: 1,
    });
    expect(await programNames(next.id)).toEqual([['节目2', '节目3']]);
  });

  test('takes every program that shares the last promoted rank', async () => {
    const cast = await performed(90, 95, 90, 80);
    const next = await promote(cast.id, { topPerGroup: 2 });
    expect(await programNames(next.id)).toEqual([['节目2', '节目1', '节目3']]);
  });

  test('takes chosen programs in ranking order, those without a score last', async () => {
    const cast = await performed(80, 95, -1, 90);
    const [first = '', second = '', third = ''] = cast.programIds;
    const next = await promote(cast.id, { programIds: [third, first, second] });
    expect(await programNames(next.id)).toEqual([['节目2', '节目1', '节目3']]);
  });

  test('leaves out a group that no promoted program belongs to', async () => {
    const cast = await performed(80);
    const { programGroups } = await organiser.call('updateProgramGroups', {
      path: { id: cast.id },
      body: { programGroups: [{ id: cast.groupId, groupName: '甲' }, { groupName: '乙' }] },
    });
    expect(programGroups).toHaveLength(2);
    const next = await promote(cast.id, { topPerGroup: 1 });
    expect(await programNames(next.id)).toEqual([['节目1']]);
  });

  test('of a battle takes the winners of the bouts, whatever their points', async () => {
    const cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 5 });
    const { fouls } = await organiser.call('updateScoreSetting', {
      path: { id: cast.id },
      body: {
        setting: { enableExceededFoulTimes: true, enableLeadScore: false },
        fouls: [{ foulName: '出界', times: 0 }],
      },
    });
    await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
    const [a = '', b = '', c = '', d = '', unpaired = ''] = cast.programIds;
    const start = (programId: string, opponentId: string) =>
      ({ type: 'START_BATTLE', programId, opponentId, test: false, confirm: true }) as const;
    await expect(promote(cast.id, { topPerGroup: 2 })).rejects.toMatchObject({ code: 'NO_RESULT' });
    await operate(
      hall,
      cast.id,
      start(a, b),
      // Program b leads by nine and is out by a foul.
      { type: 'ADD_POINT', programId: b, point: 9 },
      { type: 'ADD_FOUL', programId: b, foulId: fouls[0]?.id ?? '' },
      start(c, d),
      { type: 'ADD_POINT', programId: d, point: 4 },
      { type: 'DETERMINE_BATTLE', programId: d, opponentId: c, test: false },
    );
    const { rankings } = await organiser.call('getStatistics', { path: { id: cast.id } });
    expect(rankings[0]?.rows.map(({ programName, rank }) => [programName, rank])).toEqual([
      ['节目4', 1],
      ['节目1', 2],
      ['节目2', 3],
      ['节目3', 4],
      ['节目5', null],
    ]);
    const next = await promote(cast.id, { topPerGroup: 2 });
    expect(next).toMatchObject({ mode: 'BATTLE', parentId: cast.id, programCount: 2 });
    // The winners of neighbouring bouts meet, and the winner of the first is red.
    expect(await programNames(next.id)).toEqual([['节目1', '节目4']]);
    const byHand = await promote(cast.id, { programIds: [unpaired, d, a] });
    expect(await programNames(byHand.id)).toEqual([['节目1', '节目4', '节目5']]);
    const { programGroups } = await organiser.call('listProgramGroups', {
      path: { id: byHand.id },
    });
    expect(
      programGroups[0]?.programs.map(({ outcome, finalScore }) => outcome ?? finalScore),
    ).toEqual([null, null, null]);
  });

  test('is refused without a clear choice of who goes on, and nothing is made', async () => {
    const cast = await competitionWith(organiser, { programs: 1 });
    const other = await competitionWith(organiser, { programs: 1 });
    const { totalElements } = await organiser.call('pageCompetitions');
    const [own = ''] = cast.programIds;
    await expect(promote(cast.id, {})).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(promote(cast.id, { topPerGroup: 1, programIds: [own] })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    await expect(promote(cast.id, { topPerGroup: 1 })).rejects.toMatchObject({ code: 'NO_RESULT' });
    await expect(
      promote(cast.id, { programIds: [own, other.programIds[0] ?? ''] }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await organiser.call('pageCompetitions')).totalElements).toBe(totalElements);
  });
});

describe('the invitation', () => {
  test('gets a new code that replaces the old one, can be revoked, and stays out of the ledger', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    expect(await organiser.call('getInvitation', { path })).toEqual({
      code: null,
      path: null,
      createdAt: null,
    });
    const first = await organiser.call('createInvitation', { path });
    const second = await organiser.call('createInvitation', { path });
    expect(second.code).not.toBe(first.code);
    expect(second.path).toBe(`/web/judge/apply?competition=${id}#code=${second.code}`);
    expect(await organiser.call('getInvitation', { path })).toEqual(second);
    await organiser.call('revokeInvitation', { path });
    await organiser.call('revokeInvitation', { path });
    expect((await organiser.call('getInvitation', { path })).code).toBeNull();
    const { entries } = await organiser.call('getLedger', { path });
    const bodies = entries.map(({ body }) => body).join();
    expect(bodies).not.toContain(first.code);
    expect(bodies).not.toContain(second.code);
    expect(entries).toHaveLength(3);
  });
});

describe('the checklist', () => {
  const levels = async (id: string) => {
    const { ready, entries } = await organiser.call('getChecklist', { path: { id } });
    return { ready, ...Object.fromEntries(entries.map(({ code, level }) => [code, level])) };
  };

  test('names the missing settings of a scored show', async () => {
    const poor = await hall.main();
    const { id } = await competitionWith(poor);
    const { ready, entries } = await poor.call('getChecklist', { path: { id } });
    expect(ready).toBe(false);
    expect(entries).toEqual([
      { code: 'PROGRAMS', count: 0, level: 'MISSING' },
      { code: 'JUDGES', count: 0, level: 'MISSING' },
      { code: 'PENDING_JUDGES', count: 0, level: 'OK' },
      { code: 'SIGNED_IN', count: 0, level: 'OK' },
      { code: 'DROP_COUNT', count: 0, level: 'OK' },
      { code: 'QUICK_SCORES', count: 0, level: 'OK' },
      { code: 'PASSCODE', count: 1, level: 'WARNING' },
      { code: 'OFFICIAL', count: 1, level: 'WARNING' },
      { code: 'POINTS', count: 0, level: 'MISSING' },
    ]);
  });

  test('warns of too few judges to drop the highest and lowest', async () => {
    const { id } = await competitionWith(organiser, { judges: 2, programs: 1 });
    expect(await levels(id)).toMatchObject({ ready: true, DROP_COUNT: 'WARNING', POINTS: 'OK' });
    await organiser.call('createJudge', { path: { id }, body: { name: '第三位' } });
    expect(await levels(id)).toMatchObject({ DROP_COUNT: 'OK', SIGNED_IN: 'WARNING' });
  });

  test('asks a battle for pairs, not for judges', async () => {
    const { id } = await competitionWith(organiser, { mode: 'BATTLE', programs: 3 });
    const found = await levels(id);
    expect(found).toMatchObject({ ready: true, PAIRING: 'WARNING' });
    expect(found).not.toHaveProperty('JUDGES');
  });
});
