/** Results to take away: statistics as a spreadsheet that is sent while it is made, sheets to sign as PDF. */
import { findProgram, rankingOf, type ShowState, scoredItems } from '@liangfen/rules';
import { printedSheetWords } from '@liangfen/rules/words';
import type { ProgramGroup, StatisticsSheets } from '@liangfen/sdk/schema';
import { fileResponse } from '../contract/responses.ts';
import type { PrintPage } from '../integrations/pdf/pdf-printer.ts';
import type { SheetToWrite } from '../integrations/spreadsheet/workbook.ts';
import { workbookStream, xlsxType } from '../integrations/spreadsheet/write-workbook.ts';
import { notFound } from '../problem.ts';
import { countScores, frozenShow } from './exports/frozen-show.ts';
import { scoreSheetPage, summaryPage } from './exports/paper.ts';
import {
  adjustmentsSheet,
  detailSheet,
  matrixSheet,
  rankingSheet,
  type SheetScope,
} from './exports/statistics-sheets.ts';
import { timeText } from './exports/time-text.ts';
import type { Call, Operations } from './operation.ts';
import { conflict } from './refusals.ts';
import { tooBusy } from './upload.ts';

/** Excel has no more columns and rows than this; a little is left for titles. */
const mostColumns = 16_000;
const mostRows = 1_000_000;
/** A page takes milliseconds and memory to lay out; more are printed group by group. */
const mostScoreSheets = 200;
const mostSummaryRows = 2_000;

type Sheet = (scope: SheetScope) => SheetToWrite;
const sheets: Readonly<Record<StatisticsSheets, readonly Sheet[]>> = {
  ALL: [rankingSheet, detailSheet, matrixSheet, adjustmentsSheet],
  RANKING: [rankingSheet],
  DETAIL: [detailSheet],
  MATRIX: [matrixSheet],
  ADJUSTMENTS: [adjustmentsSheet],
};

export const exports: Operations<'exportStatistics' | 'exportSheet'> = {
  exportStatistics: async (call, { live, ports }) => {
    const state = frozenShow(await live.state(call.path.id));
    const { itemId = null, what = 'ALL' } = call.query;
    if (itemId !== null && !scoredItems(state).some(({ id }) => id === itemId)) {
      throw notFound('评分项');
    }
    const groups = groupsOf(state, call.query.groupId);
    const scores = countScores(
      state,
      groups.flatMap(({ programs }) => programs.map(({ id }) => id)),
    );
    refuseTooLarge(state, scores, what);
    const exportedAt = ports.now();
    const scope: SheetScope = { state, groups, itemId, exportedAt };
    const chosen = sheets[what];
    return fileResponse(
      workbookStream(chosen.map((sheet) => sheet(scope))),
      { type: xlsxType, name: fileName(state, '统计', exportedAt, 'xlsx') },
      { 'x-estimated-length': String(estimatedLength(groups, scores, what)) },
    );
  },

  exportSheet: async (call, { live, ports }) => {
    const state = frozenShow(await live.state(call.path.id));
    const exportedAt = ports.now();
    const printing = await ports.pdf({
      landscape: scoredItems(state).length > 3,
      foot: `导出时间 ${timeText(exportedAt)}`,
      pages: pagesOf(state, call.query),
    });
    if (!printing.printed) throw tooBusy();
    const kind = printedSheetWords[kindOf(call.query)];
    return fileResponse(new Uint8Array(printing.bytes), {
      type: 'application/pdf',
      name: fileName(state, kind, exportedAt, 'pdf'),
    });
  },
};

function groupsOf(state: ShowState, groupId: string | undefined): readonly ProgramGroup[] {
  const groups = state.programGroups.filter(({ id }) => groupId === undefined || id === groupId);
  if (groupId !== undefined && groups.length === 0) throw notFound('节目组');
  return groups;
}

function refuseTooLarge(state: ShowState, scores: number, what: StatisticsSheets): void {
  const hasDetail = what === 'ALL' || what === 'DETAIL';
  if (hasDetail && scores > mostRows) {
    throw conflict(`分数超过 ${mostRows} 条，一个表格放不下，请按节目组分别导出`);
  }
  const hasMatrix = what === 'ALL' || what === 'MATRIX';
  if (hasMatrix && state.judges.length > mostColumns) {
    throw conflict('评委太多，一个表格放不下「评委×节目」，请只导出得分明细');
  }
}

/** Compressed bytes, measured on halls of many sizes; only a progress bar depends on it. */
function estimatedLength(
  groups: readonly ProgramGroup[],
  scores: number,
  what: StatisticsSheets,
): number {
  const programs = groups.reduce((so, group) => so + group.programs.length, 0);
  const perScore = { ALL: 44, RANKING: 0, DETAIL: 40, MATRIX: 5, ADJUSTMENTS: 0 }[what];
  return 4_000 + programs * 30 + scores * perScore;
}

type SheetQuery = Call<'exportSheet'>['query'];

function kindOf({ kind, programId }: SheetQuery): NonNullable<SheetQuery['kind']> {
  return kind ?? (programId === undefined ? 'SUMMARY' : 'SCORE_SHEET');
}

function pagesOf(state: ShowState, query: SheetQuery): PrintPage[] {
  const groups = groupsOf(state, query.groupId);
  if (query.programId !== undefined) {
    const found = findProgram(state, query.programId);
    const group = found?.group ?? null;
    if (found === null || group === null || !groups.includes(group)) throw notFound('节目');
    if (kindOf(query) === 'SUMMARY') return [summaryPage(state, group)];
    return scoreSheets(state, [group], (id) => id === query.programId);
  }
  const count = groups.reduce((so, { programs }) => so + programs.length, 0);
  const isSummary = kindOf(query) === 'SUMMARY';
  if (count > (isSummary ? mostSummaryRows : mostScoreSheets)) {
    throw conflict(
      isSummary
        ? `节目超过 ${mostSummaryRows} 个，请按节目组分别导出，或导出 Excel`
        : `节目超过 ${mostScoreSheets} 个，请按节目组分别导出，或逐个节目导出`,
    );
  }
  if (isSummary) return groups.map((group) => summaryPage(state, group));
  return scoreSheets(state, groups, () => true);
}

const unranked = { rank: null, tied: false };

function scoreSheets(
  state: ShowState,
  groups: readonly ProgramGroup[],
  wanted: (programId: string) => boolean,
): PrintPage[] {
  return groups.flatMap((group) => {
    const ranks = new Map(rankingOf(state, group.id, null).map((row) => [row.programId, row]));
    return group.programs
      .filter(({ id }) => wanted(id))
      .map((program) => scoreSheetPage(state, group, program, ranks.get(program.id) ?? unranked));
  });
}

function fileName(state: ShowState, what: string, at: number, extension: string): string {
  const name = state.name.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim();
  return `${name} ${what} ${timeText(at).replace(':', '')}.${extension}`;
}
