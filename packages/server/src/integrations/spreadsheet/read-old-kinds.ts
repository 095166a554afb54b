/**
 * Reads what others save under .xls: Excel's old files, web pages that are called .xls, and XML spreadsheets of 2003. A
 * library reads them; none of them is packed, so they are no larger than the file that was sent.
 */
import type { CellObject, WorkSheet } from '@e965/xlsx';
import { fillDown } from './merged-cells.ts';
import { numberShower } from './number-format.ts';
import { limited, numberCell } from './read-worksheet.ts';
import { chosenWorksheet } from './read-xlsx.ts';
import {
  brokenFile,
  type ReadingNoter,
  type SheetReading,
  type SpreadsheetCell,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooLargeInside,
  tooManyLines,
} from './spreadsheet.ts';

export type OldKind = 'OLD_EXCEL' | 'MARKUP';

/** Rows that are looked at, empty ones included. */
const mostRows = 2 * spreadsheetLimits.lines;

export async function readOldKind(
  source: Uint8Array | string,
  kind: OldKind,
  wanted: string | undefined,
  progress: ReadingNoter,
): Promise<SheetReading> {
  // Loaded for the few files that need it.
  const { read } = await import('@e965/xlsx');
  const workbook = read(source, {
    type: typeof source === 'string' ? 'string' : 'array',
    // A text of a web page stays a text: 13800138000 is a telephone number, 1-2 no day.
    raw: true,
    dense: true,
    cellNF: true,
    cellStyles: true,
    cellHTML: false,
    sheetRows: mostRows,
  });
  // Bytes that it does not know it takes for a text.
  if (kind === 'OLD_EXCEL' && !('Preamble' in workbook)) throw new SpreadsheetRefused(brokenFile);
  const details = workbook.Workbook?.Sheets ?? [];
  const worksheets = workbook.SheetNames.map((name, at) => ({ name, at }))
    .filter(({ name, at }) => (details[at]?.Hidden ?? 0) === 0 && name !== '')
    .slice(0, spreadsheetLimits.worksheets);
  const { name } = chosenWorksheet(worksheets, wanted);
  const worksheet = workbook.Sheets[name];
  if (worksheet === undefined) throw new SpreadsheetRefused(brokenFile);
  const lines = linesOf(worksheet, workbook.Workbook?.WBProps?.date1904 === true);
  fillDown(lines, mergesOf(worksheet));
  progress({ lines: lines.length, part: 1 });
  const hiddenColumns = (worksheet['!cols'] ?? []).flatMap((column, at) =>
    column?.hidden === true && at < spreadsheetLimits.columns ? [at] : [],
  );
  return {
    lines,
    worksheets:
      kind === 'MARKUP' && worksheets.length === 1 ? [] : worksheets.map((one) => one.name),
    hiddenColumns,
    filtered: worksheet['!autofilter'] !== undefined && lines.some(({ hidden }) => hidden === true),
  };
}

interface OldLine {
  readonly line: number;
  readonly cells: Map<number, SpreadsheetCell>;
  readonly hidden?: true;
}

function linesOf(worksheet: WorkSheet, from1904: boolean): OldLine[] {
  const lines: OldLine[] = [];
  let count = 0;
  for (const [at, row] of rowsOf(worksheet).entries()) {
    if (row === undefined) continue;
    const cells = new Map<number, SpreadsheetCell>();
    for (const [column, cell] of row.slice(0, spreadsheetLimits.columns).entries()) {
      if (cell === undefined || cell.t === 'z') continue;
      const shown = cellOf(cell, from1904);
      if (shown.text.trim() !== '' || shown.formula) cells.set(column, shown);
    }
    if (cells.size === 0) continue;
    count += cells.size;
    if (count > spreadsheetLimits.cells) throw new SpreadsheetRefused(tooLargeInside);
    // One more line for the headers.
    if (lines.length > spreadsheetLimits.lines) throw new SpreadsheetRefused(tooManyLines);
    const hidden = worksheet['!rows']?.[at]?.hidden === true;
    lines.push(hidden ? { line: at + 1, cells, hidden } : { line: at + 1, cells });
  }
  return lines;
}

/** Rows as the library keeps them when it is asked for dense ones. */
function rowsOf(
  worksheet: WorkSheet,
): readonly (readonly (CellObject | undefined)[] | undefined)[] {
  return worksheet['!data'] ?? [];
}

function cellOf(cell: CellObject, from1904: boolean): SpreadsheetCell {
  const formula = cell.f !== undefined && !/^=?(TRUE|FALSE)\(\)$/i.test(cell.f);
  switch (cell.t) {
    case 'n': {
      const number = Number(cell.v);
      // The library names the format by its American text.
      const code = cell.z === undefined ? '' : String(cell.z);
      const [id, own] = code === 'm/d/yy' ? [14, undefined] : [-1, code];
      return { ...numberCell(number, numberShower(id, own, from1904)), formula };
    }
    case 'b':
      return { text: cell.v === true ? 'TRUE' : 'FALSE', formula };
    case 'e':
      return { text: cell.w ?? '#N/A', formula, error: true };
    default:
      return { text: limited(String(cell.v ?? '')), formula };
  }
}

function mergesOf(worksheet: WorkSheet) {
  return (worksheet['!merges'] ?? [])
    .filter(({ s }) => s.c < spreadsheetLimits.columns)
    .slice(0, spreadsheetLimits.merges)
    .map(({ s, e }) => ({ column: s.c, lastColumn: e.c, first: s.r + 1, last: e.r + 1 }));
}
