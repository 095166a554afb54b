/**
 * Tests whole shows through the API in every mode: each role's stream always equals what the server would answer a
 * newcomer.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Reader,
  refusalOf,
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

interface Watched {
  readonly screen: Reader;
  readonly console: Reader;
  readonly judges: readonly Reader[];
}

async function watchAll(show: Show): Promise<Watched> {
  return {
    screen: await show.screen.watch('openScreenEvents', show.id),
    console: await show.console.watch('openMatchEvents', show.id),
    judges: await Promise.all(
      show.judges.map(({ phone }) => phone.watch('openJudgeEvents', show.id)),
    ),
  };
}

/** Expects each reader's view from the stream to equal the answer to a new request. */
async function expectViewsAreTrue(show: Show, watched: Watched): Promise<void> {
  const path = { id: show.id };
  const screen = await show.screen.call('getScreenMatch', { path });
  const match = await show.console.call('getCurrentMatch', { path });
  expect({ ...watched.screen.view, version: 0 }).toEqual({ ...screen, version: 0 });
  expect({ ...watched.console.view, version: 0 }).toEqual({ ...match, version: 0 });
  for (const [index, reader] of watched.judges.entries()) {
    const phone = await at(show.judges, index).phone.call('getJudgeMatch', { path });
    expect({ ...reader.view, version: 0 }).toEqual({ ...phone, version: 0 });
    expect(reader.gaps).toBe(0);
  }
  expect(watched.screen.gaps + watched.console.gaps).toBe(0);
}

describe('SCORE', () => {
  it('takes a program from its speech to the ranking', async () => {
    const show = await openShow(hall, server, { judges: 4 });
    const watched = await watchAll(show);
    const { id } = show;
    const path = { id };
    const programId = at(show.programIds, 0);
    const target = { id, programId, itemId: '0' };

    await show.console.call('showSignIn', { path, query: { signInShowType: 'TOTAL' } });
    await show.console.call('showProgramList', { path });
    await show.console.call('startSpeech', { path: target });
    await show.console.call('startScoring', { path: target });
    await expectViewsAreTrue(show, watched);

    for (const [index, score] of [91.5, 88.25, 95, 60].entries()) {
      const answer = await submitWhole(show, index, programId, score);
      expect(answer.scores).toMatchObject([{ programId, itemId: null, score, revision: 1 }]);
      expect(answer.receipt).not.toBe('');
    }
    await expectViewsAreTrue(show, watched);
    const current = await show.console.call('getControlCurrentResult', { path });
    expect(current).toMatchObject({ programId, submitted: 4, expected: 4 });
    expect(current.scores.map(({ scores }) => scores[0]?.score)).toEqual([91.5, 88.25, 95, 60]);

    const shown = await show.console.call('showScore', { path: target });
    expect(shown).toMatchObject({ link: 'SHOW_SCORE', activeProgramId: programId });
    await expectViewsAreTrue(show, watched);

    const result = await show.console.call('showResult', { path: target });
    // The highest and the lowest are dropped: (91.5 + 88.25) / 2.
    expect(result).toMatchObject({ link: 'SHOW_RESULT', programScore: 89.88 });
    await expectViewsAreTrue(show, watched);

    const rank = await show.console.call('showRank', { path, query: { rankShowType: 'DEFAULT' } });
    expect(rank.rows[0]).toMatchObject({ rank: 1, programId, score: 89.88 });
    expect(rank.rankTotalSize).toBe(3);
    await expectViewsAreTrue(show, watched);
    const final = await show.console.call('getControlFinalResult', {
      path,
      query: { groupId: show.groupId },
    });
    expect(final.rows[0]).toMatchObject({ rank: 1, score: 89.88 });
    // The walls still play: nobody is told a result sooner by asking.
    const playing = await show.screen.call('getScreenResult', { path });
    expect(playing.rows).toEqual([]);
    hall.clock.advance(60_000);
    const published = await show.screen.call('getScreenResult', { path });
    expect(published.rows.map((row) => row.programId)).toEqual([programId]);
    const own = await at(show.judges, 0).phone.call('getOwnScores', { path });
    expect(own.scores).toMatchObject([{ programId, score: 91.5 }]);

    const blocked = await refusalOf(
      show.console.call('showCeremony', { path, query: { part: 'CHAMPION' } }),
    );
    expect(blocked).toMatchObject({ status: 409, code: 'RANKING_NOT_FINAL' });

    const undone = await show.console.call('undoCommand', { path });
    expect(undone.link).toBe('SHOW_RESULT');
    await expectViewsAreTrue(show, watched);
  });

  it('never sends a screen a score before it is shown, and sends a judge only that judge’s own', async () => {
    const show = await openShow(hall, server);
    const watched = await watchAll(show);
    const programId = at(show.programIds, 0);
    await openWindow(show, programId);
    const scores = [71.37, 82.49, 93.61];
    for (const [index, score] of scores.entries()) {
      await submitWhole(show, index, programId, score);
    }
    const screenBytes = watched.screen.raw.join('');
    const consoleBytes = watched.console.raw.join('');
    for (const [index, score] of scores.entries()) {
      const text = String(score);
      expect(screenBytes).not.toContain(text);
      expect(consoleBytes).not.toContain(text);
      for (const [other, reader] of watched.judges.entries()) {
        expect(reader.raw.join('').includes(text)).toBe(other === index);
      }
    }
    for (const op of ['getScreenMatch', 'getScreenResult'] as const) {
      const answer = JSON.stringify(await show.screen.call(op, { path: { id: show.id } }));
      for (const score of scores) expect(answer).not.toContain(String(score));
    }
    await show.console.call('showScore', { path: { id: show.id, programId, itemId: '0' } });
    hall.clock.advance(60_000);
    for (const score of scores) expect(watched.screen.raw.join('')).toContain(String(score));
  });

  it('keeps a test program apart from the rest and starts it empty again', async () => {
    const show = await openShow(hall, server);
    const watched = await watchAll(show);
    const path = { id: show.id };
    const programId = at(show.testProgramIds, 0);
    const target = {
      path: { ...path, programId, itemId: '0' },
      query: { test: true, confirm: true },
    };
    await show.console.call('openTest', { path });
    for (const round of [1, 2]) {
      await show.console.call('startSpeech', target);
      await show.console.call('startScoring', target);
      const answer = await submitWhole(show, 0, programId, 80 + round);
      expect(answer.scores[0]).toMatchObject({ score: 80 + round, revision: 1 });
      await expectViewsAreTrue(show, watched);
      await show.console.call('showScore', target);
      await show.console.call('showResult', target);
    }
    const stored = await hall.database.query
      .selectFrom('score')
      .select(['program_id', 'performance', 'score'])
      .where('competition_id', '=', show.id)
      .orderBy('performance')
      .execute();
    // Each time is a performance of its own, and the one before is kept.
    expect(stored).toEqual([
      { program_id: programId, performance: 1, score: 81 },
      { program_id: programId, performance: 2, score: 82 },
    ]);
    await expectViewsAreTrue(show, watched);
  });

  it('scores items one by one', async () => {
    const show = await openShow(hall, server);
    const path = { id: show.id };
    await show.organiser.call('updateScoreSetting', {
      path,
      body: {
        setting: { enableItem: true },
        items: [
          { itemName: '内容', proportion: 60 },
          { itemName: '表演', proportion: 40 },
        ],
      },
    });
    const watched = await watchAll(show);
    const { items } = await show.console.call('getCurrentMatch', { path });
    const programId = at(show.programIds, 0);
    for (const [index, item] of items.entries()) {
      const target = { path: { ...path, programId, itemId: item.id } };
      await show.console.call('startSpeech', target);
      await show.console.call('startScoring', target);
      for (const { phone } of show.judges) {
        await phone.call('submitItemScore', { ...target, query: { score: 80 + index * 10 } });
      }
      await show.console.call('showScore', target);
      const result = await show.console.call('showResult', target);
      expect(result.itemScore).toBe(80 + index * 10);
      expect(result.programScore).toBe(index === 0 ? null : 84);
      await expectViewsAreTrue(show, watched);
    }
  });
});

