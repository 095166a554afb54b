/** Tests the messenger's adapter against the sandbox: tokens, pauses, bans, and the reason given for each refusal. */
import { secondCorpId, type Trouble } from '@liangfen/sandbox';
import { describe, expect, test } from 'vitest';
import { corpId, reasonOf, startDingtalk } from './support/dingtalk.ts';

const tokenPath = '/v1.0/oauth2/token';
const namePath = '/topapi/v2/department/get';
const listPath = '/topapi/v2/department/listsub';
const errcode = (number: number): Trouble => ({ kind: 'ERRCODE', errcode: number });

describe('the token of the application', () => {
  test('is requested once for many calls at the same time', async () => {
    const { sandbox, messenger } = startDingtalk();
    await Promise.all(Array.from({ length: 20 }, () => messenger.department(corpId, '1001')));
    expect(sandbox.calls(tokenPath)).toBe(1);
  });

  test('is separate for each corporation', async () => {
    const { sandbox, messenger } = startDingtalk();
    const names = await Promise.all([corpId, secondCorpId].map(messenger.corporationName));
    expect(names).toEqual(['亮分演示集团', '海燕艺术学院（演示）']);
    expect(sandbox.calls(tokenPath)).toBe(2);
  });

  test('is renewed before its two hours are over', async () => {
    const { sandbox, messenger, clock } = startDingtalk();
    await messenger.department(corpId, null);
    clock.advance(7_200_000 - 1);
    await messenger.department(corpId, null);
    expect(sandbox.calls(tokenPath)).toBe(2);
  });

  test.each([40014, 42001])('is renewed once after %i, however many calls fail', async (number) => {
    const { sandbox, messenger } = startDingtalk();
    await messenger.department(corpId, null);
    sandbox.revokeTokens();
    sandbox.switches.fail({ trouble: errcode(number), call: listPath, times: 1 });
    const answers = Array.from({ length: 20 }, () => messenger.department(corpId, null));
    expect((await Promise.all(answers)).every(({ childDepts }) => childDepts.length > 0)).toBe(
      true,
    );
    expect(sandbox.calls(tokenPath)).toBe(2);
  });

  test('is not renewed for ever when a fresh one is refused', async () => {
    const { sandbox, messenger } = startDingtalk();
    sandbox.switches.fail({ trouble: errcode(40014), call: namePath });
    expect(await reasonOf(messenger.corporationName(corpId))).toBe('MESSENGER_NO_PERMISSION');
    expect(sandbox.calls(tokenPath)).toBe(2);
  });

  test('comes from the ticket for an application that is offered to all corporations', async () => {
    const { sandbox, messenger } = startDingtalk({ isSuite: true });
    expect(await messenger.corporationName(corpId)).toBe('亮分演示集团');
    expect(sandbox.calls('/v1.0/oauth2/corpAccessToken')).toBe(1);
  });
});

describe('a busy messenger', () => {
  test.each([-1, 90002, 90018])(
    'is called again after 1, 2 and 4 seconds for %i',
    async (number) => {
      const { sandbox, messenger, pauses } = startDingtalk();
      sandbox.switches.fail({ trouble: errcode(number), call: namePath, times: 3 });
      expect(await messenger.corporationName(corpId)).toBe('亮分演示集团');
      expect(pauses).toEqual([1_000, 2_000, 4_000]);
    },
  );

  test('is reported as busy after three repeats', async () => {
    const { sandbox, messenger, pauses } = startDingtalk();
    sandbox.switches.fail({ trouble: errcode(90002), call: namePath });
    expect(await reasonOf(messenger.corporationName(corpId))).toBe('MESSENGER_BUSY');
    expect(sandbox.calls(namePath)).toBe(4);
    expect(pauses).toHaveLength(3);
  });

  test.each([
    ['for the minutes it names', 'JSON', 5 * 60_000],
    ['for one minute when a page names none', 'PAGE', 60_000],
  ] as const)('gets no calls after banning our address %s', async (_, as, ms) => {
    const { sandbox, messenger, clock } = startDingtalk();
    await messenger.department(corpId, null);
    sandbox.switches.fail({ trouble: { kind: 'BANNED', as }, times: 1 });
    const ask = () => reasonOf(messenger.corporationName(corpId));
    expect(await ask()).toBe('MESSENGER_BUSY');
    clock.advance(ms - 1);
    expect(await ask()).toBe('MESSENGER_BUSY');
    expect(sandbox.calls(namePath)).toBe(1);
    clock.advance(1);
    expect(await ask()).toBeNull();
  });
});

