// Importing judges and programs, state by state.

import { ApiError } from '@liangfen/sdk';
import type { ImportAnswer, ImportReading, ImportRun } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import {
  type Answers,
  broken,
  pending,
  SampleDesk,
  sampleCompetitions,
  sampleId,
  sampleMessenger,
} from '../Backstage.story-parts.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportedList } from './import-calls.ts';

const columns = ['编号', '姓名', '手机号', '评委组'];
const people = ['周慧敏', '陈志远', '林书雅', '黄建国', '何晓燕', '郭文博', '孙丽华'];

function verdicts(part: Partial<ImportAnswer> = {}): ImportAnswer {
  return {
    preview: true,
    imported: people.length,
    refused: 2,
    importId: null,
    refusedRows: [
      {
        line: 4,
        column: '手机号',
        value: '1380013',
        reason: '手机号要是 11 位中国大陆手机号，或留空',
      },
      { line: 7, column: '姓名', value: '', reason: '姓名没有填' },
    ],
    createdGroups: ['大众评委'],
    groups: [
      { groupName: '专业评委', count: 5 },
      { groupName: '大众评委', count: 2 },
    ],
    sheet: null,
    sheets: [],
    columns,
    accepted: people.map((name, index) => ({
      line: index + 2,
      cells: [String(index + 1), name, `1380013800${index}`, index < 5 ? '专业评委' : '大众评委'],
    })),
    ...part,
  };
}

const reading: ImportReading = {
  headerLine: 2,
  headerLines: 1,
  topLines: [
    { line: 1, text: '校园歌手大赛评委名单' },
    { line: 2, text: '编号 评委 姓名 手机号 备注' },
  ],
  columns: [
    { column: 'A', title: '编号', field: 'NUMBER', unused: null, hidden: false, sample: '1' },
    ...[
      { column: 'B', title: '评委', field: null, unused: 'ANOTHER_COLUMN' as const },
      { column: 'C', title: '姓名', field: 'NAME' as const, unused: null },
      { column: 'D', title: '手机号', field: 'PHONE_NUMBER' as const, unused: null },
      { column: 'E', title: '备注', field: null, unused: 'UNKNOWN_TITLE' as const },
    ].map((column) => ({ ...column, hidden: column.column === 'E', sample: '周慧敏' })),
  ],
  blocks: 1,
  filtered: true,
  hiddenLines: 2,
  includesHidden: false,
  leftOut: [
    { line: 5, reason: 'FILTERED', text: '4 专业评委 林书雅 13800138004' },
    { line: 9, reason: 'TOTAL', text: '合计 7 人' },
  ],
  leftOutCount: 2,
};

const clean: Partial<ImportAnswer> = { refused: 0, refusedRows: [], createdGroups: [] };

function run(part: Partial<ImportRun>): ImportRun {
  return {
    id: 'i1',
    what: 'JUDGES',
    source: 'SPREADSHEET',
    name: '评委名单.xlsx',
    state: 'DONE',
    done: 9,
    total: 9,
    percent: 100,
    imported: 7,
    refused: 2,
    detail: null,
    startedAt: sampleNow,
    endedAt: sampleNow,
    ...part,
  };
}

const asked = fn();

/** The verdicts of a preview, and those of the import. */
function importing(part: Partial<ImportAnswer> = {}, more: Answers = {}): Answers {
  return {
    listImports: () => ({ imports: [] }),
    listCompetitions: () => ({ asAdmin: sampleCompetitions(3), asJudge: [] }),
    importJudgesFromExcel: ({ query }) => {
      asked(query);
      return query?.preview === true
        ? verdicts(part)
        : verdicts({ ...part, preview: false, importId: 'i1' });
    },
    importJudgesFromBefore: ({ query, body }) => {
      asked(query, body);
      return verdicts({ ...clean, ...part, preview: query?.preview === true });
    },
    importProgramsFromExcel: () =>
      verdicts({
        ...clean,
        imported: 1,
        groups: [{ groupName: '第一组', count: 1 }],
        columns: ['序号', '节目名称', '选手', '节目组'],
        accepted: [{ line: 2, cells: ['1', '茉莉花', '李雷', ''] }],
      }),
    ...more,
  };
}