describe('VOTE', () => {
  it('counts votes', async () => {
    const show = await openShow(hall, server, { mode: 'VOTE' });
    const watched = await watchAll(show);
    const programId = at(show.programIds, 1);
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 1);
    await submitWhole(show, 1, programId, 0);
    await submitWhole(show, 2, programId, 1);
    const target = { path: { id: show.id, programId, itemId: '0' } };
    await show.console.call('showScore', target);
    expect((await show.console.call('showResult', target)).programScore).toBe(2);
    await expectViewsAreTrue(show, watched);
  });
});

describe('BATTLE', () => {
  it('runs a bout until fouls or the lead decide it', async () => {
    const show = await openShow(hall, server, { mode: 'BATTLE', programs: 4, judges: 1 });
    const watched = await watchAll(show);
    const path = { id: show.id };
    const [red, blue, third, fourth] = show.programIds;
    const bout = { id: show.id, programId: red ?? '', opponentId: blue ?? '' };
    await show.console.call('startBattle', { path: bout });
    await expectViewsAreTrue(show, watched);
    const paused = await show.console.call('pauseBattle', { path });
    expect(paused.link).toBe('PAUSE');
    await show.console.call('resumeBattle', { path });
    const point = await show.console.call('addPoint', {
      path: { id: show.id, programId: blue ?? '' },
      query: { point: 2.5 },
    });
    expect(point.determination).toBeNull();
    const { fouls } = await show.console.call('getCurrentMatch', { path });
    const foulId = at(fouls, 0).id;
    for (let times = 1; times <= 3; times += 1) {
      const answer = await show.console.call('addFoul', {
        path: { id: show.id, programId: red ?? '' },
        query: { foulId },
      });
      expect(answer.determination?.winnerId).toBe(times === 3 ? blue : undefined);
    }
    await expectViewsAreTrue(show, watched);
    const second = { id: show.id, programId: third ?? '', opponentId: fourth ?? '' };
    await show.console.call('startBattle', { path: second });
    const won = await show.console.call('determineBattle', { path: second });
    expect(won.determination).toMatchObject({ winnerId: third, reason: 'OPERATOR' });
    await expectViewsAreTrue(show, watched);
  });
});

describe('setup during a show', () => {
  it('sends every viewer a new snapshot and keeps what is on air', async () => {
    const show = await openShow(hall, server);
    const watched = await watchAll(show);
    const programId = at(show.programIds, 0);
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 88);
    await show.organiser.call('renameCompetition', {
      path: { id: show.id },
      body: { name: '总决赛' },
    });
    expect(watched.screen.last).toMatchObject({ frame: 'snapshot', match: { name: '总决赛' } });
    await expectViewsAreTrue(show, watched);
    await submitWhole(show, 1, programId, 89);
    expect(watched.screen.last).toMatchObject({ frame: 'change', events: [{ submitted: 2 }] });
    await expectViewsAreTrue(show, watched);
  });
});
