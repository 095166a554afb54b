/** Turns the cells of a worksheet into the lines of a list, and says what was made of every column and every other line. */
import type {
  ImportReading,
  LeftOutLine,
  LeftOutReason,
  ListField,
  ReadColumn,
  UnusedColumn,
} from '@liangfen/sdk/schema';
import { cleanText } from '../../clean-text.ts';
import type { SheetReading, SpreadsheetLine } from '../../integrations/spreadsheet/spreadsheet.ts';
import { exampleMark, type ListColumn } from './columns.ts';
import {
  findHeaders,
  type Headers,
  type HeaderWishes,
  headersAgain,
  type Positions,
} from './headers.ts';
import { isHeading, leftOutReason } from './left-out.ts';
import { groupedByHeadings, type UnderHeading, underOnce } from './sections.ts';
import { titleRank } from './titles.ts';
import { nameWithoutSpacing } from './typed-cells.ts';

/** One line of a list, wherever it came from; a missing cell is ''. */
export interface ListLine<Key extends string = string> {
  readonly line: number;
  readonly cells: Readonly<Record<Key, string>>;
  /** Cells whose value only Excel knows. */
  readonly formulas: readonly Key[];
  /** Cells that hold an error value such as #N/A. */
  readonly errors?: readonly Key[];
  /** Cells that are one with cells above, where each line needs its own. */
  readonly merged?: readonly Key[];
  /** Columns of the row in an earlier competition that lists have no cell for. */
  readonly carried?: Readonly<Record<string, string | null>>;
  /** For somebody from the address book: who it is, and whether the book still has them. */
  readonly person?: { readonly unionId: string; readonly isThere: boolean };
}

/** How the person who imports wants the file to be read. */
export interface ReadingWishes {
  /** The number of the line, or null to look for it. */
  readonly headerLine: number | null;
  readonly fieldColumns: ReadonlyMap<ListField, number | null>;
  readonly includeHidden: boolean;
  readonly firstBlockOnly: boolean;
  /** Lines that are part of the list, whatever they look like. */
  readonly keepLines: ReadonlySet<number>;
}

export const asFound: ReadingWishes = {
  headerLine: null,
  fieldColumns: new Map(),
  includeHidden: false,
  firstBlockOnly: false,
  keepLines: new Set(),
};

export interface UnderstoodList<Key extends string> {
  readonly lines: readonly ListLine<Key>[];
  readonly reading: ImportReading;
}

type Columns<Key extends string> = readonly (ListColumn & { readonly key: Key })[];
type Sheet = Pick<SheetReading, 'lines' | 'hiddenColumns' | 'filtered'>;

/** The lines of a list under known headers, read without wishes; null when no line looks like the headers. */
export function listLines<Key extends string>(
  lines: readonly SpreadsheetLine[],
  columns: Columns<Key>,
): readonly ListLine<Key>[] | null {
  return (
    understoodList({ lines, hiddenColumns: [], filtered: false }, columns, asFound)?.lines ?? null
  );
}

const mostLeftOutShown = 200;
const topLinesShown = 12;
const lettersShown = 100;

/** Null when no line looks like the headers. */
export function understoodList<Key extends string>(
  sheet: Sheet,
  columns: Columns<Key>,
  wishes: ReadingWishes,
): UnderstoodList<Key> | null {
  const headerWishes = headerWishesOf(sheet, columns, wishes);
  const headers = findHeaders(sheet.lines, columns, headerWishes);
  if (headers === null) return null;
  const { lines, leftOut } = sortedOut(sheet, columns, headers, headerWishes, wishes);
  return {
    lines,
    reading: {
      headerLine: headers.line,
      headerLines: headers.line - headers.firstLine + 1,
      topLines: sheet.lines
        .slice(0, topLinesShown)
        .map(({ line, cells }) => ({ line, text: shownLine(cells) })),
      columns: readColumns(sheet, columns, headers, wishes),
      blocks: headers.blocks.length,
      filtered: sheet.filtered,
      hiddenLines: sheet.lines.filter(({ hidden }) => hidden === true).length,
      includesHidden: wishes.includeHidden,
      leftOut: leftOut.slice(0, mostLeftOutShown),
      leftOutCount: leftOut.length,
    },
  };
}

function headerWishesOf<Key extends string>(
  { hiddenColumns }: Sheet,
  columns: Columns<Key>,
  { headerLine, fieldColumns }: ReadingWishes,
): HeaderWishes<Key> {
  const own = columns.flatMap(({ key, field }) => {
    const column = fieldColumns.get(field);
    return column === undefined ? [] : [[key, column] as const];
  });
  return { headerLine, fieldColumns: new Map(own), hiddenColumns: new Set(hiddenColumns) };
}

