/** Finds out by its first bytes what a file is, whatever its name says, and reads it or says what to do instead. */
import { decodeText } from './decode-text.ts';
import { pageOf } from './mime-page.ts';
import { openPackage } from './package.ts';
import { readCsv } from './read-csv.ts';
import { readOldKind } from './read-old-kinds.ts';
import { isOpenDocument, readOpenDocument } from './read-open-document.ts';
import { readXlsx } from './read-xlsx.ts';
import {
  brokenFile,
  type ReadingNoter,
  refusedReading,
  type SheetReading,
  type SpreadsheetFile,
  type SpreadsheetReading,
  SpreadsheetRefused,
  spreadsheetLimits,
} from './spreadsheet.ts';

/**
 * Reads a spreadsheet in the calling thread; a home with threads calls it in one. Never rejects.
 *
 * @example
 * ```tsx
 * const bytes = new Uint8Array(await file.arrayBuffer());
 * const reading = await readSpreadsheet({ name: file.name, bytes }, () => {});
 * ```
 */
export async function readSpreadsheet(
  file: SpreadsheetFile,
  progress: ReadingNoter,
): Promise<SpreadsheetReading> {
  try {
    return { read: true, ...(await readBytes(file, progress)) };
  } catch (error) {
    return refusedReading(error);
  }
}

export const fileTooLarge = `文件超过 ${spreadsheetLimits.fileBytes / 1024 / 1024} MB，请只保留名单内容，或拆成几个文件`;

async function readBytes(
  { bytes, worksheet, titles = [] }: SpreadsheetFile,
  progress: ReadingNoter,
): Promise<SheetReading> {
  if (bytes.length > spreadsheetLimits.fileBytes) throw new SpreadsheetRefused(fileTooLarge);
  if (bytes.length === 0) throw new SpreadsheetRefused('文件是空的，请选择填好的表格');
  if (startsWith(bytes, [0x50, 0x4b])) {
    const file = await openPackage(bytes);
    return isOpenDocument(file)
      ? readOpenDocument(file, worksheet, progress)
      : readXlsx(file, worksheet, progress);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    // An encrypted xlsx stands in the same container as an old xls, under this name in UTF-16.
    if (holdsName(bytes, 'EncryptedPackage')) {
      throw new SpreadsheetRefused('文件设了打开密码，请在 Excel 中去掉密码后再上传');
    }
    return readAs('OLD_EXCEL', () => readOldKind(bytes, 'OLD_EXCEL', worksheet, progress));
  }
  const text = startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) ? null : decodeText(bytes);
  if (text === null) throw new SpreadsheetRefused(notASpreadsheet);
  switch (markupOf(text)) {
    case 'NONE':
      return readCsv(text, titles, progress);
    case 'ARCHIVE': {
      const page = pageOf(new TextDecoder('latin1').decode(bytes));
      if (page === null) throw new SpreadsheetRefused(savedOtherwise.MARKUP);
      return readPage(page, decodeText(page) ?? '', worksheet, progress);
    }
    case 'PAGE':
      return readPage(bytes, text, worksheet, progress);
    case 'OTHER':
      throw new SpreadsheetRefused(notASpreadsheet);
  }
}

async function readPage(
  bytes: Uint8Array,
  text: string,
  worksheet: string | undefined,
  progress: ReadingNoter,
): Promise<SheetReading> {
  const page = inDeclaredEncoding(bytes, text);
  const read = await readAs('MARKUP', () => readOldKind(page, 'MARKUP', worksheet, progress));
  if (read.lines.length === 0) throw new SpreadsheetRefused(notASpreadsheet);
  return read;
}

/** A file that the library cannot read is told how to be saved, like one that it does not know. */
async function readAs(
  kind: keyof typeof savedOtherwise,
  read: () => Promise<SheetReading>,
): Promise<SheetReading> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SpreadsheetRefused && error.message !== brokenFile) throw error;
    throw new SpreadsheetRefused(savedOtherwise[kind], { cause: error });
  }
}

const savedOtherwise = {
  OLD_EXCEL: '这个旧版 .xls 文件读不出来，请用 Excel 或 WPS 打开，「另存为」.xlsx 后再上传',
  MARKUP:
    '这个文件是存成 .xls 的网页，读不出表格，请用 Excel 或 WPS 打开，「另存为」.xlsx 后再上传',
} as const;

const notASpreadsheet =
  '这不是表格文件，请上传 .xlsx 或 .csv（别的表格请用 Excel 或 WPS 打开，「另存为」.xlsx）；可以先下载模板，填好后再上传';

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Many systems export a web page, or a web archive, and call it .xls. */
function markupOf(text: string): 'NONE' | 'PAGE' | 'ARCHIVE' | 'OTHER' {
  const start = text.slice(0, 65_536).replace(/^\uFEFF?\s*/, '');
  if (/^mime-version:/i.test(start)) return 'ARCHIVE';
  if (!start.startsWith('<')) return 'NONE';
  return /<(table|(\w+:)?workbook)[\s>]/i.test(text) ? 'PAGE' : 'OTHER';
}

/** A page may say its encoding; the bytes have said it already where they can be only one. */
function inDeclaredEncoding(bytes: Uint8Array, text: string): string {
  const [, declared = ''] =
    /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(text.slice(0, 4_096)) ?? [];
  if (!/^(big5|big5-hkscs|shift_jis|euc-kr)$/i.test(declared)) return text;
  return new TextDecoder(declared).decode(bytes);
}

function holdsName(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
