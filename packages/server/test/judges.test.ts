/** Tests judges as the organiser manages them: adding, sign-ups, their order, changes, deleting and judge groups. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  Refused,
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

/** Writes what a judge's own sign-up would write. */
async function signUp(id: string, name: string, phone: string | null = null): Promise<string> {
  const judgeId = hall.ports.newId();
  await hall.ports.database.query
    .insertInto('judge')
    .values({
      competition_id: id,
      id: judgeId,
      user_id: null,
      number: null,
      name,
      phone_number: phone === null ? null : hall.ports.vault.seal(phone),
      organisation: '',
      title: '',
      remark: '',
      judge_group_id: null,
      approval: 'PENDING',
      sign_in: false,
      recused_program_ids: '[]',
      seat_used_at: null,
      created_at: hall.clock.now,
    })
    .execute();
  return judgeId;
}

async function numbers(id: string): Promise<[number | null, string][]> {
  const { users } = await organiser.call('listApprovedJudges', { path: { id } });
  return users.map(({ number, name }) => [number, name]);
}

async function officialWithScores(judges: number): Promise<Cast> {
  const cast = await competitionWith(organiser, { judges, programs: 2 });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
  await perform(hall, cast, cast.programIds[0] ?? '', [90]);
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  return cast;
}

describe('adding a judge', () => {
  test('approves the judge at once, with the next number, in the first group', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    const judge = await organiser.call('createJudge', {
      path,
      body: { name: ' 张三 ', phoneNumber: '13800000001', organisation: '音乐学院' },
    });
    expect(judge).toMatchObject({
      name: '张三',
      number: 1,
      approval: 'APPROVED',
      signIn: false,
      organisation: '音乐学院',
    });
    const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
    expect(judgeGroups).toMatchObject([{ id: judge.judgeGroupId, judgeCount: 1 }]);
    const check = (phoneNumber: string) =>
      organiser.call('checkJudgePhone', { path, query: { phoneNumber } });
    expect(await check('13800000001')).toEqual({ exists: true });
    expect(await check('13800000002')).toEqual({ exists: false });
  });

  test('accepts a phone number once per competition', async () => {
    const { id } = await competitionWith(organiser);
    const add = (competition: string, name: string) =>
      organiser.call('createJudge', {
        path: { id: competition },
        body: { name, phoneNumber: '13800000001' },
      });
    await add(id, '张三');
    await refused(id, () => add(id, '李四'), 'PHONE_NUMBER_TAKEN');
    const other = await competitionWith(organiser);
    await add(other.id, '张三');
    await signUp(id, '王五', '13800000009');
    await expect(
      organiser.call('createJudge', {
        path: { id },
        body: { name: '王五', phoneNumber: '13800000009' },
      }),
    ).rejects.toThrow('在报名列表中通过');
  });

  test('leaves no gap in the numbers: only the next one can be asked for', async () => {
    const { id } = await competitionWith(organiser, { judges: 2 });
    const add = (number: number) =>
      organiser.call('createJudge', { path: { id }, body: { name: '新', number } });
    await refused(id, () => add(2), 'JUDGE_NUMBER_TAKEN');
    await refused(id, () => add(4), 'CONFLICT');
    expect((await add(3)).number).toBe(3);
  });

  test('adds one judge when the call is repeated', async () => {
    const { id } = await competitionWith(organiser);
    const add = (name: string) =>
      organiser.call('createJudge', { path: { id }, body: { name }, key: 'add-a-judge' });
    const [first, second] = await Promise.all([add('张三'), add('张三')]);
    expect(second).toEqual(first);
    await refused(id, () => add('李四'), 'IDEMPOTENCY_KEY_REUSED');
    expect(await numbers(id)).toEqual([[1, '张三']]);
  });

  test('never writes the phone number into the ledger', async () => {
    const { id } = await competitionWith(organiser);
    const judge = await organiser.call('createJudge', {
      path: { id },
      body: { name: '张三', phoneNumber: '13812345678' },
    });
    const path = { id, judgeId: judge.id };
    await organiser.call('updateJudge', { path, body: { phoneNumber: '13987654321' } });
    await organiser.call('deleteJudges', { path });
    const { entries } = await organiser.call('getLedger', { path: { id } });
    expect(entries).toHaveLength(3);
    expect(entries.map(({ body }) => body).join()).not.toMatch(/13812345678|13987654321/);
  });
});

