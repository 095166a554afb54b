/** Tests the statistics of a competition, clearing scores, and reading and verifying its ledger. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  competitionWith,
  confirmed,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
  rowsOf,
  submit,
} from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

describe('statistics', () => {
  test('list every score and whether it counts, rank like the screen, and compare the judges', async () => {
    const cast = await competitionWith(organiser, { judges: 4, programs: 3 });
    const [first = '', second = ''] = cast.programIds;
    await perform(hall, cast, first, [90, 80, 70, 60]);
    await operate(hall, cast.id, { type: 'SHOW_PROGRAM_LIST' });
    await perform(hall, cast, second, [95, 90, 85, 80]);
    const statistics = await organiser.call('getStatistics', { path: { id: cast.id } });
    expect(statistics.rankings).toMatchObject([
      {
        groupId: cast.groupId,
        groupName: '第一组',
        rows: [
          { rank: 1, programName: '节目2', score: 87.5 },
          { rank: 2, programName: '节目1', score: 75 },
          { rank: null, programName: '节目3', score: null },
        ],
      },
    ]);
    expect(statistics.programItemResults).toEqual(
      cast.programIds.map((programId, index) => ({
        programId,
        number: index + 1,
        name: `节目${index + 1}`,
        groupName: '第一组',
        itemId: null,
        itemName: null,
        score: [75, 87.5, null][index],
      })),
    );
    expect(statistics.programs).toMatchObject([
      { number: 1, programName: '节目1', finalScore: 75, rank: 2 },
      { number: 2, programName: '节目2', finalScore: 87.5, rank: 1 },
      { number: 3, programName: '节目3', finalScore: null, rank: null, results: [] },
    ]);
    expect(statistics.programs[0]?.results).toEqual(
      [
        { judgeNumber: 1, judgeName: '评委1', score: 90, dropped: 'HIGHEST' },
        { judgeNumber: 2, judgeName: '评委2', score: 80, dropped: null },
        { judgeNumber: 3, judgeName: '评委3', score: 70, dropped: null },
        { judgeNumber: 4, judgeName: '评委4', score: 60, dropped: 'LOWEST' },
      ].map((row, index) => ({
        ...row,
        judgeGroupName: '评委组',
        itemName: null,
        revision: 1,
        judgeId: cast.judgeIds[index],
      })),
    );
    expect(statistics.judges).toMatchObject([
      { judge: { number: 1 }, count: 2, mean: 92.5, spread: 3.54, dropped: 2 },
      { judge: { number: 2 }, count: 2, mean: 85, spread: 7.07, dropped: 0 },
      { judge: { number: 3 }, count: 2, mean: 77.5, spread: 10.61, dropped: 0 },
      { judge: { number: 4 }, count: 2, mean: 70, spread: 14.14, dropped: 2 },
    ]);
  });

  test('for one group leave the others out, and for an unknown group are not found', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const path = { id: cast.id };
    const { programGroups } = await organiser.call('updateProgramGroups', {
      path,
      body: { programGroups: [{ id: cast.groupId, groupName: '甲' }, { groupName: '乙' }] },
    });
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    const other = await organiser.call('getStatistics', {
      path,
      query: { groupId: programGroups[1]?.id ?? '' },
    });
    expect(other).toMatchObject({
      rankings: [{ groupName: '乙', rows: [] }],
      programItemResults: [],
      judges: [{ count: 0, mean: null, spread: null, dropped: 0 }],
    });
    await expect(
      organiser.call('getStatistics', { path, query: { groupId: 'nothing' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('show the working and the revisions of one program', async () => {
    const cast = await competitionWith(organiser, { judges: 2, programs: 2 });
    const [programId = '', later = ''] = cast.programIds;
    await openScoring(hall, cast, programId);
    await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 80);
    await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 85);
    const detail = (id: string) =>
      organiser.call('getProgramDetail', { path: { id: cast.id, programId: id } });
    expect(await detail(programId)).toMatchObject({
      working: null,
      rows: [{ judgeNumber: 1, score: 85, revision: 2, dropped: null }],
      adjustments: [],
    });
    const target = { programId, itemId: null, test: false };
    await operate(
      hall,
      cast.id,
      { type: 'SHOW_SCORE', ...target, confirm: true },
      { type: 'SHOW_RESULT', ...target },
      { type: 'ADD_ADJUSTMENT', programId, amount: -2.5, reason: '超时' },
    );
    expect(await detail(programId)).toMatchObject({
      program: { id: programId, finalScore: 82.5 },
      working: { score: 82.5, complete: true },
      adjustments: [{ amount: -2.5, reason: '超时' }],
    });
    expect(await detail(later)).toMatchObject({ working: null, rows: [] });
    await expect(detail('nothing')).rejects.toMatchObject({ status: 404 });
  });
});

describe('clearing scores', () => {
  test('refuses a wrong typed name, deletes all scores and goes back to the start page', async () => {
    const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
    const path = { id: cast.id };
    const programId = cast.programIds[0] ?? '';
    await organiser.call('makeOfficial', { path, body: confirmed });
    await perform(hall, cast, programId, [90, 80]);
    await operate(hall, cast.id, {
      type: 'ADD_ADJUSTMENT',
      programId,
      amount: 1,
      reason: '加分',
    });
    const before = await rowsOf(hall, cast.id);
    await expect(
      organiser.call('cleanScores', { path, body: { confirmName: '初赛' } }),
    ).rejects.toMatchObject({ status: 400, code: 'CONFIRMATION_MISMATCH' });
    expect(await rowsOf(hall, cast.id)).toEqual(before);

    expect(await organiser.call('cleanScores', { path, body: confirmed })).toEqual({ ok: true });
    const state = await hall.app.services.live.state(cast.id);
    expect(state).toMatchObject({
      status: 'OFFICIAL',
      link: 'INIT',
      activeProgramId: null,
      window: null,
      undo: [],
    });
    expect(state.programGroups[0]?.programs[0]).toMatchObject({
      phase: 'WAITING',
      finalScore: null,
      currentScore: 0,
    });
    expect([state.results.size, state.adjustments.size]).toEqual([0, 0]);
    const after = await rowsOf(hall, cast.id);
    expect(after.score).toEqual([]);
    expect(JSON.parse(after.recovery.at(-1)?.body ?? '{}')).toMatchObject({
      adjustments: [{ reason: '加分' }],
      programs: expect.arrayContaining([
        expect.objectContaining({ id: programId, result: expect.objectContaining({ score: 86 }) }),
      ]),
    });
    // The show can be run again, and judges are still signed in.
    await perform(hall, cast, programId, [70, 70]);
    const { rankings } = await organiser.call('getStatistics', { path });
    expect(rankings[0]?.rows[0]?.score).toBe(70);
  });
});

describe('the ledger', () => {
  test('is read page by page, oldest first', async () => {
    const { id } = await competitionWith(organiser, { programs: 5 });
    const path = { id };
    const first = await organiser.call('getLedger', { path, query: { size: 2 } });
    expect(first.entries.map(({ version }) => version)).toEqual([1, 2]);
    expect(first.nextAfter).toBe(2);
    const rest = await organiser.call('getLedger', { path, query: { after: 2, size: 3 } });
    expect(rest.entries.map(({ version }) => version)).toEqual([3, 4, 5]);
    expect(rest.nextAfter).toBeNull();
    expect(rest.entries[0]).toMatchObject({
      type: 'SETUP_CHANGED',
      actor: { role: 'MANAGER', id: organiser.userId },
      previousHash: first.entries[1]?.hash,
    });
    expect(await organiser.call('getLedger', { path, query: { after: 5 } })).toEqual({
      entries: [],
      nextAfter: null,
      names: { people: [], things: [] },
    });
  });

  test('is verified across several batches of entries', async () => {
    const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
    const programId = cast.programIds[0] ?? '';
    await openScoring(hall, cast, programId);
    for (let score = 0; score < 520; score += 1) {
      await submit(hall, cast, programId, cast.judgeIds[score % 2] ?? '', score % 100);
    }
    const { version } = await hall.app.services.live.state(cast.id);
    expect(version).toBeGreaterThan(500);
    expect(await organiser.call('verifyLedger', { path: { id: cast.id } })).toMatchObject({
      intact: true,
      checked: version,
      firstBroken: null,
    });
  });

  test('shows which entry was rewritten, deleted or cut off', async () => {
    const verify = (id: string) => organiser.call('verifyLedger', { path: { id } });
    const { query } = hall.ports.database;

    const rewritten = await competitionWith(organiser, { programs: 4 });
    await query
      .updateTable('show_event')
      .set(({ fn, val }) => ({ body: fn('replace', ['body', val('节目2'), val('节目9')]) }))
      .where('competition_id', '=', rewritten.id)
      .where('version', '=', 2)
      .execute();
    expect(await verify(rewritten.id)).toMatchObject({ intact: false, checked: 1, firstBroken: 2 });

    const holed = await competitionWith(organiser, { programs: 4 });
    await query
      .deleteFrom('show_event')
      .where('competition_id', '=', holed.id)
      .where('version', '=', 3)
      .execute();
    expect(await verify(holed.id)).toMatchObject({ intact: false, firstBroken: 3 });

    const cut = await competitionWith(organiser, { programs: 4 });
    await query
      .deleteFrom('show_event')
      .where('competition_id', '=', cut.id)
      .where('version', '=', 4)
      .execute();
    expect(await verify(cut.id)).toMatchObject({ intact: false, firstBroken: 4 });

    const beheaded = await competitionWith(organiser, { programs: 2 });
    await query
      .updateTable('competition')
      .set({ head_hash: 'f'.repeat(64) })
      .where('id', '=', beheaded.id)
      .execute();
    expect(await verify(beheaded.id)).toMatchObject({ intact: false, firstBroken: 2 });
  });

  test('of a competition without any step is intact', async () => {
    const { id } = await competitionWith(organiser);
    expect(await organiser.call('verifyLedger', { path: { id } })).toEqual({
      intact: true,
      checked: 0,
      firstBroken: null,
      head: '',
      replayed: 0,
      difference: null,
      signed: null,
      unchecked: ['PICTURES', 'PEOPLE', 'BASE', 'SIGNATURES', 'OUTSIDE'],
    });
  });
});
