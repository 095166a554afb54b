/** Tests that a decided bout is put right while the next one runs, and that bracket, results, papers and listeners follow. */
import { publishedRanks } from '@liangfen/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { battleOf } from '../../src/operations/exports/battle-source.ts';
import { boutSheet } from '../../src/operations/exports/paper/bout-sheet.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  operate,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
let cast: Cast;

/** Bout one, 3 : 1, decided for blue by mistake; bout two is begun. */
beforeEach(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 200 });
  cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 4 });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: { confirmName: '决赛' } });
  const [a = '', b = '', c = '', d = ''] = cast.programIds;
  await operate(
    hall,
    cast.id,
    { type: 'START_BATTLE', programId: a, opponentId: b, test: false, confirm: false },
    { type: 'ADD_POINT', programId: a, point: 3 },
    { type: 'ADD_POINT', programId: b, point: 1 },
    { type: 'DETERMINE_BATTLE', programId: b, opponentId: a, test: false },
    { type: 'START_BATTLE', programId: c, opponentId: d, test: false, confirm: false },
    { type: 'ADD_POINT', programId: c, point: 2 },
  );
  return () => hall.close();
});

const state = () => hall.app.services.live.state(cast.id);
const verified = () => organiser.call('verifyLedger', { path: { id: cast.id } });

async function sheetText(): Promise<string> {
  const show = await state();
  const source = await battleOf(hall.ports.database.query, show, show.programGroups);
  const [record] = source.bouts;
  const course = source.courses.get(record?.red.programId ?? '');
  if (record === undefined || course === undefined) throw new Error('bout one was fought');
  return JSON.stringify(boutSheet(show, record, record, course));
}

describe('a bout that was decided for the wrong corner', () => {
  test('is put right, and everybody who tells of it tells the right winner', async () => {
    const [a = '', b = '', c = ''] = cast.programIds;
    const before = (await state()).battle;
    const reason = '报错了红蓝方';
    await operate(hall, cast.id, { type: 'CORRECT_BOUT', programId: a, winnerId: a, reason });
    const show = await state();
    expect(show.battle).toEqual(before);
    const published = publishedRanks(show, [cast.groupId]).map(({ result }) => result);
    expect(published).toEqual([
      expect.objectContaining({ programId: a, outcome: 'WIN', score: 3 }),
      expect.objectContaining({ programId: b, outcome: 'LOSS', score: 1 }),
    ]);
    expect(show.programGroups[0]?.programs[2]).toMatchObject({ id: c, currentScore: 2 });
    const text = await sheetText();
    expect(text).toContain('红方 节目1');
    expect(text).toContain(`更正：${reason}`);
    // The wrong decision stays readable in the course.
    expect(text).toContain('判定；裁判判定');
    expect(await verified()).toMatchObject({ intact: true, difference: null });
  });

  test('and fought again keeps the sheet of the former fight', async () => {
    const [a = '', b = ''] = cast.programIds;
    const again = { type: 'START_BATTLE', programId: a, opponentId: b, test: false } as const;
    await operate(hall, cast.id, { ...again, confirm: true });
    expect(await sheetText()).toContain('第 1 次对战的过程（不计）');
    await operate(hall, cast.id, { type: 'UNDO' });
    const text = await sheetText();
    expect(text).not.toContain('不计');
    expect(text).toContain('红方 +3');
    expect(await verified()).toMatchObject({ intact: true, difference: null });
  });

  test('is corrected through the console as a result is, by its own call, and its foul by DELETE', async () => {
    const [a = '', , c = ''] = cast.programIds;
    const [foul] = (await state()).fouls;
    if (foul === undefined) throw new Error('a battle has fouls');
    await operate(
      hall,
      cast.id,
      { type: 'CORRECT_RESULT', programId: a, score: 4, reason: '少记一分' },
      { type: 'ADD_FOUL', programId: c, foulId: foul.id },
      { type: 'ADD_POINT', programId: c, point: 1 },
      { type: 'TAKE_OFF_FOUL', programId: c, foulId: foul.id },
    );
    const [, , row] = (await state()).programGroups[0]?.programs ?? [];
    expect(row).toMatchObject({ currentScore: 3, programFoulRecords: [] });
    expect(await sheetText()).toContain('更正：少记一分');
    expect(await verified()).toMatchObject({ intact: true, difference: null });
  });
});
