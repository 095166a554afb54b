/** Tests that whoever follows by webhooks ends with what `result/published` lists, whatever the evening takes back. */
import type { PublishedResult, WebhookMessage } from '@liangfen/sdk/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookCalls } from '../../src/node/webhook-calls.ts';
import { createTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { openSmallShow, type SmallShow } from '../support/small-show.ts';

const calls = createWebhookCalls({ policy: { ports: [], local: true } });

describe('what was published and is taken back', () => {
  let receiver: Receiver;
  let hall: TestApp;
  let main: TestAccount;
  let show: SmallShow;
  beforeEach(async () => {
    receiver = await startReceiver();
    hall = await createTestApp({ webhooks: calls, now: Date.now() });
    main = await hall.register();
    await main.client.call('createWebhook', {
      body: {
        name: '官网',
        url: receiver.url,
        events: ['result.published', 'ranking.published', 'competition.ended'],
      },
    });
    show = await openSmallShow(hall, main);
    await show.published(0, 90);
    await show.published(1, 80);
  });
  afterEach(async () => {
    await hall.app.drain();
    await receiver.stop();
  });

  const path = () => ({ id: show.id });
  const target = (program: number) => {
    const programId = show.programIds[program] ?? '';
    return { programId, itemId: null, test: false, confirm: true } as const;
  };

  const heard = async (): Promise<WebhookMessage[]> => {
    while ((await hall.app.services.courier.round()) > 0);
    return receiver.received.map(({ body }): WebhookMessage => JSON.parse(body));
  };

  /** What a receiver holds that follows docs/webhooks.md: of each program the message with the largest version. */
  const held = async (): Promise<PublishedResult[]> => {
    const kept = new Map<string, { version: number; result: PublishedResult | null }>();
    // The order of arrival does not count.
    for (const message of (await heard()).reverse()) {
      if (message.type !== 'result.published' && message.type !== 'result.withdrawn') continue;
      const { version } = message.data;
      const result = message.type === 'result.published' ? message.data.result : null;
      const programId =
        message.type === 'result.published'
          ? message.data.result.programId
          : message.data.programId;
      if (version > (kept.get(programId)?.version ?? -1)) kept.set(programId, { version, result });
    }
    return [...kept.values()].flatMap(({ result }) => result ?? []).sort((a, b) => a.sort - b.sort);
  };
  const read = async (): Promise<PublishedResult[]> => {
    const { rows } = await main.client.call('listPublishedResults', { path: path() });
    return rows.map(({ result }) => result).sort((a, b) => a.sort - b.sort);
  };
  const agree = async (scores: readonly number[]) => {
    expect((await read()).map(({ score }) => score)).toEqual(scores);
    expect(await held()).toEqual(await read());
  };

  test('an undone result is withdrawn, and told again when it is shown again', async () => {
    await agree([90, 80]);
    await show.operate({ type: 'UNDO' });
    await agree([90]);
    await show.showResult(1);
    await agree([90, 80]);
  });

  test('a performance or a scoring again withdraws what stood before', async () => {
    await show.operate({ type: 'START_SPEECH', ...target(0) });
    expect(await held()).toEqual(await read());
    await show.operate({ type: 'START_SCORING', ...target(0) });
    expect(await held()).toEqual(await read());
    await show.published(0, 95);
    await agree([95, 80]);
  });

  test('an undone ranking is withdrawn, as the page it was', async () => {
    await show.operate({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    await show.operate({ type: 'UNDO' });
    const told = (await heard()).filter(({ type }) => type === 'ranking.withdrawn');
    expect(told).toMatchObject([
      { data: { groupId: show.groupId, page: { itemId: null, pageNo: 0 } } },
    ]);
  });

  test('cleared scores withdraw every result and the rankings of their group', async () => {
    await show.operate({ type: 'SHOW_START_PAGE' });
    await main.client.call('cleanScores', { path: path(), body: { confirmName: '决赛' } });
    await agree([]);
    const told = (await heard()).filter(({ type }) => type === 'ranking.withdrawn');
    expect(told).toMatchObject([{ data: { groupId: show.groupId, page: null } }]);
  });

  test('a renamed program is told again with its result', async () => {
    await show.operate({ type: 'SHOW_START_PAGE' });
    const programId = show.programIds[0] ?? '';
    const at = { id: show.id, programId };
    await main.client.call('updateProgram', { path: at, body: { programName: '起风了（改）' } });
    await agree([90, 80]);
    expect((await held())[0]?.programName).toBe('起风了（改）');
  });

  test('a deleted competition withdraws its results; restoring it tells them again', async () => {
    await main.client.call('deleteCompetition', { path: path(), body: { confirmName: '决赛' } });
    expect(await held()).toEqual([]);
    await main.client.call('restoreCompetition', { path: path() });
    await agree([90, 80]);
  });

  test('what was cleared is withdrawn, also where the competition is deleted before it was told, and restored', async () => {
    await agree([90, 80]);
    await show.operate({ type: 'SHOW_START_PAGE' });
    const body = { confirmName: '决赛' };
    await main.client.call('cleanScores', { path: path(), body });
    await main.client.call('deleteCompetition', { path: path(), body });
    await main.client.call('restoreCompetition', { path: path() });
    await agree([]);
  });

  test('a rehearsal’s results go silently when it becomes official, for who never heard of them', async () => {
    const rehearsal = await openSmallShow(hall, main, { official: false });
    await rehearsal.published(0, 70);
    const at = { id: rehearsal.id };
    await main.client.call('makeOfficial', { path: at, body: { confirmName: '决赛' } });
    const told = (await heard()).filter(
      (message) => message.type !== 'ping' && message.data.competition.id === rehearsal.id,
    );
    expect(told).toEqual([]);
  });
});
