/** Tests programs as the organiser manages them: adding, changes, the running order, deleting and program groups. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reordered } from '../src/operations/programs/order.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
  rowsOf,
} from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

const refused = (id: string, call: () => Promise<unknown>, code: string) =>
  expectRefusal(hall, id, call, code);

async function order(id: string): Promise<string[][]> {
  const { programGroups } = await organiser.call('listProgramGroups', { path: { id } });
  return programGroups.map(({ programs }) =>
    programs.map(({ sort, programName }) => `${sort} ${programName}`),
  );
}

/** Adds a second group 乙 and returns its id. */
async function secondGroup(cast: Cast): Promise<string> {
  const { programGroups } = await organiser.call('updateProgramGroups', {
    path: { id: cast.id },
    body: { programGroups: [{ id: cast.groupId, groupName: '甲' }, { groupName: '乙' }] },
  });
  return programGroups[1]?.id ?? '';
}

describe('adding programs', () => {
  test('puts them at the end of the first group, or of the named one', async () => {
    const cast = await competitionWith(organiser, { programs: 2 });
    const programGroupId = await secondGroup(cast);
    const path = { id: cast.id };
    const made = await organiser.call('createProgram', {
      path,
      body: { programName: ' 合唱 ', contestant: '一班' },
    });
    expect(made).toMatchObject({
      sort: 3,
      programName: '合唱',
      contestant: '一班',
      phase: 'WAITING',
      finalScore: null,
      battleProgram: null,
    });
    await organiser.call('createProgram', { path, body: { programName: '独舞', programGroupId } });
    expect(await order(cast.id)).toEqual([['1 节目1', '2 节目2', '3 合唱'], ['1 独舞']]);
    await refused(
      cast.id,
      () =>
        organiser.call('createProgram', {
          path,
          body: { programName: '无', programGroupId: 'nothing' },
        }),
      'NOT_FOUND',
    );
  });

  test('adds one program when the call is repeated', async () => {
    const { id } = await competitionWith(organiser);
    const add = () =>
      organiser.call('createProgram', {
        path: { id },
        body: { programName: '合唱' },
        key: 'add-a-program',
      });
    const [first, second] = await Promise.all([add(), add()]);
    expect(second).toEqual(first);
    expect(await order(id)).toEqual([['1 合唱']]);
  });

  test('marks a program that may not go on stage: closed in rehearsal, or without an opponent', async () => {
    const long = await competitionWith(organiser, { programs: 7 });
    const { programGroups } = await organiser.call('listProgramGroups', { path: { id: long.id } });
    expect(programGroups[0]?.programs.map(({ disabled }) => disabled)).toEqual([
      null,
      null,
      null,
      'REHEARSAL_DISABLED',
      null,
      null,
      null,
    ]);
    const battle = await competitionWith(organiser, { mode: 'BATTLE', programs: 3 });
    const paired = await organiser.call('listProgramGroups', { path: { id: battle.id } });
    const [red, blue, alone] = paired.programGroups[0]?.programs ?? [];
    expect([red?.battleProgram, blue?.battleProgram]).toEqual([blue?.id, red?.id]);
    expect(alone).toMatchObject({ battleProgram: null, disabled: 'UNPAIRED' });
  });
});

describe('changing a program', () => {
  test('renames it, and moves it to the end of another group without leaving a gap', async () => {
    const cast = await competitionWith(organiser, { programs: 3 });
    const programGroupId = await secondGroup(cast);
    const path = { id: cast.id, programId: cast.programIds[0] ?? '' };
    const patch = (body: object) => organiser.call('updateProgram', { path, body });
    expect(await patch({ programName: '新名', contestant: '二班' })).toMatchObject({
      programName: '新名',
      contestant: '二班',
      sort: 1,
    });
    await patch({ programGroupId });
    expect(await order(cast.id)).toEqual([['1 节目2', '2 节目3'], ['1 新名']]);
    const before = await rowsOf(hall, cast.id);
    await patch({ programName: '新名', programGroupId });
    expect(await rowsOf(hall, cast.id)).toEqual(before);
    await refused(cast.id, () => patch({ programGroupId: 'nothing' }), 'NOT_FOUND');
  });

  test('on air allows a new name, which the screen shows, but no move', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 2 });
    const programGroupId = await secondGroup(cast);
    const programId = cast.programIds[0] ?? '';
    await openScoring(hall, cast, programId);
    const path = { id: cast.id, programId };
    await refused(
      cast.id,
      () => organiser.call('updateProgram', { path, body: { programGroupId } }),
      'ON_AIR',
    );
    await organiser.call('updateProgram', { path, body: { programName: '改正的名字' } });
    const { stage, window } = await hall.app.services.live.state(cast.id);
    expect(stage).toMatchObject({ kind: 'SCORING', program: { programName: '改正的名字' } });
    expect(window?.open).toBe(true);
  });

  test('renames a test program, which stays a test program', async () => {
    const cast = await competitionWith(organiser, { programs: 1 });
    const { testPrograms } = await hall.app.services.live.state(cast.id);
    const path = { id: cast.id, programId: testPrograms[0]?.id ?? '' };
    expect(
      await organiser.call('updateProgram', { path, body: { programName: '试音' } }),
    ).toMatchObject({ programName: '试音' });
    await refused(
      cast.id,
      () => organiser.call('updateProgram', { path, body: { programGroupId: cast.groupId } }),
      'CONFLICT',
    );
    await refused(cast.id, () => organiser.call('deletePrograms', { path }), 'NOT_FOUND');
  });
});

