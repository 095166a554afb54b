/** Cells that are merged over several lines say the same of each of these lines. */
import type { SpreadsheetCell } from './spreadsheet.ts';

/** Cells below or beside each other that are one; those beside belong to the first column, where people read them. */
export interface Merge {
  readonly column: number;
  readonly lastColumn: number;
  readonly first: number;
  readonly last: number;
}

/** Fills only lines that hold something of their own; each cell is filled once, however ranges overlap. */
export function fillDown(
  lines: readonly { readonly line: number; readonly cells: Map<number, SpreadsheetCell> }[],
  merges: readonly Merge[],
): void {
  if (merges.length === 0) return;
  markWide(lines, merges);
  const inOrder = [...lines].sort((a, b) => a.line - b.line);
  const byColumn = new Map<number, Merge[]>();
  for (const merge of merges) {
    if (merge.last === merge.first) continue;
    const own = byColumn.get(merge.column);
    if (own === undefined) byColumn.set(merge.column, [merge]);
    else own.push(merge);
  }
  for (const [column, own] of byColumn) {
    own.sort((a, b) => a.first - b.first);
    let next = 0;
    let from: { readonly merge: Merge; readonly cell: SpreadsheetCell } | null = null;
    for (const { line, cells } of inOrder) {
      while (next < own.length && (own[next]?.first ?? 0) <= line) {
        const merge = own[next];
        const cell = cells.get(column);
        from = merge?.first === line && cell !== undefined ? { merge, cell } : null;
        next += 1;
      }
      if (from === null || line > from.merge.last || cells.has(column)) continue;
      cells.set(column, { ...from.cell, mergedFrom: from.merge.first });
    }
  }
}

function markWide(
  lines: readonly { readonly line: number; readonly cells: Map<number, SpreadsheetCell> }[],
  merges: readonly Merge[],
): void {
  const wide = merges.filter(({ column, lastColumn }) => lastColumn > column);
  if (wide.length === 0) return;
  const byLine = new Map(lines.map(({ line, cells }) => [line, cells]));
  for (const { column, first } of wide) {
    const cells = byLine.get(first);
    const cell = cells?.get(column);
    if (cell !== undefined) cells?.set(column, { ...cell, wide: true });
  }
}
