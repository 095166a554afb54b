/** Tests what is made of lists as others write them: which column is what, which line is none, and that all of it is told. */
import type { ImportAnswer, ImportReading, ListField } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SpreadsheetCell } from '../src/integrations/spreadsheet/spreadsheet.ts';
import { judgeColumns, programColumns } from '../src/operations/imports/columns.ts';
import { asFound, type ReadingWishes, understoodList } from '../src/operations/imports/lines.ts';
import { positionOf } from '../src/operations/imports/typed-cells.ts';
import { phoneOf } from '../src/phone-number.ts';
import { createTestApp, type TestAccount } from './support/app.ts';
import { csvFile, type FilePart, upload, xlsxFile } from './support/files.ts';

type Written = string | null | Partial<SpreadsheetCell>;

interface Sheet {
  readonly rows: readonly (readonly Written[])[];
  readonly hidden?: readonly number[];
  readonly hiddenColumns?: readonly number[];
  readonly filtered?: boolean;
}

function sheetOf({ rows, hidden = [], hiddenColumns = [], filtered = false }: Sheet) {
  const lines = rows.map((row, at) => {
    const cells = new Map<number, SpreadsheetCell>();
    for (const [column, cell] of row.entries()) {
      if (cell === null) continue;
      const own = typeof cell === 'string' ? { text: cell } : cell;
      cells.set(column, { text: '', formula: false, ...own });
    }
    const line = at + 1;
    return hidden.includes(line) ? { line, cells, hidden: true as const } : { line, cells };
  });
  return { lines, hiddenColumns, filtered };
}

function understood(
  columns: typeof programColumns | typeof judgeColumns,
  sheet: Sheet,
  wishes: Partial<ReadingWishes> = {},
) {
  const list = understoodList<string>(sheetOf(sheet), columns, { ...asFound, ...wishes });
  if (list === null) throw new Error('no headers');
  return list;
}

const programs = (sheet: Sheet, wishes?: Partial<ReadingWishes>) =>
  understood(programColumns, sheet, wishes);
const judges = (sheet: Sheet, wishes?: Partial<ReadingWishes>) =>
  understood(judgeColumns, sheet, wishes);

const fieldsOf = ({ columns }: ImportReading) =>
  columns.map(({ column, title, field, unused }) => [column, title, field ?? unused]);
const leftOut = ({ leftOut: left }: ImportReading) =>
  left.map(({ line, reason }) => [line, reason]);

