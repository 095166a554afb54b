/** How a worksheet fits its paper: which way the paper lies, how wide the columns are, how high a row of wrapped text is. */
import type { CellValue } from './workbook.ts';

/** Characters of 11 points between the margins of A4. */
const acrossUpright = 94;
const acrossLying = 144;
/** The smallest print that is read without a glass: 11 points become 8. */
const smallest = 0.72;
/** No column is made narrower: a day with its time stands in it, which does not wrap. */
const narrowest = 20;
const lineHeight = 15;
/** What Excel allows. */
const highestRow = 409;

export function isWidePage(widths: readonly number[]): boolean {
  return sum(widths) > acrossUpright / smallest;
}

/** Columns of text give way until the lying page holds them in readable print; their text wraps. */
export function fittedWidths(widths: readonly number[]): readonly number[] {
  const most = acrossLying / smallest;
  const fixed = sum(widths.map((width) => Math.min(width, narrowest)));
  const total = sum(widths);
  if (total <= most || total === fixed) return widths;
  const share = Math.max(0, (most - fixed) / (total - fixed));
  return widths.map((width) =>
    width <= narrowest ? width : Math.floor((narrowest + (width - narrowest) * share) * 10) / 10,
  );
}

/** In points; null where one line is enough. */
export function rowHeight(cells: readonly CellValue[], widths: readonly number[]): number | null {
  let most = 1;
  for (const [column, value] of cells.entries()) {
    if (typeof value !== 'string') continue;
    const width = widths[column];
    // Two characters to a Chinese letter: what is shorter than half the column stands on one line.
    if (width === undefined || (value.length * 2 < width && !value.includes('\n'))) continue;
    most = Math.max(most, linesOf(value, width));
  }
  return most === 1 ? null : Math.min(highestRow, most * lineHeight);
}

function linesOf(text: string, width: number): number {
  // The edges of a cell take about one character.
  const room = Math.max(2, width - 1);
  let lines = 0;
  for (const part of text.split('\n')) {
    let across = 0;
    for (const letter of part) across += letter <= '\u00FF' ? 1.05 : 2.05;
    lines += Math.max(1, Math.ceil(across / room));
  }
  return lines;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, number) => so + number, 0);
}
