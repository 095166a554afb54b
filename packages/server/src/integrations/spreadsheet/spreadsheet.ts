/** A spreadsheet as the importer sees it: lines of texts, or the reason why there are none. */

export interface SpreadsheetFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The worksheet to read; without it, the first visible one. */
  readonly worksheet?: string;
  /** Titles that the headers may have: a csv is separated by the mark under which they are found. */
  readonly titles?: readonly string[];
}

export interface SpreadsheetCell {
  readonly text: string;
  /** Whether the value is computed, so that only a program like Excel knows it. */
  readonly formula: boolean;
  /** The number of a cell that shows it otherwise: 7 for 007, the digits of a telephone number for 1.38E+10. */
  readonly plain?: string;
  /** The text is an error value such as #N/A. */
  readonly error?: true;
  /** The cell reaches over columns to its right. */
  readonly wide?: true;
  /** The cell whose text was merged down over this one. */
  readonly mergedFrom?: number;
}

export interface SpreadsheetLine {
  /** The line's number in Excel, from 1. */
  readonly line: number;
  /** The cells by column, from 0; empty ones are left out. */
  readonly cells: ReadonlyMap<number, SpreadsheetCell>;
  /** Nobody sees the line: it is hidden, filtered out or pushed together. */
  readonly hidden?: true;
}

export interface SheetReading {
  readonly lines: readonly SpreadsheetLine[];
  /** Names of the visible worksheets, in order; none of a csv file. */
  readonly worksheets: readonly string[];
  /** From 0. */
  readonly hiddenColumns: readonly number[];
  /** Whether a filter decides which lines are seen. */
  readonly filtered: boolean;
}

export type SpreadsheetReading =
  | ({ readonly read: true } & SheetReading)
  /** A sentence for the organiser that says what to do. */
  | { readonly read: false; readonly reason: string; readonly busy?: boolean };

/** Reads one worksheet of an xlsx or csv file of a stranger, within {@link spreadsheetLimits}. */
export type SpreadsheetReader = (
  file: SpreadsheetFile,
  progress: ReadingNoter,
) => Promise<SpreadsheetReading>;

/** How far the reading has come. */
export interface ReadingProgress {
  /** Lines with something in them so far. */
  readonly lines: number;
  /** The share of the worksheet's text that was read, from 0 to 1. */
  readonly part: number;
}

export type ReadingNoter = (progress: ReadingProgress) => void;

/** Lines between two reports of progress. */
export const linesPerNote = 500;

export const spreadsheetLimits = {
  /** The size of the file as sent. */
  fileBytes: 10 * 1024 * 1024,
  /** The size of everything unpacked, whatever the file's headers say. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Files inside an xlsx. */
  entries: 500,
  /** Lines with something in them, the headers not counted. */
  lines: 10_000,
  /** Cells with something in them, on all lines. */
  cells: 400_000,
  /** Worksheets that can be chosen; those behind are not looked at. */
  worksheets: 100,
  /** Ranges of merged cells. */
  merges: 20_000,
  /** Formats of cells. */
  formats: 64_000,
  /** Columns beyond are not looked at. */
  columns: 64,
  /** Tags within tags. */
  depth: 40,
  /** Texts that cells share. */
  texts: 400_000,
  /** Longer texts are cut here, and refused by the rule of their column. */
  textLength: 1_000,
} as const;

/** Thrown while reading; the message is for the organiser. */
export class SpreadsheetRefused extends Error {}

/** Turns what a reader throws into a reading; anything unknown is a broken file. */
export function refusedReading(error: unknown): SpreadsheetReading {
  const reason = error instanceof SpreadsheetRefused ? error.message : brokenFile;
  return { read: false, reason };
}

export const brokenFile = '文件已损坏，无法读取；请用 Excel 或 WPS 打开后另存为 .xlsx，再重新上传';
export const tooManyLines = `表格超过 ${spreadsheetLimits.lines} 行，请拆成几个文件分别导入`;
export const tooLargeInside =
  '表格展开后太大，不像是名单；请新建一个表格，只粘贴名单内容，再重新上传';
