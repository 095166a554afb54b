/** Tests that one judge's link cannot fill the ledger, and that no other judge waits for it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJudgePace } from '../src/live/judge-pace.ts';
import { liveLimits } from '../src/live/live-limits.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import type { TestClient } from './support/client.ts';

let hall: TestApp;
let id: string;
let programId: string;
let judges: readonly TestClient[];
beforeEach(async () => {
  hall = await createTestApp();
  const { client } = await hall.register();
  ({ id } = await client.call('createCompetition', { body: { name: '歌手大赛' } }));
  const path = { id };
  const program = { programName: '起风了', contestant: '李明' };
  programId = (await client.call('createProgram', { path, body: program })).id;
  judges = await Promise.all(
    ['评委甲', '评委乙'].map(async (name) => {
      const judge = await client.call('createJudge', { path, body: { name } });
      const { code } = await client.call('getSeat', { path: { id, judgeId: judge.id } });
      const opened = await hall.client.call('openSeat', { body: { code } });
      return hall.client.as(opened.token);
    }),
  );
  for (const judge of judges) await judge.call('signInJudge', { path });
  const target = { programId, itemId: null, test: false, confirm: true } as const;
  const operator = { role: 'CONSOLE', id: 'operator' } as const;
  const once = { commandId: null, seenVersion: null };
  const { live } = hall.app.services;
  await live.command(id, operator, { type: 'START_SPEECH', ...target }, once);
  await live.command(id, operator, { type: 'START_SCORING', ...target }, once);
});
afterEach(() => expect(hall.logged.filter(({ level }) => level === 'error')).toEqual([]));

const give = (judge: TestClient | undefined, score: number) =>
  judge?.send('submitScores', {
    path: { id, programId },
    body: { scores: [{ itemId: null, score }] },
  }) ?? Promise.reject(new Error('no judge'));

test('a judge who sends hundreds of scores at once has a few of them counted, and is told when to go on', async () => {
  const before = (await hall.app.services.live.state(id)).version;
  const answers = await Promise.all(
    Array.from({ length: 600 }, (_, index) => give(judges[0], 60 + (index % 400) / 10)),
  );
  const counted = answers.filter(({ status }) => status === 200).length;
  expect(counted).toBeLessThanOrEqual(liveLimits.judgeBurst);
  expect(counted).toBeGreaterThan(0);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(600 - counted);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('1');
  expect((await hall.app.services.live.state(id)).version).toBe(before + counted);
  // The colleague's score is not held up by it.
  expect((await give(judges[1], 95)).status).toBe(200);
  hall.clock.advance(1_000);
  expect((await give(judges[0], 91)).status).toBe(200);
});

test('signing in again and again is held to the same pace', async () => {
  const path = { id };
  const statuses = new Set<number>();
  for (let count = 0; count <= liveLimits.judgeBurst; count += 1) {
    statuses.add((await judges[0]?.send('signInJudge', { path }))?.status ?? 0);
  }
  expect([...statuses]).toEqual([200, 429]);
});

test('a judge who gives every item of a sheet one by one, and each once more, waits for nothing', () => {
  const pace = createJudgePace(hall.clock, liveLimits);
  for (let item = 0; item < 40; item += 1) pace.take('c j');
  expect(() => pace.take('c j')).toThrow('1 秒后');
  expect(() => pace.take('c k')).not.toThrow();
});

test('a clock that is set back keeps no judge waiting', () => {
  let at = 1_000_000;
  const pace = createJudgePace({ now: () => at }, liveLimits);
  for (let count = 0; count < 40; count += 1) pace.take('c j');
  at -= 3_600_000;
  expect(() => pace.take('c j')).not.toThrow();
});
