/**
 * Tests the audience's page: the same answer for all phones, some seconds behind the screen, and no traffic while
 * nothing happens.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stagehand } from '../../rules/src/testing/index.ts';
import { Audience, behindScreenMs } from '../src/live/audience.ts';
import type { LiveLimits } from '../src/live/live-limits.ts';
import {
  at,
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Server,
  type Show,
  submitWhole,
} from './live-hall.ts';
import { createTestClock } from './support/clock.ts';

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

const open = (show: Show, audiencePage = true) =>
  show.organiser.call('updateBaseSetting', {
    path: { id: show.id },
    body: { look: { audiencePage } },
  });

async function openedShow(shape: { judges?: number } = {}, on = server): Promise<Show> {
  const show = await openShow(hall, on, { judges: 3, ...shape });
  await open(show);
  await show.organiser.call('updateScoreSetting', {
    path: { id: show.id },
    body: { setting: { dropHighest: 0, dropLowest: 0, decimals: 2 } },
  });
  return show;
}

/** Returns a phone's current answer: status, tag, headers and text. */
async function ask(show: Show, tag: string | null = null, wait = 0) {
  const response = await show.screen.fetch('getAudienceFrame', {
    path: { id: show.id },
    ...(wait === 0 ? {} : { query: { wait } }),
    headers: tag === null ? {} : { 'if-none-match': tag },
  });
  return {
    status: response.status,
    tag: response.headers.get('etag') ?? '',
    headers: response.headers,
    text: await response.text(),
  };
}

const passes = (ms = behindScreenMs) => hall.clock.advance(ms);
/** Lets calls that were made run until they wait for the clock. */
const underWay = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

async function scored(show: Show, programId: string, scores: readonly number[]): Promise<void> {
  await openWindow(show, programId);
  for (const [index, score] of scores.entries()) await submitWhole(show, index, programId, score);
}

const scores = [71.33, 82.49, 93.61];
const mean = 82.48;
const seenOf = (text: string, numbers: readonly number[]) =>
  numbers.filter((number) => text.includes(String(number)));

describe('who may look', () => {
  it('everybody may while the organiser keeps the page open, and nobody before and after', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const closed = { status: 404, code: 'AUDIENCE_PAGE_CLOSED' };
    const path = { id: show.id };
    await expect(show.screen.call('getAudienceFrame', { path })).rejects.toMatchObject(closed);
    await open(show);
    expect(await show.screen.call('getAudienceFrame', { path })).toMatchObject({
      stage: { kind: 'START' },
      unfolding: false,
    });
    await open(show, false);
    await expect(show.screen.call('getAudienceFrame', { path })).rejects.toMatchObject(closed);
  });

  it('waiting phones are sent away when the page is closed', async () => {
    const show = await openedShow();
    const { tag } = await ask(show);
    const waiting = ask(show, tag, 60);
    await underWay();
    await open(show, false);
    expect((await waiting).status).toBe(304);
  });
});

