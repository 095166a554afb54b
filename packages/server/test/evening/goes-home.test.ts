/** Tests an evening in which somebody goes home: out in one step, and everybody else keeps number, rank and papers. */
import { rankingOf } from '@liangfen/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numbersFor } from '../../src/operations/programs/rows.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  operate,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 50 });
});
afterAll(() => hall.close());

const state = (cast: Cast) => hall.app.services.live.state(cast.id);
const program = (cast: Cast, at: number) => cast.programIds[at - 1] ?? '';

async function evening(programs = 4): Promise<Cast> {
  const cast = await competitionWith(organiser, { judges: 1, programs });
  await organiser.call('updateScoreSetting', {
    path: { id: cast.id },
    body: {
      setting: { dropHighest: 0, dropLowest: 0 },
      awards: [
        { basis: 'RANK', awardName: '一等奖', fromRank: 1, toRank: 1 },
        { basis: 'HAND', awardName: '最佳人气', programIds: [program(cast, 2)] },
      ],
    },
  });
  return cast;
}

async function official(programs = 4): Promise<Cast> {
  const cast = await evening(programs);
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: { confirmName: '决赛' } });
  return cast;
}

const put = (cast: Cast, at: number, standing: 'WITHDRAWN' | 'COMPETING', preview = false) =>
  organiser.call('setProgramStanding', {
    path: { id: cast.id, programId: program(cast, at) },
    query: { preview },
    body: { standing, reason: '选手受伤' },
  });

async function numbers(cast: Cast): Promise<string[]> {
  const { programGroups } = await state(cast);
  return programGroups.flatMap(({ programs }) =>
    programs.map(({ id, sort }) => `${cast.programIds.indexOf(id) + 1}:${sort}`),
  );
}

describe('from the desk', () => {
  test('a standing is set in one step, told beforehand, kept, and taken back at the console', async () => {
    const cast = await official();
    for (const [at, score] of [90, 80, 70].entries()) {
      await perform(hall, cast, program(cast, at + 1), [score]);
    }
    await operate(hall, cast.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    const told = await put(cast, 1, 'WITHDRAWN', true);
    expect(told.rankChanges.map(({ from, to }) => [from, to])).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
    ]);
    const ranks = async () =>
      rankingOf(await state(cast), (await state(cast)).activeProgramGroupId, null).map((row) => [
        cast.programIds.indexOf(row.programId) + 1,
        row.rank,
        row.score,
      ]);
    const before = await ranks();
    await put(cast, 1, 'WITHDRAWN');
    expect(await ranks()).toEqual([
      [2, 1, 80],
      [3, 2, 70],
      [4, null, null],
      [1, null, 90],
    ]);
    const published = await organiser.call('listPublishedResults', { path: { id: cast.id } });
    expect(
      published.rows.map(({ rank, result }) => [result.sort, rank, result.standing ?? null]),
    ).toEqual(
      expect.arrayContaining([
        [1, null, 'WITHDRAWN'],
        [2, 1, null],
      ]),
    );
    await operate(hall, cast.id, { type: 'UNDO' });
    expect(await ranks()).toEqual(before);
  });

  test('the ceremony does not wait for whoever is out, and nobody out is promoted, not by hand either', async () => {
    const cast = await official(3);
    for (const at of [1, 2]) await perform(hall, cast, program(cast, at), [80 + at]);
    const podium = { type: 'SHOW_CEREMONY', part: 'PODIUM' } as const;
    await expect(operate(hall, cast.id, podium)).rejects.toMatchObject({
      code: 'RANKING_NOT_FINAL',
    });
    await put(cast, 3, 'WITHDRAWN');
    await operate(hall, cast.id, podium);
    await put(cast, 2, 'WITHDRAWN');
    const next = await organiser.call('promoteCompetition', {
      path: { id: cast.id },
      body: { name: '下一轮', topPerGroup: 2 },
    });
    const { programGroups } = await hall.app.services.live.state(next.id);
    expect(programGroups.flatMap(({ programs }) => programs).map(({ id }) => id)).toEqual([
      program(cast, 1),
    ]);
    const byHand = organiser.call('promoteCompetition', {
      path: { id: cast.id },
      body: { name: '下一轮', programIds: [program(cast, 2)] },
    });
    await expect(byHand).rejects.toMatchObject({ status: 400 });
  });
});