describe('a column', () => {
  test('with the template’s own title goes before one that is only called alike, wherever it stands', () => {
    const unit = programs({
      rows: [
        ['序号', '单位', '选手', '节目名称'],
        ['1', '江城大学', '甲', '歌'],
      ],
    });
    expect(unit.lines[0]?.cells).toMatchObject({ contestant: '甲', organisation: '江城大学' });
    const type = judges({
      rows: [
        ['评委', '姓名', '手机号'],
        ['专业评委', '甲', '13800139001'],
      ],
    });
    expect(type.lines[0]?.cells).toMatchObject({ name: '甲' });
    expect(fieldsOf(type.reading)[0]).toEqual(['A', '评委', 'ANOTHER_COLUMN']);
    const phone = judges({
      rows: [
        ['姓名', '电话', '手机号'],
        ['甲', '027-1', '13800139001'],
      ],
    });
    expect(phone.lines[0]?.cells).toMatchObject({ phoneNumber: '13800139001' });
    const number = programs({
      rows: [
        ['编号', '序号', '节目名称'],
        ['A2026-01', '3', '歌'],
      ],
    });
    expect(number.lines[0]?.cells).toMatchObject({ number: '3' });
  });

  test.each(['单位', '学校', '参赛单位', '院系', '选送单位'])(
    'called %s is the organisation, and never the contestant',
    (title) => {
      const { lines } = programs({
        rows: [
          ['节目名称', title],
          ['歌', '江城大学'],
        ],
      });
      expect(lines[0]?.cells).toMatchObject({ contestant: '', organisation: '江城大学' });
    },
  );

  test.each<[typeof programColumns | typeof judgeColumns, string, ListField]>([
    [judgeColumns, '姓名（必填）', 'NAME'],
    [judgeColumns, '姓名：', 'NAME'],
    [judgeColumns, '姓\u200B名', 'NAME'],
    [judgeColumns, '专家姓名', 'NAME'],
    [judgeColumns, '评委名单', 'NAME'],
    [judgeColumns, '手机号（必填）', 'PHONE_NUMBER'],
    [judgeColumns, '电话号码', 'PHONE_NUMBER'],
    [judgeColumns, '移动电话', 'PHONE_NUMBER'],
    [judgeColumns, 'TEL', 'PHONE_NUMBER'],
    [judgeColumns, '号码', 'NUMBER'],
    [judgeColumns, 'No.', 'NUMBER'],
    [judgeColumns, '职务/职称', 'TITLE'],
    [judgeColumns, '工作单位', 'ORGANISATION'],
    [programColumns, '歌曲名称', 'PROGRAM_NAME'],
    [programColumns, '参赛曲目', 'PROGRAM_NAME'],
    [programColumns, '题目', 'PROGRAM_NAME'],
    [programColumns, '项目名称', 'PROGRAM_NAME'],
    [programColumns, '歌手', 'CONTESTANT'],
    [programColumns, '选手（单位）', 'CONTESTANT'],
  ])('is understood under another title: %#. %s', (columns, title, field) => {
    const others = columns
      .filter((column) => column.required && column.field !== field)
      .map((column) => column.title);
    const { reading } = understood(columns, {
      rows: [
        [...others, title],
        ['甲', '乙', '丙'],
      ],
    });
    expect(reading.columns[others.length]).toMatchObject({ field });
  });

  test('that is hidden gives way to one of the same title that is seen', () => {
    const rows = [
      ['节目名称', '选手', '选手'],
      ['歌', '旧', '新'],
    ];
    const { lines, reading } = programs({ rows, hiddenColumns: [1] });
    expect(lines[0]?.cells).toMatchObject({ contestant: '新' });
    expect(reading.columns[1]).toMatchObject({ hidden: true, unused: 'ANOTHER_COLUMN' });
  });

  test('that nobody knows, or that has no title, is told', () => {
    const { reading } = programs({
      rows: [
        ['节目名称', '联系人', null],
        ['歌', '甲', '乙'],
      ],
    });
    expect(fieldsOf(reading)).toEqual([
      ['A', '节目名称', 'PROGRAM_NAME'],
      ['B', '联系人', 'UNKNOWN_TITLE'],
      ['C', '', 'NO_TITLE'],
    ]);
    expect(reading.columns[2]).toMatchObject({ sample: '乙' });
  });

  test('is what the person says it is', () => {
    const sheet = {
      rows: [
        ['节目名称', '单位', '领唱'],
        ['歌', '江城大学', '甲'],
      ],
    };
    const chosen = programs(sheet, {
      fieldColumns: new Map<ListField, number | null>([
        ['CONTESTANT', 2],
        ['ORGANISATION', null],
      ]),
    });
    expect(chosen.lines[0]?.cells).toMatchObject({ contestant: '甲', organisation: '' });
    expect(fieldsOf(chosen.reading).slice(1)).toEqual([
      ['B', '单位', 'NOT_WANTED'],
      ['C', '领唱', 'CONTESTANT'],
    ]);
  });
});

