/** Titles of columns, compared as people mean them. */
import { plainTitle } from '../../integrations/spreadsheet/csv-dialect.ts';
import type { ListColumn } from './columns.ts';

/** How sure a title names a column: 0 is the template's own title, more is less sure; null: it does not. */
export function titleRank(column: ListColumn, title: string): number | null {
  const index = namesOf(column).indexOf(plainTitle(title));
  return index === -1 ? null : index;
}

const known = new WeakMap<ListColumn, readonly string[]>();

function namesOf(column: ListColumn): readonly string[] {
  const there = known.get(column);
  if (there !== undefined) return there;
  const names = [column.title, ...column.aliases].map(plainTitle);
  known.set(column, names);
  return names;
}

/** All titles that a list may have. */
export function allTitles(columns: readonly ListColumn[]): string[] {
  return columns.flatMap(({ title, aliases }) => [title, ...aliases]);
}

/** The title without the mark of a column that must be filled in. */
export function shownTitle({ title }: ListColumn): string {
  return title.replace('*', '');
}

/** Names the columns that a list must have, for a sentence. */
export function requiredTitles(columns: readonly ListColumn[]): string {
  return columns
    .filter(({ required }) => required)
    .map((column) => `「${shownTitle(column)}」`)
    .join('');
}
