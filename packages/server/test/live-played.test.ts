/** Tests reveals that play by themselves: a wall is sent each step when it is due, and nothing of the next ones. */
import { revealSteps } from '@liangfen/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hungWithinMs } from '../src/live/reveal-play.ts';
import {
  at,
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Reader,
  type Server,
  type Show,
  submitWhole,
} from './live-hall.ts';

const scores = [71.37, 82.49, 93.61];
const mean = 82.49;

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

async function scored(show: Show): Promise<string> {
  const programId = at(show.programIds, 0);
  await openWindow(show, programId);
  for (const [index, score] of scores.entries()) await submitWhole(show, index, programId, score);
  return programId;
}

/** The cards of the picture that a wall draws. */
function cardsOf({ view }: Reader): (number | null)[] {
  if (view?.stage.kind !== 'SCORE_REVEAL') throw new Error('no cards are on the wall');
  return view.stage.cards.map(({ score }) => score);
}

const toldBy = ({ raw }: Reader) => scores.filter((score) => raw.join('').includes(String(score)));

describe('a reveal that plays by itself', () => {
  it('comes to a wall step by step, at one version, and whole when it has ended', async () => {
    const show = await openShow(hall, server, { judges: 3 });
    const path = { id: show.id };
    const programId = await scored(show);
    const wall = await show.screen.watch('openScreenEvents', show.id);
    await show.console.call('showScore', { path: { ...path, programId, itemId: '0' } });
    const asked = async () => JSON.stringify(await show.screen.call('getScreenMatch', { path }));

    const whole = await show.console.call('getCurrentMatch', { path });
    const waits = revealSteps(whole.stage).map(({ waitMs }) => waitMs);
    expect(whole.linkData.revealStep).toBeNull();
    expect([cardsOf(wall), toldBy(wall)]).toEqual([[null, null, null], []]);
    expect(await asked()).not.toContain('71.37');

    hall.clock.advance(hungWithinMs);
    for (const [index, waitMs] of waits.entries()) {
      hall.clock.advance(waitMs - 1);
      expect(wall.view?.linkData.revealStep, `before step ${index + 1}`).toBe(index);
      hall.clock.advance(1);
      const turned = Math.min(index + 1, scores.length);
      expect(cardsOf(wall).filter((score) => score !== null)).toHaveLength(turned);
      expect(toldBy(wall)).toEqual(scores.slice(0, turned));
      expect(await asked()).toContain(JSON.stringify(wall.view?.stage));
    }
    expect(wall.view).toMatchObject({ linkData: { revealStep: null }, stage: whole.stage });
    expect([wall.version, wall.gaps]).toEqual([whole.version, 0]);
  });

  it('goes on for a wall that comes late or lost its line', async () => {
    const show = await openShow(hall, server, { judges: 3 });
    const programId = await scored(show);
    const wall = await show.screen.watch('openScreenEvents', show.id);
    await show.console.call('showScore', { path: { id: show.id, programId, itemId: '0' } });
    wall.stream.close();
    hall.clock.advance(hungWithinMs + 1_300);
    const late = await show.screen.watch('openScreenEvents', show.id);
    const back = await show.screen.watch('openScreenEvents', show.id, wall.version);
    for (const one of [late, back]) {
      expect(cardsOf(one)).toEqual([scores[0], null, null]);
      expect(toldBy(one)).toEqual([scores[0]]);
    }
    hall.clock.advance(60_000);
    for (const one of [late, back]) expect(cardsOf(one)).toEqual(scores);
  });

  it('goes on from the step at which the operator stops stepping', async () => {
    const show = await openShow(hall, server, { judges: 3 });
    const path = { id: show.id };
    const programId = await scored(show);
    const wall = await show.screen.watch('openScreenEvents', show.id);
    const target = { ...path, programId, itemId: '0' };
    await show.console.call('showScore', { path: target, query: { covered: true } });
    await show.console.call('stepReveal', { path, query: { step: 1 } });
    await show.console.call('stepReveal', { path });
    expect(cardsOf(wall)).toEqual([scores[0], null, null]);
    hall.clock.advance(hungWithinMs + 720);
    expect(cardsOf(wall)).toEqual([scores[0], scores[1], null]);
  });

  it('keeps what it has shown while something else of the picture changes', async () => {
    const show = await openShow(hall, server, { judges: 3 });
    const path = { id: show.id };
    const programId = await scored(show);
    const target = { ...path, programId, itemId: '0' };
    await show.console.call('showScore', { path: target });
    hall.clock.advance(60_000);
    const wall = await show.screen.watch('openScreenEvents', show.id);
    await show.console.call('showResult', { path: target });
    const published = () => show.screen.call('getScreenResult', { path });
    expect(wall.raw.join('')).not.toContain(`"programScore":${mean}`);
    await show.organiser.call('updateBaseSetting', { path, body: { name: '总决赛' } });
    expect(wall.view).toMatchObject({
      name: '总决赛',
      linkData: { revealStep: 0 },
      stage: { kind: 'RESULT', programScore: null },
    });
    expect((await published()).rows).toEqual([]);
    hall.clock.advance(60_000);
    expect(wall.view).toMatchObject({ stage: { programScore: mean, rank: 1 } });
    expect((await published()).rows).toMatchObject([{ score: mean, rank: 1 }]);
  });

  it('stands at its end where an undo brings it back, and in a process that has just begun', async () => {
    const show = await openShow(hall, server, { judges: 3 });
    const path = { id: show.id };
    const programId = await scored(show);
    const wall = await show.screen.watch('openScreenEvents', show.id);
    await show.console.call('showScore', { path: { ...path, programId, itemId: '0' } });
    await show.console.call('showProgramList', { path });
    await show.console.call('undoCommand', { path });
    expect(cardsOf(wall)).toEqual(scores);
    const other = await show.screen.at(hall.server()).watch('openScreenEvents', show.id);
    expect(cardsOf(other)).toEqual(scores);
  });
});
