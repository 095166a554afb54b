/**
 * Tests that published results reach an organiser's own server, signed and at least once, and that the organiser sees
 * the outcome (docs/decisions/0320).
 */
import type { NewWebhookSecret, WebhookMessage, WebhookUpdate } from '@liangfen/sdk/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookCalls } from '../src/node/webhook-calls.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { type Received, type Receiver, startReceiver, verified } from './support/receiver.ts';
import { openSmallShow } from './support/small-show.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Allows the ports and addresses of this machine, where the receivers of these tests are. */
const calls = createWebhookCalls({ policy: { ports: [], local: true } });

const messageOf = ({ body }: Received): WebhookMessage => JSON.parse(body);

describe('webhooks', () => {
  let receiver: Receiver;
  let hall: TestApp;
  let main: TestAccount;
  beforeEach(async () => {
    receiver = await startReceiver();
    hall = await createTestApp({ webhooks: calls, now: Date.now() });
    main = await hall.register();
  });
  afterEach(async () => {
    await hall.app.drain();
    await receiver.stop();
  });

  const create = (
    more: { readonly rehearsals?: boolean; readonly url?: string } = {},
  ): Promise<NewWebhookSecret> =>
    main.client.call('createWebhook', {
      body: {
        name: '官网',
        url: receiver.url,
        events: ['result.published', 'ranking.published', 'competition.ended'],
        ...more,
      },
    });
  /** Sends until nothing is due. */
  const deliver = async (app = hall) => {
    let sent = 0;
    for (let rounds = 0; rounds < 100; rounds += 1) {
      const found = await app.app.services.courier.round();
      if (found === 0) return sent;
      sent += found;
    }
    throw new Error('there is always something to send');
  };
  const only = async () => {
    const { webhooks } = await main.client.call('listWebhooks');
    const [webhook] = webhooks;
    if (webhook === undefined) throw new Error('no webhook');
    return webhook;
  };
  const deliveries = async () =>
    (await main.client.call('listWebhookDeliveries', { path: { webhookId: (await only()).id } }))
      .deliveries;
  const update = async (body: WebhookUpdate) =>
    main.client.call('updateWebhook', { path: { webhookId: (await only()).id }, body });

  describe('a message is sent for', () => {
    test('a result once the hall has seen it whole, and not before', async () => {
      const { secret } = await create();
      const show = await openSmallShow(hall, main);
      await show.scored(0, 92.5);
      expect(await deliver()).toBe(0);
      await show.showResult(0);
      expect(await deliver()).toBe(1);
      const [call] = receiver.received;
      expect(call && verified(secret, call)).toEqual({
        type: 'result.published',
        timestamp: hall.clock.now(),
        data: {
          competition: { id: show.id, name: '决赛', status: 'OFFICIAL' },
          version: (await hall.app.services.live.state(show.id)).version,
          revised: false,
          result: {
            programId: show.programIds[0],
            groupId: show.groupId,
            groupName: expect.any(String),
            sort: 1,
            programName: '起风了',
            contestant: '李明',
            score: 92.5,
            items: [],
            outcome: null,
          },
          links: { results: `/api/competition/${show.id}/result/published` },
        },
      });
      expect(call?.headers['content-type']).toBe('application/json');
      expect(await deliver()).toBe(0);
    });

    test.each([
      ['an hour back', -60 * minuteMs],
      ['an hour forward', 60 * minuteMs],
    ])('a result at once, also after somebody has set the machine’s clock %s', async (_, byMs) => {
      await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      expect(await deliver()).toBe(1);
      hall.clock.set(byMs);
      await show.published(1, 95);
      expect(await deliver()).toBe(1);
    });

    test('a result that is revealed step by step only after its last step', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      await show.scored(0, 90);
      const target = { programId: show.programIds[0] ?? '', itemId: null, test: false };
      await show.operate({ type: 'SHOW_RESULT', ...target, covered: true });
      expect(await deliver()).toBe(0);
      const { state } = hall.app.services.live;
      for (let step = 0; step <= 20; step += 1) {
        await show.operate({ type: 'STEP_REVEAL', step });
        if ((await state(show.id)).shown.get(target.programId)?.score != null) break;
        expect(await deliver()).toBe(0);
      }
      expect(await deliver()).toBe(1);
    });

    test('a page of the ranking once all of it has been seen, as the hall saw it', async () => {
      const { secret } = await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await show.published(1, 95);
      await deliver();
      receiver.received.length = 0;
      await show.operate({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
      await deliver();
      const messages = receiver.received.map((call) => verified(secret, call));
      expect(messages).toMatchObject([
        {
          type: 'ranking.published',
          data: {
            ranking: {
              groupId: show.groupId,
              item: null,
              pageNo: 0,
              total: 2,
              rows: [
                { rank: 1, programName: '=月光', score: 95 },
                { rank: 2, programName: '起风了', score: 90 },
              ],
            },
          },
        },
      ]);
    });

    test('a corrected result again, with a later version, once the hall sees the correction', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await show.operate({ type: 'SHOW_PROGRAM_LIST' });
      const programId = show.programIds[0] ?? '';
      await show.operate({ type: 'CORRECT_RESULT', programId, score: 91, reason: '计时器' });
      await deliver();
      expect(receiver.received).toHaveLength(1);
      await show.showResult(0);
      await deliver();
      const [first, second] = receiver.received.map(messageOf);
      expect(second).toMatchObject({ data: { revised: true, result: { score: 91 } } });
      const versions = [first, second].map((message) =>
        message?.type === 'result.published' ? message.data.version : 0,
      );
      expect(versions[1]).toBeGreaterThan(versions[0] ?? 0);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(2);
    });

    test('the end of a competition, and that it is taken back', async () => {
      const { secret } = await create();
      const show = await openSmallShow(hall, main);
      const path = { id: show.id };
      await main.client.call('endCompetition', {
        path,
        body: { confirmName: '决赛', confirm: true },
      });
      await deliver();
      expect(receiver.received.map((call) => verified(secret, call))).toMatchObject([
        { type: 'competition.ended', data: { competition: { id: show.id, status: 'ENDED' } } },
      ]);
      // Whoever asked for ends also hears that one is taken back.
      const body = { confirmName: '决赛', reason: '复核' };
      await main.client.call('reopenCompetition', { path, body });
      await deliver();
      const [, again] = receiver.received.map((call) => verified(secret, call));
      expect(again).toMatchObject({
        type: 'competition.reopened',
        data: { competition: { id: show.id, status: 'OFFICIAL' } },
      });
    });

    test('a rehearsal only to a webhook that asks for rehearsals, and never for the example', async () => {
      await create();
      const quiet = await openSmallShow(hall, main, { official: false });
      await quiet.published(0, 90);
      expect(await deliver()).toBe(0);
      await update({ rehearsals: true });
      await quiet.published(1, 91);
      expect(await deliver()).toBe(1);
      expect(receiver.received.map(messageOf)).toMatchObject([
        { data: { competition: { status: 'REHEARSAL' } } },
      ]);
      await main.client.call('createExample', {});
      expect(await deliver()).toBe(0);
    });

    test('the chosen events only, and only in the account’s own competitions', async () => {
      await create();
      await update({ events: ['ranking.published'] });
      const stranger = await hall.register('stranger');
      const theirs = await openSmallShow(hall, stranger);
      await theirs.published(0, 90);
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      expect(await deliver()).toBe(0);
    });
  });

  describe('a message that does not arrive', () => {
    test('is tried again after longer and longer waits with the same id, and its tries are listed', async () => {
      const { secret } = await create();
      const show = await openSmallShow(hall, main);
      receiver.answerWith({ status: 500, body: '\u0000坏了😀'.padEnd(5_000, '😀') });
      await show.published(0, 90);
      expect(await deliver()).toBe(1);
      expect(await deliver()).toBe(0);
      const [waiting] = await deliveries();
      // A random number of 0.5 means no spread.
      expect(waiting).toMatchObject({
        state: 'WAITING',
        nextAt: hall.clock.now() + 5_000,
        tries: 1,
      });
      expect(waiting?.attempts[0]).toMatchObject({ outcome: 'REFUSED', status: 500 });
      expect(waiting?.attempts[0]?.answer).toMatch(/^坏了(😀)+$/u);
      hall.clock.advance(5_000);
      await deliver();
      hall.clock.advance(19_999);
      expect(await deliver()).toBe(0);
      hall.clock.advance(1);
      receiver.answerWith({ status: 200 });
      await deliver();
      expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', nextAt: null, tries: 3 }]);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(1);
      for (const call of receiver.received) verified(secret, call);
      expect(await only()).toMatchObject({ failingSince: null, deliveredAt: hall.clock.now() });
    });

    test('is given up after three days, and the webhook is turned off when nothing else arrived', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      receiver.answerWith({ status: 302, headers: { location: `${receiver.url}/other` } });
      await show.published(0, 90);
      const since = hall.clock.now();
      for (let tries = 0; tries < 100 && (await only()).disabled === null; tries += 1) {
        await deliver();
        const next = (await deliveries())[0]?.nextAt;
        if (next != null) hall.clock.advance(next - hall.clock.now());
      }
      expect(hall.clock.now()).toBe(since + 3 * dayMs);
      expect(await only()).toMatchObject({ disabled: 'FAILING', waiting: 0, failingSince: since });
      expect(await deliveries()).toMatchObject([{ state: 'GIVEN_UP', nextAt: null }]);
      // A redirect is treated like any other refusal.
      expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/liangfen']));
      await show.published(1, 91);
      expect(await deliver()).toBe(0);
      expect(await deliveries()).toHaveLength(1);
      await update({ enabled: true });
      expect(await only()).toMatchObject({ disabled: null, failingSince: null });
    });

    test('does not turn off a webhook that accepts other messages', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      receiver.answerWith({ status: 500 });
      await show.published(0, 90);
      await deliver();
      hall.clock.advance(1);
      receiver.answerWith({ status: 204 });
      await show.published(1, 91);
      await deliver();
      receiver.answerWith({ status: 500 });
      for (let tries = 0; tries < 100; tries += 1) {
        const next = (await deliveries()).find(({ state }) => state === 'WAITING')?.nextAt;
        if (next == null) break;
        hall.clock.advance(next - hall.clock.now());
        await deliver();
      }
      expect((await deliveries()).map(({ state }) => state).sort()).toEqual([
        'DELIVERED',
        'GIVEN_UP',
      ]);
      expect((await only()).disabled).toBeNull();
    });

    test('ends at once when the receiver answers that it is gone', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      receiver.answerWith({ status: 410 });
      await show.published(0, 90);
      await deliver();
      expect(await only()).toMatchObject({ disabled: 'GONE', waiting: 0 });
    });

    test('delays nobody else: a receiver that hangs holds up no other', async () => {
      const quick = createWebhookCalls({ policy: { ports: [], local: true }, timeoutMs: 300 });
      hall = await createTestApp({ webhooks: quick });
      main = await hall.register();
      const other = await startReceiver();
      await create();
      await create({ url: other.url });
      receiver.answerWith(null);
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await deliver();
      expect(other.received).toHaveLength(1);
      const { webhooks } = await main.client.call('listWebhooks');
      expect(webhooks.map(({ waiting }) => waiting).sort()).toEqual([0, 1]);
      await other.stop();
    });
  });

  describe('the outbox', () => {
    test('keeps a message when the process crashes after the commit of a result: another process sends it', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      // This process never sends; only the database has the message.
      const { database, clock } = hall;
      const other = await createTestApp({ database, clock, webhooks: calls });
      expect(await deliver(other)).toBe(1);
      expect(receiver.received).toHaveLength(1);
    });

    test('releases a message a minute after the process that was sending it died', async () => {
      const { database, clock } = hall;
      await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      // Dies after sending, before the success is stored.
      const dying = await createTestApp({
        database,
        clock,
        webhooks: {
          ...calls,
          post: async (...call) => {
            await calls.post(...call);
            throw new Error('the process died here');
          },
        },
      });
      await dying.app.services.courier.round();
      expect(await deliver()).toBe(0);
      clock.advance(minuteMs);
      expect(await deliver()).toBe(1);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
      expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', tries: 2 }]);
    });

    test('has no message of a commit that lost a race, only one of the decision that was committed', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      await show.scored(0, 90);
      const { database, clock } = hall;
      // There is no bus between the two, so the first process decides on an old version.
      const other = await createTestApp({ database, clock, webhooks: calls });
      const operator = { role: 'CONSOLE', id: 'other' } as const;
      const once = { commandId: null, seenVersion: null };
      const list = { type: 'SHOW_PROGRAM_LIST' } as const;
      await other.app.services.live.command(show.id, operator, list, once);
      await show.showResult(0);
      const { version } = await hall.app.services.live.state(show.id);
      await deliver();
      expect(receiver.received.map(messageOf)).toMatchObject([{ data: { version } }]);
    });

    test('gives each message to only one of two processes', async () => {
      await create();
      const { database, clock } = hall;
      const other = await createTestApp({ database, clock, webhooks: calls });
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await show.published(1, 91);
      await Promise.all([deliver(), deliver(other), deliver(), deliver(other)]);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(2);
    });
  });

  describe('the secret', () => {
    test('is shown once, and the list does not hold it', async () => {
      const { secret, webhook } = await create();
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      const listed = await main.client.call('listWebhooks');
      expect(listed).toEqual({ available: true, webhooks: [webhook] });
      expect(JSON.stringify(listed)).not.toContain(secret.slice(6));
    });

    test('is changed without a gap: old and new secret both sign for a day, then only the new one', async () => {
      const { secret: old, webhook } = await create();
      const path = { webhookId: webhook.id };
      const { secret: fresh } = await main.client.call('rotateWebhookSecret', { path });
      expect((await only()).oldSecretUntil).toBe(hall.clock.now() + dayMs);
      await main.client.call('pingWebhook', { path });
      const [both] = receiver.received;
      if (both === undefined) throw new Error('nothing came');
      expect(verified(fresh, both)).toEqual(verified(old, both));
      const { secret: third } = await main.client.call('rotateWebhookSecret', { path });
      await main.client.call('pingWebhook', { path });
      const [, next] = receiver.received;
      if (next === undefined) throw new Error('nothing came');
      verified(third, next);
      verified(fresh, next);
      expect(() => verified(old, next)).toThrow();
    });

    test('is not used after its end', async () => {
      const { secret: old, webhook } = await create();
      const path = { webhookId: webhook.id };
      await main.client.call('rotateWebhookSecret', { path });
      hall.clock.advance(dayMs);
      await main.client.call('pingWebhook', { path });
      expect(receiver.received[0]?.headers['webhook-signature']).not.toContain(' ');
      expect((await only()).oldSecretUntil).toBeNull();
      expect(old).not.toBe('');
    });

    test('does not fit a body that was changed on its way', async () => {
      const { secret, webhook } = await create();
      await main.client.call('pingWebhook', { path: { webhookId: webhook.id } });
      const [call] = receiver.received;
      if (call === undefined) throw new Error('nothing came');
      verified(secret, call);
      expect(() => verified(secret, { ...call, body: `${call.body} ` })).toThrow();
    });
  });

  describe('an organiser’s webhook', () => {
    test('is tried by 试发, which shows the outcome at once and is not repeated', async () => {
      const { webhook } = await create();
      const path = { webhookId: webhook.id };
      const good = await main.client.call('pingWebhook', { path });
      expect(good).toMatchObject({ type: 'ping', competition: null, state: 'DELIVERED', tries: 1 });
      receiver.answerWith({ status: 404, body: 'no such page' });
      const bad = await main.client.call('pingWebhook', { path });
      expect(bad).toMatchObject({ state: 'GIVEN_UP', nextAt: null });
      expect(bad.attempts[0]).toMatchObject({ status: 404, answer: 'no such page' });
      expect(await only()).toMatchObject({ disabled: null, failingSince: null, waiting: 0 });
    });

    test('sends the same message under the same id by 再发一次', async () => {
      const { webhook } = await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await deliver();
      const [first] = await deliveries();
      const path = { webhookId: webhook.id, messageId: first?.messageId ?? '' };
      const again = await main.client.call('resendWebhookDelivery', { path });
      expect(again).toMatchObject({ state: 'DELIVERED', tries: 2 });
      const [one, two] = receiver.received;
      expect(two?.body).toBe(one?.body);
      expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
      const missing = { ...path, messageId: 'msg_other' };
      expect(
        (await main.client.refusal('resendWebhookDelivery', { path: missing })).problem.detail,
      ).toBe('没有找到这条消息，请返回上一页刷新后再试');
    });

    test('that is turned off by hand sends nothing, also not later', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await update({ enabled: false });
      expect(await only()).toMatchObject({ disabled: 'BY_HAND', waiting: 0 });
      await show.published(1, 91);
      await update({ enabled: true });
      expect(await deliver()).toBe(0);
      expect(await deliveries()).toMatchObject([{ state: 'GIVEN_UP' }]);
    });

    test('cannot be seen or changed by another account', async () => {
      const { webhook } = await create();
      const stranger = await hall.register('stranger');
      const path = { webhookId: webhook.id };
      expect((await stranger.client.call('listWebhooks')).webhooks).toEqual([]);
      for (const op of ['deleteWebhook', 'pingWebhook', 'rotateWebhookSecret'] as const) {
        expect((await stranger.client.refusal(op, { path })).status).toBe(404);
      }
      expect((await stranger.client.refusal('listWebhookDeliveries', { path })).status).toBe(404);
      const body = { enabled: false };
      expect((await stranger.client.refusal('updateWebhook', { path, body })).status).toBe(404);
      expect((await only()).disabled).toBeNull();
    });

    test('may have nine others beside it, and a repeated call returns the same one with a new secret', async () => {
      const body = { name: '官网', url: receiver.url, events: ['ranking.published' as const] };
      const key = 'first-webhook';
      const first = await main.client.call('createWebhook', { body, key });
      const again = await main.client.call('createWebhook', { body, key });
      expect(again.webhook).toEqual(first.webhook);
      expect(again.secret).not.toBe(first.secret);
      for (let index = 1; index < 10; index += 1) await create();
      expect((await main.client.refusal('createWebhook', { body })).problem).toMatchObject({
        status: 409,
        detail: '一个账号最多有 10 个推送地址，请先删除不用的',
      });
    });

    test('keeps a log of the last hundred messages, of thirty days, and of everything that waits', async () => {
      const { webhook } = await create();
      const path = { webhookId: webhook.id };
      await main.client.call('pingWebhook', { path });
      const { courier } = hall.app.services;
      await courier.purge();
      expect(await deliveries()).toHaveLength(1);
      const show = await openSmallShow(hall, main);
      hall.clock.advance(30 * dayMs + 1);
      await show.published(0, 90);
      await courier.purge();
      const rows = () =>
        hall.database.query.selectFrom('webhook_delivery').select(['type', 'state']).execute();
      expect(await rows()).toEqual([{ type: 'result.published', state: 'WAITING' }]);
      await hall.database.query
        .insertInto('webhook_delivery')
        .values(
          Array.from({ length: 150 }, (_, index) => ({
            webhook_id: webhook.id,
            id: `msg_${index}`,
            competition_id: null,
            type: 'ping' as const,
            body: '{}',
            created_at: hall.clock.now() - index,
            give_up_at: 0,
            next_at: null,
            state: 'DELIVERED' as const,
          })),
        )
        .execute();
      await courier.purge();
      expect(await rows()).toHaveLength(101);
    });
  });

  describe('no more messages', () => {
    test('go to a deleted webhook', async () => {
      const { webhook } = await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await main.client.call('deleteWebhook', { path: { webhookId: webhook.id } });
      expect(await deliver()).toBe(0);
      const rows = await hall.database.query.selectFrom('webhook_delivery').selectAll().execute();
      expect(rows).toEqual([]);
    });

    test('are sent about a deleted competition but that its results are withdrawn', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      await show.published(0, 90);
      await main.client.call('deleteCompetition', {
        path: { id: show.id },
        body: { confirmName: '决赛' },
      });
      await deliver();
      expect(receiver.received.map((call) => messageOf(call).type).sort()).toEqual([
        'ranking.withdrawn',
        'result.withdrawn',
      ]);
    });

    test('go to an account that is no longer a main account', async () => {
      await create();
      const show = await openSmallShow(hall, main);
      await hall.database.query
        .updateTable('user_account')
        .set({ kind: 'SUB' })
        .where('id', '=', main.userId)
        .execute();
      await show.published(0, 90);
      expect(await deliver()).toBe(0);
    });
  });

  test('a server without webhooks says so', async () => {
    const quiet = await createTestApp({ webhooks: null });
    const owner = await quiet.register();
    expect(await owner.client.call('listWebhooks')).toEqual({ available: false, webhooks: [] });
    const body = { name: '官网', url: receiver.url, events: ['ranking.published' as const] };
    expect((await owner.client.refusal('createWebhook', { body })).problem.detail).toBe(
      '这里不能推送，请在自己的服务器上使用',
    );
  });
});