describe('headers', () => {
  const merged = (text: string) => ({ text, mergedFrom: 2 });

  test('of two lines keep the columns that are merged over both', () => {
    const { lines, reading } = programs({
      rows: [
        ['校园歌手大赛', null, null, null],
        ['序号', '节目信息', null, '节目组'],
        [merged('序号'), '节目名称', '选手', merged('节目组')],
        ['1', '歌', '甲', '红组'],
      ],
    });
    expect(reading).toMatchObject({ headerLine: 3, headerLines: 2 });
    expect(lines.map(({ cells }) => cells)).toEqual([
      {
        ...{ number: '1', programName: '歌', contestant: '甲', groupName: '红组' },
        ...{ organisation: '', factor: '', earlierScore: '', earlierFrom: '' },
        judgeGroup: '',
      },
    ]);
  });

  test('of two lines say together what one of them leaves open', () => {
    const { lines } = programs({
      rows: [
        [null],
        ['节目名称', '选手', null],
        [merged('节目名称'), '姓名', '单位'],
        ['歌', '甲', '江城大学'],
      ],
    });
    expect(lines[0]?.cells).toMatchObject({ contestant: '甲', organisation: '江城大学' });
  });

  test('come again on each page, and may come again in another order', () => {
    const { lines, reading } = programs({
      rows: [
        ['序号', '节目名称', '选手'],
        ['1', '歌一', '甲'],
        ['序号', '节目名称', '选手'],
        ['2', '歌二', '乙'],
        ['节目名称', '选手', '序号'],
        ['歌三', '丙', '3'],
      ],
    });
    expect(lines.map(({ cells }) => [cells.number, cells.programName])).toEqual([
      ['1', '歌一'],
      ['2', '歌二'],
      ['3', '歌三'],
    ]);
    expect(leftOut(reading)).toEqual([
      [3, 'REPEATED_HEADER'],
      [5, 'REPEATED_HEADER'],
    ]);
  });

  test('stand in the line that the person chooses', () => {
    const rows = [
      ['节目名称', '选手'],
      ['节目名称', '单位'],
      ['歌', '江城大学'],
    ];
    const { lines, reading } = programs({ rows }, { headerLine: 2 });
    expect(reading).toMatchObject({
      headerLine: 2,
      topLines: [{ line: 1 }, { line: 2 }, { line: 3 }],
    });
    expect(lines[0]?.cells).toMatchObject({ organisation: '江城大学' });
  });
});

describe('a second block beside the first', () => {
  const rows = [
    ['姓名', '手机号', null, '姓名', '手机号'],
    ['甲', '1', null, '丙', '3'],
    ['乙', '2', null, null, null],
    ['合计', '3人', null, null, null],
    ['姓名', '手机号', null, null, null],
    ['丁', '4', null, null, null],
  ];

  test('is read behind it and told', () => {
    const { lines, reading } = judges({ rows });
    expect(lines.map(({ cells }) => cells.name)).toEqual(['甲', '乙', '丁', '丙']);
    expect(reading.blocks).toBe(2);
    expect(leftOut(reading)).toEqual([
      [4, 'TOTAL'],
      [5, 'REPEATED_HEADER'],
    ]);
  });

  test('is left out where the person wants the first only', () => {
    const { lines, reading } = judges({ rows }, { firstBlockOnly: true });
    expect(lines.map(({ cells }) => cells.name)).toEqual(['甲', '乙', '丁']);
    expect(reading.columns[3]).toMatchObject({ field: null, unused: 'ANOTHER_COLUMN' });
  });
});

