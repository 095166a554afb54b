/** Reads comma, semicolon or tab separated text as Excel and WPS write it: UTF-8, UTF-16 with its mark, or GB18030. */
import papaparse from 'papaparse';
import {
  linesPerNote,
  type ReadingNoter,
  type SpreadsheetCell,
  type SpreadsheetLine,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooManyLines,
} from './spreadsheet.ts';

const { parse } = papaparse;
const oddQuotes = '表格里有没有成对的英文引号，请检查后重新保存';

export function readCsv(bytes: Uint8Array, progress: ReadingNoter): SpreadsheetLine[] {
  // All ends of lines become one kind; inside a cell nobody cares which kind it was.
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  const lines: SpreadsheetLine[] = [];
  let line = 0;
  let count = 0;
  parse<readonly string[]>(text, {
    delimiter: separatorOf(text),
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
  return lines;
}

function cellsOf(texts: readonly string[]): ReadonlyMap<number, SpreadsheetCell> {
  const cells = new Map<number, SpreadsheetCell>();
  for (const [column, text] of texts.slice(0, spreadsheetLimits.columns).entries()) {
    // A csv computes nothing: a text that looks like a formula is only text.
    if (text.trim() !== '') {
      cells.set(column, { text: text.slice(0, spreadsheetLimits.textLength), formula: false });
    }
  }
  return cells;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Chinese Excel writes 「CSV（逗号分隔）」 like this.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** A title may stand above the headers, so more than the first line is asked. */
const linesAsked = 5;

/** Returns the separator that a line has most of. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 4_000).split('\n', linesAsked);
  const counts = [',', '\t', ';'].map((letter) => ({
    letter,
    count: Math.max(...lines.map((line) => line.split(letter).length)),
  }));
  counts.sort((a, b) => b.count - a.count);
  return counts[0]?.letter ?? ',';
}
