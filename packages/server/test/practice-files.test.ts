/** Tests practices as files: an association hands out its own, others begin with it, and what is wrong is told by place. */
import { practiceDifferences, practiceFileOf, practiceOf } from '@liangfen/rules';
import type { PracticeFile } from '@liangfen/sdk/schema';
import { practiceNameValues } from '@liangfen/sdk/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hall, openHall } from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main();
});
afterAll(() => hall.close());

async function rulesOf(id: string) {
  const path = { id };
  const { setting, items, fouls } = await organiser.call('getScoreSetting', { path });
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
  return { setting, items, fouls, judgeGroups };
}

async function fileOf(practice: (typeof practiceNameValues)[number]): Promise<PracticeFile> {
  const { id } = await organiser.call('createCompetition', { body: { name: practice, practice } });
  return practiceFileOf({ title: '协会的规则', source: '竞赛规则第 3 章' }, await rulesOf(id));
}

const begin = (practiceFile: PracticeFile, name = '按文件') =>
  organiser.call('createCompetition', { body: { name, practiceFile } });

async function differencesOf(id: string) {
  const rules = await rulesOf(id);
  const practice = practiceOf(rules.setting);
  if (practice === null) throw new Error('the competition has no practice');
  return practiceDifferences(practice, rules);
}

/** Panels with items of their own, drops by a table, ties by items and groups, times, places, votes, carried rounds. */
test.each(practiceNameValues)(
  'whoever begins with the file of %s has its rules, and the same file comes out again',
  async (practice) => {
    const file = await fileOf(practice);
    const { id, mode } = await begin(file);
    expect(mode).toBe(file.setting.mode);
    const rules = await rulesOf(id);
    expect(rules.setting.ownPractice).toEqual(file);
    expect(rules.setting.practice).toBeUndefined();
    expect(await differencesOf(id)).toEqual([]);
    const { title, source } = file;
    expect(practiceFileOf({ title, source: source ?? '' }, rules)).toEqual(file);
  },
);

test('a file is taken in the settings, groups and items by their place, and what is changed later differs', async () => {
  const file = await fileOf('GYMNASTICS_D_E');
  const { id } = await organiser.call('createCompetition', { body: { name: '普通比赛' } });
  const path = { id };
  const before = await rulesOf(id);
  await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { secondPerson: true, rankPageSize: 7 } },
  });
  await organiser.call('updateScoreSetting', { path, body: { practiceFile: file } });
  const { setting, judgeGroups } = await rulesOf(id);
  expect(await differencesOf(id)).toEqual([]);
  expect(judgeGroups.map(({ groupName, weight }) => [groupName, weight])).toEqual([
    ['D 组', 50],
    ['E 组', 50],
  ]);
  expect(judgeGroups[0]?.id).toBe(before.judgeGroups[0]?.id);
  // What is the hall's own stays.
  expect(setting).toMatchObject({ secondPerson: true, rankPageSize: 7 });
  await organiser.call('updateScoreSetting', { path, body: { setting: { decimals: 2 } } });
  expect(await differencesOf(id)).toEqual(['decimals']);
  const { entries } = await organiser.call('getLedger', { path, query: { size: 5 } });
  expect(JSON.stringify(entries)).toContain('ownPractice');
});

test('a battle keeps its fouls in the file', async () => {
  const { id } = await organiser.call('createCompetition', {
    body: { name: '对战', template: 'ROBOT' },
  });
  const rules = await rulesOf(id);
  const made = await begin(practiceFileOf({ title: '机器人对战' }, rules));
  const { fouls } = await rulesOf(made.id);
  expect(fouls.map(({ foulName, times }) => [foulName, times])).toEqual(
    rules.fouls.map(({ foulName, times }) => [foulName, times]),
  );
});

test.each([
  ['a field that nobody knows', { judges: 3 }, 'practiceFile.judges', '没有这一项，请删去'],
  ['another version', { version: 2 }, 'practiceFile.version', '只能是 1'],
  [
    'a setting that nobody knows',
    { setting: { mode: 'SCORE', colour: 'red' } },
    'practiceFile.setting.colour',
    '没有这一项，请删去',
  ],
  [
    'too many decimals',
    { setting: { mode: 'SCORE', decimals: 9 } },
    'practiceFile.setting.decimals',
    '不能大于 3',
  ],
  [
    'no mode',
    { setting: { decimals: 2 } },
    'practiceFile.setting.mode',
    '项目文件没有写比赛方式（mode），请补上后再导入',
  ],
  [
    'an item that is not there',
    { setting: { mode: 'SCORE', tieBreaks: ['SORT', 'ITEM:3'] } },
    'practiceFile.setting.tieBreaks.1',
    '项目文件里没有第 3 个评分项（次序从 1 起，共 2 个），请改正后再导入',
  ],
  [
    'a group that is not there',
    { items: [{ itemName: '一', factor: 1, judgeGroupIds: ['2'] }] },
    'practiceFile.items.0.judgeGroupIds',
    '项目文件里没有第 2 个评委组（次序从 1 起，共 1 个），请改正后再导入',
  ],
  [
    'rules that contradict each other',
    { setting: { mode: 'SCORE', fullScore: 10, minScore: 20 } },
    'practiceFile.setting.minScore',
    '最低分必须小于满分，请调整后再保存',
  ],
  [
    'two groups of one name',
    { judgeGroups: [1, 2].map(() => ({ groupName: '评委组', weight: 50 })) },
    'practiceFile.judgeGroups',
    '有两个评委组都叫“评委组”，会分不清，请改一个名字再导入',
  ],
])(
  'a file with %s is refused where it stands, and nothing is made',
  async (_, part, field, message) => {
    const file = { ...(await fileOf('BRASS_BAND')), ...part };
    const wrong = { problem: { errors: [{ field, message }] } };
    // The contract's types do not let such a file through; files come from outside.
    await expect(begin(JSON.parse(JSON.stringify(file)), '坏文件')).rejects.toMatchObject(wrong);
    const { asAdmin } = await organiser.call('listCompetitions');
    expect(asAdmin.filter(({ name }) => name === '坏文件')).toEqual([]);
  },
);

test('a file beside another beginning or another change is refused', async () => {
  const practiceFile = await fileOf('BRASS_BAND');
  await expect(
    organiser.call('createCompetition', {
      body: { name: '二者', practiceFile, practice: 'BRASS_BAND' },
    }),
  ).rejects.toMatchObject({ problem: { errors: [{ field: 'practiceFile' }] } });
  const { id } = await begin(practiceFile);
  await expect(
    organiser.call('updateScoreSetting', {
      path: { id },
      body: { practiceFile, setting: { decimals: 1 } },
    }),
  ).rejects.toMatchObject({
    problem: { errors: [{ message: '导入项目文件时不能同时改别的设置，请分两次保存' }] },
  });
});