const closed = fn();

const meta = {
  title: 'Backstage/Import',
  tags: ['soak'],
  render: ({ answers, list }) => (
    <SampleDesk answers={answers}>
      <ImportDialog id={sampleId} list={list} onClose={closed} />
    </SampleDesk>
  ),
  args: { answers: importing(), list: 'JUDGES' },
} satisfies Meta<{ readonly answers: Answers; readonly list: ImportedList }>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function chooseFile(canvas: Canvas, name = '评委名单.xlsx'): Promise<void> {
  const dialog = await canvas.findByRole('dialog');
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no place for a file');
  await userEvent.upload(input, new File(['…'], name));
}

export const Sources: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '表格' })).toBeChecked();
    await canvas.findByRole('button', { name: '下载模板' });
  },
};

/** Looked at before anything is stored, then imported, then counted. */
export const WholeWay: Story = {
  play: async ({ canvas }) => {
    asked.mockClear();
    await chooseFile(canvas);
    await canvas.findByText('2 行不能导入');
    await canvas.findByText('将新建评委组：大众评委');
    const refused = within(canvas.getByRole('table', { name: '不能导入' }));
    await expect(refused.getByRole('row', { name: /4 手机号 1380013/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '可以导入' })).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({ preview: true, createGroups: true });
    await userEvent.click(canvas.getByRole('button', { name: '导入 7 位评委' }));
    await canvas.findByText('已导入 7 位评委');
    await expect(asked).toHaveBeenLastCalledWith({ preview: false, createGroups: true });
    await canvas.findByText('2 行没有导入，改好后可以再次导入');
    await userEvent.click(canvas.getByRole('button', { name: '再导入一次' }));
    await canvas.findByRole('button', { name: '选择表格' });
  },
};

/** The groups come before the lines, each with how many come to it and whether it is new. */
export const ComingGroups: Story = {
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    const groups = within(await canvas.findByRole('list', { name: '会进入的评委组' }));
    await expect(groups.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '专业评委：5 位评委',
      '大众评委（新建）：2 位评委',
    ]);
  },
};

/** Another worksheet is judged at once; the one that was seen is the one that is imported. */
export const SeveralWorksheets: Story = {
  args: {
    answers: importing(
      {},
      {
        importJudgesFromExcel: ({ query }) => {
          asked(query);
          const worksheet = query?.sheet ?? '嘉宾名单';
          return verdicts({ sheet: worksheet, sheets: ['封面', '嘉宾名单', '评委名单'] });
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await chooseFile(canvas);
    const choice = await canvas.findByLabelText('工作表');
    await expect(choice).toHaveValue('嘉宾名单');
    await userEvent.selectOptions(choice, '评委名单');
    await waitFor(() => expect(choice).toHaveValue('评委名单'));
    await userEvent.click(canvas.getByRole('button', { name: '导入 7 位评委' }));
    await canvas.findByText('已导入 7 位评委');
    await expect(asked).toHaveBeenLastCalledWith({
      preview: false,
      createGroups: true,
      sheet: '评委名单',
    });
  },
};

/** What was made of the file is told, and each of it can be said otherwise. */
export const Understood: Story = {
  args: {
    answers: importing(
      {},
      {
        importJudgesFromExcel: ({ query }) => {
          asked(query);
          return verdicts({ reading });
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await chooseFile(canvas);
    const columns = within(await canvas.findByRole('table', { name: '表格是这样读的' }));
    await expect(columns.getByLabelText('B 列「评委」当作什么')).toHaveValue('NONE');
    await userEvent.selectOptions(columns.getByLabelText('B 列「评委」当作什么'), 'TITLE');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        preview: true,
        createGroups: true,
        fieldColumns: 'NUMBER:A,NAME:C,PHONE_NUMBER:D,GROUP:-,ORGANISATION:-,TITLE:B',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: '第 9 行也导入' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ keepLines: '9' })),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: '隐藏或筛选掉的 2 行也导入' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ includeHidden: true })),
    );
    await userEvent.selectOptions(canvas.getByLabelText('表头在'), '1');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ headerLine: 1 })),
    );
  },
};

