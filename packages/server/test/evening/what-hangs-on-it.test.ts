/** Tests that a removal says beforehand what goes along, of programs and judges, and that awards never keep who is gone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  organiser = await hall.main({ points: 5 });
});
afterAll(() => hall.close());

/** Two programs, of which the first was judged by both judges; the second judge is recused from the other one. */
async function evening(): Promise<Cast> {
  const cast = await competitionWith(organiser, { judges: 2, programs: 2 });
  await organiser.call('updateJudge', {
    path: { id: cast.id, judgeId: cast.judgeIds[1] ?? '' },
    body: { recusedProgramIds: [cast.programIds[1] ?? ''] },
  });
  await perform(hall, cast, cast.programIds[0] ?? '', [90, 80]);
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  return cast;
}

describe('a removal', () => {
  it('of judges says which scores, recusals and photographs go along, before and after', async () => {
    const cast = await evening();
    await sql`update judge set photo = '/api/image/a' where competition_id = ${cast.id}
      and id = ${cast.judgeIds[0]}`.execute(hall.ports.database.query);
    const remove = (preview: boolean) =>
      organiser.call('removeJudges', {
        path: { id: cast.id },
        query: { preview },
        body: { expected: 2, confirmName: '决赛' },
      });
    const attached = [
      { kind: 'SCORES', count: 2, names: ['评委1', '评委2'] },
      { kind: 'RECUSALS', count: 1, names: ['评委2'] },
      { kind: 'PHOTOGRAPHS', count: 1, names: ['评委1'] },
    ];
    expect(await remove(true)).toMatchObject({ count: 2, attached });
    expect(await remove(false)).toMatchObject({ count: 2, attached });
  });

  it('of programs counts the scores that go along', async () => {
    const cast = await evening();
    const told = await organiser.call('removePrograms', {
      path: { id: cast.id },
      query: { preview: true },
      body: { programIds: cast.programIds },
    });
    expect(told.attached).toEqual([
      { kind: 'SCORES', words: '打过的分数', count: 2, names: ['节目1'] },
      { kind: 'RECUSALS', words: '回避', count: 1, names: ['评委2'] },
      { kind: 'SHOWN_RESULTS', words: '公布过的成绩', count: 1, names: ['节目1'] },
    ]);
  });

  it('says nothing where nothing goes along', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const judges = await organiser.call('removeJudges', {
      path: { id: cast.id },
      query: { preview: true },
      body: { expected: 1 },
    });
    expect(judges).toEqual({ preview: true, count: 1, gone: 0, kept: [] });
  });
});

describe('awards', () => {
  it('that an earlier version left with a deleted program are named by the checklist until they are mended', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const path = { id: cast.id };
    const codes = async () =>
      (await organiser.call('getChecklist', { path })).entries.map(({ code }) => code);
    const award = { basis: 'HAND', awardName: '人气奖', programIds: cast.programIds } as const;
    const awards = [{ ...award, programIds: [...award.programIds] }];
    await organiser.call('updateScoreSetting', { path, body: { awards } });
    expect(await codes()).not.toContain('LOST_WINNERS');
    await sql`update competition set setting = jsonb_set(setting, '{awards,0,programIds,1}', '"gone"')
      where id = ${cast.id}`.execute(hall.ports.database.query);
    expect((await organiser.call('getChecklist', { path })).entries).toContainEqual({
      code: 'LOST_WINNERS',
      count: 1,
      level: 'WARNING',
    });
    await organiser.call('renameCompetition', { path, body: { name: '决赛 1' } });
    await organiser.call('updateScoreSetting', { path, body: { awards } });
    expect(await codes()).not.toContain('LOST_WINNERS');
  });

  it('name nobody in a copy of the competition, whoever was deleted before', async () => {
    const cast = await competitionWith(organiser, { programs: 2 });
    const path = { id: cast.id };
    await organiser.call('updateScoreSetting', {
      path,
      body: { awards: [{ basis: 'HAND', awardName: '人气奖', programIds: cast.programIds }] },
    });
    await organiser.call('deletePrograms', {
      path: { ...path, programId: cast.programIds[0] ?? '' },
    });
    const copy = await organiser.call('copyCompetition', { path });
    const { setting } = await organiser.call('getScoreSetting', { path: { id: copy.id } });
    expect(setting.awards).toEqual([{ basis: 'HAND', awardName: '人气奖', programIds: [] }]);
    await organiser.call('updateScoreSetting', {
      path: { id: copy.id },
      body: { awards: setting.awards ?? [] },
    });
  });
});
