/** Reads separated text as Excel, WPS and other systems write it: UTF-8, UTF-16 with or without its mark, or GB18030. */
import papaparse from 'papaparse';
import { csvDialect } from './csv-dialect.ts';
import {
  linesPerNote,
  type ReadingNoter,
  type SheetReading,
  type SpreadsheetCell,
  type SpreadsheetLine,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooManyLines,
} from './spreadsheet.ts';

const { parse } = papaparse;
const oddQuotes = '表格里有没有成对的英文引号，请检查后重新保存';

/** The text with the ends of its lines as they are, and the titles under which its separator is looked for. */
export function readCsv(
  written: string,
  titles: readonly string[],
  progress: ReadingNoter,
): SheetReading {
  // All ends of lines become one kind; inside a cell nobody cares which kind it was.
  const { text, separator } = csvDialect(written.replace(/\r\n?/g, '\n'), titles);
  const lines: SpreadsheetLine[] = [];
  let line = 0;
  let count = 0;
  parse<readonly string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      // Excel and WPS never write such quotes, and any guess about them loses text.
      if (errors.some(({ type }) => type === 'Quotes')) throw new SpreadsheetRefused(oddQuotes);
      line += 1;
      const cells = cellsOf(data);
      if (cells.size === 0) return;
      count += cells.size;
      // One more line for the headers.
      if (count > spreadsheetLimits.cells || lines.length > spreadsheetLimits.lines) {
        throw new SpreadsheetRefused(tooManyLines);
      }
      lines.push({ line, cells });
      if (lines.length % linesPerNote === 0) {
        progress({ lines: lines.length, part: meta.cursor / text.length });
      }
    },
  });
  return { lines, worksheets: [], hiddenColumns: [], filtered: false };
}

function cellsOf(texts: readonly string[]): ReadonlyMap<number, SpreadsheetCell> {
  const cells = new Map<number, SpreadsheetCell>();
  for (const [column, field] of texts.slice(0, spreadsheetLimits.columns).entries()) {
    const text = meant(field);
    // A csv computes nothing: a text that looks like a formula is only text.
    if (text.trim() !== '') {
      const cell = { text: text.slice(0, spreadsheetLimits.textLength), formula: false };
      cells.set(column, isErrorValue(text) ? { ...cell, error: true } : cell);
    }
  }
  return cells;
}

/** Systems protect digits as ="0138…", and texts that begin like a formula by an apostrophe before them, as we do. */
function meant(field: string): string {
  const [, digits] = /^="([^"]*)"$/.exec(field.trim()) ?? [];
  if (digits !== undefined) return digits;
  return /^'+[=+\-@\t\r]/.test(field) ? field.slice(1) : field;
}

/** What a spreadsheet that could not compute a cell saves as its text. */
function isErrorValue(text: string): boolean {
  return /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(text.trim());
}