/** No title is known: the likely headers are shown, and the person says which column is what. */
export const WithoutKnownTitle: Story = {
  args: {
    answers: importing(
      {},
      {
        importJudgesFromExcel: ({ query }) => {
          asked(query);
          if (query?.headerLine === undefined) {
            throw new ApiError({
              status: 400,
              code: 'FILE_REFUSED',
              detail: '没有找到「姓名」列，请下载模板，把内容粘贴进去再上传',
              headerLine: 2,
              operation: 'importJudgesFromExcel',
              path: '/api/competition/{id}/judge/import',
            });
          }
          const isSaid = query.fieldColumns !== undefined;
          const columns = reading.columns.map((column) => ({
            ...column,
            field: isSaid && column.column === 'C' ? ('NAME' as const) : null,
          }));
          return verdicts({
            reading: { ...reading, columns },
            ...(isSaid ? clean : { imported: 0, accepted: [] }),
          });
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await chooseFile(canvas);
    await canvas.findByText('没有认出「姓名」是哪一列');
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ headerLine: 2 }));
    await userEvent.selectOptions(canvas.getByLabelText('C 列「姓名」当作什么'), 'NAME');
    await canvas.findByText('可以导入 7 位评委');
    await expect(canvas.queryByText('没有认出「姓名」是哪一列')).toBeNull();
  },
};

export const Verdicts: Story = {
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    const summary = await canvas.findByText('可以导入 7 位评委');
    await expect(summary.closest('[role="status"]')).toHaveFocus();
  },
};

/** Without new groups the lines that need one are judged again. */
export const WithoutNewGroups: Story = {
  play: async ({ canvas }) => {
    asked.mockClear();
    await chooseFile(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '自动新建没有的评委组' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ preview: true, createGroups: false }),
    );
  },
};

/** A thousand refused lines: only those in sight are in the page. */
export const ManyRefused: Story = {
  args: {
    answers: importing({
      refused: 4_210,
      refusedRows: Array.from({ length: 1_000 }, (_, index) => ({
        line: index + 2,
        column: '手机号',
        value: `错误的手机号 ${index + 1}`,
        reason: '手机号要是 11 位中国大陆手机号，或留空',
      })),
    }),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    const table = await canvas.findByRole('table', { name: '不能导入' });
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    await canvas.findByText('显示前 1000 行，失败明细里有全部');
  },
};

