/** Reads one worksheet of an xlsx file: the workbook's list of them, its formats and its shared texts. */
import { type NumberShower, numberShower } from './number-format.ts';
import { type Relation, readPart, readRelations, type SpreadsheetPackage } from './package.ts';
import { limited, readWorksheet, unescaped } from './read-worksheet.ts';
import {
  brokenFile,
  type ReadingNoter,
  type SheetReading,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooLargeInside,
} from './spreadsheet.ts';

/** The worksheet of that name, or the first that is visible. */
export async function readXlsx(
  file: SpreadsheetPackage,
  wanted: string | undefined,
  progress: ReadingNoter,
): Promise<SheetReading> {
  const path = (await readRelations(file, '')).find(({ kind }) => kind === 'officeDocument')?.part;
  if (path === undefined) throw new SpreadsheetRefused(notAWorkbook);
  const relations = await readRelations(file, path);
  const { worksheets, from1904 } = await readWorkbook(file, path, relations);
  const worksheet = chosenWorksheet(worksheets, wanted);
  const beside = (kind: string, usual: string) =>
    relations.find((relation) => relation.kind === kind)?.part ??
    `${path.slice(0, path.lastIndexOf('/') + 1)}${usual}`;
  const textsPart = beside('sharedStrings', 'sharedstrings.xml');
  const texts = file.parts.has(textsPart) ? await readTexts(file, textsPart) : [];
  const stylesPart = beside('styles', 'styles.xml');
  const formats = file.parts.has(stylesPart) ? await readFormats(file, stylesPart, from1904) : [];
  const read = await readWorksheet(file, worksheet.part, { texts, formats, from1904 }, progress);
  return { ...read, worksheets: worksheets.map(({ name }) => name) };
}

/** The worksheet of that name, or the first; refused in words when there is none. */
export function chosenWorksheet<Worksheet extends { readonly name: string }>(
  worksheets: readonly Worksheet[],
  wanted: string | undefined,
): Worksheet {
  const worksheet =
    wanted === undefined ? worksheets[0] : worksheets.find(({ name }) => name === wanted);
  if (worksheet !== undefined) return worksheet;
  throw new SpreadsheetRefused(
    wanted === undefined
      ? '表格里没有可见的工作表，请检查后重新上传'
      : `文件里没有「${wanted}」这个工作表，请重新选择`,
  );
}

const notAWorkbook =
  '这个压缩文件不是 Excel 表格，请用 Excel 或 WPS 打开名单，「另存为」.xlsx 后再上传；也可以先下载模板';

interface Workbook {
  /** The visible ones, in order. */
  readonly worksheets: readonly { readonly name: string; readonly part: string }[];
  /** Whether days are counted from 1904, as on old Macs. */
  readonly from1904: boolean;
}

async function readWorkbook(
  file: SpreadsheetPackage,
  path: string,
  relations: readonly Relation[],
): Promise<Workbook> {
  const worksheets: { name: string; part: string }[] = [];
  let from1904 = false;
  await readPart(file, path, {
    open: (element, attribute) => {
      if (element === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (element !== 'sheet' || worksheets.length >= spreadsheetLimits.worksheets) return;
      const id = attribute('id', '/relationships');
      const name = (attribute('name') ?? '').slice(0, 100);
      const isVisible = (attribute('state') ?? 'visible') === 'visible';
      if (id === undefined || !isVisible || name === '') return;
      const found = relations.find((relation) => relation.id === id);
      if (found === undefined) throw new SpreadsheetRefused(brokenFile);
      // A sheet that is a chart has no cells.
      if (found.kind === 'worksheet') worksheets.push({ name, part: found.part });
    },
  });
  return { worksheets, from1904 };
}

/** Returns, by a cell's style, how the cell shows a number. */
async function readFormats(
  file: SpreadsheetPackage,
  path: string,
  from1904: boolean,
): Promise<readonly NumberShower[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  /** Formats count only where cells take them from; a conditional format (dxf) numbers its own differently. */
  let within: 'numFmts' | 'cellXfs' | null = null;
  await readPart(file, path, {
    open: (name, attribute) => {
      if (name === 'numFmts' || name === 'cellXfs') within = name;
      else if (name === 'numFmt' && within === 'numFmts') {
        if (codes.size >= spreadsheetLimits.formats) return;
        codes.set(Number(attribute('numFmtId')), (attribute('formatCode') ?? '').slice(0, 255));
      } else if (name === 'xf' && within === 'cellXfs' && ids.length < spreadsheetLimits.formats) {
        ids.push(Number(attribute('numFmtId') ?? 0));
      }
    },
    close: (name) => {
      if (name === within) within = null;
    },
  });
  const showers = new Map<number, NumberShower>();
  return ids.map((id) => {
    const shower = showers.get(id) ?? numberShower(id, codes.get(id), from1904);
    showers.set(id, shower);
    return shower;
  });
}

/** The texts that cells name by their number; phonetic hints are left out. */
async function readTexts(file: SpreadsheetPackage, path: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let hint = false;
  let inText = false;
  await readPart(file, path, {
    open: (name) => {
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
