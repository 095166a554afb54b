/**
 * Takes the headings between the lines of a list for its groups, where the numbers begin anew under each of them: a list
 * without a column for the group would otherwise have every number twice.
 */
import type { ListColumn } from './columns.ts';

interface WithCells<Key extends string> {
  readonly cells: Readonly<Record<Key, string>>;
}

/** A line and the heading it stands under; '' above the first one. */
export interface UnderHeading<Line> {
  readonly line: Line;
  readonly heading: string;
}

type Columns<Key extends string> = readonly (ListColumn & { readonly key: Key })[];

/** Null where the headings are no groups: the numbers go on under them, or a line has none. */
export function groupedByHeadings<Key extends string, Line extends WithCells<Key>>(
  lines: readonly UnderHeading<Line>[],
  columns: Columns<Key>,
): readonly Line[] | null {
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
