/** Tests an application for all corporations: the ticket that the messenger pushes, and its use in each corporation. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { secondCorpId } from '@liangfen/sandbox';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPush, sealPush } from '../src/integrations/dingtalk/push-seal.ts';
import { latestTicket } from '../src/messenger/pushed-tickets.ts';
import type { Database } from '../src/ports.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { corpId, type DingtalkHall, reasonOf, startDingtalk } from './support/dingtalk.ts';
import { createTestMessenger } from './support/messenger.ts';

const address = 'http://product.test/api/ding/callback';
const somebody = { corpId, userId: 'a000001' };

let there: DingtalkHall;
let hall: TestApp;
let database: Database;
beforeEach(async () => {
  there = startDingtalk({
    isSuite: true,
    ticket: () => latestTicket(database.query, there.sandbox.app.clientId),
  });
  hall = await createTestApp({ messenger: there.messenger, clock: there.clock });
  database = hall.database;
});

type Push = Parameters<DingtalkHall['sandbox']['ticketPush']>[0];

const push = async (wanted: Omit<Push, 'address'> = {}) =>
  hall.app.fetch(await there.sandbox.ticketPush({ ...wanted, address }));
const kept = () => latestTicket(database.query, there.sandbox.app.clientId);
const comeIn = () => {
  const authCode = there.sandbox.insideCode(somebody);
  return hall.client.send('loginByMessenger', {
    body: { way: 'INSIDE', place: 'DESK', corpId, authCode },
  });
};

describe('a pushed ticket', () => {
  test.each(['ALONE', 'AMONG_DATA'] as const)(
    'that comes %s is stored, and the answer is sealed',
    async (form) => {
      const ticket = there.sandbox.newTicket();
      expect(await there.sandbox.isTaken(await push({ form }))).toBe(true);
      expect(await kept()).toBe(ticket);
      expect((await comeIn()).status).toBe(200);
    },
  );

  test('is waited for: before the first one every login is refused, without advice for the user', async () => {
    const refused = await comeIn();
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'MESSENGER_AWAY']);
    await push();
    expect((await comeIn()).status).toBe(200);
  });

  test('replaces the one before, which has become invalid', async () => {
    await push();
    await comeIn();
    there.sandbox.newTicket();
    there.sandbox.revokeTokens();
    expect((await (await comeIn()).json()).code).toBe('MESSENGER_AWAY');
    await push();
    expect((await comeIn()).status).toBe(200);
  });

  test('that is older than the stored one changes nothing, however late or often it comes', async () => {
    const early = await there.sandbox.ticketPush({ address });
    there.clock.advance(5 * 60 * 60_000);
    const latest = there.sandbox.newTicket();
    await push();
    const late = await hall.app.fetch(early.clone());
    await hall.app.fetch(early);
    // The server confirms it all the same, because the messenger would push it again and again.
    expect(await there.sandbox.isTaken(late)).toBe(true);
    expect(await kept()).toBe(latest);
  });

  test('is found after a restart, and by other processes', async () => {
    await push();
    const other = await createTestApp({
      messenger: there.messenger,
      clock: there.clock,
      database,
    });
    const authCode = there.sandbox.insideCode(somebody);
    const body = { way: 'INSIDE', place: 'DESK', corpId, authCode } as const;
    expect((await other.client.call('loginByMessenger', { body })).first).not.toBeNull();
  });

  test('is in no log and no answer', async () => {
    const ticket = there.sandbox.newTicket();
    const answer = await (await push()).text();
    expect(await kept()).toBe(ticket);
    expect(JSON.stringify(hall.logged)).not.toContain(ticket);
    expect(answer).not.toContain(ticket);
  });
});

describe('a push is not stored', () => {
  test.each([
    ['signed with another token', { forged: 'TOKEN' }],
    ['sealed with another key', { forged: 'KEY' }],
    ['for another application', { forged: 'APPLICATION' }],
  ] as const)('%s', async (_, wanted) => {
    const refused = await push(wanted);
    const problem = await refused.json();
    expect([refused.status, problem.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(await kept()).toBeNull();
    // The request id in the messenger's own records also finds the refusal in our log.
    const requestId = refused.headers.get('x-request-id');
    expect(requestId).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
    expect(problem).toMatchObject({ requestId });
    expect(hall.logged.filter(({ event }) => event === 'messenger.push.refused')).toMatchObject([
      { level: 'warn', fields: { because: 'SIGNATURE', requestId } },
    ]);
  });

  test('with a single character changed on its way', async () => {
    const request = await there.sandbox.ticketPush({ address });
    const { encrypt } = await request.clone().json();
    const url = new URL(request.url);
    const sign = fc.constantFrom(...'0123456789abcdefABCDEF+/');
    const place = fc.constantFrom('signature', 'timestamp', 'nonce', 'encrypt');
    await fc.assert(
      fc.asyncProperty(place, fc.nat(), sign, async (name, at, letter) => {
        const changed = new URL(url);
        const text = name === 'encrypt' ? encrypt : (url.searchParams.get(name) ?? '');
        const other = `${text.slice(0, at % text.length)}${letter}${text.slice((at % text.length) + 1)}`;
        fc.pre(
          other.toLowerCase() !== text.toLowerCase() || (name !== 'signature' && other !== text),
        );
        if (name !== 'encrypt') changed.searchParams.set(name, other);
        const body = JSON.stringify({ encrypt: name === 'encrypt' ? other : encrypt });
        const headers = { 'content-type': 'application/json' };
        const sent = new Request(changed, { method: 'POST', headers, body });
        expect((await hall.app.fetch(sent)).status).toBe(400);
      }),
      { numRuns: 80 },
    );
    expect(await kept()).toBeNull();
  });

  test('without a signature', async () => {
    const request = await there.sandbox.ticketPush({ address });
    const url = new URL(request.url);
    url.searchParams.delete('signature');
    expect((await hall.app.fetch(new Request(url, request))).status).toBe(400);
  });

  test('where no application waits for pushes', async () => {
    for (const messenger of [null, createTestMessenger()]) {
      const request = await there.sandbox.ticketPush({ address });
      const other = await createTestApp({ messenger });
      expect((await other.app.fetch(request)).status).toBe(400);
    }
  });
});

describe('in each corporation', () => {
  test('the application has an agent id of its own, used in notices and pages', async () => {
    await push();
    const notice = { title: '请签到', text: '现场等你', address: 'https://score.test/web/dd/1' };
    for (const [corporation, agentId] of [
      [corpId, '2026000001'],
      [secondCorpId, '2026000002'],
    ] as const) {
      await there.messenger.sendNotice(corporation, ['demo000005iE'], notice);
      const page = await there.messenger.pageConfig(corporation, 'https://score.test/web/dd/1');
      expect(page.agentId).toBe(agentId);
    }
    expect(there.sandbox.notices().map((sent) => sent.corpId)).toEqual([secondCorpId, corpId]);
    expect(there.sandbox.calls('/v1.0/oauth2/apps/authInfo')).toBe(2);
    expect(there.sandbox.calls('/v1.0/oauth2/suiteAccessToken')).toBe(1);
  });

  test('an application that is not installed is refused', async () => {
    await push();
    const notice = { title: '', text: '', address: '' };
    for (const corporation of ['dingstranger', '../x', '']) {
      const refused = there.messenger.sendNotice(corporation, ['demo000005iE'], notice);
      expect(await reasonOf(refused)).toBe('MESSENGER_CORPORATION_UNKNOWN');
      const signed = there.messenger.pageConfig(corporation, 'https://score.test/');
      expect(await reasonOf(signed)).toBe('MESSENGER_CORPORATION_UNKNOWN');
    }
  });

  test('an application’s token that ended early is requested once more', async () => {
    await push();
    there.sandbox.switches.fail({
      call: '/v1.0/oauth2/apps/authInfo',
      trouble: { kind: 'HTTP', status: 401, code: 'InvalidAuthentication' },
      times: 1,
    });
    const page = await there.messenger.pageConfig(corpId, 'https://score.test/');
    expect(page.agentId).toBe('2026000001');
    expect(there.sandbox.calls('/v1.0/oauth2/suiteAccessToken')).toBe(2);
  });
});

describe('the seal of a push', () => {
  const seal = {
    token: 'token',
    key: randomBytes(32).toString('base64').slice(0, 43),
    clientId: 'dingapp',
  };
  const key = Buffer.from(`${seal.key}=`, 'base64');
  const iv = key.subarray(0, 16);
  // Sealed here by another implementation, written from the messenger's documentation.
  const sealedHere = (text: string, owner = seal.clientId) => {
    const message = Buffer.from(text);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(message.length);
    const content = Buffer.concat([randomBytes(16), length, message, Buffer.from(owner)]);
    const missing = 32 - (content.length % 32);
    const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
    const whole = Buffer.concat([content, Buffer.alloc(missing, missing)]);
    return Buffer.concat([cipher.update(whole), cipher.final()]).toString('base64');
  };

  test('of any text can be opened with the key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const wellFormed = Buffer.from(text).toString();
        expect(await openPush(seal, sealedHere(wellFormed))).toBe(wellFormed);
        const encrypt = Buffer.from(await sealPush(seal, wellFormed, 'abcdefghijklmnop'), 'base64');
        const decipher = createDecipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
        const whole = Buffer.concat([decipher.update(encrypt), decipher.final()]);
        expect(whole.length % 32).toBe(0);
        const content = whole.subarray(0, whole.length - (whole.at(-1) ?? 0));
        const end = 20 + content.readUInt32BE(16);
        expect(content.subarray(20, end).toString()).toBe(wellFormed);
        expect(content.subarray(end).toString()).toBe('dingapp');
      }),
    );
  });

  test('of another application, and random bytes, are refused', async () => {
    expect(await openPush(seal, sealedHere('{}', 'dingother'))).toBeNull();
    const bytes = fc
      .uint8Array({ maxLength: 200 })
      .map((some) => Buffer.from(some).toString('base64'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(bytes, fc.string({ maxLength: 100 })), async (encrypt) => {
        expect(await openPush(seal, encrypt)).toBeNull();
      }),
    );
  });

  test('is signed as the messenger documents it: SHA-1 of the four parts in sorted order', async () => {
    const { app } = there.sandbox;
    const request = await there.sandbox.ticketPush({ address });
    const { searchParams } = new URL(request.url);
    const of = (name: string) => searchParams.get(name) ?? '';
    const { encrypt } = await request.json();
    const parts = [app.pushToken, of('timestamp'), of('nonce'), encrypt].sort().join('');
    expect(of('signature')).toBe(createHash('sha1').update(parts).digest('hex'));
  });
});
