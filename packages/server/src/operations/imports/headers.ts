/** Finds the headers of a list, of one line or of two, and says which column is what. */
import { cleanText } from '../../clean-text.ts';
import { plainTitle } from '../../integrations/spreadsheet/csv-dialect.ts';
import type { SpreadsheetLine } from '../../integrations/spreadsheet/spreadsheet.ts';
import { judgeColumns, type ListColumn, programColumns } from './columns.ts';
import { allTitles, titleRank } from './titles.ts';

/** Titles, a subtitle, a date and notes may stand above the headers. */
const linesAboveHeaders = 30;

/** The person's own choices, by the column's number from 0; null: the list has none. */
export type FieldColumns<Key extends string> = ReadonlyMap<Key, number | null>;

export interface HeaderWishes<Key extends string> {
  readonly headerLine: number | null;
  readonly fieldColumns: FieldColumns<Key>;
  readonly hiddenColumns: ReadonlySet<number>;
}

export type Positions<Key extends string> = ReadonlyMap<Key, number>;

export interface Headers<Key extends string> {
  /** Of the last line of the headers, among the lines. */
  readonly index: number;
  /** That line's number, and that of the first. */
  readonly line: number;
  readonly firstLine: number;
  /** What the headers call each column. */
  readonly titles: ReadonlyMap<number, string>;
  /** What stands in each column of the headers, line by line. */
  readonly texts: ReadonlyMap<number, ReadonlySet<string>>;
  /** The list, and those that stand beside it under the same titles. */
  readonly blocks: readonly [Positions<Key>, ...Positions<Key>[]];
}

type Columns<Key extends string> = readonly (ListColumn & { readonly key: Key })[];

/** Null when no line looks like the headers. */
export function findHeaders<Key extends string>(
  lines: readonly SpreadsheetLine[],
  columns: Columns<Key>,
  wishes: HeaderWishes<Key>,
): Headers<Key> | null {
  if (wishes.headerLine !== null) {
    const index = lines.findIndex(({ line }) => line === wishes.headerLine);
    return index === -1 ? null : headersAt(lines, index, columns, wishes);
  }
  let surest: { readonly headers: Headers<Key>; readonly rank: number } | null = null;
  for (const index of lines.slice(0, linesAboveHeaders).keys()) {
    const headers = headersAt(lines, index, columns, wishes);
    const [first] = headers.blocks;
    if (!columns.every(({ key, required }) => !required || first.has(key))) continue;
    if (headers.titles.size > 1) return headers;
    // A title alone may be what the list below it is called: 评委名单 over 姓名.
    const rank = leastSure(headers, columns);
    if (surest === null || rank < surest.rank) surest = { headers, rank };
  }
  return surest?.headers ?? null;
}

function leastSure<Key extends string>(
  { blocks: [first], titles }: Headers<Key>,
  columns: Columns<Key>,
): number {
  const ranks = columns.flatMap((column) => {
    const title = column.required ? titles.get(first.get(column.key) ?? -1) : undefined;
    return title === undefined ? [] : [titleRank(column, title) ?? upperTitle];
  });
  return Math.max(0, ...ranks);
}

/** The headers that a line further down repeats, or sets anew, or has of another list; null for a line of the list. */
export function headersAgain<Key extends string>(
  lines: readonly SpreadsheetLine[],
  index: number,
  columns: Columns<Key>,
  before: Headers<Key>,
  wishes: HeaderWishes<Key>,
): Headers<Key> | 'OTHER_LIST' | null {
  const line = lines[index];
  if (line === undefined) return null;
  const own = [...line.cells].filter(([, { mergedFrom }]) => mergedFrom === undefined);
  const isTitle = ([column, { text }]: (typeof own)[number]) =>
    before.texts.get(column)?.has(text.trim()) === true;
  if (own.length > 0 && own.every(isTitle)) return { ...before, index, line: line.line };
  // Titles alone, and other ones, begin a list of another order, or another list.
  if (own.length < 2 || !own.every(([, { text }]) => isAnyTitle(text))) return null;
  const found = headersAt(lines, index, columns, { ...wishes, fieldColumns: new Map() });
  const [first] = found.blocks;
  return columns.every(({ key, required }) => !required || first.has(key)) ? found : 'OTHER_LIST';
}

const anyTitle = new Set(allTitles([...judgeColumns, ...programColumns]).map(plainTitle));

function isAnyTitle(text: string): boolean {
  // The number that most lines begin with is none.
  return !/^[0-9]+$/.test(text) && anyTitle.has(plainTitle(text));
}

function headersAt<Key extends string>(
  lines: readonly SpreadsheetLine[],
  start: number,
  columns: Columns<Key>,
  wishes: HeaderWishes<Key>,
): Headers<Key> {
  const last = lastHeaderLine(lines, start, columns);
  const found = lines.slice(start, last + 1);
  const named = titlesOf(found, columns);
  const line = lines[last]?.line ?? 1;
  const merged = found.flatMap(({ cells }) =>
    [...cells.values()].map((cell) => cell.mergedFrom ?? line),
  );
  return {
    index: last,
    line,
    firstLine: Math.min(found[0]?.line ?? 1, ...merged),
    titles: named.titles,
    texts: named.texts,
    blocks: blocksOf(named, columns, wishes),
  };
}