export const NothingToImport: Story = {
  args: { answers: importing({ ...clean, imported: 0, accepted: [], groups: [] }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    await canvas.findByText('表格里没有内容，示例行不会导入');
    const confirm = canvas.getByRole('button', { name: /导入 0 位评委/ });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Shows what the server says of a file that is no spreadsheet. */
export const FileRefused: Story = {
  args: {
    answers: importing(
      {},
      {
        importJudgesFromExcel: () => {
          throw new ApiError({
            status: 400,
            code: 'FILE_REFUSED',
            detail: '这不是 xlsx 或 csv 文件，请另存为 xlsx 后再上传',
            operation: 'importJudgesFromExcel',
            path: '',
          });
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, '合影.jpg');
    await canvas.findByText('这不是 xlsx 或 csv 文件，请另存为 xlsx 后再上传');
  },
};

/** A file that is too large is refused at once, without sending it. */
export const FileTooLarge: Story = {
  play: async ({ canvas }) => {
    asked.mockClear();
    const dialog = await canvas.findByRole('dialog');
    const input = dialog.querySelector('input[type="file"]');
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], '全校名单.xlsx');
    if (!(input instanceof HTMLInputElement)) throw new Error('no place for a file');
    await userEvent.upload(input, file);
    await canvas.findByText('「全校名单.xlsx」超过 10 MB，请拆成几个表格再导入');
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const Dropped: Story = {
  play: async ({ canvas }) => {
    const zone = (await canvas.findByText('把填好的表格拖到这里，或者')).parentElement;
    if (zone === null) throw new Error('nowhere to drop');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['…'], '拖来的名单.csv'));
    // The browser's own event: a made-up one carries no files.
    const drag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragover');
    await canvas.findByText('松开即可检查');
    drag('drop');
    await canvas.findByText('拖来的名单.csv');
  },
};

/** On its way: it may be left, and goes on. */
export const Running: Story = {
  args: {
    answers: importing(
      {},
      {
        listImports: () => ({
          imports: [
            run({
              state: 'STORING',
              done: 4_000,
              total: 10_000,
              percent: 76,
              imported: null,
              refused: null,
              endedAt: null,
            }),
          ],
        }),
        importJudgesFromExcel: ({ query }) => (query?.preview === true ? verdicts() : pending()),
      },
    ),
  },
  play: async ({ canvas }) => {
    closed.mockClear();
    await chooseFile(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '导入 7 位评委' }));
    await canvas.findByText('正在导入「评委名单.xlsx」');
    await canvas.findByText('76%，已保存 4000 行，共 10000 行');
    const [bar] = canvas.getAllByRole('progressbar', { name: '导入进度' });
    await expect(bar).toHaveAttribute('value', '76');
    const [, close] = canvas.getAllByRole('button', { name: '关闭' });
    await userEvent.click(close ?? document.body);
    await expect(closed).toHaveBeenCalled();
  },
};

let told = false;

/** A database with one connection tells nothing while it stores: an old count would look stuck. */
export const StoringInSilence: Story = {
  beforeEach: () => {
    told = false;
  },
  args: {
    answers: importing(
      {},
      {
        listImports: () => {
          if (told) return pending();
          told = true;
          const reading = { state: 'READING', done: 9_500, total: 10_000, percent: 57 } as const;
          return { imports: [run({ ...reading, endedAt: null })] };
        },
        importJudgesFromExcel: ({ query }) => (query?.preview === true ? verdicts() : pending()),
      },
    ),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '导入 7 位评委' }));
    const [hint] = await canvas.findAllByText(
      '正在保存，全部保存好后显示结果',
      {},
      { timeout: 4_000 },
    );
    await expect(hint).toBeVisible();
    const [bar] = canvas.getAllByRole('progressbar', { name: '导入进度' });
    await expect(bar).not.toHaveAttribute('value');
  },
};

/** An import that fails leaves the verdicts, to try again. */
export const ImportFailed: Story = {
  args: {
    answers: importing(
      {},
      {
        importJudgesFromExcel: ({ query }) => (query?.preview === true ? verdicts() : broken()),
      },
    ),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '导入 7 位评委' }));
    await canvas.findByText(/失败，错误码：500，原因：服务器开小差了，请稍后重试$/);
    await expect(canvas.getByRole('button', { name: '导入 7 位评委' })).toBeEnabled();
  },
};

/** Coming back to what ran before, and to what still runs. */
export const RecentImports: Story = {
  args: {
    answers: importing(
      {},
      {
        listImports: () => ({
          imports: [
            run({
              id: 'i3',
              state: 'READING',
              done: 3_200,
              total: 8_000,
              percent: 24,
              endedAt: null,
            }),
            run({ id: 'i2', source: 'BEFORE', name: '2025 校园歌手大赛', refused: 0 }),
            run({ id: 'i1' }),
            run({
              id: 'i0',
              state: 'FAILED',
              imported: null,
              refused: null,
              detail: '导入中断了，没有保存任何内容，请重新导入',
            }),
            run({ id: 'p0', what: 'PROGRAMS', name: '节目单.xlsx' }),
          ],
        }),
        getRefusedRows: ({ path }) => {
          asked(path);
          return new Blob(['…']);
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await canvas.findByText('24%，已读取 3200 行');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '24');
    await canvas.findByText('没有成功：导入中断了，没有保存任何内容，请重新导入');
    await expect(canvas.queryByText('节目单.xlsx')).toBeNull();
    const file = canvas.getByRole('button', { name: '下载「评委名单.xlsx」的失败明细' });
    await userEvent.click(file);
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: sampleId, importId: 'i1' }));
  },
};

