/** Reads one table of an OpenDocument spreadsheet (.ods), as LibreOffice and WPS save it: it holds what its cells show. */
import { fillDown, type Merge } from './merged-cells.ts';
import { type Attribute, readPart, type SpreadsheetPackage } from './package.ts';
import { limited, numberCell } from './read-worksheet.ts';
import { chosenWorksheet } from './read-xlsx.ts';
import {
  linesPerNote,
  type ReadingNoter,
  type SheetReading,
  type SpreadsheetCell,
  type SpreadsheetLine,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooLargeInside,
  tooManyLines,
} from './spreadsheet.ts';

const office = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';
const table = 'urn:oasis:names:tc:opendocument:xmlns:table:1.0';
const text = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0';
const style = 'urn:oasis:names:tc:opendocument:xmlns:style:1.0';
const namespaces: ReadonlySet<string> = new Set([office, table, text, style]);

const contentPart = 'content.xml';

export function isOpenDocument({ parts }: SpreadsheetPackage): boolean {
  return parts.has(contentPart) && parts.has('mimetype');
}

/** The table of that name, or the first that is visible. */
export async function readOpenDocument(
  file: SpreadsheetPackage,
  wanted: string | undefined,
  progress: ReadingNoter,
): Promise<SheetReading> {
  const tables: { readonly name: string; readonly index: number }[] = [];
  const hiddenStyles = new Set<string>();
  let index = -1;
  let styleName = '';
  await readPart(file, contentPart, {
    namespaces,
    open: (name, attribute) => {
      if (name === 'style') styleName = attribute('name', style) ?? '';
      else if (name === 'table-properties' && attribute('display', table) === 'false') {
        hiddenStyles.add(styleName);
      } else if (name === 'table') {
        index += 1;
        const called = (attribute('name', table) ?? '').slice(0, 100);
        const hidden = hiddenStyles.has(attribute('style-name', table) ?? '');
        if (hidden || called === '' || tables.length >= spreadsheetLimits.worksheets) return;
        tables.push({ name: called, index });
      }
    },
  });
  const chosen = chosenWorksheet(tables, wanted);
  const reader = new TableReader(chosen.index, progress);
  // The size that the file claims decides only how far a bar goes.
  const size = Math.max(1, file.parts.get(contentPart)?.uncompressedSize ?? 0);
  let read = 0;
  await readPart(file, contentPart, {
    namespaces,
    chunk: (count) => {
      read += count;
      reader.part = Math.min(1, read / size);
    },
    open: (name, attribute) => reader.open(name, attribute),
    text: (letters) => reader.text(letters),
    close: (name) => reader.close(name),
  });
  return { ...reader.read(), worksheets: tables.map(({ name }) => name) };
}

interface OpenCell {
  readonly repeated: number;
  readonly linesDown: number;
  readonly columnsAcross: number;
  readonly number: number | null;
  readonly formula: boolean;
  readonly error: boolean;
  text: string;
  paragraphs: number;
}

/** Hears the elements of all tables, and keeps the cells of one. */
class TableReader {
  part = 0;
  readonly #wanted: number;
  readonly #progress: ReadingNoter;
  readonly #lines: (SpreadsheetLine & { readonly cells: Map<number, SpreadsheetCell> })[] = [];
  readonly #merges: Merge[] = [];
  readonly #hiddenColumns: number[] = [];
  #filtered = false;
  #table = -1;
  #columns = 0;
  #line = 1;
  #rowRepeated = 1;
  #rowHidden = false;
  #column = 0;
  #cells = new Map<number, SpreadsheetCell>();
  #cell: OpenCell | null = null;
  /** A note on a cell holds paragraphs that are none of its text. */
  #inNote = false;
  #count = 0;

  constructor(wanted: number, progress: ReadingNoter) {
    this.#wanted = wanted;
    this.#progress = progress;
  }