describe('a line that is none of the list', () => {
  const header = ['序号', '节目名称', '选手'];

  test.each<[readonly Written[], string]>([
    [['中场休息', null, null], 'BREAK'],
    [[null, '中场休息', '15分钟'], 'BREAK'],
    [[null, '茶歇', null], 'BREAK'],
    [['合计', '30', null], 'TOTAL'],
    [[null, '合计：', '30个节目'], 'TOTAL'],
    [[null, '制表人：某某', '2026年11月'], 'SIGNATURE'],
    [['审核：某某', null, null], 'SIGNATURE'],
    [['备注：请提前30分钟候场', null, null], 'NOTE'],
    [['请提前候场', null, null], 'NOTE'],
    [[null, '第二篇章', null], 'SECTION'],
    [['少年组', null, null], 'SECTION'],
    [[null, '（中场休息15分钟）', null], 'BREAK'],
    [['--茶歇--', null, null], 'BREAK'],
    [[null, '以上共30个节目', null], 'TOTAL'],
    [[null, '颁奖仪式', null], 'NOTE'],
    [[null, '领导致辞', null], 'NOTE'],
    [[null, '全体合影', null], 'NOTE'],
    [[null, '二〇二六年五月一日', null], 'NOTE'],
    [[null, '以上节目排名不分先后', null], 'NOTE'],
    [[{ text: '春天', wide: true }, null, null], 'SECTION'],
    [[null, { text: '春天', wide: true }, null], 'SECTION'],
    [['1', '歌（示例，请删除这一行）', '甲'], 'EXAMPLE'],
  ])('is left out and told: %j', (row, reason) => {
    const { lines, reading } = programs({ rows: [header, ['1', '歌', '甲'], row] });
    expect(lines).toHaveLength(1);
    expect(leftOut(reading)).toEqual([[3, reason]]);
  });

  test.each<[readonly Written[]]>([
    [['2', '休息', '乙']],
    [['2', '合计', null]],
    [[null, '春之声', null]],
    [[null, '请到天涯海角来', null]],
    [['2', '颁奖仪式', null]],
    [[null, '第二篇章', '乙']],
  ])('is not what looks like a program of its own: %j', (row) => {
    const { lines, reading } = programs({ rows: [header, ['1', '歌', '甲'], row] });
    expect(lines).toHaveLength(2);
    expect(reading.leftOutCount).toBe(0);
  });

  test('is one after all where the person says so', () => {
    const rows = [header, ['1', '歌', '甲'], [null, '中场休息', null]];
    const { lines } = programs({ rows }, { keepLines: new Set([3]) });
    expect(lines.map(({ cells }) => cells.programName)).toEqual(['歌', '中场休息']);
  });

  test('is who made a list of judges, and no judge', () => {
    const { lines, reading } = judges({
      rows: [
        ['编号', '姓名', '职务'],
        ['1', '甲', '教授'],
        ['2', '欧阳娜娜', null],
        [null, '以上评委2人', null],
        [null, '江城大学团委', null],
      ],
    });
    expect(lines.map(({ cells }) => cells.name)).toEqual(['甲', '欧阳娜娜']);
    expect(leftOut(reading)).toEqual([
      [4, 'NOTE'],
      [5, 'NOTE'],
    ]);
  });

  test('is no judge whose name is long', () => {
    const { lines, reading } = judges({
      rows: [
        ['编号', '姓名', '职务'],
        ['1', '甲', '教授'],
        [null, '阿卜杜热合曼', null],
        [null, '买买提吐尔逊', null],
      ],
    });
    expect(lines.map(({ cells }) => cells.name)).toEqual(['甲', '阿卜杜热合曼', '买买提吐尔逊']);
    expect(leftOut(reading)).toEqual([]);
  });

  test('is all of another list below, until this one goes on', () => {
    const { lines, reading } = programs({
      rows: [
        ['序号', '节目', '选手'],
        ['1', '歌', '甲'],
        ['评委名单', null, null],
        ['编号', '姓名', '手机号'],
        ['3', '王', '13800138000'],
        ['序号', '演唱者', '歌曲名称'],
        ['2', '乙', '曲'],
      ],
    });
    expect(lines.map(({ cells }) => [cells.programName, cells.contestant])).toEqual([
      ['歌', '甲'],
      ['曲', '乙'],
    ]);
    expect(leftOut(reading).map(([line]) => line)).toEqual([3, 4, 5, 6]);
  });

  test('does not take a person with it who lacks a telephone number', () => {
    const { lines } = judges({
      rows: [
        ['姓名', '手机号'],
        ['丙', null],
      ],
    });
    expect(lines).toHaveLength(1);
  });
});

