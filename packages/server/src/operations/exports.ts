/** Results to take away: tables as a workbook or text that is sent while it is made, sheets to sign as PDF. */
import { findProgram, type ShowState, scoredItems } from '@liangfen/rules';
import {
  filesOfMode,
  fill,
  modeWords,
  printedSheetWords,
  statisticsSheetWords,
} from '@liangfen/rules/words';
import { fileAnswer } from '../contract/http-answer.ts';
import { csvStream, csvType } from '../integrations/spreadsheet/write-csv.ts';
import { workbookStream, xlsxType } from '../integrations/spreadsheet/write-workbook.ts';
import { countScores, frozenShow } from '../live/frozen-show.ts';
import { notFound } from '../problem.ts';
import { conflict } from '../refusals.ts';
import { signedMark } from './exports/ledger-mark.ts';
import {
  isWide,
  kindOf,
  type SheetQuery,
  sheetsToPrint,
  wantedPrograms,
} from './exports/printed-sheets.ts';
import { estimatedLength, refuseTooLarge, worksheetsToWrite } from './exports/tables.ts';
import type { WorksheetScope } from './exports/worksheet-frame.ts';
import type { Operations } from './operation.ts';
import { groupsOf, idsOf } from './results/groups.ts';
import { timeText } from './results/time-text.ts';
import { sightOf } from './sight/sight.ts';
import { tooBusy } from './upload.ts';

export const exports: Operations<'exportStatistics' | 'exportSheet'> = {
  exportStatistics: async (call, services) => {
    const { ports } = services;
    const { query } = ports.database;
    const { groupId, itemId = null, what = 'ALL', format = 'XLSX', best, by } = call.query;
    const teams = { best, by };
    const sight = await sightOf(call, services, { groupId, ledger: what === 'LEDGER' });
    const { covered, hides } = sight;
    const state = frozenShow(sight.state);
    if (itemId !== null && !scoredItems(state).some(({ id }) => id === itemId)) {
      throw notFound('评分项');
    }
    refuseOtherModes(state, filesOfMode[state.setting.mode].tables.includes(what));
    const groups = groupsOf(state, groupId);
    const scores = countScores(state, idsOf(groups));
    refuseTooLarge(state, scores, what);
    const exportedAt = ports.now();
    const { text: mark } = await signedMark(services, state);
    const scope: WorksheetScope = {
      state,
      groups,
      itemId,
      exportedAt,
      mark,
      covered,
      hides,
      teams,
    };
    const name = statisticsSheetWords[what];
    switch (format) {
      case 'XLSX': {
        const worksheets = await worksheetsToWrite(query, scope, what, false);
        return fileAnswer(
          workbookStream(worksheets),
          { type: xlsxType, name: fileName(state, name, exportedAt, 'xlsx') },
          { 'x-estimated-length': String(estimatedLength(groups, scores, what)) },
        );
      }
      case 'CSV': {
        const [worksheet, ...others] = await worksheetsToWrite(query, scope, what, true);
        if (worksheet === undefined || others.length > 0) {
          throw conflict('CSV 只有一张表，请选择其中一张表，或导出 Excel');
        }
        return fileAnswer(csvStream(worksheet), {
          type: csvType,
          name: fileName(state, name, exportedAt, 'csv'),
        });
      }
    }
  },

  exportSheet: async (call, services) => {
    const { ports } = services;
    const { query } = ports.database;
    const sight = await sightOf(call, services, {
      groupId: printedGroup(await services.live.state(call.path.id), call.query),
    });
    const state = frozenShow(sight.state);
    const kind = kindOf(state, call.query);
    refuseOtherModes(state, filesOfMode[state.setting.mode].paper.includes(kind));
    const exportedAt = ports.now();
    const wanted = wantedPrograms(state, call.query, kind);
    const source = { state, covered: sight.covered };
    const sheets = await sheetsToPrint(query, source, call.query, kind, wanted);
    if (sheets.length === 0) throw conflict('没有可以打印的内容，请先添加节目，或选择别的表');
    const mark = await signedMark(services, state);
    const printing = await ports.pdf({
      landscape: isWide(state, kind),
      foot: `导出时间 ${timeText(exportedAt)} · ${mark.text}`,
      proof: mark.checkpoint,
      sheets,
    });
    if (!printing.printed) throw tooBusy();
    return fileAnswer(new Uint8Array(printing.bytes), {
      type: 'application/pdf',
      name: fileName(state, printedSheetWords[kind], exportedAt, 'pdf'),
    });
  },
};

/** A sheet of one program has its rank, which tells of the others of its group. */
function printedGroup(state: ShowState, { groupId, programId }: SheetQuery): string | undefined {
  if (groupId !== undefined || programId === undefined) return groupId;
  return findProgram(state, programId)?.group?.id;
}

function refuseOtherModes({ setting }: ShowState, isOffered: boolean): void {
  if (isOffered) return;
  const mode = modeWords[setting.mode];
  throw conflict(fill('「{mode}」比赛没有这张表，请在导出里选择列出的表', { mode }));
}

function fileName(state: ShowState, what: string, at: number, extension: string): string {
  const name = `${state.name} ${what}`.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim();
  return `${name} ${timeText(at).replace(':', '')}.${extension}`;
}
