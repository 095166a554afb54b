/** The statistics as sheets: ranking, every score, judges against programs, adjustments. The figures are the screen's. */
import {
  competitionDecimals,
  judgeScoresOf,
  rankingOf,
  type ShowState,
  scoredItems,
  WHOLE,
} from '@liangfen/rules';
import { dropKindWords } from '@liangfen/rules/words';
import type { ProgramGroup, StatisticsRow } from '@liangfen/sdk/schema';
import type { CellValue, SheetRow, SheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { scoreRows } from '../results/score-rows.ts';
import { decidedByText } from './decided-by.ts';
import { timeText } from './time-text.ts';

export interface SheetScope {
  readonly state: ShowState;
  readonly groups: readonly ProgramGroup[];
  /** One item only; null for the whole program. */
  readonly itemId: string | null;
  readonly exportedAt: number;
}

/** A column of scores has the decimals of the setting. */
type Column = readonly [title: string, width: number, kind?: 'score'];

interface Table {
  readonly name: string;
  readonly landscape: boolean;
  readonly columns: readonly Column[];
  readonly rows: () => Iterable<readonly CellValue[]>;
}

const headerRow = 3;

export function rankingSheet(scope: SheetScope): SheetToWrite {
  const { state, groups, itemId } = scope;
  const items = itemId === null ? scoredItems(state) : [];
  return sheetOf(scope, {
    name: '排名',
    landscape: items.length > 3,
    columns: [
      ['节目组', 14],
      ['名次', 8],
      ['序号', 8],
      ['节目名称', 30],
      ['选手', 26],
      ...items.map(({ itemName }): Column => [itemName, 12, 'score']),
      [itemId === null ? '最终得分' : '得分', 12, 'score'],
      ['说明', 24],
    ],
    rows: function* () {
      for (const group of groups) {
        const programs = new Map(group.programs.map((program) => [program.id, program]));
        for (const row of rankingOf(state, group.id, itemId)) {
          const program = programs.get(row.programId);
          const tied = row.tied ? [`并列第 ${row.rank} 名`] : [];
          const corrected = program?.corrected === true && itemId === null ? ['已更正'] : [];
          const decided = row.decidedBy === null ? [] : [decidedByText(state, row.decidedBy)];
          yield [
            group.groupName,
            row.rank,
            row.sort,
            row.programName,
            row.contestant,
            ...items.map(
              ({ id }) =>
                program?.programItemResults.find((result) => result.itemId === id)?.score ?? null,
            ),
            row.score,
            [...tied, ...corrected, ...decided].join('；') || null,
          ];
        }
      }
    },
  });
}

export function detailSheet(scope: SheetScope): SheetToWrite {
  const { state, groups, itemId } = scope;
  const hasItems = scoredItems(state).length > 0;
  return sheetOf(scope, {
    name: '得分明细',
    landscape: true,
    columns: [
      ['节目组', 14],
      ['序号', 8],
      ['节目名称', 28],
      ['选手', 24],
      ['评委编号', 10],
      ['评委', 14],
      ['评委组', 14],
      ...(hasItems ? [['评分项', 14] satisfies Column] : []),
      ['分数', 10, 'score'],
      ['计分', 12],
      ['修改次数', 10],
    ],
    rows: function* () {
      for (const { groupName, programs } of groups) {
        for (const program of programs) {
          for (const row of rowsOf(state, program.id, itemId)) {
            yield [
              groupName,
              program.sort,
              program.programName,
              program.contestant,
              row.number,
              row.name,
              row.groupName,
              ...(hasItems ? [row.itemName] : []),
              row.score,
              row.dropped === null ? '计入' : dropKindWords[row.dropped],
              row.revision - 1,
            ];
          }
        }
      }
    },
  });
}

function rowsOf(state: ShowState, programId: string, itemId: string | null): StatisticsRow[] {
  const rows = scoreRows(state, programId);
  if (itemId === null) return rows;
  const name = state.items.find(({ id }) => id === itemId)?.itemName;
  return rows.filter(({ itemName }) => itemName === name);
}

/** Judges side by side; one line per program and item. */
export function matrixSheet(scope: SheetScope): SheetToWrite {
  const { state, groups, itemId } = scope;
  const items = scoredItems(state).filter(({ id }) => itemId === null || id === itemId);
  const keys = items.length === 0 ? [WHOLE] : items.map(({ id }) => id);
  return sheetOf(scope, {
    name: '评委×节目',
    landscape: true,
    columns: [
      ['节目组', 14],
      ['序号', 8],
      ['节目名称', 28],
      ['选手', 24],
      ...(items.length === 0 ? [] : [['评分项', 14] satisfies Column]),
      ...state.judges.map(
        ({ number, name }): Column => [number === null ? name : `${number} ${name}`, 10, 'score'],
      ),
    ],
    rows: function* () {
      for (const { groupName, programs } of groups) {
        for (const { id, sort, programName, contestant } of programs) {
          for (const key of keys) {
            const item = items.find((candidate) => candidate.id === key);
            yield [
              groupName,
              sort,
              programName,
              contestant,
              ...(item === undefined ? [] : [item.itemName]),
              ...state.judges.map(
                (judge) => judgeScoresOf(state, id, judge.id).get(key)?.score ?? null,
              ),
            ];
          }
        }
      }
    },
  });
}

export function adjustmentsSheet(scope: SheetScope): SheetToWrite {
  const { state, groups } = scope;
  return sheetOf(scope, {
    name: '加减分',
    landscape: false,
    columns: [
      ['节目组', 14],
      ['序号', 8],
      ['节目名称', 28],
      ['选手', 24],
      ['加减分', 10, 'score'],
      ['原因', 36],
      ['时间', 18],
    ],
    rows: function* () {
      for (const { groupName, programs } of groups) {
        for (const { id, sort, programName, contestant } of programs) {
          for (const { amount, reason, at } of state.adjustments.get(id) ?? []) {
            yield [groupName, sort, programName, contestant, amount, reason, timeText(at)];
          }
        }
      }
    },
  });
}

/** Above the table: whose it is, and when it was true. */
function sheetOf({ state, itemId, exportedAt }: SheetScope, table: Table): SheetToWrite {
  const item = state.items.find(({ id }) => id === itemId)?.itemName;
  const about = [table.name, ...(item === undefined ? [] : [item])].join(' · ');
  const status = state.status === 'REHEARSAL' ? '彩排数据，不作为正式成绩；' : '';
  return {
    name: table.name,
    landscape: table.landscape,
    widths: table.columns.map(([, width]) => width),
    headerRows: headerRow,
    scores: {
      columns: new Set(
        table.columns.flatMap(([, , kind], index) => (kind === 'score' ? [index] : [])),
      ),
      decimals: competitionDecimals(state),
    },
    rows: (function* (): Iterable<SheetRow> {
      yield { look: 'title', cells: [`${state.name} ${about}`] };
      yield { look: 'note', cells: [`${status}导出时间 ${timeText(exportedAt)}`] };
      yield { look: 'header', cells: table.columns.map(([title]) => title) };
      for (const cells of table.rows()) yield { look: 'cell', cells };
    })(),
  };
}
