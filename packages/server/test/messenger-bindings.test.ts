/** Tests the people bound to an account: adding and removing them, a later login name, and their corporations. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import type { TestClient } from './support/client.ts';
import { createTestCompany, type TestCompany } from './support/messenger.ts';
import { createVisitor, type Visitor } from './support/messenger-visitor.ts';

const chen = { unionId: 'chen', name: '陈志远', phoneNumber: '13800138001', depts: ['corp'] };
const lin = { unionId: 'lin', name: '林书雅', depts: ['corp', 'other'] };

let hall: TestApp;
let company: TestCompany;
let visitor: Visitor;
beforeEach(async () => {
  company = createTestCompany([chen, lin]);
  hall = await createTestApp({ messenger: company.messenger });
  visitor = createVisitor(hall, company);
});

const inside = (unionId: string, corpId = 'corp') => ({
  way: 'INSIDE' as const,
  authCode: company.open(unionId, corpId),
  corpId,
});
const bindingIds = async (client: TestClient) =>
  (await client.call('listMessengerBindings')).bindings.map(({ id }) => id);
/** Finds a binding by name, because people bound in the same millisecond have no fixed order. */
const bindingOf = async (client: TestClient, person: { readonly name: string }) => {
  const { bindings } = await client.call('listMessengerBindings');
  return bindings.find(({ name }) => name === person.name)?.id ?? '';
};

describe('binding a person', () => {
  test('lets the person log in to the account without a password from then on', async () => {
    const { client, userId } = await hall.registerProved();
    const { bindings } = await client.call('addMessengerBinding', { body: inside('chen') });
    expect(bindings).toMatchObject([{ name: '陈志远', corporations: ['企业 corp'] }]);
    const { token } = await visitor.scan('chen');
    expect((await hall.client.as(token ?? '').call('getUser')).id).toBe(userId);
  });

  test('uses a scan only for the account that began it', async () => {
    const own = await hall.registerProved();
    const other = await hall.registerProved();
    const state = await visitor.begin(own.token);
    const body = { way: 'WEB' as const, authCode: company.scan('chen'), state };
    const headers = visitor.headers();
    const refused = await other.client.refusal('addMessengerBinding', { body, headers });
    expect(refused.code).toBe('MESSENGER_STATE_WRONG');
    expect(await bindingIds(other.client)).toEqual([]);
    const again = { ...body, state: await visitor.begin(own.token) };
    await own.client.call('addMessengerBinding', { body: again, headers });
    expect(await bindingIds(own.client)).toHaveLength(1);
  });

  test('does not use a scan that was begun to log in', async () => {
    const { client } = await hall.registerProved();
    const state = await visitor.begin();
    const body = { way: 'WEB' as const, authCode: company.scan('chen'), state };
    const refused = await client.refusal('addMessengerBinding', {
      body,
      headers: visitor.headers(),
    });
    expect(refused.code).toBe('MESSENGER_STATE_WRONG');
  });

  test('cannot be begun without an account', async () => {
    const body = { purpose: 'BIND' as const, embedded: false };
    expect((await hall.client.refusal('startMessengerLogin', { body })).status).toBe(401);
    const guest = await hall.guest();
    expect((await guest.client.refusal('startMessengerLogin', { body })).status).toBe(403);
  });

  test('is refused for a person who has an account already', async () => {
    await visitor.settle('chen');
    const { client } = await hall.registerProved();
    const refused = await client.refusal('addMessengerBinding', { body: inside('chen') });
    expect([refused.status, refused.code]).toEqual([409, 'MESSENGER_BOUND_ELSEWHERE']);
  });

  test('twice binds the person once', async () => {
    const { client } = await hall.registerProved();
    await client.call('addMessengerBinding', { body: inside('chen') });
    await client.call('addMessengerBinding', { body: inside('chen') });
    expect(await bindingIds(client)).toHaveLength(1);
  });
});

