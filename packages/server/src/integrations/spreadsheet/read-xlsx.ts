/** The first sheet of an xlsx file, read as a stream: nothing is kept but the cells, and every size is counted, not believed. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import {
  brokenFile,
  linesPerNote,
  type ReadingNoter,
  type SheetCell,
  type SheetLine,
  SheetRefused,
  sheetLimits,
  tooLargeInside,
  tooManyLines,
} from './sheet.ts';
import { type Entry, type FileEntry, Uint8ArrayReader, ZipReader } from './zip.ts';

type Parts = ReadonlyMap<string, FileEntry>;
/** What is left of {@link sheetLimits} for this file. */
interface Budget {
  unpackedBytes: number;
}

export async function readXlsx(bytes: Uint8Array, progress: ReadingNoter): Promise<SheetLine[]> {
  const parts = await partsOf(bytes);
  const budget: Budget = { unpackedBytes: sheetLimits.unpackedBytes };
  const workbook = await workbookPath(parts, budget);
  const sheet = await firstSheetPath(parts, budget, workbook);
  const textsPath = `${folderOf(workbook)}sharedStrings.xml`;
  const texts = parts.has(textsPath) ? await readTexts(parts, budget, textsPath) : [];
  return readLines(parts, budget, sheet, texts, progress);
}

async function partsOf(bytes: Uint8Array): Promise<Parts> {
  const parts = new Map<string, FileEntry>();
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  for await (const entry of reader.getEntriesGenerator()) {
    if (parts.size >= sheetLimits.entries) throw new SheetRefused(tooLargeInside);
    if (entry.encrypted) throw new SheetRefused('文件设了密码，请去掉密码后再上传');
    if (isFile(entry)) parts.set(entry.filename, entry);
  }
  if ([...parts.keys()].some((path) => /vbaProject\.bin$/i.test(path))) {
    throw new SheetRefused('文件里有宏，请用 Excel「另存为」普通的 .xlsx 后再上传');
  }
  return parts;
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory;
}

const notAWorkbook = '这个压缩文件不是 Excel 表格，请上传 .xlsx 或 .csv；可以先下载模板';

async function workbookPath(parts: Parts, budget: Budget): Promise<string> {
  if (!parts.has('_rels/.rels')) throw new SheetRefused(notAWorkbook);
  for (const { target, type } of await readRelations(parts, budget, '_rels/.rels')) {
    if (type.endsWith('/officeDocument')) return target.replace(/^\//, '');
  }
  throw new SheetRefused(notAWorkbook);
}

async function firstSheetPath(parts: Parts, budget: Budget, workbook: string): Promise<string> {
  const visible: string[] = [];
  await parse(parts, budget, workbook, {
    open: ({ name, attributes }) => {
      if (name !== 'sheet' && !name.endsWith(':sheet')) return;
      const [, id] = Object.entries(attributes).find(([key]) => /:id$/.test(key)) ?? [];
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible';
      if (id !== undefined && !isHidden) visible.push(id);
    },
  });
  const folder = folderOf(workbook);
  const file = workbook.slice(folder.length);
  const relations = await readRelations(parts, budget, `${folder}_rels/${file}.rels`);
  const found = relations.find(({ id }) => id === visible[0]);
  if (found === undefined) throw new SheetRefused('表格里没有可见的工作表，请检查后重新上传');
  return found.target.startsWith('/') ? found.target.slice(1) : `${folder}${found.target}`;
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
      if (name !== 'Relationship' || relations.length >= sheetLimits.entries) return;
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
        if (texts.length >= sheetLimits.texts) throw new SheetRefused(tooLargeInside);
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
  texts: readonly string[],
  progress: ReadingNoter,
): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  let line = 0;
  let column = -1;
  let cells = new Map<number, SheetCell>();
  let count = 0;
  let type = 'n';
  let value = '';
  let formula = false;
  let inValue = false;
  // What the file says of its size decides nothing but how far a bar goes.
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
        value = '';
        formula = false;
      } else if (name === 'f') formula = true;
      else if (name === 'v' || name === 't') inValue = true;
    },
    text: (part) => {
      if (inValue) value = limited(value + part);
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'c') {
        const text = cellText(type, value, texts);
        if (text.trim() === '' && !formula) return;
        count += 1;
        if (count > sheetLimits.cells) throw new SheetRefused(tooLargeInside);
        if (column < sheetLimits.columns) cells.set(column, { text, formula });
      } else if (name === 'row' && cells.size > 0) {
        // One more for the headers.
        if (lines.length > sheetLimits.lines) throw new SheetRefused(tooManyLines);
        lines.push({ line, cells });
        if (lines.length % linesPerNote === 0) {
          progress({ lines: lines.length, part: Math.min(1, read / size) });
        }
      }
    },
  });
  return lines;
}

function cellText(type: string, value: string, texts: readonly string[]): string {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      // 1.3800138E10 is how a phone number may stand in the file.
      return value !== '' && Number.isFinite(Number(value)) ? plainNumber(Number(value)) : value;
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
  return text.length > sheetLimits.textLength ? text.slice(0, sheetLimits.textLength) : text;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[0-9]{1,9}$/.test(text) ? Number(text) : null;
}

/** "B7" is 1; a column far out is one beyond all that are looked at. */
function columnOf(reference: string | undefined): number | null {
  const letters = reference === undefined ? undefined : /^[A-Z]+/.exec(reference)?.[0];
  if (letters === undefined) return null;
  if (letters.length > 3) return sheetLimits.columns;
  return [...letters].reduce((so, letter) => so * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Handlers {
  /** Before its tags are read. */
  readonly chunk?: (bytes: number) => void;
  readonly open: (tag: SaxesTagPlain & { attributes: Record<string, string> }) => void;
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
  if (entry === undefined) throw new SheetRefused(brokenFile);
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  let depth = 0;
  parser.on('error', () => {
    throw new SheetRefused(brokenFile);
  });
  parser.on('doctype', () => {
    throw new SheetRefused('文件里有不安全的内容，请用 Excel 或 WPS 打开后另存为 .xlsx 再上传');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > sheetLimits.depth) throw new SheetRefused(brokenFile);
    // Without namespaces attributes are texts.
    open(tag as SaxesTagPlain & { attributes: Record<string, string> });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(name);
  });
  if (text !== undefined) parser.on('text', text);

  let refused: unknown = null;
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => {
      try {
        budget.unpackedBytes -= chunk.length;
        if (budget.unpackedBytes < 0) throw new SheetRefused(tooLargeInside);
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
