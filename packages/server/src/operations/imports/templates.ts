/** Files to fill in: templates with an example and notes, and refused lines with the reason beside them. */
import { importSubjectWords } from '@liangfen/rules/words';
import type { ImportSubject, ListField } from '@liangfen/sdk/schema';
import { roleMayCall } from '@liangfen/sdk/values';
import { fileAnswer, type HttpAnswer } from '../../contract/http-answer.ts';
import { maskPhones } from '../../contract/masked-phones.ts';
import type { WorksheetRow, WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { workbookBytes, xlsxType } from '../../integrations/spreadsheet/write-workbook.ts';
import { notFound } from '../../problem.ts';
import type { Call } from '../call.ts';
import { findManaged } from '../competitions/rows.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import {
  exampleMark,
  judgeColumns,
  type ListColumn,
  programColumns,
  reasonTitle,
} from './columns.ts';
import { listRuns, refusedLines } from './runs.ts';

const columnsOf: Readonly<Record<ImportSubject, readonly ListColumn[]>> = {
  JUDGES: judgeColumns,
  PROGRAMS: programColumns,
};

const lastChoiceRow = 10_001;
const notesName = '填写说明';

interface Template {
  readonly worksheet: string;
  readonly file: string;
  readonly columns: readonly ListColumn[];
  readonly example: readonly string[];
  readonly notes: readonly string[];
  readonly groupTitle: string;
  readonly groupNames: readonly string[];
}

/** By column of the template, in characters. */
const widthOf: Readonly<Record<ListField, number>> = {
  NUMBER: 10,
  NAME: 28,
  PHONE_NUMBER: 20,
  PROGRAM_NAME: 28,
  CONTESTANT: 20,
  GROUP: 20,
  ORGANISATION: 24,
  FACTOR: 10,
  EARLIER_SCORE: 12,
  EARLIER_FROM: 16,
  JUDGE_GROUP: 20,
  TITLE: 20,
};
const reasonWidth = 50;

function filled(look: WorksheetRow['look'], cells: WorksheetRow['cells']): WorksheetRow {
  return { look, cells };
}

async function templateAnswer(template: Template): Promise<HttpAnswer> {
  const { columns, groupNames } = template;
  const lastGroupRow = groupNames.length + 1;
  const groupColumn = columns.findIndex(({ key }) => key === 'groupName');
  const list: WorksheetToWrite = {
    name: template.worksheet,
    widths: columns.map(({ field }) => widthOf[field]),
    headerRows: 1,
    scores: null,
    rows: [
      filled(
        'header',
        columns.map(({ title }) => title),
      ),
      filled('cell', template.example),
    ],
    choices:
      groupNames.length === 0
        ? []
        : [
            {
              column: groupColumn,
              fromRow: 2,
              toRow: lastChoiceRow,
              source: `'${notesName}'!$B$2:$B$${lastGroupRow}`,
            },
          ],
  };
  const height = Math.max(template.notes.length, groupNames.length);
  const notes: WorksheetToWrite = {
    name: notesName,
    widths: [80, 24],
    headerRows: 1,
    scores: null,
    rows: [
      filled('header', ['怎么填', template.groupTitle]),
      ...Array.from({ length: height }, (_, index) =>
        filled('cell', [template.notes[index] ?? null, groupNames[index] ?? null]),
      ),
    ],
  };
  return xlsxAnswer([list, notes], template.file);
}

async function xlsxAnswer(
  worksheets: readonly WorksheetToWrite[],
  name: string,
): Promise<HttpAnswer> {
  const bytes = await workbookBytes(worksheets);
  return fileAnswer(bytes, { type: xlsxType, name });
}

/** The groups of a competition the caller manages; none without one. */
async function groupNames(
  call: Call<'getJudgeTemplate'> | Call<'getProgramTemplate'>,
  { ports }: Services,
  table: 'judge_group' | 'program_group',
): Promise<string[]> {
  const { competitionId } = call.query;
  if (competitionId === undefined) return [];
  const { query } = ports.database;
  const found = await findManaged(query, call.user, competitionId);
  if (found === undefined || !roleMayCall(found.role, 'listJudgeGroups')) {
    throw notFound('比赛');
  }
  const groups = await query
    .selectFrom(table)
    .select('group_name as groupName')
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return groups.map(({ groupName }) => groupName);
}

