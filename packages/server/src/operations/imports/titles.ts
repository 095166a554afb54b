/** Titles of columns, compared as people mean them. */
import { plainTitle } from '../../integrations/spreadsheet/csv-dialect.ts';
import type { ListColumn } from './columns.ts';

/** A title of several names, or with a remark, is less sure than each name of a column alone. */
const composedTitle = 1_000;

/** Between two names of one column: 学校/单位, 手机或电话, 姓名 Name. */
const betweenNames = /[/|、,;&]|或|及|和|(?<=\p{sc=Han})(?=[a-z])|(?<=[a-z.])(?=\p{sc=Han})/u;

/** How sure a title names a column: 0 is the template's own title, more is less sure; null: it does not. */
export function titleRank(column: ListColumn, title: string): number | null {
  const names = namesOf(column);
  const plain = plainTitle(title);
  const exact = names.indexOf(plain);
  if (exact !== -1) return exact;
  // What is said in brackets at the end of a title explains it: 手机号（微信同号）.
  const bare = plain.replace(/\([^()]*\)$/, '');
  const ranks = bare.split(betweenNames).map((name) => names.indexOf(name));
  return ranks.includes(-1) ? null : Math.max(...ranks) + composedTitle;
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
