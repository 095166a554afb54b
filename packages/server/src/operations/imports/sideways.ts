/** Knows a list that was written sideways: its titles stand below each other, and each entry has a column. */
import type { SpreadsheetLine } from '../../integrations/spreadsheet/spreadsheet.ts';
import type { ListColumn } from './columns.ts';
import { titleRank } from './titles.ts';

/** A list has fewer columns than this, so that sideways it has fewer lines with a title. */
const linesLookedAt = 30;

/**
 * The titles of such a list, as they are written; null for any other one. Read as lines, its first entries would be called
 * as the titles below are.
 */
export function sidewaysTitles(
  lines: readonly SpreadsheetLine[],
  columns: readonly ListColumn[],
): readonly string[] | null {
  const titled = lines.slice(0, linesLookedAt).flatMap(({ cells }) =>
    [...cells].flatMap(([at, { text }]) => {
      const named = columns.find((column) => titleRank(column, text) !== null);
      return named === undefined ? [] : [{ at, named, text: text.trim(), entries: cells.size - 1 }];
    }),
  );
  const [first] = titled;
  const fields = new Set(titled.map(({ named }) => named));
  const isSideways =
    first !== undefined &&
    fields.size > 1 &&
    fields.size === titled.length &&
    titled.every(({ at, entries }) => at === first.at && entries > 0) &&
    columns.every((column) => !column.required || fields.has(column));
  return isSideways ? titled.map(({ text }) => text) : null;
}
