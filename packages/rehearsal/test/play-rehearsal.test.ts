/** A rehearsal that plays itself on the real server: every score arrives once on a bad network, and nothing is left. */
import type { ScoreSettingPatch } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf, verdictOf } from '../src/report/findings.ts';
import { openRehearsalHall, played, type RehearsalHall, type Stage, when } from './support/hall.ts';

const items = [
  { itemName: '音准', proportion: 60 },
  { itemName: '台风', proportion: 40 },
];
const separateItems: ScoreSettingPatch = {
  setting: { enableItem: true, enableScoreItemCombine: false, decimals: 1, minScore: 60 },
  items,
};

let hall: RehearsalHall;

beforeAll(async () => {
  hall = await openRehearsalHall();
});
afterAll(async () => {
  await hall.close();
  expect(hall.hall.errors).toEqual([]);
});

const path = (stage: Stage) => ({ path: { id: stage.id } });

/** Expects the competition as it was before the rehearsal. */
async function expectNothingLeft(stage: Stage): Promise<void> {
  expect(await stage.organiser.call('getTwin', path(stage))).toMatchObject({
    judges: 0,
    played: false,
    heldUntil: null,
    ended: null,
  });
  const { link, programGroups } = await stage.console.call('getCurrentMatch', path(stage));
  expect(link).toBe('INIT');
  expect(programGroups.flatMap(({ programs }) => programs.map(({ phase }) => phase))).toEqual(
    stage.programIds.map(() => 'WAITING'),
  );
  const { count } = await hall.hall.database.query
    .selectFrom('score')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('competition_id', '=', stage.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
}

describe('打分', () => {
  it('plays every program that may be rehearsed, with one score of each judge for each item', async () => {
    const stage = await hall.stage({ programs: 7, setting: separateItems });
    const facts = await played(hall.play(stage));
    expect(facts).toMatchObject({
      outcome: 'COMPLETED',
      // The first three and the last three of the seven programs.
      played: 6,
      playable: 6,
      submissions: 5 * 6 * 2,
      repeats: 0,
      lost: 0,
      lines: 2,
      undelivered: [],
      scores: { expected: 60, found: 60, missing: [], doubled: 0 },
      tidied: true,
    });
    expect(facts.answers?.count).toBe(60);
    expect(facts.commands?.count).toBeGreaterThan(6 * 2 * 4);
    // No screen is connected.
    expect(findingsOf(facts).map(({ code }) => code)).toEqual(['NO_SCREEN', 'NO_JUDGES']);
    await expectNothingLeft(stage);
  });

  it('delivers every score once when nearly every third request or answer is lost', async () => {
    const stage = await hall.stage({ programs: 3, setting: { setting: { decimals: 0 } } });
    const rehearsal = hall.play(stage, { judges: 8, loss: 0.3 });
    const facts = await played(rehearsal);
    expect(facts).toMatchObject({
      outcome: 'COMPLETED',
      submissions: 24,
      scores: { expected: 24, found: 24, missing: [], doubled: 0 },
    });
    expect(facts.lost).toBeGreaterThan(0);
    expect(facts.repeats).toBeGreaterThan(0);
    expect(rehearsal.state().lost).toBe(facts.lost);
    await expectNothingLeft(stage);
  });

  it('goes on to the next group, and real judges keep their sign-in', async () => {
    const stage = await hall.stage({ programs: 2, judges: 2 });
    const { programGroups } = await stage.organiser.call('updateProgramGroups', {
      ...path(stage),
      body: {
        programGroups: [{ id: stage.groupId, groupName: '上半场' }, { groupName: '下半场' }],
      },
    });
    const second = programGroups[1]?.id ?? '';
    await stage.organiser.call('createProgram', {
      ...path(stage),
      body: { programName: '压轴', programGroupId: second },
    });
    const facts = await played(hall.play(stage, { judges: 2 }));
    expect(facts).toMatchObject({ outcome: 'COMPLETED', played: 3, playable: 3, submissions: 6 });
    expect(facts.phones.map(({ judge, state }) => [judge.name, state])).toEqual([
      ['评委1', 'OFFLINE'],
      ['评委2', 'OFFLINE'],
    ]);
    const { judges } = await stage.console.call('getCurrentMatch', path(stage));
    expect(judges.map(({ signIn }) => signIn)).toEqual([true, true]);
  });
});

it('measures the screen that follows and names the phone that does not answer', async () => {
  const stage = await hall.stage({ programs: 1, judges: 2 });
  const screen = hall.screen(stage, '主屏');
  const awake = hall.phone(stage, 0);
  const asleep = hall.phone(stage, 1, { answers: false });
  await Promise.all([screen, awake, asleep].map(({ live }) => live));
  const facts = await played(hall.play(stage, { judges: 2 }, { patienceMs: 3_000 }));
  for (const { close } of [screen, awake, asleep]) close();
  expect(facts.screens).toMatchObject([{ label: '主屏', left: false, inStep: true }]);
  expect(facts.screens[0]?.roundTripMs).not.toBeNull();
  expect(facts.phones.map(({ judge, state }) => [judge.name, state])).toEqual([
    ['评委1', 'ANSWERED'],
    ['评委2', 'SILENT'],
  ]);
  const silent = {
    code: 'PHONE_SILENT',
    judge: { id: stage.judges[1]?.id, name: '评委2', number: 2 },
  };
  expect(findingsOf(facts)).toEqual([silent]);
  expect(verdictOf(facts, findingsOf(facts))).toBe('TODO');
});

it('gives votes, with no judge above the limit', async () => {
  const setting = { setting: { voteLimit: 1 } };
  const stage = await hall.stage({ mode: 'VOTE', programs: 3, setting });
  const facts = await played(hall.play(stage, { judges: 6 }));
  expect(facts).toMatchObject({
    outcome: 'COMPLETED',
    mode: 'VOTE',
    submissions: 18,
    undelivered: [],
    scores: { expected: 18, found: 18, missing: [], doubled: 0 },
  });
  await expectNothingLeft(stage);
});

it('plays every bout to its determination', async () => {
  const stage = await hall.stage({
    mode: 'BATTLE',
    programs: 5,
    setting: {
      setting: { enableCountdown: true, countdownSeconds: 60, convenientScore: '1,-1,2' },
      fouls: [{ foulName: '出界', times: 2 }],
    },
  });
  const facts = await played(hall.play(stage));
  expect(facts).toMatchObject({
    outcome: 'COMPLETED',
    mode: 'BATTLE',
    // The fifth program has no opponent.
    played: 2,
    playable: 2,
    submissions: 0,
    scores: null,
    tidied: true,
  });
  await expectNothingLeft(stage);
});

describe('a rehearsal that is interrupted', () => {
  it('ends when it is stopped in the middle of a scoring', async () => {
    const stage = await hall.stage({ programs: 3 });
    const rehearsal = hall.play(stage, { withinSeconds: 60 });
    await when(rehearsal, ({ position, submitted }) => position === 2 && submitted === 1);
    await rehearsal.stop();
    const { facts } = rehearsal.state();
    expect(facts).toMatchObject({ outcome: 'STOPPED', played: 1, tidied: true, checked: false });
    expect(facts && verdictOf(facts, findingsOf(facts))).toBe('PARTIAL');
    await expectNothingLeft(stage);
  });

  it('waits while it is paused, and goes on from there', async () => {
    const stage = await hall.stage({ programs: 1 });
    const rehearsal = hall.play(stage);
    rehearsal.pause();
    // The check at the beginning does not wait, but the first wait of the show is paused.
    await when(rehearsal, ({ part }) => part === 'SIGN_IN');
    const { judges } = await stage.console.call('getCurrentMatch', path(stage));
    expect(judges.filter(({ signIn }) => signIn)).toEqual([]);
    expect(rehearsal.state().paused).toBe(true);
    rehearsal.resume();
    expect(await played(rehearsal)).toMatchObject({ outcome: 'COMPLETED', played: 1 });
  });

  it('ends when another window starts one, to which the simulated judges then belong', async () => {
    const stage = await hall.stage({ programs: 3 });
    const rehearsal = hall.play(stage);
    await when(rehearsal, ({ position }) => position === 1);
    await stage.organiser.call('startTwin', { ...path(stage), body: { judges: 2 } });
    const facts = await played(rehearsal);
    expect(facts).toMatchObject({ outcome: 'REPLACED' });
    expect(verdictOf(facts, findingsOf(facts))).toBe('UNFINISHED');
    expect(await stage.organiser.call('getTwin', path(stage))).toMatchObject({ judges: 2 });
  });

  it('fails when the competition is deleted, and has nothing to tidy up', async () => {
    const stage = await hall.stage({ programs: 3 });
    const rehearsal = hall.play(stage);
    await when(rehearsal, ({ position }) => position === 2);
    await stage.organiser.call('deleteCompetition', {
      ...path(stage),
      body: { confirmName: '决赛' },
    });
    const facts = await played(rehearsal);
    expect(facts).toMatchObject({ outcome: 'FAILED', tidied: true, checked: false });
    expect(facts.played).toBeLessThan(3);
    expect(findingsOf(facts)[0]).toEqual({ code: 'FAILED' });
  });
});

it('clears the remains of an earlier rehearsal when told to', async () => {
  const stage = await hall.stage({ programs: 1, judges: 1 });
  await played(hall.play(stage, { judges: 1 }));
  const target = { path: { id: stage.id, programId: stage.programIds[0] ?? '', itemId: '0' } };
  await stage.console.call('startSpeech', { ...target, query: { confirm: true } });
  expect(await stage.organiser.call('getTwin', path(stage))).toMatchObject({ played: true });
  const facts = await played(hall.play(stage, { judges: 2 }, { clearFirst: true }));
  expect(facts).toMatchObject({ outcome: 'COMPLETED', played: 1, submissions: 2 });
});

it('is refused in an official competition and changes nothing there', async () => {
  const stage = await hall.stage({ programs: 1, judges: 1 });
  await hall.makeOfficial(stage);
  const { version } = await stage.console.call('getCurrentMatch', path(stage));
  const facts = await played(hall.play(stage, {}, { clearFirst: true }));
  expect(facts).toMatchObject({
    outcome: 'FAILED',
    failure: { step: null, status: 409 },
    played: 0,
    tidied: true,
  });
  expect(facts.failure?.detail).toMatch(/只有彩排中的比赛可以用模拟评委/);
  expect((await stage.console.call('getCurrentMatch', path(stage))).version).toBe(version);
});

it('does not touch official scores when the competition becomes official meanwhile', async () => {
  const stage = await hall.stage({ programs: 3, judges: 1 });
  const rehearsal = hall.play(stage, { judges: 1 });
  await when(rehearsal, ({ position }) => position === 1);
  await hall.makeOfficial(stage);
  const target = { path: { id: stage.id, programId: stage.programIds[0] ?? '', itemId: '0' } };
  await stage.console.call('startSpeech', { ...target, query: { confirm: true } });
  const facts = await played(rehearsal);
  expect(['REPLACED', 'FAILED']).toContain(facts.outcome);
  const { link, status } = await stage.console.call('getCurrentMatch', path(stage));
  expect(status).toBe('OFFICIAL');
  // The official show is still on air and was not put back to the start page.
  expect(link).not.toBe('INIT');
});
