/** Tests lists as people type them: merged cells, dates, several worksheets, and lists without a line. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestAccount } from './support/app.ts';
import { upload } from './support/files.ts';
import { type Part, zipped } from './support/hostile-zip.ts';

let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  const hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface TypedWorksheet {
  readonly name: string;
  /** A tuple is a number with a cell style: 1 is a date with a time, 2 a percentage. */
  readonly rows: readonly (readonly (string | number | readonly [number, 1 | 2] | null)[])[];
  readonly merged?: readonly string[];
  readonly hidden?: boolean;
}

/** A workbook as Excel saves it, reduced to the parts that an import reads. */
async function workbook(...worksheets: TypedWorksheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const cell = (value: TypedWorksheet['rows'][number][number], address: string) => {
    if (value === null) return '';
    if (typeof value === 'string') {
      return `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
    }
    const [number, style] = typeof value === 'number' ? [value, 0] : value;
    return `<c r="${address}" s="${style}"><v>${number}</v></c>`;
  };
  const parts: Part[] = [
    {
      path: '_rels/.rels',
      content: [
        `<Relationships><Relationship Id="w" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      path: 'xl/workbook.xml',
      content: [
        `<workbook xmlns:r="${relations}"><sheets>`,
        ...worksheets.map(
          ({ name, hidden = false }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"${hidden ? ' state="hidden"' : ''}/>`,
        ),
        '</sheets></workbook>',
      ],
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: [
        '<Relationships>',
        ...worksheets.map(
          (_, at) =>
            `<Relationship Id="s${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
        ),
        '</Relationships>',
      ],
    },
    {
      path: 'xl/styles.xml',
      content: [
        '<styleSheet><numFmts><numFmt numFmtId="176" formatCode="yyyy/m/d\\ h:mm"/></numFmts>',
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>',
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="176"/><xf numFmtId="9"/></cellXfs></styleSheet>',
      ],
    },
    ...worksheets.map(({ rows, merged = [] }, at) => ({
      path: `xl/worksheets/sheet${at}.xml`,
      content: [
        '<worksheet><sheetData>',
        ...rows.map((cells, line) => {
          const inner = cells.map((value, column) =>
            cell(value, `${String.fromCharCode(65 + column)}${line + 1}`),
          );
          return `<row r="${line + 1}">${inner.join('')}</row>`;
        }),
        '</sheetData><mergeCells>',
        ...merged.map((range) => `<mergeCell ref="${range}"/>`),
        '</mergeCells></worksheet>',
      ],
    })),
  ];
  return zipped(parts);
}

async function send(
  worksheets: readonly TypedWorksheet[],
  query: {
    preview?: boolean;
    createGroups?: boolean;
    sheet?: string;
    headerLine?: number;
    fieldColumns?: string;
  } = {},
) {
  const bytes = await workbook(...worksheets);
  const response = await organiser.client.send('importProgramsFromExcel', {
    path: { id },
    query: { createGroups: true, ...query },
    body: upload({ name: '节目单.xlsx', bytes }),
  });
  return { status: response.status, body: await response.json() };
}

async function programs() {
  const { programGroups } = await organiser.client.call('listProgramGroups', { path: { id } });
  return programGroups.map((group) => [
    group.groupName,
    ...group.programs.map(({ programName, contestant }) => `${programName} ${contestant}`.trim()),
  ]);
}

const headers = ['序号', '节目名称', '选手', '节目组'];

test('numbers as people write them are places in the order', async () => {
  const written = ['（十）', '(3)', '四', '第五个', '二十一', '⑥', 'No.2', '十二、', '001'];
  const rows = [
    ['序号', '节目名称', '选手'],
    ...written.map((number, index) => [number, `节目${index}`, number]),
  ];
  const { body } = await send([{ name: '节目单', rows }]);
  expect(body).toMatchObject({ imported: written.length, refused: 0 });
  const inOrder = ['001', 'No.2', '(3)', '四', '第五个', '⑥', '（十）', '十二、', '二十一'];
  const [[, ...names] = []] = await programs();
  expect(names.map((name) => name.split(' ')[1])).toEqual(inOrder);
});

describe('headings between the lines', () => {
  const titles = ['序号', '节目名称', '选手'];
  test('are the groups where the numbers begin anew under each of them', async () => {
    const rows = [
      ['第一组', null, null],
      titles,
      [1, '青花瓷', '甲'],
      [2, '稻香', '乙'],
      ['第二组', null, null],
      titles,
      [1, '少年', '丁'],
      [2, '夜曲', '戊'],
    ];
    const { body } = await send([{ name: '节目单', rows }]);
    expect(body).toMatchObject({ imported: 4, refused: 0 });
    expect(body.reading.leftOut).toMatchObject([{ line: 6, reason: 'REPEATED_HEADER' }]);
    expect(await programs()).toEqual([
      ['第一组', '青花瓷 甲', '稻香 乙'],
      ['第二组', '少年 丁', '夜曲 戊'],
    ]);
  });

  test('are told as headings where the numbers go on', async () => {
    const rows = [
      titles,
      ['上半场', null, null],
      [1, '青花瓷', '甲'],
      ['下半场', null, null],
      [2, '少年', '丁'],
    ];
    const { body } = await send([{ name: '节目单', rows }]);
    expect(body).toMatchObject({ imported: 2, refused: 0 });
    expect(body.reading.leftOut).toMatchObject([
      { line: 2, reason: 'SECTION' },
      { line: 4, reason: 'SECTION' },
    ]);
    expect(await programs()).toEqual([['第一组', '青花瓷 甲', '少年 丁']]);
  });

  test('leave a number refused that one of them has twice', async () => {
    const rows = [
      titles,
      [1, '青花瓷', '甲'],
      ['第二组', null, null],
      [1, '少年', '丁'],
      [1, '夜曲', '戊'],
    ];
    const { body } = await send([{ name: '节目单', rows }]);
    expect(body).toMatchObject({ imported: 1, refused: 2 });
  });
});

describe('cells merged over several lines', () => {
  test('name the group of each of these lines', async () => {
    const rows = [
      headers,
      [1, '青花瓷', '甲', '少年组'],
      [2, '稻香', '乙', null],
      [3, '茉莉花', '丙', null],
      [1, '少年', '丁', '青年组'],
      [2, '夜曲', '戊', null],
    ];
    const merged = ['D2:D4', 'D5:D6', 'D7:D40'];
    const { body } = await send([{ name: '节目单', rows, merged }]);
    expect(body).toMatchObject({
      imported: 5,
      refused: 0,
      createdGroups: ['少年组', '青年组'],
      groups: [
        { groupName: '少年组', count: 3 },
        { groupName: '青年组', count: 2 },
      ],
    });
    expect(await programs()).toEqual([
      ['第一组'],
      ['少年组', '青花瓷 甲', '稻香 乙', '茉莉花 丙'],
      ['青年组', '少年 丁', '夜曲 戊'],
    ]);
  });

  test('are refused where each line needs its own value', async () => {
    const rows = [headers, [1, '合唱', '甲', '少年组'], [2, null, '乙', '少年组']];
    const { body } = await send([{ name: '节目单', rows, merged: ['B2:B3'] }]);
    expect(body).toMatchObject({
      imported: 1,
      refusedRows: [
        {
          line: 3,
          column: '节目名称',
          reason: '节目名称和上面的行合并在一个单元格里，请取消合并，每行各写各的',
        },
      ],
    });
  });

  test('are ignored in a title, and belong to headers of two lines', async () => {
    const rows = [
      ['第三届歌手大赛节目单', null, null, null],
      headers,
      [null, null, '姓名', null],
      [1, '青花瓷', '甲', null],
    ];
    const merged = ['A1:D1', 'A2:A3', 'B2:B3', 'D2:D3'];
    const { body } = await send([{ name: '节目单', rows, merged }], { preview: true });
    // The second line belongs to the headers: 姓名 under 选手.
    expect(body).toMatchObject({
      imported: 1,
      groups: [{ groupName: '第一组', count: 1 }],
      refusedRows: [],
      reading: { headerLine: 3, headerLines: 2, leftOutCount: 0 },
    });
  });

  test('make no lines where they reach below the list', async () => {
    const rows = [headers, [1, '青花瓷', '甲', '少年组'], [null, null, null, null]];
    const { body } = await send([{ name: '节目单', rows, merged: ['D2:D3'] }]);
    expect(body).toMatchObject({ imported: 1, refused: 0 });
  });
});

test('dates, times and percentages are read as the cells show them', async () => {
  const rows = [
    ['节目名称', '选手'],
    [
      [46146.5625, 1],
      [0.5, 2],
    ],
    ['青花瓷', 2026],
  ] as const;
  await send([{ name: '节目单', rows }]);
  expect(await programs()).toEqual([['第一组', '2026/5/4 13:30 50%', '青花瓷 2026']]);
});

describe('a workbook of several worksheets', () => {
  const cover = { name: '封面', rows: [['第三届歌手大赛']] };
  const first = { name: '初赛', rows: [headers, [1, '青花瓷', '甲', null]] };
  const second = { name: '决赛', rows: [headers, [1, '稻香', '乙', null]] };
  const hidden = { name: '旧名单', rows: [headers, [1, '旧', '', null]], hidden: true };

  test('is read at its first worksheet with a list, and the other worksheets are named', async () => {
    const { body } = await send([hidden, cover, first, second], { preview: true });
    expect(body).toMatchObject({
      sheet: '初赛',
      sheets: ['封面', '初赛', '决赛'],
      accepted: [{ cells: ['1', '青花瓷', '甲', '', ''] }],
    });
  });

  test('is read at the worksheet that was asked for', async () => {
    const { body } = await send([cover, first, second], { sheet: '决赛' });
    expect(body).toMatchObject({ sheet: '决赛', imported: 1 });
    expect(await programs()).toEqual([['第一组', '稻香 乙']]);
  });

  test('is refused with the names of its worksheets when none of them holds a list', async () => {
    const { status, body } = await send([cover, { name: '说明', rows: [['请看封面']] }]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'FILE_REFUSED',
      detail: '在工作表「封面」「说明」里没有找到「节目名称」列，请下载模板，把内容粘贴进去再上传',
    });
    const chosen = await send([cover, first], { sheet: '封面' });
    expect(chosen.body.detail).toContain('在工作表「封面」里没有找到「节目名称」列');
    const gone = await send([cover, first], { sheet: '旧名单' });
    expect(gone.body.detail).toBe('文件里没有「旧名单」这个工作表，请重新选择');
  });
});

describe('a list without a title that is known', () => {
  const rows = [
    ['江城大学声乐比赛'],
    ['第几', '唱什么', '谁唱'],
    ['1', '青花瓷', '甲'],
    ['2', '稻香', '乙'],
  ];

  test('is refused with the line that may hold its headers, and is read as that line is said', async () => {
    const refused = await send([{ name: '节目单', rows }], { preview: true });
    expect(refused).toMatchObject({ status: 400, body: { code: 'FILE_REFUSED', headerLine: 2 } });
    const { headerLine } = refused.body;
    const under = await send([{ name: '节目单', rows }], { preview: true, headerLine });
    expect(under).toMatchObject({ status: 200, body: { imported: 0 } });
    expect(under.body.reading.columns.map(({ title }: { title: string }) => title)).toEqual([
      '第几',
      '唱什么',
      '谁唱',
    ]);
    const fieldColumns = 'NUMBER:A,PROGRAM_NAME:B,CONTESTANT:C';
    const stored = await send([{ name: '节目单', rows }], { headerLine, fieldColumns });
    expect(stored).toMatchObject({ status: 200, body: { imported: 2, refused: 0 } });
  });

  test('of one column has no line that looks like headers', async () => {
    const { body } = await send([{ name: '节目单', rows: [['青花瓷'], ['稻香']] }], {
      preview: true,
    });
    expect(body.code).toBe('FILE_REFUSED');
    expect(body).not.toHaveProperty('headerLine');
  });
});

test('a list without a line below its headers is refused in words', async () => {
  const { status, body } = await send([{ name: '节目单', rows: [headers] }]);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'FILE_REFUSED',
    detail: '表格里还没有名单：表头下面要有内容，示例行不算；请填好后再上传',
  });
  expect(await programs()).toEqual([['第一组']]);
});

describe('a list that was written sideways', () => {
  const sideways = [
    ['序号', 1, 2, 3],
    ['节目名称', '青花瓷', '稻香', '晴天'],
    ['参赛单位', '一中', '二中', '三中'],
  ];

  test('is refused with how to turn it, and its titles become no program', async () => {
    const { status, body } = await send([{ name: '报名', rows: [['报名表'], ...sideways] }]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'FILE_REFUSED',
      detail:
        '名单是横着写的：表头「序号」「节目名称」「参赛单位」上下排列，一列是一条。请全选后复制，在新工作表里用「选择性粘贴」的「转置」贴上，再上传',
    });
    expect(await programs()).toEqual([['第一组']]);
  });

  test('is passed over for a worksheet with a list', async () => {
    const { body } = await send([
      { name: '报名', rows: sideways },
      { name: '名单', rows: [headers, [1, '青花瓷', '甲', null]] },
    ]);
    expect(body).toMatchObject({ sheet: '名单', imported: 1 });
  });
});
