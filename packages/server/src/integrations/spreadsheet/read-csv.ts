/** Comma, semicolon or tab separated text as Excel and WPS write it: UTF-8, UTF-16 with its mark, or GB18030. */
import {
  linesPerNote,
  type ReadingNoter,
  type SheetCell,
  type SheetLine,
  SheetRefused,
  sheetLimits,
  tooManyLines,
} from './sheet.ts';

export function readCsv(bytes: Uint8Array, progress: ReadingNoter): SheetLine[] {
  const text = decode(bytes);
  const separator = separatorOf(text);
  const lines: SheetLine[] = [];
  let cells = new Map<number, SheetCell>();
  let column = 0;
  let line = 1;
  let count = 0;
  let at = 0;
  while (at <= text.length) {
    const { value, next } = cellAt(text, at, separator);
    if (value.trim() !== '' && column < sheetLimits.columns) {
      count += 1;
      if (count > sheetLimits.cells) throw new SheetRefused(tooManyLines);
      // In a csv nothing is computed: what looks like a formula is its text.
      cells.set(column, { text: value.slice(0, sheetLimits.textLength), formula: false });
    }
    column += 1;
    if (text[next] === separator) {
      at = next + 1;
      continue;
    }
    if (cells.size > 0) {
      // One more for the headers.
      if (lines.length > sheetLimits.lines) throw new SheetRefused(tooManyLines);
      lines.push({ line, cells });
      if (lines.length % linesPerNote === 0) {
        progress({ lines: lines.length, part: next / text.length });
      }
    }
    if (next >= text.length) break;
    cells = new Map();
    column = 0;
    line += 1;
    at = next + (text[next] === '\r' && text[next + 1] === '\n' ? 2 : 1);
  }
  return lines;
}

/** The cell that starts at `at`, and where its separator, line end or the end of the text stands. */
function cellAt(text: string, at: number, separator: string): { value: string; next: number } {
  if (text[at] !== '"') {
    let next = at;
    while (next < text.length && text[next] !== separator && !isLineEnd(text[next])) next += 1;
    return { value: text.slice(at, next), next };
  }
  let value = '';
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw new SheetRefused('表格里有没有成对的英文引号，请检查后重新保存');
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      let next = quote + 1;
      while (next < text.length && text[next] !== separator && !isLineEnd(text[next])) next += 1;
      return { value, next };
    }
    value += '"';
    from = quote + 2;
  }
}

function isLineEnd(letter: string | undefined): boolean {
  return letter === '\n' || letter === '\r';
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Chinese Excel writes as 「CSV（逗号分隔）」.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** A title may stand above the headers, so more than the first line is asked. */
const linesAsked = 5;

/** The one that a line has most of. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 4_000).split(/\r\n|\r|\n/, linesAsked);
  const counts = [',', '\t', ';'].map((letter) => ({
    letter,
    count: Math.max(...lines.map((line) => line.split(letter).length)),
  }));
  counts.sort((a, b) => b.count - a.count);
  return counts[0]?.letter ?? ',';
}