describe('sign-ups', () => {
  test('get the next number and a group when they are approved', async () => {
    const { id } = await competitionWith(organiser, { judges: 2 });
    const judgeId = await signUp(id, '报名者');
    const { judgeGroups: before } = await organiser.call('listJudgeGroups', { path: { id } });
    const { judgeGroups } = await organiser.call('updateJudgeGroups', {
      path: { id },
      body: {
        judgeGroups: [
          { id: before[0]?.id ?? '', groupName: '专业', weight: 70 },
          { groupName: '大众', weight: 30 },
        ],
      },
    });
    const groupId = judgeGroups[1]?.id ?? '';
    const approve = (query: { approve: boolean; groupId?: string }) =>
      organiser.call('approveJudge', { path: { id, judgeId }, query });
    expect(await approve({ approve: true, groupId })).toMatchObject({
      approval: 'APPROVED',
      number: 3,
      judgeGroupId: groupId,
    });
    await refused(id, () => approve({ approve: false }), 'CONFLICT');
  });

  test('have no number when they are rejected, and can be approved later', async () => {
    const { id } = await competitionWith(organiser);
    const judgeId = await signUp(id, '报名者');
    const approve = (yes: boolean) =>
      organiser.call('approveJudge', { path: { id, judgeId }, query: { approve: yes } });
    expect(await approve(false)).toMatchObject({ approval: 'REJECTED', number: null });
    expect(await numbers(id)).toEqual([]);
    expect(await approve(true)).toMatchObject({ approval: 'APPROVED', number: 1 });
  });

  test('stand behind the numbered judges in the list, and the list can be filtered', async () => {
    const { id } = await competitionWith(organiser, { judges: 2 });
    await signUp(id, '甲报名', '13700000007');
    const page = async (query: object) => {
      const { content, totalElements } = await organiser.call('pageJudges', {
        path: { id },
        query,
      });
      return [totalElements, ...content.map(({ name }) => name)];
    };
    expect(await page({})).toEqual([3, '评委1', '评委2', '甲报名']);
    expect(await page({ page: 1, size: 2 })).toEqual([3, '甲报名']);
    expect(await page({ approval: 'PENDING' })).toEqual([1, '甲报名']);
    expect(await page({ keyword: '00007' })).toEqual([1, '甲报名']);
    expect(await page({ keyword: '评委2' })).toEqual([1, '评委2']);
    expect(await page({ keyword: '%' })).toEqual([0]);
  });
});

