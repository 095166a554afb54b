/** Reads the cells of one worksheet of an xlsx file as a stream: only what people see in them is kept. */

import { fillDown, type Merge } from './merged-cells.ts';
import { isoNumber, type NumberShower, plainly } from './number-format.ts';
import { type Attribute, readPart, type SpreadsheetPackage } from './package.ts';
import {
  linesPerNote,
  type ReadingNoter,
  type SheetReading,
  type SpreadsheetCell,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooLargeInside,
  tooManyLines,
} from './spreadsheet.ts';

export interface KnownToCells {
  readonly texts: readonly string[];
  readonly formats: readonly NumberShower[];
  readonly from1904: boolean;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  /** Null: the cell holds no formula. */
  formula: string | null;
}

export async function readWorksheet(
  file: SpreadsheetPackage,
  path: string,
  known: KnownToCells,
  progress: ReadingNoter,
): Promise<Omit<SheetReading, 'worksheets'>> {
  const lines: { line: number; cells: Map<number, SpreadsheetCell>; hidden?: true }[] = [];
  const merges: Merge[] = [];
  const hiddenColumns: number[] = [];
  let filtered = false;
  let line = 0;
  let hidden = false;
  let column = -1;
  let cells = new Map<number, SpreadsheetCell>();
  let count = 0;
  let cell: OpenCell | null = null;
  let inside: 'VALUE' | 'FORMULA' | null = null;
  let hint = false;
  // The size that the file claims decides only how far a bar goes.
  const size = Math.max(1, file.parts.get(path)?.uncompressedSize ?? 0);
  let read = 0;
  await readPart(file, path, {
    chunk: (bytes) => {
      read += bytes;
    },
    open: (name, attribute) => {
      switch (name) {
        case 'row':
          line = wholeNumber(attribute('r')) ?? line + 1;
          hidden = isHidden(attribute, 'ht');
          column = -1;
          cells = new Map();
          return;
        case 'c':
          column = columnOf(attribute('r')) ?? column + 1;
          cell = {
            column,
            type: attribute('t') ?? 'n',
            style: wholeNumber(attribute('s')) ?? 0,
            value: '',
            formula: null,
          };
          return;
        case 'f':
          if (cell !== null) cell.formula = '';
          inside = 'FORMULA';
          return;
        case 'v':
        case 't':
          inside = 'VALUE';
          return;
        case 'rPh':
          hint = true;
          return;
        case 'col':
          if (isHidden(attribute, 'width')) hiddenColumns.push(...columnsOf(attribute));
          return;
        case 'filterColumn':
          filtered = true;
          return;
        case 'mergeCell': {
          if (merges.length >= spreadsheetLimits.merges)
            throw new SpreadsheetRefused(tooLargeInside);
          const merge = mergeOf(attribute('ref'));
          if (merge !== null) merges.push(merge);
        }
      }
    },
    text: (part) => {
      if (cell === null || hint) return;
      if (inside === 'VALUE') cell.value = limited(cell.value + part);
      else if (inside === 'FORMULA') cell.formula = limited(`${cell.formula ?? ''}${part}`);
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') inside = null;
      else if (name === 'rPh') hint = false;
      else if (name === 'c' && cell !== null) {
        const shown = cellOf(cell, known);
        const at = cell.column;
        cell = null;
        if (shown.text.trim() === '' && !shown.formula) return;
        count += 1;
        if (count > spreadsheetLimits.cells) throw new SpreadsheetRefused(tooLargeInside);
        if (at < spreadsheetLimits.columns) cells.set(at, shown);
      } else if (name === 'row' && cells.size > 0) {
        // One more line for the headers.
        if (lines.length > spreadsheetLimits.lines) throw new SpreadsheetRefused(tooManyLines);
        lines.push(hidden ? { line, cells, hidden } : { line, cells });
        if (lines.length % linesPerNote === 0) {
          progress({ lines: lines.length, part: Math.min(1, read / size) });
        }
      }
    },
  });
  fillDown(lines, merges);
  return { lines, hiddenColumns, filtered };
}

/** Hidden by a command or a filter, or pushed together until nothing is seen. */
function isHidden(attribute: Attribute, size: 'ht' | 'width'): boolean {
  return /^(1|true)$/.test(attribute('hidden') ?? '') || Number(attribute(size) ?? 1) === 0;
}

function columnsOf(attribute: Attribute): number[] {
  const first = wholeNumber(attribute('min')) ?? 1;
  const last = Math.min(wholeNumber(attribute('max')) ?? first, spreadsheetLimits.columns);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first - 1 + at);
}

function mergeOf(reference: string | undefined): Merge | null {
  const found = /^([A-Z]+)([0-9]{1,9}):([A-Z]+)([0-9]{1,9})$/.exec(reference ?? '');
  if (found === null) return null;
  const column = columnOf(found[1]) ?? spreadsheetLimits.columns;
  const lastColumn = columnOf(found[3]) ?? column;
  const first = Number(found[2]);
  const last = Number(found[4]);
  const isOne = last === first && lastColumn === column;
  return column < spreadsheetLimits.columns && last >= first && !isOne
    ? { column, lastColumn, first, last }
    : null;
}

function cellOf({ type, value, style, formula }: OpenCell, known: KnownToCells): SpreadsheetCell {
  // LibreOffice writes a plain TRUE as the formula TRUE().
  const computed = formula !== null && !/^=?(TRUE|FALSE)\(\)$/i.test(formula);
  switch (type) {
    case 's':
      return { text: known.texts[Number(value)] ?? '', formula: computed };
    case 'b':
      return { text: /^(1|true)$/i.test(value) ? 'TRUE' : 'FALSE', formula: computed };
    case 'e':
      return { text: value, formula: computed, error: true };
    case 'd': {
      const iso = isoNumber(value, known.from1904);
      if (iso === null) return { text: value, formula: computed };
      const own = known.formats[style] ?? plainly;
      return { ...numberCell(iso.days, own === plainly ? iso.shower : own), formula: computed };
    }
    case 'n': {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number))
        return { text: value, formula: computed };
      return { ...numberCell(number, known.formats[style]), formula: computed };
    }
    default:
      return { text: unescaped(value), formula: computed };
  }
}

/** How a number stands in its cell; 1.3800138E10 is how a phone number may stand in the file. */
export function numberCell(
  value: number,
  shower: NumberShower = plainly,
): Pick<SpreadsheetCell, 'text' | 'plain'> {
  const { text, plain } = shower(value);
  return plain === null ? { text } : { text, plain };
}

/** Excel writes what XML cannot hold as _x000D_. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

export function limited(text: string): string {
  return text.length > spreadsheetLimits.textLength
    ? text.slice(0, spreadsheetLimits.textLength)
    : text;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[0-9]{1,9}$/.test(text) ? Number(text) : null;
}

/** "B7" is 1; a column far out is one beyond all that are looked at. */
function columnOf(reference: string | undefined): number | null {
  const letters = reference === undefined ? undefined : /^[A-Z]+/.exec(reference)?.[0];
  if (letters === undefined) return null;
  if (letters.length > 3) return spreadsheetLimits.columns;
  return [...letters].reduce((so, letter) => so * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
