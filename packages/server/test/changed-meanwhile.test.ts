/**
 * Tests that no form overwrites another person's change unseen: a stale form is refused, field by field
 * (docs/decisions/0296).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, competitionWith, type Hall, openHall, Refused } from './organiser.ts';

let hall: Hall;
let organiser: Caller;
let other: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 5 });
});
afterAll(() => hall.close());

/** Returns a competition that two accounts manage. */
async function shared() {
  const cast = await competitionWith(organiser, { judges: 2, programs: 2 });
  other = await hall.sub(organiser);
  await hall.ports.database.query
    .insertInto('competition_grant')
    .values({ competition_id: cast.id, user_id: other.userId })
    .execute();
  return { ...cast, path: { id: cast.id } };
}

/** Returns the fields that the refusal names. */
async function refusedFields(call: Promise<unknown>): Promise<(string | undefined)[]> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw new Error(`expected a refusal, got ${String(error)}`);
  expect(error.problem).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  return (error.problem.errors ?? []).map(({ field }) => field);
}

test('a stale form that changes another field keeps the newer change', async () => {
  const { path } = await shared();
  const { version: seen } = await organiser.call('getBaseSetting', { path });
  await other.call('updateBaseSetting', {
    path,
    body: { look: { organiser: '校团委' }, consolePasscode: 'hall2468' },
    seen,
  });
  const saved = await organiser.call('updateBaseSetting', {
    path,
    body: { look: { venue: '大礼堂' } },
    seen,
  });
  expect(saved).toMatchObject({
    look: { venue: '大礼堂', organiser: '校团委' },
    passcodeSet: true,
  });
  expect(saved).toEqual(await organiser.call('getBaseSetting', { path }));
});

test('a stale form that changes the same field is refused, and passes once it was read again', async () => {
  const { path } = await shared();
  const { version: seen } = await organiser.call('getBaseSetting', { path });
  await other.call('updateBaseSetting', {
    path,
    body: { look: { venue: '操场' }, consolePasscode: 'hall2468' },
    seen,
  });
  const body = { look: { venue: '大礼堂' }, consolePasscode: 'hall1357', name: '总决赛' };
  expect(await refusedFields(organiser.call('updateBaseSetting', { path, body, seen }))).toEqual([
    'look.venue',
    'consolePasscode',
  ]);
  const now = await organiser.call('getBaseSetting', { path });
  expect(now).toMatchObject({ name: '决赛', look: { venue: '操场' }, passcodeSet: true });
  const saved = await organiser.call('updateBaseSetting', { path, body, seen: now.version });
  expect(saved.look.venue).toBe('大礼堂');
});

test('two equal changes are no conflict, and a form without a version is not checked', async () => {
  const { path } = await shared();
  const { version: seen } = await organiser.call('getScoreSetting', { path });
  await other.call('updateScoreSetting', { path, body: { setting: { decimals: 1 } }, seen });
  const same = await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { decimals: 1 } },
    seen,
  });
  expect(same.setting.decimals).toBe(1);
  expect(
    await refusedFields(
      organiser.call('updateScoreSetting', { path, body: { setting: { decimals: 3 } }, seen }),
    ),
  ).toEqual(['decimals']);
  await organiser.call('updateScoreSetting', { path, body: { setting: { decimals: 3 } } });
});

test('renaming counts as a change of the name in the base settings', async () => {
  const { path } = await shared();
  const { version: seen } = await organiser.call('getBaseSetting', { path });
  await other.call('renameCompetition', { path, body: { name: '半决赛' } });
  expect(
    await refusedFields(
      organiser.call('updateBaseSetting', { path, body: { name: '总决赛' }, seen }),
    ),
  ).toEqual(['name']);
});

test('each judge, each program and each of their fields is checked by itself', async () => {
  const { path, id, judgeIds, programIds } = await shared();
  const [judge = '', colleague = ''] = judgeIds;
  const [program = '', next = ''] = programIds;
  const { version: seen } = await organiser.call('pageJudges', { path });
  const change = (by: Caller, judgeId: string, body: { name?: string; title?: string }) =>
    by.call('updateJudge', { path: { id, judgeId }, body, seen });
  await change(other, judge, { name: '周慧敏' });
  await change(organiser, colleague, { name: '陈志远' });
  await change(organiser, judge, { title: '教授' });
  expect(await refusedFields(change(organiser, judge, { name: '林书雅' }))).toEqual(['name']);

  const rename = (by: Caller, programId: string, programName: string) =>
    by.call('updateProgram', { path: { id, programId }, body: { programName }, seen });
  await rename(other, program, '《少年》');
  await rename(organiser, next, '《青花瓷》');
  expect(await refusedFields(rename(organiser, program, '《稻香》'))).toEqual(['programName']);
});

test('a stale form does not move back a judge whom somebody else moved to another group', async () => {
  const { path, id, judgeIds } = await shared();
  const [judge = ''] = judgeIds;
  const { judgeGroups } = await organiser.call('updateJudgeGroups', {
    path,
    body: {
      judgeGroups: [
        {
          id: (await organiser.call('listJudgeGroups', { path })).judgeGroups[0]?.id ?? '',
          groupName: '专业',
          weight: 60,
        },
        { groupName: '大众', weight: 30 },
        { groupName: '媒体', weight: 10 },
      ],
    },
  });
  const [, second, third] = judgeGroups.map((group) => group.id);
  const { version: seen } = await organiser.call('pageJudges', { path });
  await other.call('joinJudgeGroup', { path, body: { judgeIds, judgeGroupId: second ?? '' } });
  const body = { judgeGroupId: third ?? '' };
  expect(
    await refusedFields(
      organiser.call('updateJudge', { path: { id, judgeId: judge }, body, seen }),
    ),
  ).toEqual(['judgeGroupId']);
});

test('a list of groups that somebody else changed is not replaced', async () => {
  const { path, groupId } = await shared();
  const { version: seen } = await organiser.call('listProgramGroups', { path });
  const first = { id: groupId, groupName: '上半场' };
  await other.call('updateProgramGroups', {
    path,
    body: { programGroups: [first, { groupName: '下半场' }] },
    seen,
  });
  expect(
    await refusedFields(
      organiser.call('updateProgramGroups', {
        path,
        body: { programGroups: [{ ...first, groupName: '第一场' }] },
        seen,
      }),
    ),
  ).toEqual(['programGroups']);
});

test('a call that is sent again because its answer was lost does not conflict with itself', async () => {
  const { path } = await shared();
  const { version: seen } = await organiser.call('getBaseSetting', { path });
  const send = () =>
    organiser.call('updateBaseSetting', {
      path,
      body: { look: { venue: '大礼堂' } },
      key: 'same-form-1',
      seen,
    });
  await send();
  expect((await send()).look.venue).toBe('大礼堂');
});
