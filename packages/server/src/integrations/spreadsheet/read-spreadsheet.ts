/** Finds out by its first bytes what a file is, whatever its name says, and reads it or says what to do instead. */
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import {
  type ReadingNoter,
  refusedReading,
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
  { bytes, worksheet }: SpreadsheetFile,
  progress: ReadingNoter,
): Promise<SpreadsheetReading> {
  try {
    if (bytes.length > spreadsheetLimits.fileBytes) throw new SpreadsheetRefused(fileTooLarge);
    if (startsWith(bytes, zipStart)) {
      return { read: true, ...(await readXlsx(bytes, worksheet, progress)) };
    }
    return { read: true, lines: readCsv(requireText(bytes), progress), worksheets: [] };
  } catch (error) {
    return refusedReading(error);
  }
}

export const fileTooLarge = `文件超过 ${spreadsheetLimits.fileBytes / 1024 / 1024} MB，请只保留名单内容，或拆成几个文件`;

const zipStart = [0x50, 0x4b];
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function requireText(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new SpreadsheetRefused('文件是空的，请选择填好的表格');
  if (startsWith(bytes, compoundStart)) {
    // An encrypted xlsx stands in the same container as an old xls, under this name in UTF-16.
    throw new SpreadsheetRefused(
      holdsName(bytes, 'EncryptedPackage')
        ? '文件设了打开密码，请在 Excel 中去掉密码后再上传'
        : '这是旧版 .xls 文件，请用 Excel 或 WPS 打开，「另存为」.xlsx 后再上传',
    );
  }
  const isUtf16 = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  if (!isUtf16 && bytes.subarray(0, 65_536).includes(0))
    throw new SpreadsheetRefused(notASpreadsheet);
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new SpreadsheetRefused(notASpreadsheet);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 512)).trimStart().toLowerCase();
  if (start.startsWith('<')) throw new SpreadsheetRefused(notASpreadsheet);
  return bytes;
}

const notASpreadsheet = '这不是表格文件，请上传 .xlsx 或 .csv；可以先下载模板，填好后再上传';

function holdsName(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
