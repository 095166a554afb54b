/** Tests logging in through the messenger's adapter, notices, group messages and page signatures. */
import { createHash, createHmac } from 'node:crypto';
import { secondCorpId } from '@liangfen/sandbox';
import { describe, expect, test } from 'vitest';
import { pageSignature, robotSignature } from '../src/integrations/dingtalk/signatures.ts';
import { corpId, reasonOf, startDingtalk } from './support/dingtalk.ts';

const userId = 'a000001';
const unionId = 'demo000001iE';
const somebody = { corpId, userId };

describe('a code from a scanned QR code', () => {
  test('names the person and the corporation, once', async () => {
    const { sandbox, messenger } = startDingtalk();
    const code = sandbox.webCode(somebody);
    const person = await messenger.personByWebCode(code);
    expect(person).toMatchObject({ unionId, corpId, phoneNumber: '19900000001' });
    expect(await reasonOf(messenger.personByWebCode(code))).toBe('MESSENGER_CODE_USED');
  });

  test('ends after five minutes', async () => {
    const { sandbox, messenger, clock } = startDingtalk();
    const code = sandbox.webCode(somebody);
    clock.advance(5 * 60_000);
    expect(await reasonOf(messenger.personByWebCode(code))).toBe('MESSENGER_CODE_USED');
  });

  test('is used up when the answer is lost on its way', async () => {
    const { sandbox, messenger } = startDingtalk();
    const code = sandbox.webCode(somebody);
    const call = '/v1.0/oauth2/userAccessToken';
    sandbox.switches.fail({ call, trouble: { kind: 'LOST' }, times: 1 });
    expect(await reasonOf(messenger.personByWebCode(code))).toBe('MESSENGER_AWAY');
    expect(await reasonOf(messenger.personByWebCode(code))).toBe('MESSENGER_CODE_USED');
  });

  test('belongs to the corporation of an application that has only one', async () => {
    const { sandbox, messenger } = startDingtalk({ settings: { corpId } });
    const person = await messenger.personByWebCode(sandbox.webCode(somebody, false));
    expect(person.corpId).toBe(corpId);
    const open = startDingtalk();
    const other = await open.messenger.personByWebCode(open.sandbox.webCode(somebody, false));
    expect(other.corpId).toBeNull();
  });

  test('gives no phone number that is masked', async () => {
    const { sandbox, messenger } = startDingtalk();
    sandbox.switches.maskMobiles(true);
    const person = await messenger.personByWebCode(sandbox.webCode(somebody));
    expect(person.phoneNumber).toBeNull();
  });
});

describe('a code from inside the messenger', () => {
  test('names the person who opened the page, once', async () => {
    const { sandbox, messenger } = startDingtalk();
    const code = sandbox.insideCode(somebody);
    const person = await messenger.personByInsideCode(corpId, code);
    expect(person).toMatchObject({ unionId, corpId, phoneNumber: '19900000001' });
    expect(await reasonOf(messenger.personByInsideCode(corpId, code))).toBe('MESSENGER_CODE_USED');
  });

  test('of another corporation is refused', async () => {
    const { sandbox, messenger } = startDingtalk();
    const code = sandbox.insideCode(somebody);
    expect(await reasonOf(messenger.personByInsideCode(secondCorpId, code))).toBe(
      'MESSENGER_CODE_USED',
    );
  });

  test('works for a person whose phone number may not be seen', async () => {
    const { sandbox, messenger } = startDingtalk();
    const trouble = { kind: 'ERRCODE', errcode: 60011 } as const;
    sandbox.switches.fail({ call: '/topapi/v2/user/get', trouble });
    const person = await messenger.personByInsideCode(corpId, sandbox.insideCode(somebody));
    expect(person).toMatchObject({ unionId, phoneNumber: null });
  });
});

test('the login address has the state and the return address, as a whole page or in a frame', () => {
  const { messenger } = startDingtalk();
  const login = { state: 'a&b', returnAddress: 'https://score.test/web/external/login' };
  const whole = new URL(messenger.loginAddress({ ...login, embedded: false }));
  expect(whole.pathname).toBe('/sandbox/dingtalk/oauth2/auth');
  expect(Object.fromEntries(whole.searchParams)).toEqual({
    redirect_uri: login.returnAddress,
    response_type: 'code',
    client_id: 'dingdemoapplication',
    scope: 'openid corpid',
    state: 'a&b',
    prompt: 'consent',
  });
  const framed = new URL(messenger.loginAddress({ ...login, embedded: true }));
  expect(framed.searchParams.get('iframe')).toBe('true');
});