export const FromBefore: Story = {
  play: async ({ canvas }) => {
    asked.mockClear();
    await userEvent.click(await canvas.findByText('以前的比赛'));
    await expect(canvas.getByRole('button', { name: '检查' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.selectOptions(await canvas.findByLabelText('哪一场比赛'), 'c1');
    await userEvent.click(canvas.getByRole('button', { name: '检查' }));
    await canvas.findByText('可以导入 7 位评委');
    await expect(asked).toHaveBeenLastCalledWith(
      { preview: true, createGroups: true },
      { competitionId: 'c1' },
    );
  },
};

export const NoneBefore: Story = {
  args: {
    answers: importing({}, { listCompetitions: () => ({ asAdmin: [], asJudge: [] }) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('以前的比赛'));
    await canvas.findByText('没有其他比赛');
  },
};

export const Programs: Story = {
  args: { list: 'PROGRAMS' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('通讯录')).toBeNull();
    await chooseFile(canvas, '节目单.xlsx');
    await canvas.findByRole('button', { name: '导入 1 个节目' });
    await canvas.findByRole('cell', { name: '茉莉花' });
  },
};

const imported = fn();

const staff = [
  { unionid: 'u1', name: '周慧敏', phoneNumber: '138****8001', judge: false },
  { unionid: 'u2', name: '陈志远', phoneNumber: '138****8002', judge: true },
  { unionid: 'u3', name: '林书雅', phoneNumber: null, judge: false },
];

const corporation = { corpId: 'corp', corpName: '江城大学', current: true };

function book(answer: NonNullable<Answers['getAddressBook']>, more: Answers = {}): Answers {
  return importing(clean, {
    getMessenger: () => sampleMessenger,
    listCorporations: () => ({ corporations: [corporation] }),
    getAddressBook: answer,
    importJudgesFromAddressBook: ({ query, body }) => {
      imported(query, body);
      return verdicts({ ...clean, imported: 2, preview: query?.preview === true });
    },
    ...more,
  });
}

const twoDepartments: NonNullable<Answers['getAddressBook']> = ({ path }) =>
  path.deptId === 'root'
    ? {
        childDepts: [
          { deptId: '2', deptName: '评委会' },
          { deptId: '3', deptName: '团委' },
        ],
        users: staff,
      }
    : {
        childDepts: [],
        users: [{ unionid: 'u9', name: '何晓燕', phoneNumber: '139****0009', judge: false }],
      };

/** A whole department and single people, by pointer; what was searched for is chosen like the rest. */
export const FromAddressBook: Story = {
  args: {
    answers: book(twoDepartments, {
      findInAddressBook: ({ query }) => ({
        users: query.word === 'lsy' && staff[2] ? [{ ...staff[2], deptNames: ['江城大学'] }] : [],
        more: false,
      }),
    }),
  },
  play: async ({ canvas }) => {
    imported.mockClear();
    await userEvent.click(await canvas.findByText('通讯录'));
    const already = await canvas.findByRole('treeitem', { name: /陈志远/ });
    await expect(already).toHaveTextContent('已是评委');
    await expect(canvas.getByRole('treeitem', { name: /林书雅/ })).toHaveTextContent('没有手机号');
    await userEvent.click(canvas.getByRole('treeitem', { name: /周慧敏/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: /团委/ }));
    await userEvent.click(await canvas.findByRole('treeitem', { name: /何晓燕/ }));
    await canvas.findByText('已选择 2 人');
    await userEvent.click(canvas.getByRole('button', { name: '移除「何晓燕」' }));
    const mark = canvas.getByRole('treeitem', { name: /团委/ }).querySelector('[data-mark]');
    if (mark === null) throw new Error('no place to choose the department');
    await userEvent.click(mark);
    await expect(canvas.getByRole('treeitem', { name: /何晓燕/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByLabelText('搜索姓名或拼音'), 'lsy');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /林书雅/ }));
    await canvas.findByText('已选择 2 人，1 个部门（连同下级部门）');
    await userEvent.click(canvas.getByRole('button', { name: '检查' }));
    await userEvent.click(await canvas.findByRole('button', { name: '导入 2 位评委' }));
    await canvas.findByText('已导入 2 位评委');
    await expect(imported).toHaveBeenLastCalledWith(
      { preview: false },
      {
        corpId: 'corp',
        users: [
          { unionid: 'u1', name: '周慧敏' },
          { unionid: 'u3', name: '林书雅' },
        ],
        deptIds: ['3'],
      },
    );
  },
};

async function openBook(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByText('通讯录'));
}

/** Choosing from the whole address book without a pointer. */
export const AddressBookByKeyboard: Story = {
  args: { answers: book(twoDepartments) },
  play: async ({ canvas }) => {
    await openBook(canvas);
    const tree = await canvas.findByRole('tree', { name: '通讯录' });
    const at = (name: RegExp) => {
      const id = tree.getAttribute('aria-activedescendant') ?? '';
      return expect(document.getElementById(id)).toHaveTextContent(name);
    };
    tree.focus();
    await at(/评委会/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await canvas.findByRole('treeitem', { name: /何晓燕/ });
    await expect(canvas.getByRole('treeitem', { name: /团委/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('{ArrowRight}');
    await at(/何晓燕/);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('treeitem', { name: /何晓燕/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await at(/团委/);
    await userEvent.keyboard('{ArrowLeft}{End}');
    await at(/林书雅/);
    await userEvent.keyboard('{Home}');
    await at(/评委会/);
    await userEvent.keyboard('c');
    await at(/陈志远/);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('已选择 2 人');
  },
};

/** People of one corporation are not those of another: what was chosen goes with it. */
export const TwoCorporations: Story = {
  args: {
    answers: book(
      ({ path }) => ({
        childDepts: [],
        users: path.corpid === 'corp' ? staff : [],
      }),
      {
        listCorporations: () => ({
          corporations: [corporation, { corpId: 'other', corpName: '星火文化', current: false }],
        }),
      },
    ),
  },
  play: async ({ canvas }) => {
    await openBook(canvas);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /周慧敏/ }));
    await canvas.findByText('已选择 1 人');
    await userEvent.selectOptions(canvas.getByLabelText('企业'), '星火文化');
    await canvas.findByText('还没有选择');
    await canvas.findByText('这里没有人');
  },
};

export const AddressBookEmpty: Story = {
  args: { answers: book(() => ({ childDepts: [], users: [] })) },
  play: async ({ canvas }) => {
    await openBook(canvas);
    await canvas.findByText('这里没有人');
  },
};

/** The page says what to do instead, in the server's words. */
export const AddressBookNotConnected: Story = {
  args: {
    answers: importing(clean, {
      listCorporations: () => {
        throw new ApiError({
          status: 409,
          code: 'MESSENGER_NOT_CONNECTED',
          detail: '这里没有接通消息服务，请用表格导入',
          operation: 'listCorporations',
          path: '',
        });
      },
    }),
  },
  play: async ({ canvas }) => {
    await openBook(canvas);
    await canvas.findByText('这里没有接通消息服务，请用表格导入');
    await expect(canvas.getByRole('button', { name: '检查' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const AddressBookFailed: Story = {
  args: { answers: book(broken) },
  play: async ({ canvas }) => {
    await openBook(canvas);
    await canvas.findByText('服务器开小差了，请稍后重试');
    await canvas.findByRole('button', { name: '重试' });
  },
};