describe('in a running evening, the numbers of others never change', () => {
  test('when an act is deleted: it leaves a gap, and an act that comes late gets a new number', async () => {
    const cast = await official();
    await perform(hall, cast, program(cast, 1), [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    await organiser.call('deletePrograms', {
      path: { id: cast.id, programId: program(cast, 2) },
    });
    expect(await numbers(cast)).toEqual(['1:1', '3:3', '4:4']);
    const late = await organiser.call('createProgram', {
      path: { id: cast.id },
      body: { programName: '迟来的节目' },
    });
    expect(late.sort).toBe(5);
    expect((await numbers(cast)).slice(0, 3)).toEqual(['1:1', '3:3', '4:4']);
  });

  test('when the last act is deleted, or moves away: its number is given to nobody', async () => {
    const cast = await official();
    await perform(hall, cast, program(cast, 1), [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    const path = { id: cast.id };
    await organiser.call('deletePrograms', { path: { ...path, programId: program(cast, 4) } });
    const add = (programName: string) =>
      organiser.call('createProgram', { path, body: { programName } });
    expect((await add('迟来的节目')).sort).toBe(5);
    const { programGroups } = await organiser.call('updateProgramGroups', {
      path,
      body: { programGroups: [{ id: cast.groupId, groupName: '第一组' }, { groupName: '退赛' }] },
    });
    const moved = await add('又走了的节目');
    expect(moved.sort).toBe(6);
    await organiser.call('updateProgram', {
      path: { ...path, programId: moved.id },
      body: { programGroupId: programGroups[1]?.id ?? '' },
    });
    expect((await add('最后来的节目')).sort).toBe(7);
    expect(await numbers(cast)).toEqual(expect.arrayContaining(['1:1', '2:2', '3:3']));
  });

  test('when one moves to another group: it gets a number behind those there, and leaves a gap', async () => {
    const cast = await official();
    const { programGroups } = await organiser.call('updateProgramGroups', {
      path: { id: cast.id },
      body: { programGroups: [{ id: cast.groupId, groupName: '第一组' }, { groupName: '退赛' }] },
    });
    await perform(hall, cast, program(cast, 1), [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    await organiser.call('updateProgram', {
      path: { id: cast.id, programId: program(cast, 3) },
      body: { programGroupId: programGroups[1]?.id ?? '' },
    });
    expect(await numbers(cast)).toEqual(['1:1', '2:2', '4:4', '3:1']);
  });

  test('when a late entry is put before others: it gets a number of its own, behind all', async () => {
    const cast = await official();
    await perform(hall, cast, program(cast, 1), [90]);
    const current = await state(cast);
    const order = [program(cast, 1), 'late', ...cast.programIds.slice(1)];
    expect(numbersFor(current, cast.groupId, order)).toEqual([1, 5, 2, 3, 4]);
    const without = order.filter((id) => id !== program(cast, 2));
    expect(numbersFor(current, cast.groupId, without)).toEqual([1, 5, 3, 4]);
  });

  test('before it begins, the list is dense', async () => {
    const cast = await official();
    await organiser.call('deletePrograms', {
      path: { id: cast.id, programId: program(cast, 2) },
    });
    expect(await numbers(cast)).toEqual(['1:1', '3:2', '4:3']);
  });
});

describe('a removal', () => {
  test('says before it happens what hangs on the programs, and takes them out of the awards', async () => {
    const cast = await evening(3);
    await organiser.call('updateJudge', {
      path: { id: cast.id, judgeId: cast.judgeIds[0] ?? '' },
      body: { recusedProgramIds: [program(cast, 2)] },
    });
    const programIds = [program(cast, 2)];
    const told = await organiser.call('removePrograms', {
      path: { id: cast.id },
      query: { preview: true },
      body: { programIds },
    });
    expect(told.attached?.map(({ kind, count }) => [kind, count])).toEqual([
      ['RECUSALS', 1],
      ['AWARDS', 1],
    ]);
    await organiser.call('deletePrograms', { path: { id: cast.id, programId: program(cast, 2) } });
    const { setting } = await organiser.call('getScoreSetting', { path: { id: cast.id } });
    expect(setting.awards).toMatchObject([{}, { awardName: '最佳人气', programIds: [] }]);
    await organiser.call('updateScoreSetting', {
      path: { id: cast.id },
      body: { awards: setting.awards ?? [] },
    });
  });

  test('that left an award behind earlier is mended by the next save; an unknown winner is named', async () => {
    const cast = await evening(3);
    const { database } = hall.app.services.ports;
    const gone = 'gone-before';
    await database.query
      .updateTable('competition')
      .set({
        setting: JSON.stringify({
          ...(await state(cast)).setting,
          awards: [{ basis: 'HAND', awardName: '旧奖', programIds: [gone, program(cast, 1)] }],
        }),
      })
      .where('id', '=', cast.id)
      .execute();
    // Any change makes the server read its rows anew.
    await organiser.call('createProgram', {
      path: { id: cast.id },
      body: { programName: '又一个' },
    });
    const save = (programIds: string[]) =>
      organiser.call('updateScoreSetting', {
        path: { id: cast.id },
        body: { awards: [{ basis: 'HAND', awardName: '旧奖', programIds }] },
      });
    await expect(save([gone, 'never-there'])).rejects.toMatchObject({
      message: expect.stringContaining('旧奖'),
    });
    await save([gone, program(cast, 1)]);
    const { setting } = await organiser.call('getScoreSetting', { path: { id: cast.id } });
    expect(setting.awards).toMatchObject([{ programIds: [program(cast, 1)] }]);
  });
});