describe('a cell as people type it', () => {
  const cellsOf = (header: string, ...texts: string[]) => {
    const rows = texts.map((text) => ['歌', text]);
    return programs({ rows: [['节目名称', header], ...rows] }).lines.map(({ cells }) => cells);
  };

  test('with a name set to the width of three letters is the name, and two people are two', () => {
    const names = cellsOf('选手', '张　三', '李  四', '欧阳 娜娜', '甲\n乙', 'A B');
    expect(names.map(({ contestant }) => contestant)).toEqual([
      '张三',
      '李四',
      '欧阳 娜娜',
      '甲 乙',
      'A B',
    ]);
  });

  test('with a group that is named once, at its first line, is what is left of merged cells', () => {
    const once = cellsOf('组别', '独唱', '', '合唱', '', '');
    expect(once.map(({ groupName }) => groupName)).toEqual([
      '独唱',
      '独唱',
      '合唱',
      '合唱',
      '合唱',
    ]);
    const some = cellsOf('组别', '独唱', '', '独唱', '合唱');
    expect(some.map(({ groupName }) => groupName)).toEqual(['独唱', '', '独唱', '合唱']);
    for (const groups of [
      ['', '合唱', ''],
      ['独唱', '合唱', ''],
      ['独唱', '', ''],
    ]) {
      expect(cellsOf('组别', ...groups).map(({ groupName }) => groupName)).toEqual(groups);
    }
    const numbered = programs({
      rows: [
        ['组别', '序号', '节目'],
        ['独唱', '1', '甲'],
        [null, '2', '乙'],
        ['合唱', '1', '丙'],
      ],
    });
    expect(numbered.lines.map(({ cells }) => cells.groupName)).toEqual(['独唱', '独唱', '合唱']);
  });

  test.each<[string, number | null | 'NONE']>([
    ['③', 3],
    ['❸', 3],
    ['3️⃣', 3],
    ['Ⅲ', 3],
    ['叁', 3],
    ['【3】', 3],
    ['3#', 3],
    ['3/30', 3],
    ['第 3 个节目', 3],
    ['№3', 3],
    ['三十', 30],
    ['一百零三', 103],
    ['〇三', 3],
    ['/', null],
    ['—', null],
    ['暂无', null],
    ['A01', 'NONE'],
    ['1-1', 'NONE'],
    ['0', 'NONE'],
    ['1.5', 'NONE'],
  ])('%s is the place %s', (text, place) => {
    expect(positionOf(text)).toBe(place);
  });
});

describe('a line that nobody sees', () => {
  const rows = [['节目名称'], ['歌一'], ['歌二'], ['歌三']];

  test.each([
    [true, 'FILTERED'],
    [false, 'HIDDEN'],
  ])('is left out and told, filtered %s', (filtered, reason) => {
    const { lines, reading } = programs({ rows, hidden: [3], filtered });
    expect(lines.map(({ cells }) => cells.programName)).toEqual(['歌一', '歌三']);
    expect(leftOut(reading)).toEqual([[3, reason]]);
    expect(reading).toMatchObject({ hiddenLines: 1, includesHidden: false, filtered });
  });

  test('is read where the person says so', () => {
    const { lines, reading } = programs({ rows, hidden: [3] }, { includeHidden: true });
    expect(lines).toHaveLength(3);
    expect(reading).toMatchObject({ hiddenLines: 1, includesHidden: true, leftOutCount: 0 });
  });
});

test.each([
  ['13800138000.0', '13800138000'],
  ["'13800138000", '13800138000'],
  ['\u200B13800138000', '13800138000'],
  ['138\u20110013\u20118000', '13800138000'],
  ['\u202D138\u00A00013 8000\u202C', '13800138000'],
  ['138.0013.8000', '13800138000'],
  ['（86）138−0013−8000', '13800138000'],
  ['1.38001E+10', '1.38001E+10'],
])('the telephone number %j is %s', (written, number) => {
  expect(phoneOf(written)).toBe(number);
});