/** Every line below the headers is a line of the list, or is left out with a reason; only empty ones are neither. */
function sortedOut<Key extends string>(
  { lines, filtered }: Sheet,
  columns: Columns<Key>,
  found: Headers<Key>,
  headerWishes: HeaderWishes<Key>,
  { includeHidden, firstBlockOnly, keepLines }: ReadingWishes,
): { lines: readonly ListLine<Key>[]; leftOut: LeftOutLine[] } {
  const blocks: UnderHeading<ListLine<Key>>[][] = [];
  const leftOut: LeftOutLine[] = [];
  let headers = found;
  let isOther = false;
  let heading = headingAbove(lines, found);
  for (let index = found.index + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const leave = (reason: LeftOutReason) =>
      leftOut.push({ line: line.line, reason, text: shownLine(line.cells) });
    const isKept = keepLines.has(line.line);
    const again = isKept ? null : headersAgain(lines, index, columns, headers, headerWishes);
    if (again !== null) {
      isOther = again === 'OTHER_LIST';
      if (again !== 'OTHER_LIST') headers = again;
      leave('REPEATED_HEADER');
      continue;
    }
    if (isOther && !isKept) {
      if (hasOwn(line)) leave('NOTE');
      continue;
    }
    if (line.hidden === true && !includeHidden && !isKept) {
      if (hasOwn(line)) leave(filtered ? 'FILTERED' : 'HIDDEN');
      continue;
    }
    const used = firstBlockOnly ? headers.blocks.slice(0, 1) : headers.blocks;
    let isUsed = false;
    let reason: LeftOutReason | null = null;
    for (const [at, positions] of used.entries()) {
      if (!fills(line, positions)) continue;
      const read = lineOf(line, columns, positions, headers.line);
      const texts = Object.values<string>(read.cells);
      const left = isKept
        ? null
        : texts.some((text) => text.endsWith(exampleMark))
          ? 'EXAMPLE'
          : isNumbered(read.cells, columns)
            ? null
            : leftOutReason(seen(line, columns, positions, used, headers.line));
      if (left === null) {
        blocks[at] ??= [];
        blocks[at].push({ line: read, heading });
        isUsed = true;
      } else reason ??= left;
    }
    if (isUsed && reason === null) continue;
    if (reason === 'SECTION') heading = shownLine(line.cells);
    if (reason !== null) leave(reason);
    else if (hasOwn(line)) leave('NOTE');
  }
  const flat = blocks.flat();
  const hasGroups = columns.some(({ key, field }) => field === 'GROUP' && found.blocks[0].has(key));
  const plain = flat.map(({ line }) => line);
  if (hasGroups) return { lines: underOnce(plain, columns), leftOut };
  const grouped = groupedByHeadings(flat, columns);
  return grouped === null
    ? { lines: plain, leftOut }
    : { lines: grouped, leftOut: leftOut.filter(({ reason }) => reason !== 'SECTION') };
}

/** Whether the line has its number and what it needs, as nearly all have: then it is one of the list, and nothing else is asked. */
function isNumbered<Key extends string>(
  cells: Readonly<Record<Key, string>>,
  columns: Columns<Key>,
): boolean {
  const number = columns.find(({ field }) => field === 'NUMBER');
  if (number === undefined || !/^[0-9]+$/.test(cells[number.key])) return false;
  return columns.every(({ key, required }) => !required || cells[key] !== '');
}

/** The heading of the first lines stands above the headers. */
function headingAbove(lines: readonly SpreadsheetLine[], { firstLine }: Headers<string>): string {
  const above = lines.filter(({ line }) => line < firstLine).at(-1);
  const text = above === undefined ? '' : shownLine(above.cells);
  return isHeading(text) ? text : '';
}

function seen<Key extends string>(
  { line, cells }: SpreadsheetLine,
  columns: Columns<Key>,
  positions: Positions<Key>,
  blocks: readonly Positions<Key>[],
  headerLine: number,
) {
  const own = (column: number | undefined) => {
    const cell = column === undefined ? undefined : cells.get(column);
    return cell === undefined || cell.mergedFrom !== undefined ? '' : cleanText(cell.text);
  };
  const mine = [...positions.values()].sort((a, b) => a - b);
  const texts = mine.map(own).filter((text) => text !== '');
  const others = [...cells].filter(
    ([column, cell]) =>
      cell.mergedFrom === undefined &&
      !mine.includes(column) &&
      // What stands in another block is its own line.
      !blocks.some((block) => block !== positions && [...block.values()].includes(column)),
  );
  const number = columns.find(({ field }) => field === 'NUMBER');
  return {
    texts,
    hasNumber:
      number !== undefined &&
      /^\D{0,3}\d+\D{0,3}$/.test(own(positions.get(number.key)).normalize('NFKC')),
    isComplete: columns.every(({ key, required }) => !required || own(positions.get(key)) !== ''),
    hasRequired: columns.some(({ key, required }) => {
      const cell = required ? cells.get(positions.get(key) ?? -1) : undefined;
      return cell !== undefined && (cell.mergedFrom ?? line) > headerLine;
    }),
    isOfPeople: columns.some(({ required, field }) => required && field === 'NAME'),
    isWide: mine.some((column) => cells.get(column)?.wide === true && own(column) !== ''),
    standsAlone: positions.size > 1 && texts.length === 1 && others.length === 0,
  };
}