describe('a messenger that cannot be reached', () => {
  test.each<[string, Trouble]>([
    ['breaks the connection', { kind: 'CUT' }],
    ['answers, but the answer is lost', { kind: 'LOST' }],
    ['answers a page of its gateway', { kind: 'NOT_JSON' }],
    ['answers without end', { kind: 'TOO_LARGE' }],
    ['answers a number nobody knows', errcode(99_999)],
    ['answers an error of its own', { kind: 'HTTP', status: 500, code: 'InternalError' }],
  ])('%s', async (_, trouble) => {
    const { sandbox, messenger } = startDingtalk();
    sandbox.switches.fail({ trouble, call: namePath });
    expect(await reasonOf(messenger.corporationName(corpId))).toBe('MESSENGER_AWAY');
  });

  test('gives no answer for ten seconds', async () => {
    const { sandbox, messenger, clock } = startDingtalk();
    await messenger.department(corpId, null);
    sandbox.switches.fail({ trouble: { kind: 'SILENT' }, call: namePath });
    const asked = reasonOf(messenger.corporationName(corpId));
    await expect.poll(() => sandbox.calls(namePath)).toBe(1);
    clock.advance(10_000);
    expect(await asked).toBe('MESSENGER_AWAY');
  });
});

test.each<[string, Trouble]>([
  ['MESSENGER_CODE_USED', errcode(40078)],
  ['MESSENGER_NO_PERMISSION', errcode(60011)],
  ['MESSENGER_NO_PERMISSION', errcode(88)],
  ['MESSENGER_NO_PERMISSION', { kind: 'SUB_CODE', errcode: 60011 }],
  ['MESSENGER_OUT_OF_RANGE', errcode(50002)],
  ['MESSENGER_OUT_OF_RANGE', errcode(50004)],
  ['MESSENGER_ADDRESS_NOT_ALLOWED', errcode(60020)],
  ['MESSENGER_ADDRESS_NOT_ALLOWED', { kind: 'SUB_CODE', errcode: 60020 }],
  ['MESSENGER_CORPORATION_UNKNOWN', errcode(33001)],
])('it is %s when an older interface answers %o', async (reason, trouble) => {
  const { sandbox, messenger } = startDingtalk();
  sandbox.switches.fail({ trouble, call: listPath });
  expect(await reasonOf(messenger.department(corpId, null))).toBe(reason);
});

const http = (status: number, code: string): Trouble => ({ kind: 'HTTP', status, code });

test.each<[string, Trouble]>([
  ['MESSENGER_NO_PERMISSION', http(403, 'Forbidden.AccessDenied.AccessTokenPermissionDenied')],
  ['MESSENGER_NO_PERMISSION', http(400, 'invalid.client')],
  ['MESSENGER_ADDRESS_NOT_ALLOWED', http(403, 'Forbidden.AccessDenied.IpNotInWhiteList')],
  ['MESSENGER_CORPORATION_UNKNOWN', http(401, 'unauthorized.client')],
  ['MESSENGER_BUSY', http(429, 'Throttling.Api')],
])('it is %s when a newer interface answers %o', async (reason, trouble) => {
  const { sandbox, messenger } = startDingtalk();
  sandbox.switches.fail({ trouble, call: tokenPath });
  expect(await reasonOf(messenger.department(corpId, null))).toBe(reason);
});

test.each(['dingnobody', '../accessToken', '', 'a b'])(
  'no call goes out for the unknown corporation "%s"',
  async (stranger) => {
    const { sandbox, messenger } = startDingtalk({ settings: { corpId } });
    expect(await reasonOf(messenger.department(stranger, null))).toBe(
      'MESSENGER_CORPORATION_UNKNOWN',
    );
    expect(sandbox.calls(tokenPath)).toBe(0);
  },
);

test('a department that does not exist is empty', async () => {
  const { messenger } = startDingtalk();
  const empty = { childDepts: [], members: [] };
  expect(await messenger.department(corpId, '999999')).toEqual(empty);
  expect(await messenger.department(corpId, 'root')).toEqual(empty);
});
