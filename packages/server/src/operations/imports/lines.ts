/** Turns the cells of a worksheet into lines under known headers. */
import { cleanText } from '../../clean-text.ts';
import type { SpreadsheetLine } from '../../integrations/spreadsheet/spreadsheet.ts';
import { exampleMark, type ListColumn } from './columns.ts';

/** One line of a list, wherever it came from; a missing cell is ''. */
export interface ListLine<Key extends string = string> {
  readonly line: number;
  readonly cells: Readonly<Record<Key, string>>;
  /** Cells whose value only Excel knows. */
  readonly formulas: readonly Key[];
  /** Cells that are one with cells above, where each line needs its own. */
  readonly merged?: readonly Key[];
  /** For somebody from the address book: who it is, and whether the book still has them. */
  readonly person?: { readonly unionId: string; readonly isThere: boolean };
}

/** A title or two may stand above the headers. */
const linesAboveHeaders = 5;

/** Null when no line looks like the headers. */
export function listLines<Key extends string>(
  lines: readonly SpreadsheetLine[],
  columns: readonly (ListColumn & { readonly key: Key })[],
): ListLine<Key>[] | null {
  const found = findHeaders(lines, columns);
  if (found === null) return null;
  const list: ListLine<Key>[] = [];
  for (const line of lines.slice(found.index + 1)) {
    const read = lineOf(line, columns, found);
    const texts = Object.values<string>(read.cells);
    if (texts.some((text) => text.endsWith(exampleMark))) continue;
    if (hasOwn(line, found.positions)) list.push(read);
  }
  return list;
}

/** Whether anything stands in the line itself, and not only in a cell that reaches down to it. */
function hasOwn({ cells }: SpreadsheetLine, positions: ReadonlyMap<string, number>): boolean {
  return [...positions.values()].some((position) => {
    const cell = cells.get(position);
    if (cell === undefined || cell.mergedFrom !== undefined) return false;
    return cell.formula || cleanText(cell.text) !== '';
  });
}

function lineOf<Key extends string>(
  { line, cells }: SpreadsheetLine,
  columns: readonly (ListColumn & { readonly key: Key })[],
  { positions, line: headerLine }: Headers<Key>,
): ListLine<Key> {
  const entries = columns.map(({ key, sharedByLines }) => {
    const cell = cells.get(positions.get(key) ?? -1);
    // A header of two lines reaches down as well.
    const isHeader = (cell?.mergedFrom ?? line) <= headerLine;
    const isMerged = cell?.mergedFrom !== undefined && !isHeader && sharedByLines !== true;
    return { key, isMerged, cell: isHeader || isMerged ? undefined : cell };
  });
  const merged = entries.filter(({ isMerged }) => isMerged).map(({ key }) => key);
  return {
    line,
    // One entry per column, made just above.
    cells: Object.fromEntries(
      entries.map(({ key, cell }) => [key, cleanText(cell?.text ?? '')]),
    ) as Record<Key, string>,
    formulas: entries.filter(({ cell }) => cell?.formula === true).map(({ key }) => key),
    ...(merged.length === 0 ? {} : { merged }),
  };
}

interface Headers<Key extends string> {
  readonly index: number;
  readonly line: number;
  readonly positions: ReadonlyMap<Key, number>;
}

function findHeaders<Key extends string>(
  lines: readonly SpreadsheetLine[],
  columns: readonly (ListColumn & { readonly key: Key })[],
): Headers<Key> | null {
  const required = columns.filter((column) => column.required);
  for (const [index, { line, cells }] of lines.slice(0, linesAboveHeaders).entries()) {
    const positions = new Map<Key, number>();
    for (const [position, { text, mergedFrom }] of cells) {
      if (mergedFrom !== undefined) continue;
      const title = headerText(text);
      const column = columns.find(({ title: own, aliases }) =>
        [own, ...aliases].some((name) => headerText(name) === title),
      );
      if (column !== undefined && !positions.has(column.key)) positions.set(column.key, position);
    }
    if (required.every(({ key }) => positions.has(key))) return { index, line, positions };
  }
  return null;
}

/** Names the columns that a list must have, for a sentence. */
export function requiredTitles(columns: readonly ListColumn[]): string {
  return columns
    .filter(({ required }) => required)
    .map(({ title }) => `「${headerText(title)}」`)
    .join('');
}

function headerText(text: string): string {
  return text.normalize('NFKC').replace(/[*\s]/g, '');
}
