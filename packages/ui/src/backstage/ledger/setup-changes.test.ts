// Every change in the setup is told in words: without codes of the contract and ids, and lists with their values.
import type { LedgerNames, SetupChangedEvent } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import { ledger } from '../../messages/zh-CN/ledger.ts';
import { setupSentence } from './setup-changes.ts';

const names: LedgerNames = {
  people: [],
  things: [
    { id: 'j1', name: '周慧敏', number: 1 },
    { id: 'j2', name: '陈志远', number: 2 },
    { id: 'jg1', name: '专业评委', number: null },
    { id: 'jg2', name: '大众评委', number: null },
    { id: 'g1', name: '第一组', number: null },
    { id: 'p1', name: '起风了', number: 1 },
    { id: 'p2', name: '孤勇者', number: 2 },
    { id: 'p3', name: '如愿', number: 3 },
    { id: 'i1', name: '音准', number: null },
  ],
};

function told(
  action: string,
  area: SetupChangedEvent['area'],
  before: unknown,
  after: unknown,
): { readonly what: string; readonly changes: readonly string[] } {
  const event = { type: 'SETUP_CHANGED', version: 1, at: 0, area, action, before, after };
  return setupSentence(event as SetupChangedEvent, names, ledger);
}

test('settings are told with words in place of their codes', () => {
  const { what, changes } = told(
    'updateScoreSetting',
    'SCORE_SETTING',
    {
      mode: 'SCORE',
      calculation: 'MEAN',
      dropScope: 'ITEM',
      roundingStage: 'FINAL',
      ranking: 'COMPETITION',
      enableScoreItemCombine: false,
      leadScore: 5,
      tieBreaks: [],
    },
    {
      mode: 'VOTE',
      calculation: 'SUM',
      dropScope: 'TOTAL',
      roundingStage: 'EACH_STEP',
      ranking: 'DENSE',
      enableScoreItemCombine: true,
      leadScore: 3,
      tieBreaks: ['ITEM:i1', 'GROUP:jg1', 'UNTRIMMED_MEAN', 'SORT'],
    },
  );
  expect(what).toBe('修改计分设置');
  expect(changes).toEqual([
    '比赛方式 打分 → 投票',
    '评委分汇总方式 取平均 → 求和',
    '去分方式 按评分项 → 按评委总分',
    '取舍时机 仅最后取舍 → 每步都取舍',
    '并列名次 跳号（1、2、2、4） → 不跳号（1、2、2、3）',
    '合并打分 否 → 是',
    '判胜分差 5 → 3',
    '同分时依次比较 无 → 评分项「音准」、评委组「专业评委」、去分前平均分、出场顺序',
  ]);
});

test('items, fouls and groups are told row by row: new, changed, renamed, removed', () => {
  const { changes } = told(
    'updateScoreSetting',
    'SCORE_SETTING',
    {
      items: [
        { id: 'i1', itemName: '音准', proportion: 100, maxScore: 100 },
        { id: 'i2', itemName: '台风', proportion: 0, maxScore: 100 },
      ],
      fouls: [{ id: 'f1', foulName: '出界', times: 2 }],
    },
    {
      items: [
        { id: 'i1', itemName: '音准', proportion: 60, maxScore: 100 },
        { id: 'i3', itemName: '表现力', proportion: 40, maxScore: 50 },
      ],
      fouls: [{ id: 'f1', foulName: '推出界外', times: 1 }],
    },
  );
  expect(changes).toEqual([
    '评分项「音准」 占 100%，满分 100 → 占 60%，满分 100',
    '删除评分项「台风」 占 0%，满分 100',
    '新增评分项「表现力」 占 40%，满分 50',
    '犯规 出界 → 推出界外',
    '犯规「出界」 允许 2 次 → 允许 1 次',
  ]);
  expect(
    told(
      'updateScoreSetting',
      'SCORE_SETTING',
      {
        setting: { itemWeighting: 'PROPORTION' },
        items: [{ id: 'i1', itemName: '音准', proportion: 60, maxScore: 100 }],
      },
      {
        setting: { itemWeighting: 'FACTOR' },
        items: [{ id: 'i1', itemName: '音准', proportion: 267, factor: 2.67, maxScore: 100 }],
      },
    ).changes,
  ).toEqual([
    '评分项计入方式 按占比（相加 100%） → 按系数（得分 × 系数）',
    '评分项「音准」 占 60%，满分 100 → 系数 2.67，满分 100',
  ]);
  expect(
    told(
      'updateJudgeGroups',
      'JUDGES',
      { judgeGroups: [{ id: 'jg1', groupName: '专业评委', weight: 100 }] },
      {
        judgeGroups: [
          { id: 'jg1', groupName: '专业评委', weight: 70 },
          { id: 'jg2', groupName: '大众评委', weight: 30 },
        ],
      },
    ).changes,
  ).toEqual(['评委组「专业评委」 权重 100% → 权重 70%', '新增评委组「大众评委」 权重 30%']);
});

