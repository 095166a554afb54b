/** Reads one worksheet of an xlsx file as a stream: only the cells are kept, and every size is counted, not believed. */
import sax from 'sax';
import { type NumberShower, numberShower } from './number-format.ts';
import {
  brokenFile,
  linesPerNote,
  type ReadingNoter,
  type SpreadsheetCell,
  type SpreadsheetLine,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooLargeInside,
  tooManyLines,
} from './spreadsheet.ts';
import { type Entry, type FileEntry, Uint8ArrayReader, ZipReader } from './zip.ts';

type Parts = ReadonlyMap<string, FileEntry>;
/** The rest of {@link spreadsheetLimits} for this file. */
interface Budget {
  unpackedBytes: number;
}

export interface XlsxReading {
  readonly lines: readonly SpreadsheetLine[];
  readonly worksheets: readonly string[];
}

/** The worksheet of that name, or the first that is visible. */
export async function readXlsx(
  bytes: Uint8Array,
  wanted: string | undefined,
  progress: ReadingNoter,
): Promise<XlsxReading> {
  const parts = await partsOf(bytes);
  const budget: Budget = { unpackedBytes: spreadsheetLimits.unpackedBytes };
  const { folder, relations, worksheets, from1904 } = await readWorkbook(parts, budget);
  const worksheet =
    wanted === undefined ? worksheets[0] : worksheets.find(({ name }) => name === wanted);
  if (worksheet === undefined) {
    throw new SpreadsheetRefused(
      wanted === undefined
        ? '表格里没有可见的工作表，请检查后重新上传'
        : `文件里没有「${wanted}」这个工作表，请重新选择`,
    );
  }
  const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : folder + target);
  const found = relations.find(({ id }) => id === worksheet.relation);
  if (found === undefined) throw new SpreadsheetRefused(brokenFile);
  const textsPath = `${folder}sharedStrings.xml`;
  const texts = parts.has(textsPath) ? await readTexts(parts, budget, textsPath) : [];
  const stylesPath = `${folder}styles.xml`;
  const formats = parts.has(stylesPath)
    ? await readFormats(parts, budget, stylesPath, from1904)
    : [];
  const lines = await readLines(parts, budget, pathOf(found.target), { texts, formats }, progress);
  return { lines, worksheets: worksheets.map(({ name }) => name) };
}

async function partsOf(bytes: Uint8Array): Promise<Parts> {
  const parts = new Map<string, FileEntry>();
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  for await (const entry of reader.getEntriesGenerator()) {
    if (parts.size >= spreadsheetLimits.entries) throw new SpreadsheetRefused(tooLargeInside);
    if (entry.encrypted) throw new SpreadsheetRefused('文件设了密码，请去掉密码后再上传');
    if (isFile(entry)) parts.set(entry.filename, entry);
  }
  if ([...parts.keys()].some((path) => /vbaProject\.bin$/i.test(path))) {
    throw new SpreadsheetRefused('文件里有宏，请用 Excel「另存为」普通的 .xlsx 后再上传');
  }
  return parts;
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory;
}

const notAWorkbook = '这个压缩文件不是 Excel 表格，请上传 .xlsx 或 .csv；可以先下载模板';