describe('over the contract', () => {
  let organiser: TestAccount;
  let id: string;

  beforeEach(async () => {
    const hall = await createTestApp();
    organiser = await hall.register();
    ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
  });

  async function sent(
    list: 'importProgramsFromExcel' | 'importJudgesFromExcel',
    query: Readonly<Record<string, string | boolean>>,
    file: FilePart,
  ): Promise<ImportAnswer> {
    const response = await organiser.client.send(list, { path: { id }, query, body: upload(file) });
    return response.json();
  }

  test('a school is stored as one, and a judge’s post beside the name', async () => {
    await sent(
      'importProgramsFromExcel',
      {},
      csvFile('序号,单位,选手,节目名称\n3号,江城大学,甲,歌', 'utf-8'),
    );
    const { programGroups } = await organiser.client.call('listProgramGroups', { path: { id } });
    expect(programGroups[0]?.programs[0]).toMatchObject({
      contestant: '甲',
      organisation: '江城大学',
    });
    await sent(
      'importJudgesFromExcel',
      {},
      csvFile('编号,姓名,手机号,单位,职称\n评委1,甲,13800139001.0,市音协,教授', 'utf-8'),
    );
    const { content } = await organiser.client.call('pageJudges', {
      path: { id },
      query: { page: 0, size: 10 },
    });
    expect(content[0]).toMatchObject({
      name: '甲',
      phoneNumber: '13800139001',
      organisation: '市音协',
      title: '教授',
    });
  });

  test('the choices of the person who imports are taken, and answered in the reading', async () => {
    const file = await xlsxFile([
      ['节目名称', '单位', '领唱'],
      ['歌一', '江城大学', '甲'],
      ['中场休息', null, null],
    ]);
    const answer = await sent(
      'importProgramsFromExcel',
      { preview: true, fieldColumns: 'CONTESTANT:C,ORGANISATION:-', keepLines: '3' },
      file,
    );
    expect(answer.accepted.map(({ cells }) => cells)).toEqual([
      ['', '歌一', '甲', '', ''],
      ['', '中场休息', '', '', ''],
    ]);
    expect(answer.reading?.columns.map(({ field, unused }) => field ?? unused)).toEqual([
      'PROGRAM_NAME',
      'NOT_WANTED',
      'CONTESTANT',
    ]);
  });

  test('a number that cannot be one is refused with what happened to it', async () => {
    const lines = ['甲,1.38001E+10', '乙,13800139001/13900139001', '丙,手机：13800139003'];
    const { refusedRows } = await sent(
      'importJudgesFromExcel',
      { preview: true },
      csvFile(['姓名,手机号', ...lines].join('\n'), 'utf-8'),
    );
    expect(refusedRows.map(({ reason }) => reason.split('；')[1])).toEqual([
      '这里只剩科学计数，末尾几位已经丢了，请按 11 位数字重新填写',
      '这一格里有 2 个，请只留一个',
      '请只写 13800139003',
    ]);
  });

  test('an error value is refused where a text belongs', async () => {
    const { refusedRows } = await sent(
      'importProgramsFromExcel',
      { preview: true },
      csvFile('节目名称,选手\n#REF!,甲\n歌,#N/A', 'utf-8'),
    );
    expect(refusedRows.map(({ column, reason }) => [column, reason])).toEqual([
      ['节目名称', '节目名称是错误值 #REF!（公式没有算出来），请改成文字'],
      ['选手', '选手是错误值 #N/A（公式没有算出来），请改成文字'],
    ]);
  });

  test('a list without the title that it needs is refused with the titles that are there', async () => {
    const response = await organiser.client.send('importProgramsFromExcel', {
      path: { id },
      query: { preview: true },
      body: upload(csvFile('次第,内容,谁\n1,歌,甲', 'utf-8')),
    });
    expect((await response.json()).detail).toContain('「次第」「内容」「谁」');
  });
});
