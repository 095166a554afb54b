/** Tests a bout whose one side is out before it is fought: the other goes on, and everybody is told the same. */
import { projectMatch } from '@liangfen/rules';
import type { ProgramStanding } from '@liangfen/sdk/schema';
import { beforeEach, expect, test } from 'vitest';
import { battleOf } from '../../src/operations/exports/battle-source.ts';
import { battleSummary, bracketSheets } from '../../src/operations/exports/paper/battle-lists.ts';
import { boutSheet } from '../../src/operations/exports/paper/bout-sheet.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  type Hall,
  openHall,
  operate,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
let cast: Cast;
let semi: readonly string[];
let final: readonly string[];

const state = () => hall.app.services.live.state(cast.id);
const path = () => ({ id: cast.id });
const bout = (programId = '', opponentId = '') => ({ programId, opponentId, test: false }) as const;

/** An official battle: 甲 won against 乙, and 丙 was to meet 丁; the final is on the list. */
beforeEach(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 200 });
  cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 0 });
  const { programGroups } = await organiser.call('updateProgramGroups', {
    path: path(),
    body: { programGroups: [{ id: cast.groupId, groupName: '半决赛' }, { groupName: '决赛' }] },
  });
  const enter = async (at: number, ...names: string[]) => {
    const ids: string[] = [];
    for (const programName of names) {
      const body = { programName, programGroupId: programGroups[at]?.id ?? '' };
      ids.push((await organiser.call('createProgram', { path: path(), body })).id);
    }
    return ids;
  };
  semi = await enter(0, '甲', '乙', '丙', '丁');
  final = await enter(1, '甲', '丙');
  await organiser.call('makeOfficial', { path: path(), body: confirmed });
  const first = bout(semi[0], semi[1]);
  await operate(
    hall,
    cast.id,
    { type: 'START_BATTLE', ...first, confirm: true },
    { type: 'DETERMINE_BATTLE', ...first },
  );
  return () => hall.close();
});

const put = (programId = '', standing: ProgramStanding = 'WITHDRAWN') =>
  organiser.call('setProgramStanding', {
    path: { id: cast.id, programId },
    body: { standing, reason: '受伤' },
  });

async function bracket() {
  const show = await state();
  if (show.stage.kind !== 'BRACKET') throw new Error('the bracket is on air');
  const { rounds, divisions = [] } = show.stage;
  return {
    bouts: rounds.map(({ slots }) =>
      slots.map(({ red, blue }) =>
        [red, blue].map((side) => (side?.walkover ? '不战而胜' : side?.program.standing) ?? null),
      ),
    ),
    champions: divisions.map(({ champion, noChampion }) => champion?.programName ?? noChampion),
  };
}

test('the other side goes on, on every picture and list, without a press; it can be taken back', async () => {
  await operate(hall, cast.id, { type: 'SHOW_BRACKET' });
  await put(semi[3]);
  expect((await bracket()).bouts).toEqual([
    [
      [null, null],
      ['不战而胜', 'WITHDRAWN'],
    ],
    [[null, null]],
  ]);
  await operate(hall, cast.id, { type: 'SHOW_PROGRAM_LIST' });
  const show = await state();
  const wall = projectMatch(show, { role: 'SCREEN' }).stage;
  expect(wall.kind === 'PROGRAM_LIST' ? wall.rows[2] : null).toMatchObject({ walkover: true });
  const overview = await organiser.call('getResultOverview', { path: path() });
  expect(overview.bouts?.[1]).toMatchObject({
    red: { walkover: true },
    blue: { standing: 'WITHDRAWN' },
    determination: null,
  });
  // Nobody is asked to begin the bout, and what was fought is as it was.
  expect(wall.kind === 'PROGRAM_LIST' ? wall.nextProgramId : 'none').toBeNull();
  expect(show.programGroups[0]?.programs.map(({ outcome }) => outcome)).toEqual([
    ...['WIN', 'LOSS', null, null],
  ]);
  await operate(hall, cast.id, { type: 'SHOW_BRACKET' });
  await put(semi[3], 'COMPETING');
  expect((await bracket()).bouts[0]?.[1]).toEqual([null, null]);
  const proof = await organiser.call('verifyLedger', { path: path() });
  expect(proof).toMatchObject({ intact: true, difference: null });
});

test('the sheets to be signed say who did not fight, and that the other goes on', async () => {
  await put(semi[3], 'ABSENT');
  const show = await state();
  const source = await battleOf(hall.ports.database.query, show, show.programGroups);
  const [group] = show.programGroups;
  const record = source.bouts[1];
  if (group === undefined || record === undefined) throw new Error('the second bout');
  const summary = battleSummary(source, group);
  expect(new Map(summary.facts ?? []).get('场次')).toBe('2 场，已判定 1 场，不战而胜 1 场');
  const course = source.courses.get(record.red.programId) ?? {
    ...{ steps: [], former: [], startedBefore: 0, decided: null },
  };
  const facts = new Map(boutSheet(show, group, record, course).facts ?? []);
  expect(facts.get('胜方')).toBe('红方 丙（不战而胜）');
  expect(facts.get('判定')).toBe('蓝方未上场');
  const tree = JSON.stringify(bracketSheets(source, show.programGroups));
  expect(tree).toContain('红  丙，不战而胜');
  expect(tree).toContain('蓝  丁，未上场');
});

test('whose opponent does not come to the final is champion; where both stay away, nobody is', async () => {
  await put(semi[3]);
  await operate(hall, cast.id, { type: 'SHOW_BRACKET' });
  await put(final[1]);
  expect((await bracket()).champions).toEqual(['甲']);
  await put(final[0]);
  expect((await bracket()).champions).toEqual(['NOBODY_LEFT']);
});

test('whoever is disqualified after a won bout keeps it, and is never champion', async () => {
  await put(semi[3]);
  await put(semi[0], 'DISQUALIFIED');
  await operate(hall, cast.id, {
    type: 'SWITCH_GROUP',
    groupId: (await state()).programGroups[1]?.id ?? '',
  });
  const last = bout(final[0], final[1]);
  await operate(
    hall,
    cast.id,
    { type: 'START_BATTLE', ...last, confirm: true },
    { type: 'DETERMINE_BATTLE', ...last },
    { type: 'SHOW_BRACKET' },
  );
  expect((await bracket()).champions).toEqual(['WINNER_OUT']);
  expect((await state()).programGroups[0]?.programs[0]?.outcome).toBe('WIN');
});