describe('removing a binding', () => {
  test('ends that person’s logins and no others', async () => {
    const { client } = await hall.registerProved();
    await client.call('addMessengerBinding', { body: inside('chen') });
    await client.call('addMessengerBinding', { body: inside('lin') });
    const chenHere = hall.client.as((await visitor.scan('chen')).token ?? '');
    const linHere = hall.client.as((await visitor.scan('lin')).token ?? '');
    await chenHere.call('getUser');
    const bindingId = await bindingOf(client, chen);
    await client.call('removeMessengerBinding', { path: { bindingId } });
    expect((await chenHere.refusal('getUser')).code).toBe('SESSION_EXPIRED');
    await linHere.call('getUser');
    expect((await visitor.scan('chen')).token).toBeNull();
  });

  test('is refused for the only way to log in, until there is a login name', async () => {
    const client = await visitor.settle('chen');
    const [bindingId = ''] = await bindingIds(client);
    const path = { bindingId };
    const refused = await client.refusal('removeMessengerBinding', { path });
    expect([refused.status, refused.code]).toEqual([409, 'MESSENGER_LAST_WAY_IN']);
    const body = { loginName: 'chen.zhiyuan', password: 'liangfen2026' };
    expect(await client.call('setLoginName', { body })).toMatchObject({
      loginName: 'chen.zhiyuan',
    });
    expect(await client.call('removeMessengerBinding', { path })).toEqual({ bindings: [] });
    await hall.login('chen.zhiyuan', 'liangfen2026');
  });

  test('is refused for the binding of another account', async () => {
    const [bindingId = ''] = await bindingIds(await visitor.settle('chen'));
    const { client } = await hall.registerProved();
    expect((await client.refusal('removeMessengerBinding', { path: { bindingId } })).status).toBe(
      404,
    );
  });
});

describe('a login name for an account that has none', () => {
  const body = { loginName: 'chen.zhiyuan', password: 'liangfen2026' };

  test('is set once; the same call again gets the first answer', async () => {
    const client = await visitor.settle('chen');
    const first = await client.call('setLoginName', { body });
    expect(await client.call('setLoginName', { body })).toEqual(first);
    const other = { ...body, password: 'another2026' };
    expect((await client.refusal('setLoginName', { body: other })).code).toBe('CONFLICT');
  });

  test('must not equal another account’s, in upper or lower case', async () => {
    await hall.register('Chen.Zhiyuan');
    const client = await visitor.settle('chen');
    expect((await client.refusal('setLoginName', { body })).code).toBe('LOGIN_NAME_TAKEN');
  });
});

test('a changed password ends the logins by messenger, too', async () => {
  const { client, password } = await hall.registerProved();
  await client.call('addMessengerBinding', { body: inside('chen') });
  const there = hall.client.as((await visitor.scan('chen')).token ?? '');
  await there.call('getUser');
  const body = { oldPassword: password, newPassword: 'another2026' };
  await client.call('changePassword', { body });
  expect((await there.refusal('getUser')).code).toBe('SESSION_EXPIRED');
});

describe('corporations', () => {
  test('are those where the person has logged in, the latest first', async () => {
    const client = await visitor.settle('lin', 'other');
    hall.clock.advance(1_000);
    await visitor.open('lin', 'corp');
    expect(await client.call('listCorporations')).toEqual({
      corporations: [
        { corpId: 'corp', corpName: '企业 corp', current: true },
        { corpId: 'other', corpName: '企业 other', current: false },
      ],
    });
  });

  test('come from a scan only if the application has one corporation and the person works there', async () => {
    const messenger = { ...company.messenger, corpId: 'other' };
    hall = await createTestApp({ messenger });
    visitor = createVisitor(hall, company);
    const linHere = await visitor.settle('lin');
    expect((await linHere.call('listCorporations')).corporations).toMatchObject([
      { corpId: 'other' },
    ]);
    const chenHere = await visitor.settle('chen');
    expect(await chenHere.call('listCorporations')).toEqual({ corporations: [] });
  });
});

describe('inside the messenger', () => {
  test('a person’s own phone number is filled into the form, unless it is masked', async () => {
    const guest = await hall.guest();
    const mobile = async (unionId: string) =>
      guest.client.call('getMessengerMobile', {
        query: { authCode: company.open(unionId, 'corp'), corpId: 'corp' },
      });
    expect(await mobile('chen')).toEqual({ mobile: '13800138001' });
    expect(await mobile('lin')).toEqual({ mobile: null });
    company.hire({ ...chen, phoneNumber: '138****8001' });
    expect(await mobile('chen')).toEqual({ mobile: null });
  });

  test('only pages of this product are signed', async () => {
    const sign = (address: string) => ({ query: { address } });
    const own = 'http://liangfen.test/web/dd/c1?corpId=corp';
    await hall.client.call('getMessengerPageConfig', sign(`${own}#there`));
    expect(company.asked).toEqual([`pageConfig ${own}`]);
    for (const address of [
      'http://liangfen.test.evil.example/?corpId=corp',
      'https://liangfen.test/?corpId=corp',
      'http://liangfen.test@evil.example/?corpId=corp',
      'javascript:alert(1)',
    ]) {
      expect((await hall.client.refusal('getMessengerPageConfig', sign(address))).status).toBe(400);
    }
    const none = await hall.client.refusal('getMessengerPageConfig', sign('http://liangfen.test/'));
    expect(none.code).toBe('MESSENGER_CORPORATION_UNKNOWN');
  });
});