/** Columns that a template has only where they can say something: of an earlier round that counts, of several panels. */
const ofEarlierRound: readonly ListField[] = ['EARLIER_SCORE', 'EARLIER_FROM'];
const ofPanels: readonly ListField[] = ['JUDGE_GROUP'];

interface Occasion {
  readonly carries: boolean;
  readonly panels: boolean;
}

async function occasionOf(
  { query: { competitionId } }: Call<'getProgramTemplate'>,
  { live }: Services,
): Promise<Occasion> {
  if (competitionId === undefined) return { carries: false, panels: false };
  const { setting, judgeGroups } = await live.state(competitionId);
  return { carries: (setting.roundShares ?? null) !== null, panels: judgeGroups.length > 1 };
}

const commonNotes = [
  '带 * 的列必须填写；其他列可以留空，列的顺序可以调换',
  '第二行是示例，请删除；一次最多 10000 行',
  '单元格里不要用公式；从别处复制时请选「粘贴为值」',
];

export const importFiles: Operations<
  'getJudgeTemplate' | 'getProgramTemplate' | 'getRefusedRows' | 'listImports'
> = {
  getJudgeTemplate: async (call, services) =>
    templateAnswer({
      worksheet: '评委',
      file: '评委导入模板.xlsx',
      columns: judgeColumns,
      example: ['1', `张三${exampleMark}`, '13800138000', '', '市音乐家协会', '教授'],
      notes: [
        ...commonNotes,
        '编号：评委的先后次序，从 1 开始；已有评委占用这个位置时依次后移。留空则排在最后',
        '手机号：可以不填，没有手机号的评委扫席位码进入；填时是 11 位中国大陆手机号，一场比赛里不能重复',
        '评委组：填已建好的组名；留空则进入第一组',
        '单位、职务：写在姓名旁边，可以不填',
      ],
      groupTitle: '现有评委组',
      groupNames: await groupNames(call, services, 'judge_group'),
    }),

  getProgramTemplate: async (call, services) => {
    const groups = await groupNames(call, services, 'program_group');
    const { carries, panels } = await occasionOf(call, services);
    const unused = [...(carries ? [] : ofEarlierRound), ...(panels ? [] : ofPanels)];
    return templateAnswer({
      worksheet: '节目',
      file: '节目导入模板.xlsx',
      columns: programColumns.filter(({ field }) => !unused.includes(field)),
      example: [
        '1',
        `我爱你，中国${exampleMark}`,
        '江城大学合唱团',
        '',
        '江城大学',
        '',
        '',
        '',
        '',
      ],
      notes: [
        ...commonNotes,
        '序号：节目在组内的出场次序，导入后号码不变，可以从 9 开始或有空号；已有节目占用时依次后移。留空则排在最后',
        '同一个组里，节目名称和选手都相同的只能有一个',
        '难度系数：跳水等按难度计分时填，如 3.2；留空就是不乘',
        ...(carries ? ['前一轮成绩、前一轮名称：如 92.5 和 初赛；没有前一轮的留空'] : []),
        ...(panels ? ['评委组：只由一个评委组评的节目填它的组名；留空就是全部评委组都评'] : []),
        '节目组：填已建好的组名；留空则进入第一组',
        '单位：选手的学校或单位，写在选手旁边，可以不填',
      ],
      groupTitle: '现有节目组',
      groupNames: groups,
    });
  },

  getRefusedRows: async (call, { ports }) => {
    const shown = (text: string) => (call.phones === 'WHOLE' ? text : maskPhones(text));
    const { id, importId } = call.path;
    const { what, refused } = await refusedLines(ports.database.query, ports.vault, {
      competitionId: id,
      id: importId,
    });
    const columns = columnsOf[what];
    const worksheet: WorksheetToWrite = {
      name: importSubjectWords[what],
      widths: [...columns.map(({ field }) => widthOf[field]), reasonWidth],
      headerRows: 1,
      scores: null,
      rows: [
        filled('header', [...columns.map(({ title }) => title), reasonTitle]),
        ...refused.map(({ cells, reason }) =>
          filled('cell', [...columns.map((_, at) => cells[at] ?? ''), reason].map(shown)),
        ),
      ],
    };
    return xlsxAnswer([worksheet], '失败明细.xlsx');
  },

  listImports: async (call, { ports }) => ({
    imports: await listRuns(ports.database.query, call.path.id, ports.now()),
  }),
};
