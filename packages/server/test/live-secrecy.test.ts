/** Tests a stepped show on the real server: no byte sent to anybody but the console holds a figure before its step. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  Caller,
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Server,
  type Show,
  submitWhole,
} from './live-hall.ts';

let hall: Hall;
let server: Server;

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** Collects all answers and streams of the screen and the judges, to their last byte. */
async function watchPublic(show: Show) {
  const path = { id: show.id };
  const screen = await show.screen.watch('openScreenEvents', show.id);
  const judges = await Promise.all(
    show.judges.map(({ phone }) => phone.watch('openJudgeEvents', show.id)),
  );
  const answers: string[] = [];
  return {
    /** Asks again, and returns which of these numbers were ever sent to the screen. */
    seen: async (numbers: readonly number[]) => {
      answers.push(JSON.stringify(await show.screen.call('getScreenMatch', { path })));
      answers.push(JSON.stringify(await show.screen.call('getScreenResult', { path })));
      const newcomer = await show.screen.watch('openScreenEvents', show.id);
      const bytes = [...answers, ...screen.raw, ...newcomer.raw].join('\n');
      return numbers.filter((number) => bytes.includes(String(number)));
    },
    /** Returns which of these numbers this judge was sent. */
    seenByJudge: (index: number, numbers: readonly number[]) =>
      numbers.filter((number) => at(judges, index).raw.join('').includes(String(number))),
  };
}

async function scored(show: Show, programId: string, scores: readonly number[]): Promise<void> {
  await openWindow(show, programId);
  for (const [index, score] of scores.entries()) await submitWhole(show, index, programId, score);
}

const step = (show: Show, to: number) =>
  show.console.call('stepReveal', { path: { id: show.id }, query: { step: to } });

describe('a figure that no step has shown', () => {
  it('is in no stream and no answer: cards, result, ranking, correction', async () => {
    const show = await openShow(hall, server, { judges: 3 });
    const path = { id: show.id };
    await show.organiser.call('updateScoreSetting', {
      path,
      body: { setting: { dropHighest: 0, dropLowest: 0, decimals: 3 } },
    });
    const watched = await watchPublic(show);
    const programId = at(show.programIds, 0);
    const target = { id: show.id, programId, itemId: '0' };
    const scores = [71.373, 82.491, 93.617];
    const mean = 82.494;
    await scored(show, programId, scores);

    await show.console.call('showScore', { path: target, query: { covered: true } });
    expect(await watched.seen(scores)).toEqual([]);
    for (const taken of [1, 2, 3]) {
      await step(show, taken);
      expect(await watched.seen(scores)).toEqual(scores.slice(0, taken));
      if (taken === 1) expect(watched.seenByJudge(1, scores)).toEqual([71.373, 82.491]);
    }

    await show.console.call('showResult', { path: target, query: { covered: true } });
    expect(await watched.seen([mean])).toEqual([]);
    expect(await show.screen.call('getScreenResult', { path })).toMatchObject({ rows: [] });
    await step(show, 1);
    expect(await watched.seen([mean])).toEqual([mean]);
    expect((await show.screen.call('getScreenResult', { path })).rows).toMatchObject([
      { programId, score: mean, rank: null },
    ]);
    await step(show, 2);
    expect((await show.screen.call('getScreenResult', { path })).rows).toMatchObject([
      { programId, score: mean, rank: 1 },
    ]);

    await show.console.call('showStartPage', { path });
    const corrected = 88.123;
    await show.console.call('correctResult', {
      path: { id: show.id, programId },
      body: { score: corrected, reason: '抄错' },
    });
    expect(await watched.seen([corrected])).toEqual([]);
    await show.console.call('showProgramList', { path });
    expect(await watched.seen([corrected])).toEqual([]);

    await show.console.call('showRank', {
      path,
      query: { rankShowType: 'PK', covered: true },
    });
    expect(await watched.seen([corrected])).toEqual([]);
    // The two programs without a score are opened first.
    await step(show, 1);
    expect(await watched.seen([corrected])).toEqual([]);
    await step(show, 2);
    expect(await watched.seen([corrected])).toEqual([corrected]);
    expect((await show.screen.call('getScreenResult', { path })).rows).toMatchObject([
      { programId, score: corrected, rank: 1 },
    ]);
  });

  it('is not sent by another process that reads the state from the database', async () => {
    const show = await openShow(hall, server, { judges: 3 });
    const path = { id: show.id };
    const programId = at(show.programIds, 0);
    await scored(show, programId, [61.37, 61.37, 61.37]);
    const target = { id: show.id, programId, itemId: '0' };
    await show.console.call('showScore', { path: target, query: { covered: true } });
    await show.console.call('showResult', { path: target, query: { covered: true } });
    const other = hall.server();
    const reader = new Caller(other, '');
    const sent = [
      await reader.call('getScreenMatch', { path }),
      await reader.call('getScreenResult', { path }),
    ];
    expect(JSON.stringify(sent)).not.toContain('61.37');
    await show.console.call('showStartPage', { path });
    expect(await reader.call('getScreenResult', { path })).toMatchObject({ rows: [] });
  });
});