async function workbookPath(parts: Parts, budget: Budget): Promise<string> {
  if (!parts.has('_rels/.rels')) throw new SpreadsheetRefused(notAWorkbook);
  for (const { target, type } of await readRelations(parts, budget, '_rels/.rels')) {
    if (type.endsWith('/officeDocument')) return target.replace(/^\//, '');
  }
  throw new SpreadsheetRefused(notAWorkbook);
}

interface Workbook {
  readonly folder: string;
  readonly relations: readonly Relation[];
  /** The visible ones, in order. */
  readonly worksheets: readonly { readonly name: string; readonly relation: string }[];
  /** Days are counted from 1904, as on old Macs. */
  readonly from1904: boolean;
}

async function readWorkbook(parts: Parts, budget: Budget): Promise<Workbook> {
  const path = await workbookPath(parts, budget);
  const worksheets: { name: string; relation: string }[] = [];
  let from1904 = false;
  await parse(parts, budget, path, {
    open: ({ name, attributes }) => {
      if (localName(name) === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (localName(name) !== 'sheet' || worksheets.length >= spreadsheetLimits.worksheets) return;
      const [, relation] = Object.entries(attributes).find(([key]) => /:id$/.test(key)) ?? [];
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible';
      const called = (attributes.name ?? '').slice(0, 100);
      if (relation === undefined || isHidden || called === '') return;
      worksheets.push({ name: called, relation });
    },
  });
  const folder = folderOf(path);
  const file = path.slice(folder.length);
  const relations = await readRelations(parts, budget, `${folder}_rels/${file}.rels`);
  return { folder, relations, worksheets, from1904 };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Returns, by a cell's style, how the cell shows a number. */
async function readFormats(
  parts: Parts,
  budget: Budget,
  path: string,
  from1904: boolean,
): Promise<readonly NumberShower[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let inCells = false;
  await parse(parts, budget, path, {
    open: ({ name, attributes }) => {
      if (name === 'numFmt' && codes.size < spreadsheetLimits.formats) {
        codes.set(Number(attributes.numFmtId), (attributes.formatCode ?? '').slice(0, 255));
      } else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells && ids.length < spreadsheetLimits.formats) {
        ids.push(Number(attributes.numFmtId ?? 0));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  const showers = new Map<number, NumberShower>();
  return ids.map((id) => {
    const shower = showers.get(id) ?? numberShower(id, codes.get(id), from1904);
    showers.set(id, shower);
    return shower;
  });
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

async function readRelations(parts: Parts, budget: Budget, path: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  await parse(parts, budget, path, {
    open: ({ name, attributes }) => {
      if (name !== 'Relationship' || relations.length >= spreadsheetLimits.entries) return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes;
      relations.push({ id, type, target });
    },
  });
  return relations;
}

/** The texts that cells name by their number; phonetic hints are left out. */
async function readTexts(parts: Parts, budget: Budget, path: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let hint = false;
  let inText = false;
  await parse(parts, budget, path, {
    open: ({ name }) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') hint = true;
      else if (name === 't') inText = true;
    },
    text: (part) => {
      if (inText && !hint) text = limited(text + part);
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') hint = false;
      else if (name === 'si') {
        if (texts.length >= spreadsheetLimits.texts) throw new SpreadsheetRefused(tooLargeInside);
        texts.push(unescaped(text));
      }
    },
  });
  return texts;
}

async function readLines(
  parts: Parts,
  budget: Budget,
  path: string,
  known: { readonly texts: readonly string[]; readonly formats: readonly NumberShower[] },
  progress: ReadingNoter,
): Promise<SpreadsheetLine[]> {
  const lines: { line: number; cells: Map<number, SpreadsheetCell> }[] = [];
  const merges: Merge[] = [];
  let line = 0;
  let column = -1;
  let cells = new Map<number, SpreadsheetCell>();
  let count = 0;
  let type = 'n';
  let value = '';
  let style = 0;
  let formula = false;
  let inValue = false;
  // The size that the file claims decides only how far a bar goes.
  const size = Math.max(1, parts.get(path)?.uncompressedSize ?? 0);
  let read = 0;
  await parse(parts, budget, path, {
    chunk: (bytes) => {
      read += bytes;
    },
    open: ({ name, attributes }) => {
      if (name === 'row') {
        line = wholeNumber(attributes.r) ?? line + 1;
        column = -1;
        cells = new Map();
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1;
        type = attributes.t ?? 'n';
        style = wholeNumber(attributes.s) ?? 0;
        value = '';
        formula = false;
      } else if (name === 'f') formula = true;
      else if (name === 'v' || name === 't') inValue = true;
      else if (name === 'mergeCell') {
        if (merges.length >= spreadsheetLimits.merges) throw new SpreadsheetRefused(tooLargeInside);
        const merge = mergeDown(attributes.ref);
        if (merge !== null) merges.push(merge);
      }
    },
    text: (part) => {
      if (inValue) value = limited(value + part);
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'c') {
        const text = cellText(type, value, known.texts, known.formats[style]);
        if (text.trim() === '' && !formula) return;
        count += 1;
        if (count > spreadsheetLimits.cells) throw new SpreadsheetRefused(tooLargeInside);
        if (column < spreadsheetLimits.columns) cells.set(column, { text, formula });
      } else if (name === 'row' && cells.size > 0) {
        // One more line for the headers.
        if (lines.length > spreadsheetLimits.lines) throw new SpreadsheetRefused(tooManyLines);
        lines.push({ line, cells });
        if (lines.length % linesPerNote === 0) {
          progress({ lines: lines.length, part: Math.min(1, read / size) });
        }
      }
    },
  });
  fillDown(lines, merges);
  return lines;
}

/** Cells below each other that are one. */
interface Merge {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** Cells that are merged sideways as well belong to the first column, where people read them. */
function mergeDown(reference: string | undefined): Merge | null {
  const found = /^([A-Z]+)([0-9]{1,9}):[A-Z]+([0-9]{1,9})$/.exec(reference ?? '');
  if (found === null) return null;
  const column = columnOf(found[1]) ?? spreadsheetLimits.columns;
  const first = Number(found[2]);
  const last = Number(found[3]);
  return column < spreadsheetLimits.columns && last > first ? { column, first, last } : null;
}

/** Fills only lines that hold something of their own; each cell is filled once, however ranges overlap. */
function fillDown(
  lines: readonly { readonly line: number; readonly cells: Map<number, SpreadsheetCell> }[],
  merges: readonly Merge[],
): void {
  if (merges.length === 0) return;
  const inOrder = [...lines].sort((a, b) => a.line - b.line);
  const byColumn = new Map<number, Merge[]>();
  for (const merge of merges) {
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

function cellText(
  type: string,
  value: string,
  texts: readonly string[],
  shower: NumberShower | undefined,
): string {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      if (value === '' || !Number.isFinite(Number(value))) return value;
      // 1.3800138E10 is how a phone number may stand in the file.
      return shower?.(Number(value)) ?? plainNumber(Number(value));
    default:
      return unescaped(value);
  }
}

/** Excel writes what XML cannot hold as _x000D_. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function plainNumber(value: number): string {
  return Number.isSafeInteger(value) ? BigInt(value).toString() : String(value);
}

function limited(text: string): string {
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

interface Handlers {
  /** Hears of a piece before its tags are read. */
  readonly chunk?: (bytes: number) => void;
  readonly open: (tag: sax.Tag) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Streams one part through the handlers. A part has no DOCTYPE, so no entity can grow. */
async function parse(
  parts: Parts,
  budget: Budget,
  path: string,
  { chunk: readChunk, open, text, close }: Handlers,
): Promise<void> {
  const entry = parts.get(path);
  if (entry === undefined) throw new SpreadsheetRefused(brokenFile);
  const parser = sax.parser(true, { position: false });
  const decoder = new TextDecoder();
  let depth = 0;
  parser.onerror = () => {
    throw new SpreadsheetRefused(brokenFile);
  };
  parser.ondoctype = () => {
    throw new SpreadsheetRefused(
      '文件里有不安全的内容，请用 Excel 或 WPS 打开后另存为 .xlsx 再上传',
    );
  };
  parser.onopentag = (tag) => {
    depth += 1;
    if (depth > spreadsheetLimits.depth) throw new SpreadsheetRefused(brokenFile);
    // Without namespaces attributes are texts.
    open(tag as sax.Tag);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    close?.(name);
  };
  // XML has one end of a line; this parser hands on the file's own.
  if (text !== undefined) parser.ontext = (part) => text(part.replace(/\r\n?/g, '\n'));

  let refused: unknown = null;
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => {
      try {
        budget.unpackedBytes -= chunk.length;
        if (budget.unpackedBytes < 0) throw new SpreadsheetRefused(tooLargeInside);
        readChunk?.(chunk.length);
        parser.write(decoder.decode(chunk, { stream: true }));
      } catch (error) {
        refused ??= error;
        throw error;
      }
    },
  });
  try {
    await entry.getData(sink, { checkSignature: false });
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw refused ?? error;
  }
}
