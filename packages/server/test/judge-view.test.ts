/**
 * Tests what only a judge's phone receives: the fate of late scores, votes for other programs, who comes next, and
 * its seat.
 */
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  Caller,
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Reader,
  refusalOf,
  type Server,
  submitWhole,
} from './live-hall.ts';

let hall: Hall;
let server: Server;

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

function judgeView(reader: Reader): JudgeMatch {
  if (reader.view === null || !('judge' in reader.view)) throw new Error('not a phone');
  return reader.view;
}

describe('a late score', () => {
  it('is reported to its judge from offer to decision, and to no other judge', async () => {
    const show = await openShow(hall, server);
    const programId = at(show.programIds, 0);
    const path = { id: show.id };
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 80);
    await show.console.call('showScore', {
      path: { ...path, programId, itemId: '0' },
      query: { confirm: true },
    });
    const own = await at(show.judges, 1).phone.watch('openJudgeEvents', show.id);
    const other = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);

    await refusalOf(submitWhole(show, 1, programId, 95));
    await own.until((reader) => judgeView(reader).lateScores.length === 1);
    const [late] = judgeView(own).lateScores;
    expect(late).toMatchObject({ programId, state: 'WAITING' });
    // A phone that loads the page again gets the same.
    const snapshot = await at(show.judges, 1).phone.call('getJudgeMatch', { path });
    expect(snapshot.lateScores).toEqual([late]);

    await show.console.call('refuseLateScore', {
      path: { id: show.id, lateScoreId: late?.id ?? '' },
      body: { reason: '已经亮分' },
    });
    await own.until((reader) => judgeView(reader).lateScores.length === 0);

    await refusalOf(submitWhole(show, 1, programId, 96));
    await own.until((reader) => judgeView(reader).lateScores.length === 1);
    await show.console.call('acceptLateScore', {
      path: { id: show.id, lateScoreId: judgeView(own).lateScores[0]?.id ?? '' },
      body: { reason: '网络中断' },
    });
    await own.until((reader) => judgeView(reader).lateScores.length === 0);
    await other.until((reader) => reader.version === own.version);
    expect(other.raw.join('')).not.toContain(late?.id);
    expect(other.raw.join('')).not.toContain('"score":95');
    expect(judgeView(other).lateScores).toEqual([]);
    expect(own.gaps + other.gaps).toBe(0);
  });
});

describe('votes', () => {
  it('for other programs of the group are counted for their own judge, and for nobody else', async () => {
    const show = await openShow(hall, server, { mode: 'VOTE' });
    const path = { id: show.id };
    const phone = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);
    const other = await at(show.judges, 1).phone.watch('openJudgeEvents', show.id);
    const [first = '', second = ''] = show.programIds;
    await openWindow(show, first);
    await submitWhole(show, 0, first, 1);
    expect(judgeView(phone).votesElsewhere).toBe(0);
    await show.console.call('showScore', {
      path: { ...path, programId: first, itemId: '0' },
      query: { confirm: true },
    });
    await openWindow(show, second);
    await phone.until((reader) => judgeView(reader).activeProgramId === second);
    await other.until((reader) => judgeView(reader).activeProgramId === second);
    expect(judgeView(phone).votesElsewhere).toBe(1);
    expect(judgeView(other).votesElsewhere).toBe(0);
  });
});

describe('who comes next', () => {
  it('is at most five names however long the show is, without any result', async () => {
    const show = await openShow(hall, server, { programs: 6 });
    const path = { id: show.id };
    const match = await at(show.judges, 0).phone.call('getJudgeMatch', { path });
    expect(match.comingUp.programs.map(({ id }) => id)).toEqual(show.programIds.slice(0, 5));
    expect(match.comingUp.more).toBe(1);
    const phone = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);
    await openWindow(show, at(show.programIds, 0));
    await phone.until((reader) => judgeView(reader).stage.kind === 'SCORING');
    const { comingUp } = judgeView(phone);
    expect(comingUp.programs.map(({ id }) => id)).toEqual(show.programIds.slice(1, 6));
    expect(Object.keys(comingUp.programs[0] ?? {}).sort()).toEqual([
      'contestant',
      'id',
      'programName',
      'sort',
    ]);
  });
});

describe('a seat', () => {
  async function seated(seatSignsIn: boolean) {
    const organiser = await hall.user(server);
    const body = { name: '决赛', mode: 'SCORE' as const };
    const { id } = await organiser.call('createCompetition', { body });
    const path = { id };
    await organiser.call('updateBaseSetting', { path, body: { seatSignsIn } });
    const judge = await organiser.call('createJudge', { path, body: { name: '周慧敏' } });
    const seat = await organiser.call('getSeat', { path: { id, judgeId: judge.id } });
    const open = () => organiser.call('openSeat', { body: { code: seat.code } });
    return { code: seat.code, organiser, path, open };
  }

  it('signs its judge in when it is first opened', async () => {
    const { code, path, open } = await seated(true);
    const { token } = await open();
    const phone = new Caller(server, token);
    const match = await phone.call('getJudgeMatch', { path });
    expect(match.judge.signIn).toBe(true);
    const again = await phone.call('openSeat', { body: { code } });
    const after = await new Caller(server, again.token).call('getJudgeMatch', { path });
    expect(after.version).toBe(match.version);
  });

  it('leaves signing in to the judge where the organiser chose that', async () => {
    const { organiser, path, open } = await seated(false);
    expect((await organiser.call('getBaseSetting', { path })).seatSignsIn).toBe(false);
    const { token } = await open();
    const match = await new Caller(server, token).call('getJudgeMatch', { path });
    expect(match.judge.signIn).toBe(false);
  });

  it('signs its judge in where the competition is older than the choice', async () => {
    const { organiser, path, open } = await seated(true);
    await hall.database.query
      .updateTable('competition')
      .set({ base: JSON.stringify({ ...oldBase }) })
      .where('id', '=', path.id)
      .execute();
    expect((await organiser.call('getBaseSetting', { path })).seatSignsIn).toBe(true);
    const { token } = await open();
    const match = await new Caller(server, token).call('getJudgeMatch', { path });
    expect(match.judge.signIn).toBe(true);
  });
});

const oldBase = {
  signUpOpen: true,
  signUpApproval: true,
  invitationText: '',
  embedOrigins: [],
};
