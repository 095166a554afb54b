/** Tests that a login that was left open adds no way in, and that every way by which an account comes to be passes the same door. */
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from './support/app.ts';
import { createTestCompany, type TestCompany } from './support/messenger.ts';
import { createVisitor, type Visitor } from './support/messenger-visitor.ts';

const chen = { unionId: 'chen', name: '陈志远', phoneNumber: '13800138001', depts: ['corp'] };
const lin = { unionId: 'lin', name: '林书雅', depts: ['corp'] };
const privacy = { version: '2026-11', address: 'https://score.example/privacy' };

let hall: TestApp;
let company: TestCompany;
let visitor: Visitor;

async function open(signUp?: NonNullable<TestAppOptions['rules']>['signUp']): Promise<void> {
  company = createTestCompany([chen, lin]);
  const rules = signUp === undefined ? {} : { rules: { signUp } };
  hall = await createTestApp({ messenger: company.messenger, ...rules });
  visitor = createVisitor(hall, company);
}

const inside = (unionId: string) => ({
  way: 'INSIDE' as const,
  authCode: company.open(unionId, 'corp'),
  corpId: 'corp',
});

const kinds = async (userId: string): Promise<string[]> => {
  const rows = await hall.database.query
    .selectFrom('security_event')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('registration by messenger', () => {
  const create = async (unionId: string, more: object = {}) => {
    const { first } = await visitor.scan(unionId);
    return hall.client.refusal('createMessengerAccount', {
      body: { ticket: first?.ticket ?? '', ...more },
    });
  };
  const accounts = () => hall.database.query.selectFrom('user_account').select('id').execute();

  test('is refused where registration is closed, and leaves nothing behind', async () => {
    await open({ registration: 'CLOSED', privacy: null });
    const refused = await create('chen');
    expect(refused).toMatchObject({ status: 403, code: 'REGISTRATION_CLOSED' });
    expect(await accounts()).toEqual([]);
    expect(await hall.database.query.selectFrom('point_entry').selectAll().execute()).toEqual([]);
  });

  test('wants an invitation where registration does, and uses it up', async () => {
    await open({ registration: 'INVITED', privacy: null });
    expect((await create('chen')).code).toBe('REGISTRATION_CLOSED');
    await hall.database.query
      .insertInto('account_invitation')
      .values({
        ...{ code_hash: hall.ports.sha256('welcome'), made_by: 'operator' },
        ...{ made_at: hall.clock.now(), expires_at: hall.clock.now() + 60_000 },
      })
      .execute();
    const { first } = await visitor.scan('chen');
    const body = { ticket: first?.ticket ?? '', invitation: 'welcome' };
    const { token } = await hall.client.call('createMessengerAccount', { body });
    expect((await hall.client.as(token).call('getUser')).kind).toBe('MAIN');
    expect((await create('lin', { invitation: 'welcome' })).code).toBe('REGISTRATION_CLOSED');
  });

  test('wants the consent that the form wants, and keeps it', async () => {
    await open({ registration: 'OPEN', privacy });
    expect((await create('chen')).problem.errors).toMatchObject([{ field: 'consent' }]);
    const { first } = await visitor.scan('chen');
    const body = { ticket: first?.ticket ?? '', consent: privacy.version };
    await hall.client.call('createMessengerAccount', { body });
    const [row] = await hall.database.query
      .selectFrom('user_account')
      .select(['id', 'consent_version', 'consent_at'])
      .execute();
    expect(row?.consent_version).toBe(privacy.version);
    expect(Number(row?.consent_at)).toBe(hall.clock.now());
    expect(await kinds(row?.id ?? '')).toContain('ACCOUNT_MADE');
  });

  test('holds for a guest who would be raised too, who stays a guest', async () => {
    await open({ registration: 'CLOSED', privacy: null });
    const { token } = await visitor.open('chen', 'corp', 'JUDGE');
    expect((await create('chen')).code).toBe('REGISTRATION_CLOSED');
    expect((await hall.client.as(token ?? '').call('getUser')).kind).toBe('GUEST');
  });

  test('does not keep out who has an account already', async () => {
    await open({ registration: 'CLOSED', privacy: null });
    const [first, second] = [await visitor.scan('chen'), await visitor.scan('chen')];
    await hall.database.query
      .insertInto('account_invitation')
      .values({
        ...{ code_hash: hall.ports.sha256('welcome'), made_by: 'operator' },
        ...{ made_at: hall.clock.now(), expires_at: hall.clock.now() + 60_000 },
      })
      .execute();
    const made = { ticket: first.first?.ticket ?? '', invitation: 'welcome' };
    await hall.client.call('createMessengerAccount', { body: made });
    const again = { ticket: second.first?.ticket ?? '' };
    expect((await hall.client.call('createMessengerAccount', { body: again })).token).toBeTruthy();
  });
});

describe('a person of the messenger', () => {
  beforeEach(() => open());

  test('is not bound by an open login alone, neither inside the messenger nor by a scan', async () => {
    const { client, token } = await hall.register();
    const refused = await client.refusal('addMessengerBinding', { body: inside('chen') });
    expect(refused).toMatchObject({ status: 403, code: 'OWNER_NOT_PROVED' });
    const started = await hall.client.refusal('startMessengerLogin', {
      body: { purpose: 'BIND', embedded: false },
      token,
    });
    expect(started.code).toBe('OWNER_NOT_PROVED');
    expect((await client.call('listMessengerBindings')).bindings).toEqual([]);
  });

  test('is bound within five minutes after the password, and noted', async () => {
    const { client, password, userId } = await hall.register();
    const wrong = await client.refusal('proveOwner', { body: { password: 'not this one' } });
    expect(wrong.code).toBe('PASSWORD_WRONG');
    await client.call('proveOwner', { body: { password } });
    hall.clock.advance(4 * 60_000);
    await client.call('addMessengerBinding', { body: inside('chen') });
    hall.clock.advance(60_001);
    const late = await client.refusal('addMessengerBinding', { body: inside('lin') });
    expect(late.code).toBe('OWNER_NOT_PROVED');
    expect(await kinds(userId)).toEqual(expect.arrayContaining(['OWNER_PROVED', 'PERSON_BOUND']));
  });

  test('is bound to an account with two steps only after the second one', async () => {
    const { client, password } = await hall.register();
    const { uri } = await client.call('startSecondFactor', { body: { password } });
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const shown = () => new TOTP({ secret }).generate({ timestamp: hall.clock.now() });
    await client.call('confirmSecondFactor', { body: { code: shown() } });
    hall.clock.advance(30_000);
    const asked = await client.refusal('proveOwner', { body: { password } });
    expect(asked.problem).toMatchObject({
      code: 'SECOND_FACTOR_WRONG',
      errors: [{ field: 'code', message: expect.stringContaining('开启了两步验证') }],
    });
    const refused = await client.refusal('addMessengerBinding', { body: inside('chen') });
    expect(refused.code).toBe('OWNER_NOT_PROVED');
    await client.call('proveOwner', { body: { password, code: shown() } });
    await client.call('addMessengerBinding', { body: inside('chen') });
  });

  test('proves nothing for another login of the same account', async () => {
    const { loginName, password, client } = await hall.register();
    const other = hall.client.as(await hall.login(loginName, password));
    await client.call('proveOwner', { body: { password } });
    const refused = await other.refusal('addMessengerBinding', { body: inside('chen') });
    expect(refused.code).toBe('OWNER_NOT_PROVED');
  });

  test('is named when the password is changed, as keys are', async () => {
    const { client, password } = await hall.registerProved();
    await client.call('addMessengerBinding', { body: inside('chen') });
    await client.call('createApiKey', { body: { name: '官网', scopes: ['results:read'] } });
    const { waysIn } = await client.call('changePassword', {
      body: { oldPassword: password, newPassword: 'another-2026-word' },
    });
    expect(waysIn).toMatchObject([
      { kind: 'MESSENGER', name: '陈志远' },
      { kind: 'API_KEY', name: '官网' },
    ]);
  });
});
