/** Tests that a bout stays as it was fought, whatever the desk does to the list afterwards. */
import { adviceFor, pairPrograms } from '@liangfen/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { battleOf } from '../../src/operations/exports/battle-source.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  expectRefusal,
  type Hall,
  openHall,
  operate,
} from '../organiser.ts';
import { runs } from '../support/rounds.ts';

let hall: Hall;
let organiser: Caller;
beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 200 });
});
afterAll(() => hall.close());

const state = (cast: Cast) => hall.app.services.live.state(cast.id);
const sorted = (cast: Cast, order: readonly string[]) =>
  organiser.call('sortPrograms', {
    path: { id: cast.id },
    body: { programSorts: order.map((id, at) => ({ id, sort: at + 1 })) },
  });

async function fight(cast: Cast, red: string, blue: string, points: readonly [number, number]) {
  const pair = { programId: red, opponentId: blue, test: false } as const;
  const winner = points[0] > points[1] ? pair : { ...pair, programId: blue, opponentId: red };
  await operate(
    hall,
    cast.id,
    { type: 'START_BATTLE', ...pair, confirm: true },
    { type: 'ADD_POINT', programId: red, point: points[0] },
    { type: 'ADD_POINT', programId: blue, point: points[1] },
    { type: 'DETERMINE_BATTLE', ...winner },
  );
}

/** Eight programs, of which the first two pairs have fought: 5:2, and 1:3. */
async function twoFought(): Promise<Cast> {
  const cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 8 });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: { confirmName: '决赛' } });
  const [a = '', b = '', c = '', d = ''] = cast.programIds;
  await fight(cast, a, b, [5, 2]);
  await fight(cast, c, d, [1, 3]);
  return cast;
}

/** What wall and papers say of the bouts that were fought. */
async function asFought(cast: Cast): Promise<string[]> {
  const show = await state(cast);
  const number = (id: string | undefined) => cast.programIds.indexOf(id ?? '') + 1;
  await operate(hall, cast.id, { type: 'SHOW_BRACKET' }, { type: 'SHOW_PROGRAM_LIST' });
  const { bouts, courses } = await battleOf(
    hall.ports.database.query,
    await state(cast),
    show.programGroups,
  );
  const onPaper = bouts.flatMap(({ bout, red, blue, determination }) => {
    if (red.outcome === null) return [];
    const steps = courses.get(red.programId)?.steps.length;
    const reason = determination?.reason;
    return `${bout}: ${number(red.programId)} ${red.score}:${blue.score} ${number(blue.programId)} ${red.outcome}-${blue.outcome} ${reason} ${steps}`;
  });
  const paired = show.programGroups
    .flatMap(({ programs }) => pairPrograms(programs).bouts)
    .filter(({ red }) => red.outcome !== null)
    .map(({ bout, red, blue }) => `${bout}: ${number(red.id)} ${number(blue.id)}`);
  return [...onPaper, ...paired];
}

const two = [
  '1: 1 5:2 2 WIN-LOSS OPERATOR 4',
  '2: 3 1:3 4 LOSS-WIN OPERATOR 4',
  '1: 1 2',
  '2: 3 4',
];

describe('two bouts that were fought', () => {
  test('stay as they were when a program is moved before them', async () => {
    const cast = await twoFought();
    expect(await asFought(cast)).toEqual(two);
    const [a = '', b = '', c = '', d = '', e = '', f = '', ...rest] = cast.programIds;
    await sorted(cast, [f, a, b, c, d, e, ...rest]);
    expect(await asFought(cast)).toEqual(two);
    const advice = adviceFor(await state(cast));
    expect(advice).toMatchObject({
      command: { type: 'START_BATTLE', programId: f, opponentId: e },
    });
  });

  test('keep their corners when the two are put the other way round', async () => {
    const cast = await twoFought();
    const [a = '', b = '', ...rest] = cast.programIds;
    await sorted(cast, [b, a, ...rest]);
    expect(await asFought(cast)).toEqual(two);
  });

  test('can be fought again after the list changed, also when the second time was left or taken back', async () => {
    const cast = await twoFought();
    const [a = '', b = '', c = '', d = '', e = '', f = '', ...rest] = cast.programIds;
    await sorted(cast, [f, a, b, c, d, e, ...rest]);
    const again = { type: 'START_BATTLE', programId: a, opponentId: b, test: false } as const;
    await operate(hall, cast.id, { ...again, confirm: true }, { type: 'SHOW_PROGRAM_LIST' });
    await operate(hall, cast.id, { ...again, confirm: true }, { type: 'UNDO' });
    await fight(cast, a, b, [5, 2]);
    expect(await asFought(cast)).toEqual(two);
  });

  test('stay when one that has not fought is deleted', async () => {
    const cast = await twoFought();
    const programId = cast.programIds[4] ?? '';
    await organiser.call('deletePrograms', { path: { id: cast.id, programId } });
    expect(await asFought(cast)).toEqual(two);
  });

  test('belong to their group: a side is not moved out of it, and the pair is named', async () => {
    const cast = await twoFought();
    const { programGroups } = await organiser.call('updateProgramGroups', {
      path: { id: cast.id },
      body: { programGroups: [{ id: cast.groupId, groupName: '甲' }, { groupName: '乙' }] },
    });
    const moved = (at: number) =>
      organiser.call('updateProgram', {
        path: { id: cast.id, programId: cast.programIds[at] ?? '' },
        body: { programGroupId: programGroups[1]?.id ?? '' },
      });
    await expectRefusal(hall, cast.id, () => moved(0), 'CONFLICT');
    await expect(moved(0)).rejects.toThrow('「节目1」和「节目2」');
    await moved(5);
    expect(await asFought(cast)).toEqual(two);
  });

  test('stay the same through any running order', async () => {
    const cast = await twoFought();
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(cast.programIds, { minLength: 8 }), async (order) => {
        await sorted(cast, order);
        expect(await asFought(cast)).toEqual(two);
      }),
      runs(4, 30),
    );
    const { intact, difference } = await organiser.call('verifyLedger', { path: { id: cast.id } });
    expect({ intact, difference }).toEqual({ intact: true, difference: null });
  });
});

test('a bout that was decided before bouts were remembered is one by the order of that time', async () => {
  const cast = await twoFought();
  const { query } = hall.ports.database;
  const rows = await query
    .selectFrom('program')
    .select(['id', 'live'])
    .where('competition_id', '=', cast.id)
    .execute();
  for (const { id, live } of rows) {
    const { fought: _, ...older } = live;
    await query
      .updateTable('program')
      .set({ live: JSON.stringify(older) })
      .where('competition_id', '=', cast.id)
      .where('id', '=', id)
      .execute();
  }
  const [a = '', b = '', c = '', d = '', e = '', f = '', ...rest] = cast.programIds;
  await sorted(cast, [f, a, b, c, d, e, ...rest]);
  expect(await asFought(cast)).toEqual(two);
});