describe('the order', () => {
  test('moves a judge by one place and stops at the edges', async () => {
    const { id, judgeIds } = await competitionWith(organiser, { judges: 3 });
    const [first = '', , last = ''] = judgeIds;
    await refused(
      id,
      () => organiser.call('moveJudgeUp', { path: { id, judgeId: first } }),
      'ALREADY_AT_EDGE',
    );
    await refused(
      id,
      () => organiser.call('moveJudgeDown', { path: { id, judgeId: last } }),
      'ALREADY_AT_EDGE',
    );
    const moved = await organiser.call('moveJudgeUp', { path: { id, judgeId: last } });
    expect(moved.number).toBe(2);
    expect(await numbers(id)).toEqual([
      [1, '评委1'],
      [2, '评委3'],
      [3, '评委2'],
    ]);
    const pending = await signUp(id, '报名者');
    await refused(
      id,
      () => organiser.call('moveJudgeUp', { path: { id, judgeId: pending } }),
      'JUDGE_NOT_APPROVED',
    );
  });

  test('is replaced as a whole, or refused when the list has changed meanwhile', async () => {
    const { id, judgeIds } = await competitionWith(organiser, { judges: 3 });
    const reorder = (wanted: string[]) =>
      organiser.call('reorderJudges', { path: { id }, body: { judgeIds: wanted } });
    expect(await reorder([...judgeIds].reverse())).toEqual({ count: 2 });
    expect((await numbers(id)).map(([, name]) => name)).toEqual(['评委3', '评委2', '评委1']);
    await refused(id, () => reorder(judgeIds.slice(1)), 'CONFLICT');
    await refused(id, () => reorder([...judgeIds.slice(1), 'nobody']), 'CONFLICT');
  });

  test('has no gaps when many judges move at once', async () => {
    const { id, judgeIds } = await competitionWith(organiser, { judges: 6 });
    const moves = Array.from({ length: 24 }, (_, index) =>
      organiser
        .call(index % 3 === 0 ? 'moveJudgeUp' : 'moveJudgeDown', {
          path: { id, judgeId: judgeIds[index % 6] ?? '' },
        })
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'ALREADY_AT_EDGE' });
        }),
    );
    await Promise.all(moves);
    expect((await numbers(id)).map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('numbers judges 1 to n after any sequence of changes', async () => {
    const step = fc.tuple(
      fc.constantFrom('add', 'approve', 'reject', 'delete', 'up', 'down', 'reorder'),
      fc.nat(1000),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { id } = await competitionWith(organiser);
        const model: string[] = [];
        for (const [what, pick] of steps) {
          await take(id, what, pick, model);
          expect((await numbers(id)).map(([number]) => number)).toEqual(
            model.map((_, index) => index + 1),
          );
        }
        const { users } = await organiser.call('listApprovedJudges', { path: { id } });
        expect(users.map((user) => user.id)).toEqual(model);
      }),
      { numRuns: 25 },
    );
  });

  /** Takes the same step on the server and on a plain list of ids. */
  async function take(id: string, what: string, pick: number, model: string[]): Promise<void> {
    const at = model.length === 0 ? -1 : pick % model.length;
    const judgeId = model[at];
    if (what === 'add') {
      model.push((await organiser.call('createJudge', { path: { id }, body: { name: '新' } })).id);
    } else if (what === 'approve' || what === 'reject') {
      const approve = what === 'approve';
      const path = { id, judgeId: await signUp(id, '报名') };
      const judge = await organiser.call('approveJudge', { path, query: { approve } });
      if (approve) model.push(judge.id);
    } else if (judgeId === undefined) {
      return;
    } else if (what === 'delete') {
      await organiser.call('deleteJudges', { path: { id, judgeId } });
      model.splice(at, 1);
    } else if (what === 'reorder') {
      model.push(...model.splice(0, at));
      await organiser.call('reorderJudges', { path: { id }, body: { judgeIds: model } });
    } else {
      const to = what === 'up' ? at - 1 : at + 1;
      const other = model[to];
      const move = organiser.call(what === 'up' ? 'moveJudgeUp' : 'moveJudgeDown', {
        path: { id, judgeId },
      });
      if (other === undefined) {
        await expect(move).rejects.toBeInstanceOf(Refused);
        return;
      }
      await move;
      model[to] = judgeId;
      model[at] = other;
    }
  }
});

