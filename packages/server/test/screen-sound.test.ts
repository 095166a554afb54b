/** Tests the screens' sound: set by the operator, kept with the look, sent to every screen, and reported to the panel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, openHall, openShow, refusalOf, type Server } from './live-hall.ts';
import { givePoints } from './organiser.ts';

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

describe('the setting', () => {
  it('reaches every screen with a new snapshot, stays, and is in the ledger', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const path = { id: show.id };
    const screen = await show.screen.watch('openScreenEvents', show.id);
    await show.console.call('showProgramList', { path });
    const sound = { on: true, level: 40 };
    await show.console.call('setScreenSound', { path, body: sound });
    expect(screen.last).toMatchObject({
      frame: 'snapshot',
      match: { look: { sound }, stage: { kind: 'PROGRAM_LIST' } },
    });
    // An older form of the look does not know the sound and leaves it unchanged.
    await show.organiser.call('updateBaseSetting', { path, body: { look: { slogan: '唱响' } } });
    expect((await show.screen.call('getScreenMatch', { path })).look).toMatchObject({
      sound,
      slogan: '唱响',
    });
    const { version } = await show.screen.call('getScreenMatch', { path });
    await show.console.call('setScreenSound', { path, body: sound });
    expect((await show.screen.call('getScreenMatch', { path })).version).toBe(version);
  });

  it('leaves the steps that can be undone', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const path = { id: show.id };
    await show.console.call('showProgramList', { path });
    const before = await show.console.call('getCurrentMatch', { path });
    await show.console.call('setScreenSound', { path, body: { on: true, level: 5 } });
    const after = await show.console.call('getCurrentMatch', { path });
    expect(before.undo.length).toBeGreaterThan(0);
    expect(after.undo).toEqual(before.undo);
    expect(after.stage).toEqual(before.stage);
  });

  it('is refused after the end of the competition, and for an impossible level', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const path = { id: show.id };
    const body = { on: true, level: 101 };
    expect(await refusalOf(show.console.call('setScreenSound', { path, body }))).toMatchObject({
      status: 400,
    });
    const { id: userId } = await show.organiser.call('getUser');
    await givePoints(server.ports, userId, 1);
    await show.organiser.call('makeOfficial', { path, body: { confirmName: '决赛' } });
    await show.organiser.call('endCompetition', {
      path,
      body: { confirmName: '决赛', confirm: true },
    });
    const refused = show.console.call('setScreenSound', { path, body: { on: true, level: 1 } });
    expect((await refusalOf(refused)).status).toBe(409);
  });
});

describe('a screen’s report of its sound', () => {
  it('is shown on the panel, and nothing before the first report', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const path = { id: show.id };
    const screen = await show.screen.watch('openScreenEvents', show.id);
    const shown = async () => {
      const { connections } = await show.console.call('getPresence', { path });
      return connections.find(({ role }) => role === 'SCREEN')?.sound;
    };
    expect(await shown()).toBeUndefined();
    const { connectionId } = screen.stream;
    for (const sound of ['BLOCKED', 'ON'] as const) {
      await show.screen.call('reportScreen', { path, body: { connectionId, version: 1, sound } });
      expect(await shown()).toBe(sound);
    }
    // A report about something else leaves the sound as it is.
    await show.screen.call('reportScreen', { path, body: { connectionId, version: 2 } });
    expect(await shown()).toBe('ON');
  });
});

it('the test sound is sent once to every screen, whichever process it is connected to', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  const path = { id: show.id };
  const here = await show.screen.watch('openScreenEvents', show.id);
  const there = await show.screen.at(hall.server()).watch('openScreenEvents', show.id);
  const judge = await show.judges[0]?.phone.watch('openJudgeEvents', show.id);
  expect(await show.console.call('testScreenSound', { path })).toEqual({ count: 1 });
  expect(here.last?.frame).toBe('soundTest');
  await expect.poll(() => there.last?.frame).toBe('soundTest');
  expect(judge?.kinds).not.toContain('soundTest');
});
