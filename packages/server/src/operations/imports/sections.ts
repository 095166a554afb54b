/**
 * Takes the headings between the lines of a list for its groups, where the numbers begin anew under each of them: a list
 * without a column for the group would otherwise have every number twice.
 */
import type { ListColumn } from './columns.ts';
import type { ListLine } from './lines.ts';

/** A line and the heading it stands under; '' above the first one. */
export interface UnderHeading<Key extends string> {
  readonly line: ListLine<Key>;
  readonly heading: string;
}

type Columns<Key extends string> = readonly (ListColumn & { readonly key: Key })[];

/** Null where the headings are no groups: the numbers go on under them, or a line has none. */
export function groupedByHeadings<Key extends string>(
  lines: readonly UnderHeading<Key>[],
  columns: Columns<Key>,
): readonly ListLine<Key>[] | null {
  const number = columns.find(({ field }) => field === 'NUMBER')?.key;
  const group = columns.find(({ field }) => field === 'GROUP')?.key;
  if (number === undefined || group === undefined) return null;
  const seen = new Map<string, Set<string>>();
  let beginsAnew = false;
  for (const { line, heading } of lines) {
    const place = /\d+/.exec(line.cells[number].normalize('NFKC'))?.[0];
    if (place === undefined) return null;
    const headings = seen.get(place) ?? new Set();
    if (headings.has(heading)) return null;
    beginsAnew ||= headings.size > 0;
    seen.set(place, headings.add(heading));
  }
  if (!beginsAnew) return null;
  return lines.map(({ line, heading }) => ({
    ...line,
    cells: { ...line.cells, [group]: heading },
  }));
}
