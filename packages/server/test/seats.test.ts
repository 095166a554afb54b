/** Tests seats: the links and codes of judges, the phones that open them, and the taking over of a seat. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatCode } from '../src/sealing/seat-codes.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  type Hall,
  openHall,
  rowsOf,
} from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 5 });
});
afterAll(() => hall.close());

function seatPath({ id, judgeIds }: Cast) {
  return { id, judgeId: judgeIds[0] ?? '' };
}

async function seatOf(cast: Cast) {
  return organiser.call('getSeat', { path: seatPath(cast) });
}

const codeOf = (seed = '') => seatCode(hall.ports.vault, seed);

const open = (code: string, takeOver?: boolean, phone: Caller = hall.nobody) =>
  phone.call('openSeat', {
    body: { code, ...(takeOver === undefined ? {} : { takeOver }) },
  });

async function isKnown(token: string): Promise<boolean> {
  return (await hall.app.services.sessions.find(token)).state === 'KNOWN';
}

describe('a seat link', () => {
  test('is the same at each request, also at two at once', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const [first, second] = await Promise.all([seatOf(cast), seatOf(cast)]);
    expect(second).toEqual(first);
    expect(first).toEqual({
      judgeId: cast.judgeIds[0],
      code: expect.stringMatching(/^[0-9a-f]{16}[\w-]{22}$/),
      path: `/web/judge/seat#${first.code}`,
      usedAt: null,
    });
  });

  test('is given for approved judges only', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    await hall.ports.database.query
      .updateTable('judge')
      .set({ approval: 'PENDING', number: null })
      .where('competition_id', '=', cast.id)
      .execute();
    await expect(seatOf(cast)).rejects.toThrow('请先通过报名');
    const path = { id: cast.id, judgeId: 'nobody' };
    await expect(organiser.call('getSeat', { path })).rejects.toMatchObject({ status: 404 });
  });

  test('logs in this judge in this competition, and nobody else', async () => {
    const cast = await competitionWith(organiser, { judges: 2 });
    const { code } = await seatOf(cast);
    const answer = await open(code);
    expect(answer).toMatchObject({
      token: expect.stringMatching(/^TOKEN /),
      competitionId: cast.id,
      judge: { id: cast.judgeIds[0], number: 1, name: '评委1' },
    });
    expect((await seatOf(cast)).usedAt).toBe(hall.clock.now);
    const found = await hall.app.services.sessions.find(answer.token);
    expect(found).toMatchObject({
      state: 'KNOWN',
      principal: {
        userKind: 'GUEST',
        seat: { competitionId: cast.id, judgeId: cast.judgeIds[0] },
      },
    });
    const phone = hall.caller(answer.token);
    expect(await phone.call('listCompetitions')).toMatchObject({
      asAdmin: [],
      asJudge: [{ id: cast.id, judgeId: cast.judgeIds[0] }],
    });
    await expect(phone.call('getSeat', { path: seatPath(cast) })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('is stored without the login that it gives, except for a hash', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const { token } = await open((await seatOf(cast)).code);
    const { sessions } = await rowsOf(hall, cast.id);
    expect(JSON.stringify(sessions)).not.toContain(token.replace('TOKEN ', ''));
  });
});

describe('a phone that never received the answer', () => {
  const openAs = (code: string, phone?: string) =>
    hall.nobody.call('openSeat', { body: { code, ...(phone === undefined ? {} : { phone }) } });

  test('can open its seat again without a question, and gets a new login', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const { code } = await seatOf(cast);
    const lost = await openAs(code, 'the-phone-of-judge-1');
    const { token } = await openAs(code, 'the-phone-of-judge-1');
    expect(await isKnown(token)).toBe(true);
    expect(await isKnown(lost.token)).toBe(false);
    await expect(openAs(code, 'another-phone-of-somebody')).rejects.toMatchObject({
      status: 409,
      code: 'SEAT_TAKEN',
    });
    await expect(openAs(code)).rejects.toMatchObject({ code: 'SEAT_TAKEN' });
    expect(await isKnown(token)).toBe(true);
  });

  test('is stored only as a hash', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    await openAs((await seatOf(cast)).code, 'the-phone-of-judge-1');
    const { sessions } = await rowsOf(hall, cast.id);
    expect(JSON.stringify(sessions)).not.toContain('the-phone-of-judge-1');
  });
});

describe('all seats', () => {
  test('are listed by number for printing, each with its own lasting code', async () => {
    const cast = await competitionWith(organiser, { judges: 3 });
    const known = await seatOf(cast);
    const path = { id: cast.id };
    const [first, second] = await Promise.all([
      organiser.call('listSeats', { path }),
      organiser.call('listSeats', { path }),
    ]);
    expect(second).toEqual(first);
    expect(first.seats).toMatchObject([
      { ...known, number: 1, name: '评委1' },
      { judgeId: cast.judgeIds[1], number: 2, name: '评委2', usedAt: null },
      { judgeId: cast.judgeIds[2], number: 3, name: '评委3', usedAt: null },
    ]);
    expect(new Set(first.seats.map(({ code }) => code)).size).toBe(3);
    const third = { id: cast.id, judgeId: cast.judgeIds[2] ?? '' };
    expect(await organiser.call('getSeat', { path: third })).toMatchObject({
      code: first.seats[2]?.code,
    });
  });

  test('are those of approved judges only, and of this competition only', async () => {
    const cast = await competitionWith(organiser, { judges: 2 });
    const other = await competitionWith(organiser, { judges: 1 });
    await hall.ports.database.query
      .updateTable('judge')
      .set({ approval: 'REJECTED', number: null })
      .where('id', '=', cast.judgeIds[0] ?? '')
      .execute();
    const { seats } = await organiser.call('listSeats', { path: { id: cast.id } });
    expect(seats.map(({ judgeId }) => judgeId)).toEqual([cast.judgeIds[1]]);
    const { judge } = await rowsOf(hall, other.id);
    expect(seats.map(({ code }) => code)).not.toContain(codeOf(judge[0]?.seat_seed));
  });

  test('are listed without a change: each judge has a code from the start', async () => {
    const cast = await competitionWith(organiser, { judges: 2 });
    const before = await rowsOf(hall, cast.id);
    const { seats } = await organiser.call('listSeats', { path: { id: cast.id } });
    const codes = before.judge.map((judge) => codeOf(judge.seat_seed));
    expect(seats.map(({ code }) => code).sort()).toEqual(codes.sort());
    expect((await seatOf(cast)).code).toBe(seats[0]?.code);
    expect(await rowsOf(hall, cast.id)).toEqual(before);
  });
});

describe('a second phone', () => {
  test('is asked to confirm, and then ends the first one’s login', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const { code } = await seatOf(cast);
    const { token: first } = await open(code);
    await expect(open(code)).rejects.toMatchObject({ status: 409, code: 'SEAT_TAKEN' });
    await expect(open(code, false)).rejects.toMatchObject({ code: 'SEAT_TAKEN' });
    expect(await isKnown(first)).toBe(true);
    const { token: second } = await open(code, true);
    expect(await isKnown(first)).toBe(false);
    expect(await isKnown(second)).toBe(true);
  });

  test('is not the same phone opening its link again', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const { code } = await seatOf(cast);
    const { token } = await open(code);
    const again = await open(code, undefined, hall.caller(token));
    expect(await isKnown(again.token)).toBe(true);
    expect(await isKnown(token)).toBe(false);
  });

  test('can also be the phone of another judge', async () => {
    const cast = await competitionWith(organiser, { judges: 2 });
    const { code } = await seatOf(cast);
    await open(code);
    const path = { id: cast.id, judgeId: cast.judgeIds[1] ?? '' };
    const other = await organiser.call('getSeat', { path });
    const { token } = await open(other.code);
    await expect(open(code, undefined, hall.caller(token))).rejects.toMatchObject({
      code: 'SEAT_TAKEN',
    });
  });

  test('of several that open a free seat at once, only one gets it', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const { code } = await seatOf(cast);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => open(code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('finds the seat free when the first one’s login has expired', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const { code } = await seatOf(cast);
    const { token } = await open(code);
    await hall.ports.database.query
      .updateTable('session')
      .set({ expires_at: hall.clock.now })
      .where('token_hash', '=', hall.ports.sha256(token))
      .execute();
    expect(await isKnown((await open(code)).token)).toBe(true);
  });
});

describe('a link that is no longer valid', () => {
  test('is the old link after a renewal, which also ends the login of the phone', async () => {
    const cast = await competitionWith(organiser, { judges: 1 });
    const old = await seatOf(cast);
    const { token } = await open(old.code);
    const renewed = await organiser.call('renewSeat', { path: seatPath(cast) });
    expect(renewed.code).not.toBe(old.code);
    expect(renewed.usedAt).toBeNull();
    expect(await isKnown(token)).toBe(false);
    await expect(open(old.code)).rejects.toMatchObject({ status: 404, code: 'SEAT_INVALID' });
    await open(renewed.code);
    const { entries } = await organiser.call('getLedger', { path: { id: cast.id } });
    const bodies = entries.map(({ body }) => body).join();
    expect(bodies).toContain('renewSeat');
    expect(bodies).not.toContain(renewed.code);
  });

  test('gets the same answer as a made-up link, for a deleted judge and for a deleted competition', async () => {
    const invalid = { status: 404, code: 'SEAT_INVALID' };
    await expect(open('made-up')).rejects.toMatchObject(invalid);
    const cast = await competitionWith(organiser, { judges: 1 });
    const { code } = await seatOf(cast);
    await organiser.call('deleteJudges', { path: seatPath(cast) });
    await expect(open(code)).rejects.toMatchObject(invalid);
    const gone = await competitionWith(organiser, { judges: 1 });
    const seat = await seatOf(gone);
    await organiser.call('deleteCompetition', { path: { id: gone.id }, body: confirmed });
    await expect(open(seat.code)).rejects.toMatchObject(invalid);
  });
});
