/** From the cells of a sheet to lines under known headers. */
import type { SheetLine } from '../../integrations/spreadsheet/sheet.ts';
import { ProblemError } from '../../problem.ts';
import { exampleMark, type ListColumn } from './columns.ts';

/** One line of a list, wherever it came from; a missing cell is ''. */
export interface ListLine<Key extends string = string> {
  readonly line: number;
  readonly cells: Readonly<Record<Key, string>>;
  /** Cells whose value only Excel knows. */
  readonly formulas: readonly Key[];
  /** Of somebody from the address book: who it is, and whether the book still has them. */
  readonly person?: { readonly unionId: string; readonly isThere: boolean };
}

/** A title or two may stand above the headers. */
const linesAboveHeaders = 5;

/** Throws when no line looks like the headers. */
export function listLines<Key extends string>(
  lines: readonly SheetLine[],
  columns: readonly (ListColumn & { readonly key: Key })[],
): ListLine<Key>[] {
  const found = findHeaders(lines, columns);
  return lines
    .slice(found.index + 1)
    .map((line) => lineOf(line, columns, found.places))
    .filter(({ cells, formulas }) => {
      const texts = Object.values<string>(cells);
      if (texts.some((text) => text.endsWith(exampleMark))) return false;
      return formulas.length > 0 || texts.some((text) => text !== '');
    });
}

function lineOf<Key extends string>(
  { line, cells }: SheetLine,
  columns: readonly (ListColumn & { readonly key: Key })[],
  places: ReadonlyMap<Key, number>,
): ListLine<Key> {
  const entries = columns.map(({ key }) => ({ key, cell: cells.get(places.get(key) ?? -1) }));
  return {
    line,
    // One entry per column, made just above.
    cells: Object.fromEntries(
      entries.map(({ key, cell }) => [key, cleanText(cell?.text ?? '')]),
    ) as Record<Key, string>,
    formulas: entries.filter(({ cell }) => cell?.formula === true).map(({ key }) => key),
  };
}

/** Without what no list should hold: control characters, half characters, turned directions, runs of spaces. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Zero-width spaces and the like are part of some scripts, but no name by themselves.
  return /[^\p{Cf}\p{Mn}\s\u115F\u1160\u2800\u3164\uFFA0]/u.test(clean) ? clean : '';
}

function findHeaders<Key extends string>(
  lines: readonly SheetLine[],
  columns: readonly (ListColumn & { readonly key: Key })[],
): { index: number; places: ReadonlyMap<Key, number> } {
  const required = columns.filter((column) => column.required);
  for (const [index, { cells }] of lines.slice(0, linesAboveHeaders).entries()) {
    const places = new Map<Key, number>();
    for (const [place, { text }] of cells) {
      const title = headerText(text);
      const column = columns.find(({ title: own, aliases }) =>
        [own, ...aliases].some((name) => headerText(name) === title),
      );
      if (column !== undefined && !places.has(column.key)) places.set(column.key, place);
    }
    if (required.every(({ key }) => places.has(key))) return { index, places };
  }
  const wanted = required.map(({ title }) => `「${headerText(title)}」`).join('');
  throw new ProblemError(
    400,
    'FILE_REFUSED',
    lines.length === 0
      ? '表格是空的，请填好后再上传；可以先下载模板'
      : `没有找到${wanted}列，请下载模板，把内容粘贴进去再上传`,
  );
}

function headerText(text: string): string {
  return text.normalize('NFKC').replace(/[*\s]/g, '');
}