describe('changing a judge', () => {
  test('changes the named fields and checks the groups and programs they refer to', async () => {
    const { id, judgeIds, programIds } = await competitionWith(organiser, {
      judges: 2,
      programs: 1,
    });
    const [judgeId = '', other = ''] = judgeIds;
    const patch = (body: object, who = judgeId) =>
      organiser.call('updateJudge', { path: { id, judgeId: who }, body });
    const recusedProgramIds = [programIds[0] ?? ''];
    expect(
      await patch({ title: '教授', phoneNumber: '13800000001', recusedProgramIds }),
    ).toMatchObject({ name: '评委1', title: '教授', number: 1, recusedProgramIds });
    await refused(id, () => patch({ phoneNumber: '13800000001' }, other), 'PHONE_NUMBER_TAKEN');
    await refused(id, () => patch({ recusedProgramIds: ['nothing'] }), 'INVALID_REQUEST');
    await refused(id, () => patch({ judgeGroupId: 'nothing' }), 'NOT_FOUND');
    await refused(id, () => patch({ name: '无' }, 'nobody'), 'NOT_FOUND');
    expect((await patch({ phoneNumber: null })).phoneNumber).toBeNull();
    const before = await rowsOf(hall, id);
    await patch({ title: '教授' });
    expect(await rowsOf(hall, id)).toEqual(before);
  });

  test('refuses a recusal from the program that is being scored', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 2 });
    const [now = '', later = ''] = cast.programIds;
    await openScoring(hall, cast, now);
    const path = { id: cast.id, judgeId: cast.judgeIds[0] ?? '' };
    const recuse = (...recusedProgramIds: string[]) =>
      organiser.call('updateJudge', { path, body: { recusedProgramIds } });
    await refused(cast.id, () => recuse(now), 'ON_AIR');
    expect((await recuse(later)).recusedProgramIds).toEqual([later]);
  });
});

describe('deleting judges', () => {
  test('closes the gap in the numbers and ends their seats', async () => {
    const { id, judgeIds } = await competitionWith(organiser, { judges: 4 });
    const [first = '', , third = ''] = judgeIds;
    const { code } = await organiser.call('getSeat', { path: { id, judgeId: third } });
    const { token } = await hall.nobody.call('openSeat', { body: { code } });
    const judgeId = `${first},${third},${first}`;
    expect(await organiser.call('deleteJudges', { path: { id, judgeId } })).toEqual({ count: 2 });
    expect(await numbers(id)).toEqual([
      [1, '评委2'],
      [2, '评委4'],
    ]);
    expect((await hall.app.services.sessions.find(token)).state).toBe('EXPIRED');
  });

  test('deletes all of them or none', async () => {
    const { id, judgeIds } = await competitionWith(organiser, { judges: 1 });
    const judgeId = `${judgeIds[0]},nobody`;
    await refused(id, () => organiser.call('deleteJudges', { path: { id, judgeId } }), 'NOT_FOUND');
  });

  test('does not reach into another competition', async () => {
    const mine = await competitionWith(organiser, { judges: 1 });
    const other = await competitionWith(await hall.main(), { judges: 1 });
    const judgeId = other.judgeIds[0] ?? '';
    await refused(
      other.id,
      () => organiser.call('deleteJudges', { path: { id: mine.id, judgeId } }),
      'NOT_FOUND',
    );
    await refused(
      other.id,
      () => organiser.call('deleteJudges', { path: { id: other.id, judgeId } }),
      'NOT_FOUND',
    );
  });

  test('is refused while their scores are awaited, and once they gave official scores', async () => {
    const cast = await officialWithScores(2);
    const [scored = '', silent = ''] = cast.judgeIds;
    const remove = (judgeId: string) =>
      organiser.call('deleteJudges', { path: { id: cast.id, judgeId } });
    await refused(cast.id, () => remove(`${scored},${silent}`), 'IN_USE');
    await openScoring(hall, cast, cast.programIds[1] ?? '');
    await refused(cast.id, () => remove(silent), 'ON_AIR');
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    expect(await remove(silent)).toEqual({ count: 1 });
  });

  test('in rehearsal deletes their scores as well and keeps them recoverable', async () => {
    const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
    await perform(hall, cast, cast.programIds[0] ?? '', [90, 80]);
    const judgeId = cast.judgeIds[0] ?? '';
    await organiser.call('deleteJudges', { path: { id: cast.id, judgeId } });
    const { score, recovery } = await rowsOf(hall, cast.id);
    expect(score.map((row) => row.judge_id)).toEqual([cast.judgeIds[1]]);
    expect(JSON.parse(recovery[0]?.body ?? '{}')).toMatchObject({
      judges: [{ id: judgeId }],
      scores: [{ score: 90 }],
    });
  });
});

