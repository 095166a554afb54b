/** Tests the way from a scan to a judge on the scoring page, with the messenger's adapter, the sandbox and lost answers. */
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { corpId, type DingtalkHall, startDingtalk } from './support/dingtalk.ts';

const organiser = { corpId, userId: 'a000001' };
const judge = { corpId, userId: 'a000002' };
const inner = { way: 'INSIDE', place: 'DESK', corpId } as const;

let there: DingtalkHall;
let hall: TestApp;
beforeEach(async () => {
  there = startDingtalk();
  hall = await createTestApp({ messenger: there.messenger, clock: there.clock });
});

async function deskOf() {
  const body = { ...inner, authCode: there.sandbox.insideCode(organiser) };
  const { first } = await hall.client.call('loginByMessenger', { body });
  const ticket = first?.ticket ?? '';
  const { token } = await hall.client.call('createMessengerAccount', { body: { ticket } });
  return hall.client.as(token);
}

test('an organiser imports a colleague, who opens the link and is the judge', async () => {
  const desk = await deskOf();
  const path = { id: (await desk.call('createCompetition', { body: { name: '歌手大赛' } })).id };
  const body = { ...inner, place: 'JUDGE' as const, authCode: there.sandbox.insideCode(judge) };
  const { token } = await hall.client.call('loginByMessenger', { body });
  const phone = hall.client.as(token ?? '');
  const { status, name } = await phone.call('recogniseJudge', { path });
  expect(status.applied).toBe(false);

  const { users } = await desk.call('findInAddressBook', {
    path: { corpid: 'mine' },
    query: { word: name ?? '' },
  });
  await desk.call('importJudgesFromAddressBook', { path, body: { corpId: 'mine', users } });
  expect((await phone.call('recogniseJudge', { path })).status.judge?.name).toBe(name);
  await phone.call('getJudgeMatch', { path });
});

test('an answer that is lost between code and token leaves nothing half-made', async () => {
  const call = '/topapi/v2/user/getuserinfo';
  there.sandbox.switches.fail({ call, trouble: { kind: 'LOST' }, times: 1 });
  const authCode = there.sandbox.insideCode(organiser);
  const lost = await hall.client.refusal('loginByMessenger', { body: { ...inner, authCode } });
  expect([lost.status, lost.code]).toEqual([503, 'MESSENGER_AWAY']);
  const used = await hall.client.refusal('loginByMessenger', { body: { ...inner, authCode } });
  expect(used.code).toBe('MESSENGER_CODE_USED');
  const rows = await hall.database.query.selectFrom('user_account').select('id').execute();
  expect(rows).toEqual([]);
  expect(await (await deskOf()).call('getUser')).toMatchObject({ kind: 'MAIN' });
});