test('lists of programs and judges are told by who was removed or moved, and by the new order', () => {
  expect(
    told(
      'deletePrograms',
      'PROGRAMS',
      {
        programs: [{ id: 'p9', sort: 9, programName: '茉莉花', contestant: '孙悦' }],
      },
      undefined,
    ).changes,
  ).toEqual(['删除节目「茉莉花」 孙悦']);
  expect(
    told(
      'sortPrograms',
      'PROGRAMS',
      { order: { g1: ['p1', 'p2', 'p3'] } },
      {
        order: { g1: ['p1', 'p3', 'p2'] },
      },
    ).changes,
  ).toEqual(['第一组 顺序 孤勇者、如愿 → 如愿、孤勇者']);
  expect(
    told('reorderJudges', 'JUDGES', { judgeIds: ['j1', 'j2'] }, { judgeIds: ['j2', 'j1'] }).changes,
  ).toEqual(['顺序 周慧敏、陈志远 → 陈志远、周慧敏']);
  expect(
    told(
      'joinJudgeGroup',
      'JUDGES',
      { judges: [{ id: 'j2', judgeGroupId: 'jg1' }] },
      { judgeGroupId: 'jg2', judgeIds: ['j2'] },
    ).changes,
  ).toEqual(['评委「陈志远」 专业评委 → 大众评委']);
  expect(
    told('deleteJudges', 'JUDGES', { judges: [{ id: 'j8', number: 8, name: '何晓燕' }] }, undefined)
      .changes,
  ).toEqual(['删除评委「何晓燕」']);
});

test('a sentence names its subject, and names stand for the ids in its values', () => {
  expect(
    told(
      'updateJudge',
      'JUDGES',
      { id: 'j2', recusedProgramIds: [], judgeGroupId: 'jg1', approval: 'PENDING' },
      { id: 'j2', recusedProgramIds: ['p1', 'p3'], judgeGroupId: 'jg2', approval: 'APPROVED' },
    ),
  ).toEqual({
    what: '修改评委「陈志远」',
    changes: ['回避的节目 无 → 起风了、如愿', '评委组 专业评委 → 大众评委', '审核 待审核 → 已通过'],
  });
});

test('removed values are told as well, and times are written as times', () => {
  expect(
    told(
      'makeOfficial',
      'STATUS',
      { status: 'REHEARSAL', scores: 12, results: 3 },
      {
        status: 'OFFICIAL',
      },
    ).changes,
  ).toEqual(['状态 彩排 → 正式', '打分 12 → 无', '成绩 3 → 无']);
  const { changes } = told(
    'updateBaseSetting',
    'BASE',
    { theme: 'OBSIDIAN', startTime: null, embedOrigins: [] },
    {
      theme: 'DAYLIGHT',
      startTime: Date.parse('2026-11-21T09:05:00+08:00'),
      embedOrigins: ['https://a.example.com', 'https://b.example.com:8080'],
    },
  );
  expect(changes).toEqual([
    '主题 曜石金 → 素白',
    expect.stringMatching(/^开始时间 无 → 2026-11-21 \d\d:05$/),
    '嵌入大屏的网站 无 → https://a.example.com、https://b.example.com:8080',
  ]);
});