  open(name: string, attribute: Attribute): void {
    if (name === 'table') this.#table += 1;
    if (this.#table !== this.#wanted) return;
    switch (name) {
      case 'table-column':
        this.#openColumns(attribute);
        return;
      case 'table-row': {
        const seen = attribute('visibility', table) ?? 'visible';
        this.#rowHidden = seen !== 'visible';
        this.#filtered ||= seen === 'filter';
        this.#rowRepeated = repeated(attribute('number-rows-repeated', table));
        this.#column = 0;
        this.#cells = new Map();
        return;
      }
      case 'table-cell':
      case 'covered-table-cell':
        this.#cell = openCell(attribute);
        return;
      case 'annotation':
        this.#inNote = true;
        return;
      case 'p':
        if (this.#cell === null || this.#inNote) return;
        this.#cell.paragraphs += 1;
        if (this.#cell.paragraphs > 1) this.text('\n');
        return;
      case 's':
        this.text(' '.repeat(Math.min(repeated(attribute('c', text)), 100)));
        return;
      case 'tab':
        this.text('\t');
        return;
      case 'line-break':
        this.text('\n');
    }
  }

  text(letters: string): void {
    const cell = this.#cell;
    // Between paragraphs stand the indents of a file that was made by hand.
    if (cell === null || this.#inNote || cell.paragraphs === 0) return;
    cell.text = limited(cell.text + letters);
  }

  close(name: string): void {
    if (this.#table !== this.#wanted) return;
    if (name === 'annotation') this.#inNote = false;
    else if ((name === 'table-cell' || name === 'covered-table-cell') && this.#cell !== null) {
      this.#closeCell(this.#cell);
      this.#cell = null;
    } else if (name === 'table-row') this.#closeRow();
  }

  read(): Omit<SheetReading, 'worksheets'> {
    fillDown(this.#lines, this.#merges);
    return { lines: this.#lines, hiddenColumns: this.#hiddenColumns, filtered: this.#filtered };
  }

  #openColumns(attribute: Attribute): void {
    const count = repeated(attribute('number-columns-repeated', table));
    const isHidden = (attribute('visibility', table) ?? 'visible') !== 'visible';
    const last = Math.min(this.#columns + count, spreadsheetLimits.columns);
    for (let at = this.#columns; isHidden && at < last; at += 1) this.#hiddenColumns.push(at);
    this.#columns += count;
  }

  #closeCell(cell: OpenCell): void {
    const first = this.#column;
    this.#column += cell.repeated;
    const shown = shownCell(cell);
    if (shown.text.trim() === '' && !shown.formula) return;
    const end = Math.min(this.#column, spreadsheetLimits.columns);
    for (let column = first; column < end; column += 1) {
      this.#cells.set(column, shown);
      if (cell.linesDown < 2 && cell.columnsAcross < 2) continue;
      if (this.#merges.length >= spreadsheetLimits.merges) {
        throw new SpreadsheetRefused(tooLargeInside);
      }
      const lastColumn = column + cell.columnsAcross - 1;
      const last = this.#line + cell.linesDown - 1;
      this.#merges.push({ column, lastColumn, first: this.#line, last });
    }
  }

  /** A row that is repeated stands in as many lines; an empty one may be repeated to the end of the table. */
  #closeRow(): void {
    const first = this.#line;
    this.#line += this.#rowRepeated;
    if (this.#cells.size === 0) return;
    for (let line = first; line < this.#line; line += 1) {
      this.#count += this.#cells.size;
      if (this.#count > spreadsheetLimits.cells) throw new SpreadsheetRefused(tooLargeInside);
      // One more line for the headers.
      if (this.#lines.length > spreadsheetLimits.lines) throw new SpreadsheetRefused(tooManyLines);
      const cells = new Map(this.#cells);
      this.#lines.push(this.#rowHidden ? { line, cells, hidden: true } : { line, cells });
      if (this.#lines.length % linesPerNote === 0) {
        this.#progress({ lines: this.#lines.length, part: this.part });
      }
    }
  }
}

function openCell(attribute: Attribute): OpenCell {
  const formula = attribute('formula', table);
  const value = attribute('value', office);
  const type = attribute('value-type', office);
  return {
    repeated: repeated(attribute('number-columns-repeated', table)),
    linesDown: repeated(attribute('number-rows-spanned', table)),
    columnsAcross: repeated(attribute('number-columns-spanned', table)),
    // A percentage means what it shows, as a day does.
    number: type === 'float' && value !== undefined ? Number(value) : null,
    formula: formula !== undefined && !/=(TRUE|FALSE)\(\)$/i.test(formula),
    error: attribute('value-type', 'calcext:1.0') === 'error',
    text: '',
    paragraphs: 0,
  };
}

function shownCell({ text: shown, number, formula, error }: OpenCell): SpreadsheetCell {
  const plain = number === null ? null : numberCell(number).text;
  return {
    text: shown,
    formula,
    ...(plain === null || plain === shown ? {} : { plain }),
    ...(error || (formula && shown.startsWith('#')) ? { error: true as const } : {}),
  };
}

function repeated(written: string | undefined): number {
  return written !== undefined && /^[1-9][0-9]{0,6}$/.test(written) ? Number(written) : 1;
}