describe('the running order', () => {
  test('is replaced by a new order, and has the positions 1 to n', async () => {
    const { id, programIds } = await competitionWith(organiser, { programs: 3 });
    const sorts = (positions: number[]) =>
      organiser.call('sortPrograms', {
        path: { id },
        body: {
          programSorts: programIds.map((programId, index) => ({
            id: programId,
            sort: positions[index] ?? 1,
          })),
        },
      });
    expect(await sorts([30, 20, 10])).toEqual({ count: 2 });
    expect(await order(id)).toEqual([['1 节目3', '2 节目2', '3 节目1']]);
    expect(await sorts([3, 2, 1])).toEqual({ count: 0 });
  });

  test('is refused as a whole when it names an unknown program or one program twice', async () => {
    const { id, programIds } = await competitionWith(organiser, { programs: 2 });
    const [first = ''] = programIds;
    const sort = (...ids: string[]) =>
      organiser.call('sortPrograms', {
        path: { id },
        body: { programSorts: ids.map((programId, index) => ({ id: programId, sort: 9 - index })) },
      });
    await refused(id, () => sort(first, 'nothing'), 'NOT_FOUND');
    await refused(id, () => sort(first, first), 'INVALID_REQUEST');
    const { testPrograms } = await hall.app.services.live.state(id);
    await refused(id, () => sort(testPrograms[0]?.id ?? ''), 'NOT_FOUND');
  });

  test('puts a single moved program in the place it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat(), (count, from, to) => {
        const programs = Array.from({ length: count }, (_, index) => ({
          id: `p${index + 1}`,
          sort: index + 1,
        }));
        const moved = programs[from % count]?.id ?? '';
        const place = (to % count) + 1;
        const after = reordered(programs, new Map([[moved, place]]));
        expect(after[place - 1]).toBe(moved);
        const others = programs.map(({ id }) => id).filter((id) => id !== moved);
        expect(after.filter((id) => id !== moved)).toEqual(others);
      }),
    );
  });

  test('keeps the sides of a running bout together', async () => {
    const cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 4 });
    const [red = '', blue = '', third = '', fourth = ''] = cast.programIds;
    await operate(hall, cast.id, {
      type: 'START_BATTLE',
      programId: red,
      opponentId: blue,
      test: false,
      confirm: false,
    });
    const sort = (...ids: string[]) =>
      organiser.call('sortPrograms', {
        path: { id: cast.id },
        body: { programSorts: ids.map((id, index) => ({ id, sort: index + 1 })) },
      });
    await refused(cast.id, () => sort(red, third, blue, fourth), 'ON_AIR');
    await refused(cast.id, () => sort(blue, red, third, fourth), 'ON_AIR');
    expect(await sort(third, fourth, red, blue)).toEqual({ count: 4 });
  });
});

