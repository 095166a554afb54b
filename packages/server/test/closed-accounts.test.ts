/** Tests that no way in opens a login of a closed account: a token that is refused everywhere is no answer. */
import { expect, test } from 'vitest';
import { createTestApp } from './support/app.ts';
import { createTestCompany } from './support/messenger.ts';
import { createVisitor } from './support/messenger-visitor.ts';

const chen = { unionId: 'chen', name: '陈志远', phoneNumber: '13800138001', depts: ['corp'] };
const day = 24 * 60 * 60 * 1000;

async function closed() {
  const company = createTestCompany([chen]);
  const hall = await createTestApp({ messenger: company.messenger });
  const main = await hall.registerProved();
  await main.client.call('createSubUser', {
    body: { loginName: 'helper', password: 'winterthur-88', name: '小助手', competitionIds: [] },
  });
  const visitor = createVisitor(hall, company);
  const state = await visitor.begin(main.token);
  await main.client.call('addMessengerBinding', {
    body: { way: 'WEB', authCode: company.scan('chen'), state },
    headers: visitor.headers(),
  });
  const close = () =>
    main.client.call('closeAccount', {
      body: { password: main.password, confirmName: main.loginName },
    });
  const logins = async () => {
    const kinds = ['LOGIN', 'LOGIN_FAILED'];
    const events = await hall.database.query.selectFrom('security_event').select('kind').execute();
    return events.filter(({ kind }) => kinds.includes(kind)).length;
  };
  return { hall, main, visitor, company, close, logins };
}

test.each(['DESK', 'JUDGE'] as const)(
  'a messenger’s person at the %s is told that the account is closed',
  async (place) => {
    const { hall, company, close, logins } = await closed();
    await close();
    const before = await logins();
    const body = { way: 'INSIDE', place, authCode: company.open('chen', 'corp'), corpId: 'corp' };
    const refused = await hall.client.refusal('loginByMessenger', {
      body: { ...body, way: 'INSIDE' },
    });
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(refused.problem.detail).toContain('已经注销');
    expect(await logins()).toBe(before);
    const sessions = await hall.database.query.selectFrom('session').select('id').execute();
    expect(sessions).toEqual([]);
  },
);

test('a sub-account is closed with its main account, at the password too', async () => {
  const { hall, close, logins } = await closed();
  await hall.login('helper', 'winterthur-88');
  await close();
  const before = await logins();
  await expect(hall.login('helper', 'winterthur-88')).rejects.toThrow('已经注销');
  expect(await logins()).toBe(before);
});

test('a wrong password of a closed account is answered like any other', async () => {
  const { hall, close } = await closed();
  await close();
  hall.clock.advance(day);
  await expect(hall.login('helper', 'wrong-2026')).rejects.toThrow('登录名或密码不正确');
});