describe('the picture on a phone', () => {
  it('comes some seconds after the screen', async () => {
    const show = await openedShow();
    const before = await ask(show);
    await show.console.call('startSpeech', {
      path: { id: show.id, programId: at(show.programIds, 0), itemId: '0' },
    });
    passes(behindScreenMs - 1);
    expect((await ask(show, before.tag)).status).toBe(304);
    passes(1);
    const after = await ask(show, before.tag);
    expect(after.status).toBe(200);
    expect(JSON.parse(after.text)).toMatchObject({
      stage: { kind: 'SPEECH' },
      groups: [
        { rows: [{ state: 'ON_STAGE', score: null }, { state: 'WAITING' }, { state: 'WAITING' }] },
      ],
    });
  });

  it('comes on a busy machine, too, where it falls due while the one before is written', async () => {
    const clock = createTestClock();
    const show = new Stagehand();
    let writingMs = 0;
    const sha256 = (text: string) => {
      clock.advance(writingMs);
      return createHash('sha256').update(text).digest('hex');
    };
    const audience = new Audience({ ...clock, sha256 }, { taken: 0, most: 1 }, show.state);
    audience.moved(show.speech('a1'));
    clock.advance(600);
    audience.moved(show.scoring('a1'));
    writingMs = 800;
    clock.advance(behindScreenMs - 600);
    writingMs = 0;
    clock.advance(60_000);
    const { text } = await audience.ask([], 0);
    expect(JSON.parse(new TextDecoder().decode(text.bytes)).stage.kind).toBe('SCORING');
  });

  it('holds no score that no step has shown, in any byte', async () => {
    const show = await openedShow();
    const programId = at(show.programIds, 0);
    const target = { id: show.id, programId, itemId: '0' };
    const bytes: string[] = [(await ask(show)).text];
    const told = async () => {
      passes();
      bytes.push((await ask(show)).text);
      return seenOf(bytes.join('\n'), [...scores, mean]);
    };
    await scored(show, programId, scores);
    expect(await told()).toEqual([]);
    await show.console.call('showScore', { path: target, query: { covered: true } });
    expect(await told()).toEqual([]);
    for (const step of [1, 2, 3]) {
      await show.console.call('stepReveal', { path: { id: show.id }, query: { step } });
      expect(await told()).toEqual(scores.slice(0, step));
    }
    await show.console.call('showResult', { path: target, query: { covered: true } });
    expect(await told()).toEqual(scores);
    await show.console.call('stepReveal', { path: { id: show.id }, query: { step: 1 } });
    expect(await told()).toEqual([...scores, mean]);
  });

  it('follows a reveal that plays by itself step by step, with its result last', async () => {
    const show = await openedShow();
    const programId = at(show.programIds, 0);
    await scored(show, programId, [70.11, 80.22, 90.33]);
    await ask(show);
    const target = { id: show.id, programId, itemId: '0' };
    await show.console.call('showScore', { path: target });
    passes(20_000);
    await show.console.call('showResult', { path: target });
    const told = async () => JSON.parse((await ask(show)).text);
    passes();
    const first = await told();
    expect(first).toMatchObject({ stage: { kind: 'RESULT', programScore: null }, unfolding: true });
    expect((await ask(show)).text).not.toContain('80.22');
    expect(first.groups[0].rows[0].score).toBeNull();
    // The picture moves in and the wheels begin to turn.
    passes(2_500);
    expect(await told()).toMatchObject({ stage: { programScore: 80.22, rank: null } });
    expect((await told()).groups[0].rows[0].score).toBeNull();
    passes(10_000);
    expect(await told()).toMatchObject({
      unfolding: false,
      stage: { programScore: 80.22, rank: 1 },
      groups: [
        {
          rows: [{ score: 80.22, rank: 1, state: 'ON_STAGE' }, { score: null }, { score: null }],
        },
      ],
    });
  });

  it('has all of a result at once that an undo brings back, as the hall has', async () => {
    const show = await openedShow();
    await scored(show, at(show.programIds, 0), scores);
    await ask(show);
    const target = { id: show.id, programId: at(show.programIds, 0), itemId: '0' };
    await show.console.call('showScore', { path: target });
    await show.console.call('showResult', { path: target });
    passes(20_000);
    await show.console.call('showProgramList', { path: { id: show.id } });
    passes(20_000);
    await show.console.call('undoCommand', { path: { id: show.id } });
    passes();
    expect(JSON.parse((await ask(show)).text)).toMatchObject({
      unfolding: false,
      stage: { kind: 'RESULT', programScore: mean },
    });
  });

  it('shows nothing of a reveal whose beginning no phone has seen', async () => {
    const show = await openedShow();
    const programId = at(show.programIds, 0);
    await scored(show, programId, scores);
    const target = { id: show.id, programId, itemId: '0' };
    await show.console.call('showScore', { path: target });
    await show.console.call('showResult', { path: target });
    const first = await ask(show);
    expect(seenOf(first.text, [...scores, mean])).toEqual([]);
    expect(JSON.parse(first.text)).toMatchObject({ stage: { kind: 'START' }, unfolding: true });
    passes(20_000);
    expect(seenOf((await ask(show)).text, [mean])).toEqual([mean]);
  });

  it('leaves out embedded pictures, the sign-ins of judges, and groups that were not on', async () => {
    const show = await openedShow();
    await show.organiser.call('updateBaseSetting', {
      path: { id: show.id },
      body: { look: { logo: 'data:image/png;base64,iVBORw0KGgo=', cover: '/api/image/abc' } },
    });
    await show.console.call('showSignIn', {
      path: { id: show.id },
      query: { signInShowType: 'TILE' },
    });
    await ask(show);
    passes(20_000);
    const { text } = await ask(show);
    expect(text).not.toContain('data:');
    expect(JSON.parse(text)).toMatchObject({
      look: { logo: null, cover: '/api/image/abc' },
      stage: { kind: 'SIGN_IN', judges: [], total: 3 },
    });
  });
});

