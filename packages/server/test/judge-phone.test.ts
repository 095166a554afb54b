/** Becoming a judge and leaving again, from the phone's side; and how a console is opened. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Caller, type Hall, openHall, openShow, refusalOf, type Server } from './live-hall.ts';

let hall: Hall;
let server: Server;
let phones = 0;

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

function application(name = '新评委') {
  phones += 1;
  return { name, phoneNumber: `138${String(phones).padStart(8, '0')}`, organisation: '大学' };
}

async function openCompetition(base: { signUpOpen?: boolean; signUpApproval?: boolean } = {}) {
  const organiser = await hall.user(server);
  const { id } = await organiser.call('createCompetition', {
    body: { name: '决赛', mode: 'SCORE' },
  });
  if (Object.keys(base).length > 0) {
    await organiser.call('updateBaseSetting', { path: { id }, body: base });
  }
  return { organiser, path: { id } };
}

describe('signing up', () => {
  it('waits for approval, without disturbing the show', async () => {
    const { organiser, path } = await openCompetition();
    const screen = await new Caller(server, '').watch('openScreenEvents', path.id);
    const guest = await hall.user(server, 'GUEST');
    expect(await guest.call('getJudgeStatus', { path })).toEqual({ applied: false, judge: null });
    const body = application();
    const status = await guest.call('signUpJudge', { path, body });
    expect(status).toMatchObject({
      applied: true,
      judge: { approval: 'PENDING', number: null, name: '新评委', organisation: '大学' },
    });
    expect(screen.kinds).toEqual(['snapshot']);
    expect(await refusalOf(guest.call('signUpJudge', { path, body }))).toMatchObject({
      status: 409,
      code: 'ALREADY_SIGNED_UP',
    });
    expect(await refusalOf(guest.call('signInJudge', { path }))).toMatchObject({ status: 403 });
    const judgeId = status.judge?.id ?? '';
    const approval = { path: { ...path, judgeId }, query: { approve: true } };
    await organiser.call('approveJudge', approval);
    const signed = await guest.call('signInJudge', { path });
    expect(signed).toEqual({ id: judgeId, number: 1, name: '新评委', signIn: true });
    expect(screen.last).toMatchObject({ frame: 'change', events: [{ signed: 1, total: 1 }] });
    const count = screen.frames.length;
    expect(await guest.call('signInJudge', { path })).toEqual(signed);
    expect(screen.frames).toHaveLength(count);
    expect(await guest.call('getJudge', { path })).toMatchObject({ number: 1, signIn: true });
    const lists = await guest.call('listJudgedCompetitions');
    expect(lists.asJudge).toMatchObject([{ id: path.id, approval: 'APPROVED', signIn: true }]);
  });

  it('refuses a sign-in after the end in words, also to a judge who had signed in', async () => {
    const { organiser, path } = await openCompetition();
    const guest = await hall.user(server, 'GUEST');
    const status = await guest.call('signUpJudge', { path, body: application() });
    const approval = {
      path: { ...path, judgeId: status.judge?.id ?? '' },
      query: { approve: true },
    };
    // The approval reads the competition anew.
    await hall.database.query
      .updateTable('competition')
      .set({ status: 'OFFICIAL' })
      .where('id', '=', path.id)
      .execute();
    await organiser.call('approveJudge', approval);
    await guest.call('signInJudge', { path });
    await organiser.call('endCompetition', { path });
    expect(await refusalOf(guest.call('signInJudge', { path }))).toMatchObject({
      status: 409,
      code: 'COMPETITION_ENDED',
    });
  });

  it('can be closed, and one phone number signs up once', async () => {
    const closed = await openCompetition({ signUpOpen: false });
    const guest = await hall.user(server, 'GUEST');
    const late = guest.call('signUpJudge', { path: closed.path, body: application() });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'SIGN_UP_CLOSED' });

    const { path } = await openCompetition();
    const body = application();
    const others = [await hall.user(server, 'GUEST'), await hall.user(server, 'GUEST')];
    const both = await Promise.allSettled(
      others.map((other) => other.call('signUpJudge', { path, body })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'PHONE_NUMBER_TAKEN' },
    });
  });

  it('approves at once when the organiser wants no approval', async () => {
    const { path } = await openCompetition({ signUpApproval: false });
    const screen = await new Caller(server, '').watch('openScreenEvents', path.id);
    const guests = await Promise.all([1, 2, 3].map(() => hall.user(server, 'GUEST')));
    const statuses = await Promise.all(
      guests.map((guest) => guest.call('signUpJudge', { path, body: application() })),
    );
    expect(statuses.map(({ judge }) => judge?.approval)).toEqual(Array(3).fill('APPROVED'));
    expect(statuses.map(({ judge }) => judge?.number).sort()).toEqual([1, 2, 3]);
    expect(screen.last?.frame).toBe('snapshot');
  });

  it('may be tried again after a rejection, as the same judge', async () => {
    const { organiser, path } = await openCompetition();
    const guest = await hall.user(server, 'GUEST');
    const first = await guest.call('signUpJudge', { path, body: application() });
    const judgeId = first.judge?.id ?? '';
    const rejection = { path: { ...path, judgeId }, query: { approve: false } };
    await organiser.call('approveJudge', rejection);
    const again = await guest.call('signUpJudge', { path, body: application('改好了') });
    expect(again.judge).toMatchObject({ id: judgeId, name: '改好了', approval: 'PENDING' });
  });

  it('can be taken back, until the judge has scored', async () => {
    const { organiser, path } = await openCompetition({ signUpApproval: false });
    const guest = await hall.user(server, 'GUEST');
    expect(await refusalOf(guest.call('withdrawSignUp', { path }))).toMatchObject({
      status: 409,
      code: 'NOT_SIGNED_UP',
    });
    await guest.call('signUpJudge', { path, body: application() });
    expect(await guest.call('withdrawSignUp', { path })).toEqual({ ok: true });
    expect((await guest.call('getJudgeStatus', { path })).applied).toBe(false);
    const { users } = await organiser.call('listApprovedJudges', { path });
    expect(users).toEqual([]);
  });

  it('is refused where nothing is, and where a seat already sits', async () => {
    const guest = await hall.user(server, 'GUEST');
    const nowhere = guest.call('signUpJudge', { path: { id: 'nothing' }, body: application() });
    expect(await refusalOf(nowhere)).toMatchObject({ status: 404 });
    const show = await openShow(hall, server, { judges: 1 });
    const seat = at(show.judges, 0);
    const path = { id: show.id };
    const refused = await refusalOf(seat.phone.call('signUpJudge', { path, body: application() }));
    expect(refused.status).toBe(409);
    expect((await seat.phone.call('getJudgeStatus', { path })).judge?.id).toBe(seat.id);
  });
});

describe('an invitation', () => {
  it('signs up and approves in one step', async () => {
    const { organiser, path } = await openCompetition({ signUpOpen: false });
    const { code } = await organiser.call('createInvitation', { path });
    const guest = await hall.user(server, 'GUEST');
    const invited = { path: { ...path, code: code ?? '' } };
    expect(await refusalOf(guest.call('approveDirectly', invited))).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
    const status = await guest.call('approveDirectly', { ...invited, body: application() });
    expect(status.judge).toMatchObject({ approval: 'APPROVED', number: 1 });
    const again = await guest.call('approveDirectly', invited);
    expect(again).toEqual(status);
    await organiser.call('revokeInvitation', { path });
    const other = await hall.user(server, 'GUEST');
    const revoked = other.call('approveDirectly', { ...invited, body: application() });
    expect(await refusalOf(revoked)).toMatchObject({ status: 404, code: 'INVITATION_INVALID' });
  });

  it('approves who had signed up before', async () => {
    const { organiser, path } = await openCompetition();
    const { code } = await organiser.call('createInvitation', { path });
    const guest = await hall.user(server, 'GUEST');
    const signedUp = await guest.call('signUpJudge', { path, body: application() });
    const invited = { path: { ...path, code: code ?? '' } };
    const status = await guest.call('approveDirectly', invited);
    expect(status.judge).toMatchObject({ id: signedUp.judge?.id, approval: 'APPROVED' });
  });
});

describe('the console', () => {
  it('opens with the passcode', async () => {
    const { organiser, path } = await openCompetition();
    const nobody = new Caller(server, '');
    const tryWith = (passcode: string) =>
      nobody.call('loginConsole', { path, body: { passcode, name: '王小明' } });
    expect(await refusalOf(tryWith('hall2468'))).toMatchObject({
      status: 409,
      code: 'PASSCODE_NOT_SET',
    });
    await organiser.call('updateBaseSetting', { path, body: { consolePasscode: 'hall2468' } });
    expect(await refusalOf(tryWith('hall1357'))).toMatchObject({
      status: 400,
      code: 'PASSCODE_WRONG',
    });
    const { token } = await tryWith('hall2468');
    expect(token).toMatch(/^CONSOLE /);
    const operator = new Caller(server, token);
    const match = await operator.call('enterConsole', { path });
    expect(match).toMatchObject({ competitionId: path.id, link: 'INIT' });
    expect(await operator.call('listSignInJudges', { path })).toEqual({ judges: [] });
    const other = await openCompetition();
    expect((await refusalOf(operator.call('enterConsole', { path: other.path }))).status).toBe(404);
  });

  it('knows only what belongs to it', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const path = { id: show.id };
    const result = await show.console.call('getControlCurrentResult', { path });
    expect(result).toEqual({
      programId: null,
      itemId: null,
      submitted: 0,
      expected: 0,
      scores: [],
      working: null,
    });
    const query = { groupId: 'nothing' };
    const unknown = await refusalOf(show.console.call('getControlFinalResult', { path, query }));
    expect(unknown.status).toBe(404);
    expect((await refusalOf(show.screen.call('getScreenResult', { path, query }))).status).toBe(
      404,
    );
    const nowhere = { path: { id: 'nothing' } };
    expect((await refusalOf(show.screen.call('getScreenMatch', nowhere))).status).toBe(404);
    const body = { connectionId: 'x', version: 1 };
    expect((await refusalOf(show.screen.call('reportScreen', { ...nowhere, body }))).status).toBe(
      404,
    );
  });
});