/** A title that is merged down over the next line says that this line belongs to the headers as well. */
function lastHeaderLine(
  lines: readonly SpreadsheetLine[],
  start: number,
  columns: Columns<string>,
): number {
  const first = lines[start]?.line ?? 0;
  let last = start;
  for (let index = start + 1; index < Math.min(lines.length, start + 3); index += 1) {
    const cells = [...(lines[index]?.cells.values() ?? [])];
    const reachesDown = cells.some(
      ({ mergedFrom, text }) =>
        mergedFrom === first && columns.some((column) => titleRank(column, text) !== null),
    );
    if (!reachesDown) break;
    last = index;
  }
  return last;
}

interface Named {
  /** By column: how sure it is each of the list's columns, in their order. */
  readonly ranks: ReadonlyMap<number, readonly (number | null)[]>;
  readonly titles: ReadonlyMap<number, string>;
  readonly texts: ReadonlyMap<number, ReadonlySet<string>>;
}

/** The upper of two titles counts where the lower says nothing, and less. */
const upperTitle = 2_000;

/** The lower of two titles says more, and together they may be one: 选手 over 姓名. */
function titlesOf(found: readonly SpreadsheetLine[], columns: Columns<string>): Named {
  const ranks = new Map<number, readonly (number | null)[]>();
  const titles = new Map<number, string>();
  const texts = new Map<number, ReadonlySet<string>>();
  const at = new Set(found.flatMap(({ cells }) => [...cells.keys()]));
  for (const column of [...at].sort((a, b) => a - b)) {
    const written = found.flatMap(({ cells }) => {
      const own = cells.get(column);
      return own === undefined ? [] : [own.text];
    });
    texts.set(column, new Set(written.map((text) => text.trim())));
    const distinct = [...new Set(written.map(cleanText))].filter((text) => text !== '');
    const lower = distinct[distinct.length - 1];
    if (lower === undefined) continue;
    titles.set(column, distinct.join(' '));
    ranks.set(
      column,
      columns.map((one) => {
        const rank = best([titleRank(one, distinct.join('')), titleRank(one, lower)]);
        const upper = titleRank(one, distinct[0] ?? '');
        return rank ?? (upper === null ? null : upper + upperTitle);
      }),
    );
  }
  return { ranks, titles, texts };
}

function best(ranks: readonly (number | null)[]): number | null {
  const found = ranks.filter((rank) => rank !== null);
  return found.length === 0 ? null : Math.min(...found);
}

function blocksOf<Key extends string>(
  { ranks, titles }: Named,
  columns: Columns<Key>,
  wishes: HeaderWishes<Key>,
): Headers<Key>['blocks'] {
  const taken = new Set<number>();
  for (const column of wishes.fieldColumns.values()) if (column !== null) taken.add(column);
  const first = new Map(assigned(ranks, columns, wishes, taken));
  for (const [key, column] of wishes.fieldColumns) {
    if (column === null) first.delete(key);
    else first.set(key, column);
  }
  const blocks: [Positions<Key>, ...Positions<Key>[]] = [first];
  // Who names a column by hand means this one.
  if (wishes.fieldColumns.size > 0) return blocks;
  for (const column of first.values()) taken.add(column);
  const required = columns.filter((column) => column.required);
  for (;;) {
    const next = assigned(ranks, columns, wishes, taken);
    const isBlock = required.every(({ key }) => {
      const title = titles.get(next.get(key) ?? -1);
      return (
        title !== undefined &&
        plainTitle(title) === plainTitle(titles.get(first.get(key) ?? -1) ?? '')
      );
    });
    if (!isBlock || required.length === 0) return blocks;
    blocks.push(next);
    for (const column of next.values()) taken.add(column);
  }
}

/** The surest title first, then what is seen, then what stands further left; each column is one thing. */
function assigned<Key extends string>(
  ranks: Named['ranks'],
  columns: Columns<Key>,
  { hiddenColumns, fieldColumns }: HeaderWishes<Key>,
  taken: ReadonlySet<number>,
): Map<Key, number> {
  const found = [...ranks].flatMap(([column, of]) =>
    columns.flatMap(({ key }, index) => {
      const rank = of[index] ?? null;
      return rank === null || taken.has(column) || fieldColumns.has(key)
        ? []
        : [{ key, column, rank, hidden: hiddenColumns.has(column) ? 1 : 0 }];
    }),
  );
  found.sort(
    (a, b) =>
      Math.min(a.rank, 1) - Math.min(b.rank, 1) ||
      a.hidden - b.hidden ||
      a.rank - b.rank ||
      a.column - b.column,
  );
  const positions = new Map<Key, number>();
  const used = new Set<number>();
  for (const { key, column } of found) {
    if (positions.has(key) || used.has(column)) continue;
    positions.set(key, column);
    used.add(column);
  }
  return positions;
}