describe('notices', () => {
  const notice = { title: '请签到', text: '第*1*场', address: 'https://score.test/web/dd/1' };

  test('reach people by their ids, a hundred at a time, and name the people they could not reach', async () => {
    const { sandbox, messenger } = startDingtalk();
    const unionIds = (sandbox.directory.of(corpId)?.all() ?? [])
      .slice(0, 250)
      .map((p) => p.unionId);
    const { unreachable } = await messenger.sendNotice(corpId, [...unionIds, 'nobody'], notice);
    expect(unreachable).toEqual(['nobody']);
    const sent = sandbox.notices();
    expect(sent.map(({ to }) => to.length)).toEqual([50, 100, 100]);
    expect(sent[0]).toMatchObject({ title: '请签到', address: notice.address });
    // The text is escaped, and the minute keeps the messenger from dropping the next one as a duplicate.
    expect(sent[0]?.text).toBe('#### 请签到\n\n第\\*1\\*场\n\n16:00');
  });

  test('to nobody make no call', async () => {
    const { sandbox, messenger } = startDingtalk();
    expect(await messenger.sendNotice(corpId, ['nobody'], notice)).toEqual({
      unreachable: ['nobody'],
    });
    expect(sandbox.notices()).toEqual([]);
  });
});

describe('a group', () => {
  const message = { title: '结果', markdown: '**1.** 天鹅湖' };

  test('gets what its robot is sent, signed', async () => {
    const { sandbox, messenger } = startDingtalk();
    await messenger.sendToGroup(sandbox.robot, message);
    expect(sandbox.groupMessages()).toMatchObject([{ title: '结果', text: '**1.** 天鹅湖' }]);
  });

  test.each([
    ['another secret', { secret: 'SECwrongwrongwrongwrong' }],
    ['no secret', { secret: null }],
    ['another robot', { accessToken: 'wrongwrongwrongwrong' }],
  ])('gets nothing with %s', async (_, wrong) => {
    const { sandbox, messenger } = startDingtalk();
    const robot = { ...sandbox.robot, ...wrong };
    expect(await reasonOf(messenger.sendToGroup(robot, message))).toBe('MESSENGER_NO_GROUP');
  });
});

describe('signatures', () => {
  const ticket = 'ticket';
  const nonce = 'nonce';
  const timestamp = 1_790_000_000_000;
  // Computed here from the messenger's documentation, not by the code under test.
  const expected = (url: string) =>
    createHash('sha256')
      .update(`jsapi_ticket=ticket&noncestr=nonce&timestamp=1790000000000&url=${url}`)
      .digest('hex');

  test.each([
    ['https://score.test/web/dd/1', 'https://score.test/web/dd/1'],
    ['https://score.test/web/dd/1?a=b#part', 'https://score.test/web/dd/1?a=b'],
    ['https://score.test/a%20b?q=%E4%BA%AE&x=1%2B1', 'https://score.test/a%20b?q=亮&x=1+1'],
    ['https://score.test/?q=100%', 'https://score.test/?q=100%'],
  ])('for the page %s', async (address, signed) => {
    expect(await pageSignature({ ticket, nonce, timestamp, address })).toBe(expected(signed));
  });

  test('for a page have a fixed value that sha256sum confirms', async () => {
    const address = 'https://score.test/web/dd/1';
    expect(await pageSignature({ ticket, nonce, timestamp, address })).toBe(
      'c7e9b4a54113595c36953a952e23af893a7811e6223acdcd18ef185b48601c46',
    );
  });

  test('for a robot', async () => {
    const secret = 'SECabcdef';
    const mac = createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64');
    expect(await robotSignature(secret, timestamp)).toBe(mac);
  });

  test('use a ticket that is requested once in two hours', async () => {
    const { sandbox, messenger, clock } = startDingtalk();
    const sign = () => messenger.pageConfig(corpId, 'https://score.test/web/dd/1');
    const all = await Promise.all([sign(), sign(), sign()]);
    expect(new Set(all.map(({ nonceStr }) => nonceStr)).size).toBe(3);
    expect(all[0]).toMatchObject({ corpId, agentId: '2026000001', timeStamp: clock.now() });
    expect(sandbox.calls('/v1.0/oauth2/jsapiTickets')).toBe(1);
    clock.advance(7_200_000);
    await sign();
    expect(sandbox.calls('/v1.0/oauth2/jsapiTickets')).toBe(2);
  });
});
