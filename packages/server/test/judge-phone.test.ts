/** Tests from the phone's side how somebody becomes a judge and withdraws again, and how a console is opened. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, Caller, type Hall, openHall, openShow, refusalOf, type Server } from './live-hall.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

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
    // The approval reads the competition from the database again.
    await hall.database.query
      .updateTable('competition')
      .set({ status: 'OFFICIAL' })
      .where('id', '=', path.id)
      .execute();
    await organiser.call('approveJudge', approval);
    await guest.call('signInJudge', { path });
    await organiser.call('endCompetition', { path, body: { confirm: true } });
    expect(await refusalOf(guest.call('signInJudge', { path }))).toMatchObject({
      status: 409,
      code: 'COMPETITION_ENDED',
    });
  });

  it('can be closed, and accepts each phone number once', async () => {
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

  it('is approved at once when the organiser wants no approval', async () => {
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

  it('can be withdrawn until the judge has scored', async () => {
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

  it('is refused for an unknown competition, and on the phone of a seat', async () => {
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
  it('signs a judge up and approves the sign-up in one step', async () => {
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

  it('approves a judge who had signed up before', async () => {
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

  it('finds no result before scoring, and nothing of an unknown group or competition', async () => {
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

describe('where the server has a privacy statement', () => {
  const privacy = { address: 'https://score.example/privacy', version: '2026-11' };
  const form = { name: '新评委', phoneNumber: '13900000001' };
  let agreeing: TestApp;
  let id: string;
  let organiser: TestAccount;
  beforeEach(async () => {
    agreeing = await createTestApp({
      rules: { signUp: { registration: 'OPEN', privacy: null } },
    });
    organiser = await agreeing.register();
    const { database } = agreeing;
    agreeing = await createTestApp({
      database,
      clock: agreeing.clock,
      rules: { signUp: { registration: 'OPEN', privacy } },
    });
    const { token } = organiser;
    organiser = { ...organiser, client: agreeing.client.as(token) };
    ({ id } = await organiser.client.call('createCompetition', { body: { name: '决赛' } }));
  });

  const kept = () =>
    agreeing.database.query
      .selectFrom('judge')
      .select(['consent_version', 'consent_at', 'approval'])
      .where('competition_id', '=', id)
      .execute();

  it('everybody who has the link reads where the statement is', async () => {
    const open = await agreeing.client.call('getPublicCompetition', { path: { id } });
    expect(open.privacy).toEqual(privacy);
  });

  it.each([
    ['without agreeing', undefined, '请先阅读并同意隐私说明'],
    ['by an older version', '2026-01', '隐私说明已经更新，请刷新页面，重新阅读并同意'],
  ])('nobody signs up %s', async (_, consent, message) => {
    const { client } = await agreeing.guest();
    const body = consent === undefined ? form : { ...form, consent };
    const answer = await client.send('signUpJudge', { path: { id }, body });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([{ field: 'consent', message }]);
    expect(await kept()).toEqual([]);
  });

  it('version and time are kept with each sign-up, and updated by a second one', async () => {
    const { client } = await agreeing.guest();
    const body = { ...form, consent: privacy.version };
    const { judge } = await client.call('signUpJudge', { path: { id }, body });
    const first = agreeing.clock.now();
    expect(await kept()).toEqual([
      { consent_version: '2026-11', consent_at: first, approval: 'PENDING' },
    ]);
    const path = { id, judgeId: judge?.id ?? '' };
    await organiser.client.call('approveJudge', { path, query: { approve: false } });
    agreeing.clock.advance(60_000);
    await client.call('signUpJudge', { path: { id }, body });
    expect(await kept()).toEqual([
      { consent_version: '2026-11', consent_at: first + 60_000, approval: 'PENDING' },
    ]);
  });

  it('the form of an invitation asks for consent, too', async () => {
    const { code } = await organiser.client.call('createInvitation', { path: { id } });
    const { client } = await agreeing.guest();
    const path = { id, code: code ?? '' };
    const refused = await client.send('approveDirectly', { path, body: form });
    expect(refused.status).toBe(400);
    await client.call('approveDirectly', { path, body: { ...form, consent: privacy.version } });
    expect(await kept()).toEqual([
      { consent_version: '2026-11', consent_at: agreeing.clock.now(), approval: 'APPROVED' },
    ]);
  });

  it('a judge whom the organiser adds has given no consent', async () => {
    await organiser.client.call('createJudge', { path: { id }, body: form });
    expect(await kept()).toEqual([
      { consent_version: null, consent_at: null, approval: 'APPROVED' },
    ]);
  });
});

it('without a privacy statement no link to one is shown, and no consent is asked for', async () => {
  const { path } = await openCompetition();
  const open = await (await hall.user(server)).call('getPublicCompetition', { path });
  expect(open).not.toHaveProperty('privacy');
});