/** Whether anything stands in the line itself, and not only in a cell that reaches down to it. */
function hasOwn({ cells }: SpreadsheetLine): boolean {
  for (const cell of cells.values()) {
    if (cell.mergedFrom === undefined && (cell.formula || cleanText(cell.text) !== '')) return true;
  }
  return false;
}

function fills({ cells }: SpreadsheetLine, positions: Positions<string>): boolean {
  return [...positions.values()].some((position) => {
    const cell = cells.get(position);
    if (cell === undefined || cell.mergedFrom !== undefined) return false;
    return cell.formula || cleanText(cell.text) !== '';
  });
}

function lineOf<Key extends string>(
  { line, cells }: SpreadsheetLine,
  columns: Columns<Key>,
  positions: Positions<Key>,
  headerLine: number,
): ListLine<Key> {
  // Each column is one key of them.
  const texts = {} as Record<Key, string>;
  const formulas: Key[] = [];
  const merged: Key[] = [];
  const errors: Key[] = [];
  for (const { key, sharedByLines, digits, people } of columns) {
    texts[key] = '';
    const cell = cells.get(positions.get(key) ?? -1);
    // A header of two lines reaches down as well.
    if (cell === undefined || (cell.mergedFrom ?? line) <= headerLine) continue;
    if (cell.mergedFrom !== undefined && sharedByLines !== true) {
      merged.push(key);
      continue;
    }
    const shown = (digits === true ? cell.plain : undefined) ?? cell.text;
    texts[key] = cleanText(people === true ? nameWithoutSpacing(shown) : shown);
    if (cell.formula) formulas.push(key);
    else if (cell.error === true) errors.push(key);
  }
  return {
    line,
    cells: texts,
    formulas,
    ...(merged.length === 0 ? {} : { merged }),
    ...(errors.length === 0 ? {} : { errors }),
  };
}

/** Every column with something in it: what it is taken for, or why for nothing. */
function readColumns<Key extends string>(
  { lines, hiddenColumns }: Sheet,
  columns: Columns<Key>,
  headers: Headers<Key>,
  wishes: ReadingWishes,
): ReadColumn[] {
  const samples = new Map<number, string>();
  for (const { cells } of lines.slice(headers.index + 1)) {
    for (const [column, cell] of cells) {
      if (!samples.has(column)) samples.set(column, cleanText(cell.text).slice(0, lettersShown));
    }
  }
  const used = wishes.firstBlockOnly ? headers.blocks.slice(0, 1) : headers.blocks;
  const fields = new Map<number, ListField>();
  for (const positions of used) {
    for (const { key, field } of columns) {
      const column = positions.get(key);
      if (column !== undefined) fields.set(column, field);
    }
  }
  const hidden = new Set(hiddenColumns);
  const all = new Set([...headers.titles.keys(), ...samples.keys(), ...fields.keys()]);
  return [...all]
    .sort((a, b) => a - b)
    .map((column) => {
      const title = (headers.titles.get(column) ?? '').slice(0, lettersShown);
      const field = fields.get(column) ?? null;
      return {
        column: columnLetters(column),
        title,
        field,
        unused: field === null ? unusedReason(title, columns, wishes) : null,
        hidden: hidden.has(column),
        sample: samples.get(column) ?? '',
      };
    });
}

function unusedReason(
  title: string,
  columns: readonly ListColumn[],
  { fieldColumns }: ReadingWishes,
): UnusedColumn {
  if (title === '') return 'NO_TITLE';
  const meant = columns.find((column) => titleRank(column, title) !== null);
  if (meant === undefined) return 'UNKNOWN_TITLE';
  return fieldColumns.get(meant.field) === null ? 'NOT_WANTED' : 'ANOTHER_COLUMN';
}

function shownLine(cells: SpreadsheetLine['cells']): string {
  return [...cells]
    .filter(([, { mergedFrom }]) => mergedFrom === undefined)
    .sort(([a], [b]) => a - b)
    .map(([, { text }]) => cleanText(text))
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, lettersShown);
}

/** "A" for 0, "AB" for 27. */
function columnLetters(column: number): string {
  const before = Math.floor(column / 26);
  const last = String.fromCharCode(65 + (column % 26));
  return before === 0 ? last : columnLetters(before - 1) + last;
}

/** What `CONTESTANT:D,ORGANISATION:-` asks for, by field. The contract has looked at its form. */
export function fieldColumnsOf(written: string | undefined): ReadonlyMap<ListField, number | null> {
  const entries = (written ?? '').split(',').flatMap((entry) => {
    const [field, letters = ''] = entry.split(':');
    return field === undefined || field === ''
      ? []
      : [[field as ListField, letters === '-' ? null : columnNumber(letters)] as const];
  });
  return new Map(entries);
}

/** What `18,30` asks for. */
export function keptLinesOf(written: string | undefined): ReadonlySet<number> {
  return new Set(written === undefined ? [] : written.split(',').map(Number));
}

function columnNumber(letters: string): number {
  return [...letters].reduce((so, letter) => so * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