test('a long list is told by its first entries and its size', () => {
  const programs = Array.from({ length: 20 }, (_, index) => ({
    id: `x${index}`,
    programName: `节目 ${index}`,
    contestant: '',
  }));
  const { changes } = told('deletePrograms', 'PROGRAMS', { programs }, undefined);
  expect(changes).toHaveLength(9);
  expect(changes.at(-1)).toBe('还有 12 处');
  const ids = programs.map(({ id }) => id);
  expect(
    told('sortPrograms', 'PROGRAMS', { order: { g1: ids } }, { order: { g1: [...ids].reverse() } })
      .changes[0],
  ).toContain('等 20 个 →');
});

test('a new row is told by its values, and an import without refused lines mentions none', () => {
  const added = told(
    'createJudge',
    'JUDGES',
    {},
    { id: 'j9', number: 9, name: '何婉清', judgeGroupId: 'jg1', phoneNumber: null },
  );
  expect(added.changes).toEqual(['编号 9', '名称 何婉清', '评委组 专业评委']);
  const imported = told(
    'importJudgesFromExcel',
    'JUDGES',
    {},
    { imported: 12, refused: 0, createdGroups: [] },
  );
  expect(imported.changes).toEqual(['导入 12']);
  const partly = told('importJudgesFromExcel', 'JUDGES', {}, { imported: 12, refused: 3 });
  expect(partly.changes).toEqual(['导入 12', '没有导入 3']);
});

test('a competition’s own theme is told colour by colour', () => {
  const was = { ownTheme: { colours: { bg: '#0b2a4a', text: '#ffffff' }, corners: 'ROUND' } };
  const is = { ownTheme: { colours: { bg: '#101010', text: '#ffffff' }, corners: 'SQUARE' } };
  expect(told('updateBaseSetting', 'BASE', was, is).changes).toEqual([
    '自定主题的背景 #0b2a4a → #101010',
    '自定主题的边角 圆角 → 直角',
  ]);
  expect(told('updateBaseSetting', 'BASE', { ownTheme: null }, was).changes).toEqual([
    '自定主题的背景 #0b2a4a',
    '自定主题的文字 #ffffff',
    '自定主题的边角 圆角',
  ]);
  expect(told('updateBaseSetting', 'BASE', was, { ownTheme: null }).changes).toContain(
    '自定主题的背景 #0b2a4a → 无',
  );
});

test('sponsors are told by name and level, with the place of their bar', () => {
  const sponsor = (name: string, level: string) => ({ name, level, logo: null });
  const { changes } = told(
    'updateBaseSetting',
    'BASE',
    { sponsors: [sponsor('江城银行', 'SPONSOR'), sponsor('长江书店', 'SUPPORT')] },
    {
      sponsors: [sponsor('江城银行', 'TITLE'), sponsor('东湖传媒', 'SPECIAL')],
      sponsorBar: { links: ['INIT', 'SCORE'], seconds: 12 },
    },
  );
  expect(changes).toEqual([
    '赞助单位「江城银行」 赞助 → 冠名',
    '删除赞助单位「长江书店」 支持',
    '新增赞助单位「东湖传媒」 特约',
    '赞助栏站在 开场、打分',
    '赞助栏每批秒数 12',
  ]);
});

test('a practice that came as a file is told by its title', () => {
  const { changes } = told(
    'updateScoreSetting',
    'SCORE_SETTING',
    {},
    {
      ownPractice: { format: 'liangfen-practice', version: 1, title: '协会的规则' },
    },
  );
  expect(changes).toEqual(['项目文件 协会的规则']);
});