describe('deleting programs', () => {
  test('closes the gap, deletes their recusals, and keeps rehearsal scores recoverable', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 3 });
    const [first = '', second = '', third = ''] = cast.programIds;
    await organiser.call('updateJudge', {
      path: { id: cast.id, judgeId: cast.judgeIds[0] ?? '' },
      body: { recusedProgramIds: [second, third] },
    });
    await perform(hall, cast, first, [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    const path = { id: cast.id, programId: `${first},${second}` };
    expect(await organiser.call('deletePrograms', { path })).toEqual({ count: 2 });
    expect(await order(cast.id)).toEqual([['1 节目3']]);
    const { judge, score, recovery } = await rowsOf(hall, cast.id);
    expect(judge[0]?.recused_program_ids).toEqual([third]);
    expect(score).toEqual([]);
    expect(JSON.parse(recovery[0]?.body ?? '{}')).toMatchObject({
      programs: expect.arrayContaining([
        expect.objectContaining({ id: first }),
        expect.objectContaining({ id: second }),
      ]),
      scores: [{ program_id: first, score: 90 }],
    });
  });

  test('leaves no step that undo could bring back', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 2 });
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    expect((await hall.app.services.live.state(cast.id)).undo).not.toEqual([]);
    const path = { id: cast.id, programId: cast.programIds[0] ?? '' };
    await organiser.call('deletePrograms', { path });
    expect((await hall.app.services.live.state(cast.id)).undo).toEqual([]);
    await expect(operate(hall, cast.id, { type: 'UNDO' })).rejects.toMatchObject({
      code: 'NOTHING_TO_UNDO',
    });
  });

  test('is refused on air, with official results, and for an unknown program', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 2 });
    const [scored = '', silent = ''] = cast.programIds;
    const remove = (programId: string) =>
      organiser.call('deletePrograms', { path: { id: cast.id, programId } });
    await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
    await perform(hall, cast, scored, [90]);
    await refused(cast.id, () => remove(scored), 'ON_AIR');
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    await refused(cast.id, () => remove(`${silent},${scored}`), 'IN_USE');
    await refused(cast.id, () => remove(`${silent},nothing`), 'NOT_FOUND');
    expect(await remove(silent)).toEqual({ count: 1 });
  });
});

describe('program groups', () => {
  test('are replaced as a whole, and a group with programs cannot be deleted', async () => {
    const cast = await competitionWith(organiser, { programs: 1 });
    const other = await secondGroup(cast);
    const path = { id: cast.id };
    const replace = (...programGroups: { id?: string; groupName: string }[]) =>
      organiser.call('updateProgramGroups', { path, body: { programGroups } });
    await refused(cast.id, () => replace({ id: other, groupName: '乙' }), 'GROUP_NOT_EMPTY');
    await refused(
      cast.id,
      () => replace({ id: cast.groupId, groupName: '同' }, { groupName: '同 ' }),
      'INVALID_REQUEST',
    );
    const { programGroups } = await replace(
      { id: other, groupName: '乙组' },
      { id: cast.groupId, groupName: '甲组' },
    );
    expect(programGroups).toMatchObject([
      { id: other, groupName: '乙组', sort: 1, programs: [] },
      { id: cast.groupId, groupName: '甲组', sort: 2, programs: [{ programName: '节目1' }] },
    ]);
    const last = await replace({ id: cast.groupId, groupName: '甲组' });
    expect(last.programGroups.map((group) => group.id)).toEqual([cast.groupId]);
    // The group `other` is deleted by now, and an older list of groups must not create it again.
    await refused(
      cast.id,
      () => replace({ id: cast.groupId, groupName: '甲组' }, { id: other, groupName: '乙组' }),
      'CONFLICT',
    );
  });

  test('that the show is using cannot be deleted, even when they are empty', async () => {
    const cast = await competitionWith(organiser, { programs: 1 });
    const other = await secondGroup(cast);
    await operate(
      hall,
      cast.id,
      { type: 'SWITCH_GROUP', groupId: other },
      { type: 'SHOW_PROGRAM_LIST' },
    );
    await refused(
      cast.id,
      () =>
        organiser.call('updateProgramGroups', {
          path: { id: cast.id },
          body: { programGroups: [{ id: cast.groupId, groupName: '甲' }] },
        }),
      'ON_AIR',
    );
  });

  test('of another tenant are not found', async () => {
    const cast = await competitionWith(organiser, { programs: 1 });
    const stranger = await hall.main();
    const path = { id: cast.id };
    const programId = cast.programIds[0] ?? '';
    await refused(cast.id, () => stranger.call('listProgramGroups', { path }), 'NOT_FOUND');
    await refused(
      cast.id,
      () => stranger.call('deletePrograms', { path: { ...path, programId } }),
      'NOT_FOUND',
    );
    const own = await competitionWith(stranger, { programs: 1 });
    await refused(
      cast.id,
      () =>
        stranger.call('updateProgram', {
          path: { id: own.id, programId },
          body: { programName: '冒名' },
        }),
      'NOT_FOUND',
    );
  });
});
