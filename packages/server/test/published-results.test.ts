/**
 * Tests 已公布的成绩 by login and by key: exactly the results that the hall was shown, in pages and as a table
 * (docs/decisions/0319).
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import type { TestClient } from './support/client.ts';
import { openSmallShow, type SmallShow } from './support/small-show.ts';

describe('published results', () => {
  let hall: TestApp;
  let main: TestAccount;
  let program: TestClient;
  let show: SmallShow;
  beforeEach(async () => {
    hall = await createTestApp();
    main = await hall.register();
    const body = { name: '官网', scopes: ['results:read' as const] };
    program = hall.client.as((await main.client.call('createApiKey', { body })).key);
    show = await openSmallShow(hall, main);
  });
  const path = () => ({ id: show.id });

  test('are empty before the hall has seen a whole result, both for the owner and for a key', async () => {
    await show.scored(0, 92.5);
    for (const client of [main.client, program]) {
      const answer = await client.call('listPublishedResults', { path: path() });
      expect(answer).toMatchObject({ total: 0, rows: [] });
      const csv = await client.send('exportPublishedResults', { path: path() });
      expect(await csv.text()).not.toContain('92.5');
    }
  });

  test('are as they were shown: a correction that was not on air is left out', async () => {
    await show.published(0, 90);
    await show.operate({ type: 'SHOW_PROGRAM_LIST' });
    const programId = show.programIds[0] ?? '';
    await show.operate({ type: 'CORRECT_RESULT', programId, score: 91, reason: '计时器' });
    const score = async () =>
      (await program.call('listPublishedResults', { path: path() })).rows[0]?.result.score;
    expect(await score()).toBe(90);
    await show.showResult(0);
    expect(await score()).toBe(91);
  });

  test('come in pages, with the rank once it was shown', async () => {
    await show.published(0, 90);
    await show.published(1, 95);
    await show.operate({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    const pageOf = (page: number) =>
      program.call('listPublishedResults', { path: path(), query: { page, size: 1 } });
    expect(await pageOf(0)).toMatchObject({
      competition: { id: show.id, name: '决赛', status: 'OFFICIAL' },
      total: 2,
      rows: [{ rank: 1, tied: false, result: { programName: '=月光', score: 95 } }],
    });
    expect((await pageOf(1)).rows).toMatchObject([{ rank: 2, result: { programName: '起风了' } }]);
    expect((await pageOf(2)).rows).toEqual([]);
    const groupId = 'unknown';
    const refusal = await program.refusal('listPublishedResults', {
      path: path(),
      query: { groupId },
    });
    expect(refusal.status).toBe(404);
  });

  test('are a table for spreadsheets: with a byte order mark, and no text starts like a formula', async () => {
    await show.published(0, 90);
    await show.published(1, 95.5);
    const answer = await program.send('exportPublishedResults', { path: path() });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe('节目组,名次,序号,节目名称,选手,得分');
    expect(lines.slice(1).join('\n')).toMatch(/,2,'=月光,李明,95\.5/);
  });

  test.each(['listPublishedResults', 'exportPublishedResults'] as const)(
    'are answered 304 while they are unchanged: %s',
    async (op) => {
      await show.published(0, 90);
      const first = await program.send(op, { path: path() });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^".+"$/);
      const headers = { 'if-none-match': `W/${etag}` };
      const same = await program.send(op, { path: path(), headers });
      expect(same.status).toBe(304);
      expect(await same.text()).toBe('');
      await show.operate({ type: 'SHOW_PROGRAM_LIST' });
      expect((await program.send(op, { path: path(), headers })).status).toBe(200);
    },
  );
});
