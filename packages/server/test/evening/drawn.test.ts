/** Tests that a bout of a round robin may end in a draw, that it may nowhere else, and that papers and evidence tell it. */
import type { TablePoints } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { battleOf } from '../../src/operations/exports/battle-source.ts';
import { bracketSheets } from '../../src/operations/exports/paper/battle-lists.ts';
import { boutSheet, winnerText } from '../../src/operations/exports/paper/bout-sheet.ts';
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

beforeEach(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 200 });
  cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 4 });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: { confirmName: '决赛' } });
  return () => hall.close();
});

const path = () => ({ id: cast.id });
const state = () => hall.app.services.live.state(cast.id);
const programs = async () => (await state()).programGroups[0]?.programs ?? [];
const outcomes = async () => (await programs()).slice(0, 2).map(({ outcome }) => outcome);
const verified = () => organiser.call('verifyLedger', { path: path() });

async function asRoundRobin(tablePoints: TablePoints = 'WIN_3_DRAW_1') {
  const group = { id: cast.groupId, groupName: '循环赛', tablePoints } as const;
  await organiser.call('updateProgramGroups', {
    path: path(),
    body: { programGroups: [{ ...group, roundKind: 'ROUND_ROBIN' }] },
  });
}

async function fought() {
  const [programId = '', opponentId = ''] = cast.programIds;
  const pair = { programId, opponentId, test: false } as const;
  await operate(
    hall,
    cast.id,
    { type: 'START_BATTLE', ...pair, confirm: false },
    { type: 'ADD_POINT', programId, point: 2 },
    { type: 'ADD_POINT', programId: opponentId, point: 2 },
  );
  return pair;
}

async function firstBout() {
  const show = await state();
  const source = await battleOf(hall.ports.database.query, show, show.programGroups);
  const [record] = source.bouts;
  const course = source.courses.get(record?.red.programId ?? '');
  if (record === undefined || course === undefined) throw new Error('bout one was fought');
  return { record, sheet: JSON.stringify(boutSheet(show, record, record, course)) };
}

describe('a drawn bout', () => {
  test('of a round robin is told on the wall, the sheet and in the evidence, and is taken back', async () => {
    await asRoundRobin();
    const pair = await fought();
    await operate(hall, cast.id, { type: 'DETERMINE_BATTLE', ...pair, draw: true });
    expect(await outcomes()).toEqual(['DRAW', 'DRAW']);
    expect((await state()).stage).toMatchObject({
      ...{ kind: 'BATTLE', status: 'DETERMINED', determination: null },
      ...{ red: { outcome: 'DRAW', score: 2 }, blue: { outcome: 'DRAW', score: 2 } },
    });
    const { record, sheet } = await firstBout();
    expect(winnerText(record)).toBe('平局');
    expect(sheet).toContain('判平');
    await operate(hall, cast.id, {
      type: 'SHOW_TITLE',
      programId: pair.programId,
      titleShowType: 'JUST_NOW',
    });
    expect((await state()).stage).toMatchObject({
      score: 2,
      versus: { opponentScore: 2, winnerId: null },
    });
    await operate(hall, cast.id, { type: 'UNDO' }, { type: 'UNDO' });
    expect(await outcomes()).toEqual([null, null]);
    expect(await verified()).toMatchObject({ intact: true, difference: null });
  });

  test('of a round robin counts in its table, on the wall, at the desk, on paper and for promotion', async () => {
    await asRoundRobin('WIN_1_DRAW_HALF');
    const pair = await fought();
    const [, , c = '', d = ''] = cast.programIds;
    const other = { programId: c, opponentId: d, test: false } as const;
    await operate(
      hall,
      cast.id,
      { type: 'DETERMINE_BATTLE', ...pair, draw: true },
      { type: 'START_BATTLE', ...other, confirm: false },
      { type: 'ADD_POINT', programId: d, point: 1 },
      { type: 'DETERMINE_BATTLE', programId: d, opponentId: c, test: false },
      { type: 'SHOW_BRACKET' },
    );
    const { stage, programGroups } = await state();
    if (stage.kind !== 'BRACKET') throw new Error('the bracket is on air');
    const points = [1, 0.5, 0.5, 0];
    expect(stage.table?.rows.map((row) => row.points)).toEqual(points);
    expect(stage.divisions).toMatchObject([{ champion: { id: d }, noChampion: null }]);
    const overview = await organiser.call('getResultOverview', { path: path() });
    expect(overview.tables).toEqual([stage.table]);
    expect(overview.rankings[0]?.rows.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 1],
      [2, 0.5],
      [2, 0.5],
      [4, 0],
    ]);
    const source = await battleOf(hall.ports.database.query, await state(), programGroups);
    const sheets = JSON.stringify(bracketSheets(source, programGroups));
    expect(sheets).toContain('循环赛积分表（胜 1 平 0.5 负 0）');
    expect(sheets).toContain('先看相互之间的积分');
    expect(await verified()).toMatchObject({ intact: true, difference: null });
  });

  test('is refused where the points of the table know none', async () => {
    await asRoundRobin('WIN_2_LOSS_1');
    const pair = await fought();
    const draw = { type: 'DETERMINE_BATTLE', ...pair, draw: true } as const;
    await expect(operate(hall, cast.id, draw)).rejects.toThrow(/积分里没有平局/);
  });

  test('is put right to a victory, and a victory to a draw', async () => {
    await asRoundRobin();
    const pair = await fought();
    await operate(hall, cast.id, { type: 'DETERMINE_BATTLE', ...pair, draw: true });
    const right = { type: 'CORRECT_BOUT', programId: pair.programId, reason: '报错了' } as const;
    await operate(hall, cast.id, { ...right, winnerId: pair.opponentId });
    expect(await outcomes()).toEqual(['LOSS', 'WIN']);
    await operate(hall, cast.id, { ...right, winnerId: null });
    expect(await outcomes()).toEqual(['DRAW', 'DRAW']);
    expect((await state()).stage).toMatchObject({ status: 'DETERMINED', determination: null });
    expect(await verified()).toMatchObject({ intact: true, difference: null });
  });

  test('is refused in every other round, with the sentence that says what to choose', async () => {
    const pair = await fought();
    const refused = /不是循环赛，或者积分里没有平局/;
    const draw = { type: 'DETERMINE_BATTLE', ...pair, draw: true } as const;
    await expect(operate(hall, cast.id, draw)).rejects.toThrow(refused);
    await operate(hall, cast.id, { type: 'DETERMINE_BATTLE', ...pair });
    const right = { type: 'CORRECT_BOUT', programId: pair.programId, winnerId: null } as const;
    await expect(operate(hall, cast.id, { ...right, reason: '报错了' })).rejects.toThrow(refused);
    expect(await outcomes()).toEqual(['WIN', 'LOSS']);
  });
});