describe('judge groups', () => {
  test('are replaced as a whole: known ids stay, and a group with judges cannot be deleted', async () => {
    const { id, judgeIds } = await competitionWith(organiser, { judges: 2 });
    const path = { id };
    const { judgeGroups: before } = await organiser.call('listJudgeGroups', { path });
    const first = before[0]?.id ?? '';
    const replace = (...judgeGroups: { id?: string; groupName: string; weight: number }[]) =>
      organiser.call('updateJudgeGroups', { path, body: { judgeGroups } });
    await refused(id, () => replace({ groupName: '新', weight: 100 }), 'GROUP_NOT_EMPTY');
    const { judgeGroups } = await replace(
      { groupName: '大众', weight: 30 },
      { id: first, groupName: '专业', weight: 70 },
    );
    expect(judgeGroups).toMatchObject([
      { groupName: '大众', weight: 30, sort: 1, judgeCount: 0 },
      { id: first, groupName: '专业', weight: 70, sort: 2, judgeCount: 2 },
    ]);
    expect(await organiser.call('listJudgeGroups', { path })).toMatchObject({ judgeGroups });
    const judgeGroupId = judgeGroups[0]?.id ?? '';
    const join = () => organiser.call('joinJudgeGroup', { path, body: { judgeIds, judgeGroupId } });
    expect(await join()).toEqual({ count: 2 });
    expect(await join()).toEqual({ count: 0 });
    const { judgeGroups: last } = await replace({
      id: judgeGroupId,
      groupName: '大众',
      weight: 30,
    });
    expect(last).toMatchObject([{ id: judgeGroupId, judgeCount: 2 }]);
  });

  test('are not created again under another id after somebody else deleted them', async () => {
    const { id } = await competitionWith(organiser);
    await refused(
      id,
      () =>
        organiser.call('updateJudgeGroups', {
          path: { id },
          body: { judgeGroups: [{ id: 'deleted', groupName: '专业', weight: 100 }] },
        }),
      'CONFLICT',
    );
  });

  test('have distinct names', async () => {
    const { id } = await competitionWith(organiser);
    await refused(
      id,
      () =>
        organiser.call('updateJudgeGroups', {
          path: { id },
          body: {
            judgeGroups: [
              { groupName: '专业', weight: 50 },
              { groupName: ' 专业 ', weight: 50 },
            ],
          },
        }),
      'INVALID_REQUEST',
    );
  });

  test('keep their weights once official scores exist', async () => {
    const cast = await officialWithScores(1);
    const path = { id: cast.id };
    const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
    const id = judgeGroups[0]?.id ?? '';
    const replace = (groupName: string, weight: number) =>
      organiser.call('updateJudgeGroups', {
        path,
        body: { judgeGroups: [{ id, groupName, weight }] },
      });
    await refused(cast.id, () => replace('评委组', 50), 'SETTING_LOCKED');
    expect((await replace('专业评委', 100)).judgeGroups[0]?.groupName).toBe('专业评委');
  });

  test('keep all their judges when one judge to be moved is unknown', async () => {
    const { id, judgeIds } = await competitionWith(organiser, { judges: 1 });
    const { judgeGroups } = await organiser.call('listJudgeGroups', { path: { id } });
    const judgeGroupId = judgeGroups[0]?.id ?? '';
    await refused(
      id,
      () =>
        organiser.call('joinJudgeGroup', {
          path: { id },
          body: { judgeIds: [...judgeIds, 'nobody'], judgeGroupId },
        }),
      'NOT_FOUND',
    );
  });
});