/** Asks as a phone for the working of one program's result. */
async function askWorking(show: Show, programId: string, tag: string | null = null) {
  const response = await show.screen.fetch('getAudienceWorking', {
    path: { id: show.id, programId },
    headers: tag === null ? {} : { 'if-none-match': tag },
  });
  return {
    status: response.status,
    tag: response.headers.get('etag') ?? '',
    headers: response.headers,
    text: await response.text(),
  };
}

describe('how a result was worked out', () => {
  it('is told some seconds after the screen has shown the result, and stays when the picture is gone', async () => {
    const show = await openedShow();
    const programId = at(show.programIds, 0);
    const target = { id: show.id, programId, itemId: '0' };
    await ask(show);
    await scored(show, programId, scores);
    await show.console.call('showScore', { path: target });
    await show.console.call('showResult', { path: target, query: { covered: true } });
    // These steps show the total and the rank, everything but the working.
    for (const step of [1, 2]) {
      await show.console.call('stepReveal', { path: { id: show.id }, query: { step } });
      passes();
      expect(JSON.parse((await ask(show)).text).groups[0].rows[0]).toMatchObject({
        score: mean,
        working: false,
      });
      expect((await askWorking(show, programId)).status).toBe(404);
    }
    await show.console.call('stepReveal', { path: { id: show.id }, query: { step: 3 } });
    expect((await askWorking(show, programId)).status).toBe(404);
    passes();
    expect((await askWorking(show, programId)).status).toBe(200);
    await show.console.call('showProgramList', { path: { id: show.id } });
    passes();
    expect(JSON.parse((await ask(show)).text)).toMatchObject({
      stage: { kind: 'PROGRAM_LIST' },
      groups: [{ rows: [{ score: mean, working: true }, { working: false }, {}] }],
    });
    const told = await askWorking(show, programId);
    expect(JSON.parse(told.text)).toMatchObject({ programId, working: { score: mean } });
    expect(seenOf(told.text, scores)).toEqual(scores);
    expect(told.headers.get('cache-control')).toBe('public, max-age=2');
    expect(await askWorking(show, programId, told.tag)).toMatchObject({ status: 304, text: '' });
    expect((await askWorking(show, at(show.programIds, 1))).status).toBe(404);
  });

  it('is not told of a correction that was not on air, nor where only a ranking showed the score', async () => {
    const show = await openedShow();
    const [first, second] = [at(show.programIds, 0), at(show.programIds, 1)];
    await ask(show);
    for (const programId of [first, second]) {
      const target = { id: show.id, programId, itemId: '0' };
      await scored(show, programId, scores);
      await show.console.call('showScore', { path: target });
      await show.console.call('showResult', {
        path: target,
        query: { covered: programId === second },
      });
      passes(20_000);
    }
    await show.console.call('showRank', {
      path: { id: show.id },
      query: { rankShowType: 'DEFAULT' },
    });
    passes(20_000);
    const rows = JSON.parse((await ask(show)).text).groups[0].rows;
    expect(rows[0]).toMatchObject({ score: mean, working: true });
    expect(rows[1]).toMatchObject({ score: mean, working: false });
    expect((await askWorking(show, second)).status).toBe(404);
    await show.console.call('showProgramList', { path: { id: show.id } });
    await show.console.call('correctResult', {
      path: { id: show.id, programId: first },
      body: { score: 99, reason: '抄错' },
    });
    passes();
    const corrected = await askWorking(show, first);
    expect(corrected.status).toBe(404);
    expect(corrected.text).not.toContain('抄错');
    await show.console.call('showResult', { path: { id: show.id, programId: first, itemId: '0' } });
    passes(30_000);
    expect(JSON.parse((await askWorking(show, first)).text)).toMatchObject({
      working: { score: 99, corrected: { reason: '抄错' } },
    });
  });

  it('gives every phone the very same answer, and no answer where the page is closed', async () => {
    const show = await openedShow();
    const programId = at(show.programIds, 0);
    const target = { id: show.id, programId, itemId: '0' };
    await ask(show);
    await scored(show, programId, scores);
    await show.console.call('showScore', { path: target });
    await show.console.call('showResult', { path: target });
    passes(30_000);
    await ask(show);
    const request = () => ({
      method: 'GET',
      url: `http://localhost/api/competition/${show.id}/audience/working/${programId}`,
      headers: new Headers(),
      body: null,
    });
    const first = await server.app.answer(request());
    expect(first.status).toBe(200);
    for (let phone = 0; phone < 100; phone += 1) {
      expect((await server.app.answer(request())).body === first.body).toBe(true);
    }
    await open(show, false);
    expect((await askWorking(show, programId)).status).toBe(404);
  });
});

