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
  if (lines.every(({ heading }) => heading === lines[0]?.heading)) return null;
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

/**
 * Lines without a group belong to the group above where that is what merged cells left that were saved as text: each
 * group is named once, at its first line, and has lines below it, or the numbers begin anew with it. Otherwise they have none.
 */
export function underOnce<Key extends string, Line extends WithCells<Key>>(
  lines: readonly Line[],
  columns: Columns<Key>,
): readonly Line[] {
  const group = columns.find(({ field }) => field === 'GROUP')?.key;
  if (group === undefined || (lines[0]?.cells[group] ?? '') === '') return lines;
  const named = lines.filter(({ cells }) => cells[group] !== '');
  const names = new Set(named.map(({ cells }) => cells[group]));
  if (names.size < 2 || names.size < named.length || named.length === lines.length) return lines;
  let heading = '';
  const under = lines.map((line) => {
    heading = line.cells[group] || heading;
    return { line, heading };
  });
  const sizes = new Map<string, number>();
  for (const one of under) sizes.set(one.heading, (sizes.get(one.heading) ?? 0) + 1);
  const haveLines = [...sizes.values()].every((size) => size > 1);
  const filled = haveLines
    ? under.map((one) => ({
        ...one.line,
        cells: { ...one.line.cells, [group]: one.heading },
      }))
    : groupedByHeadings(under, columns);
  return filled ?? lines;
}
