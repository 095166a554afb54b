/** Says which worksheets a table file has, whether they fit, and about how large the file becomes. */
import { cardRoundsOf, isRoundRobin, type ShowState } from '@liangfen/rules';
import { filesOfMode } from '@liangfen/rules/words';
import type { ProgramGroup, StatisticsSheets } from '@liangfen/sdk/schema';
import type { WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { conflict } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';
import { idsOf } from '../results/groups.ts';
import { inTurns } from '../results/in-turns.ts';
import { figuresOf } from '../results/overview.ts';
import { amendmentsOf } from './amendments.ts';
import { battleOf } from './battle-source.ts';
import { boutCardsWorksheet, boutCourseWorksheet, boutsWorksheet } from './battle-worksheets.ts';
import { judgesWorksheet } from './judges-worksheet.ts';
import { ledgerWorksheet } from './ledger-worksheet.ts';
import { roundTablesWorksheet } from './round-tables-worksheet.ts';
import {
  amendmentsWorksheet,
  detailWorksheet,
  matrixWorksheet,
  rankingWorksheet,
} from './statistics-worksheets.ts';
import { teamsWorksheet } from './teams-worksheet.ts';
import type { WorksheetScope } from './worksheet-frame.ts';

/** Excel has no more columns and rows than this; a little is left for titles. */
const mostColumns = 16_000;
const mostRows = 1_000_000;
export function refuseTooLarge(state: ShowState, scores: number, what: StatisticsSheets): void {
  const hasDetail = what === 'ALL' || what === 'DETAIL';
  if (hasDetail && scores > mostRows) {
    throw conflict(`分数超过 ${mostRows} 条，一个表格放不下，请按节目组分别导出`);
  }
  const hasMatrix = what === 'ALL' || what === 'MATRIX';
  if (hasMatrix && state.judges.length > mostColumns) {
    throw conflict('评委太多，一个表格放不下「评委×节目」，请只导出得分明细');
  }
  if (what === 'LEDGER' && state.version > mostRows) {
    throw conflict(`台账超过 ${mostRows} 条，一个表格放不下，请导出 CSV`);
  }
}

/** Compressed bytes, measured on halls of many sizes; only a progress bar depends on it. */
export function estimatedLength(
  groups: readonly ProgramGroup[],
  scores: number,
  what: StatisticsSheets,
): number {
  const perScore: Readonly<Record<StatisticsSheets, number>> = {
    ALL: 44,
    RANKING: 0,
    TEAMS: 0,
    DETAIL: 40,
    MATRIX: 5,
    ADJUSTMENTS: 0,
    JUDGES: 0,
    BOUTS: 0,
    BOUT_COURSE: 0,
    LEDGER: 300,
  };
  return 4_000 + idsOf(groups).length * 30 + scores * perScore[what];
}

/** `whole` is for files whose cells hold any length. */
export async function worksheetsToWrite(
  query: Queryable,
  scope: WorksheetScope,
  what: StatisticsSheets,
  whole: boolean,
): Promise<readonly WorksheetToWrite[]> {
  const { state, groups, itemId } = scope;
  switch (what) {
    case 'ALL': {
      // The ledger is as long as the show, so it is downloaded by itself.
      const others = filesOfMode[state.setting.mode].tables.filter(
        (one) => one !== 'ALL' && one !== 'LEDGER',
      );
      const worksheets: WorksheetToWrite[] = [];
      for (const one of others)
        worksheets.push(...(await worksheetsToWrite(query, scope, one, whole)));
      return worksheets;
    }
    case 'RANKING':
      return [rankingWorksheet(scope)];
    case 'TEAMS':
      return [teamsWorksheet(scope)];
    case 'DETAIL':
      return [detailWorksheet(scope)];
    case 'MATRIX':
      return [matrixWorksheet(scope)];
    case 'ADJUSTMENTS':
      return [amendmentsWorksheet(scope, await amendmentsOf(query, state, new Set(idsOf(groups))))];
    case 'JUDGES':
      return [judgesWorksheet(scope, (await figuresOf(state, groups, itemId, inTurns())).judges)];
    case 'BOUTS': {
      const battle = await battleOf(query, state, groups);
      return [
        boutsWorksheet(scope, battle),
        ...(cardRoundsOf(state.setting) === null ? [] : [boutCardsWorksheet(scope, battle)]),
        ...(groups.some(isRoundRobin) ? [roundTablesWorksheet(scope)] : []),
      ];
    }
    case 'BOUT_COURSE':
      return [boutCourseWorksheet(scope, await battleOf(query, state, groups))];
    case 'LEDGER':
      return [ledgerWorksheet(query, scope, whole)];
  }
}