describe('a phone that asks', () => {
  it('is answered 304 for its tag while nothing has changed, also for weak tags and lists of tags', async () => {
    const show = await openedShow();
    const { tag, headers } = await ask(show);
    expect(headers.get('cache-control')).toBe('public, max-age=2');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask(show, known);
      expect(again).toMatchObject({ status: 304, tag, text: '' });
    }
    expect((await ask(show, '"other"')).status).toBe(200);
  });

  it('waits for the next change, and gets an answer after a minute without one', async () => {
    const show = await openedShow();
    const { tag } = await ask(show);
    const quiet = ask(show, tag, 58);
    await underWay();
    passes(58_000);
    expect((await quiet).status).toBe(304);
    const waiting = ask(show, tag, 58);
    await underWay();
    await show.console.call('showProgramList', { path: { id: show.id } });
    passes();
    const answer = await waiting;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(JSON.parse(answer.text).stage.kind).toBe('PROGRAM_LIST');
  });

  it('is not answered for every judge who submits', async () => {
    const show = await openedShow();
    const programId = at(show.programIds, 0);
    await ask(show);
    await openWindow(show, programId);
    passes(20_000);
    const { tag } = await ask(show);
    await submitWhole(show, 0, programId, 90);
    passes();
    expect((await ask(show, tag)).status).toBe(200);
    const counted = await ask(show);
    await submitWhole(show, 1, programId, 91);
    passes();
    expect((await ask(show, counted.tag)).status).toBe(304);
    passes(10_000);
    expect(JSON.parse((await ask(show)).text).stage).toMatchObject({ submitted: 2, expected: 3 });
  });

  it('gets the very same answer as every other phone, made once', async () => {
    const show = await openedShow();
    const request = () => ({
      method: 'GET',
      url: `http://localhost/api/competition/${show.id}/audience`,
      headers: new Headers(),
      body: null,
    });
    const first = await server.app.answer(request());
    for (let phone = 0; phone < 1_000; phone += 1) {
      // All phones share one text; only the request id differs.
      const { status, body } = await server.app.answer(request());
      expect(status).toBe(first.status);
      expect(body === first.body).toBe(true);
    }
  });

  it('is answered in turns among ten thousand that wait, so that other requests are served in between', async () => {
    const show = await openedShow();
    const { tag } = await ask(show);
    let answered = 0;
    const phones = Array.from({ length: 10_000 }, async () => {
      const answer = await server.app.services.live.audience(show.id, {
        known: [tag],
        waitMs: 60_000,
      });
      answered += 1;
      return answer;
    });
    await underWay();
    await show.console.call('showProgramList', { path: { id: show.id } });
    passes();
    await underWay();
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(1_000);
    passes(2_000);
    const answers = await Promise.all(phones);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ kind }) => kind === 'frame')).toBe(true);
  });

  it('is sent away for a minute where too many wait, and gets the place of a phone that left', async () => {
    const limits: Partial<LiveLimits> = { audienceWaits: 1 };
    const show = await openedShow({}, hall.server({ limits }));
    const { tag } = await ask(show);
    const { live } = show.screen.server.app.services;
    let leave = () => {};
    const first = live.audience(show.id, {
      known: [tag],
      waitMs: 60_000,
      onGone: (run) => {
        leave = run;
        return () => undefined;
      },
    });
    await underWay();
    const second = await ask(show, tag, 60);
    expect(second.status).toBe(304);
    expect(second.headers.get('retry-after')).toBe('60');
    leave();
    expect((await first).kind).toBe('unchanged');
    const third = ask(show, tag, 60);
    await underWay();
    passes(60_000);
    expect((await third).headers.get('retry-after')).toBeNull();
  });
});
