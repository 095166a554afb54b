/** Finds the worksheet of a file that holds the list, and says what is wrong when none does. */
import { cleanText } from '../../clean-text.ts';
import type { SpreadsheetReading } from '../../integrations/spreadsheet/spreadsheet.ts';
import { ProblemError, type ProblemExtras } from '../../problem.ts';
import type { ListColumn } from './columns.ts';
import { type ReadingWishes, understoodList } from './lines.ts';
import type { ReadList } from './perform.ts';
import { sidewaysTitles } from './sideways.ts';
import { requiredTitles } from './titles.ts';

type ReadSpreadsheet = Extract<SpreadsheetReading, { read: true }>;

/** Worksheets that are tried one after another; a list rarely stands behind more. */
const mostTried = 8;

export function refusedFile(reason: string, extras: ProblemExtras = {}): ProblemError {
  return new ProblemError(400, 'FILE_REFUSED', reason, extras);
}

/** The worksheet that was chosen, or the first one with a list in it. */
export async function listIn<Key extends string>(
  read: (worksheet: string | undefined) => Promise<ReadSpreadsheet>,
  columns: readonly (ListColumn & { readonly key: Key })[],
  chosen: string | undefined,
  wishes: ReadingWishes,
): Promise<ReadList<Key>> {
  const first = await read(chosen);
  const { worksheets } = first;
  const names = chosen === undefined ? worksheets.slice(0, mostTried) : [chosen];
  let blank: ReadList<Key> | null = null;
  let across: readonly string[] | null = null;
  let reading = first;
  for (const [index, name] of [names[0] ?? null, ...names.slice(1)].entries()) {
    if (index > 0 && name !== null) reading = await read(name);
    const sideways = wishes.headerLine === null ? sidewaysTitles(reading.lines, columns) : null;
    if (sideways !== null) {
      across ??= sideways;
      continue;
    }
    const list = understoodList(reading, columns, wishes);
    if (list === null) continue;
    // A csv file has one worksheet, which has no name.
    const found = {
      lines: list.lines,
      from: {
        sheet: worksheets.length === 0 ? null : name,
        sheets: [...worksheets],
        reading: list.reading,
      },
    };
    // What was left out may be what was meant.
    if (list.lines.length > 0 || list.reading.leftOut.some(({ reason }) => reason !== 'EXAMPLE')) {
      return found;
    }
    blank ??= found;
  }
  if (across !== null) throw refusedFile(turnIt(across));
  if (blank !== null) throw refusedFile(noLines(blank));
  const likely = likelyHeaders(first.lines);
  throw refusedFile(
    noHeaders(first, columns, names, likely?.texts ?? []),
    likely === null ? {} : { headerLine: likely.line },
  );
}

function turnIt(titles: readonly string[]): string {
  const shown = titles
    .slice(0, 3)
    .map((text) => `「${text.slice(0, 20)}」`)
    .join('');
  return `名单是横着写的：表头${shown}上下排列，一列是一条。请全选后复制，在新工作表里用「选择性粘贴」的「转置」贴上，再上传`;
}

function noHeaders(
  { lines, worksheets }: ReadSpreadsheet,
  columns: readonly ListColumn[],
  read: readonly string[],
  likely: readonly string[],
): string {
  if (lines.length === 0 && read.length <= 1 && worksheets.length <= 1) {
    return '表格是空的，请填好后再上传；可以先下载模板';
  }
  const within = worksheets.length <= 1 ? '' : `在${named(read)}里`;
  const advice = '请下载模板，把内容粘贴进去再上传';
  return `${within}没有找到${requiredTitles(columns)}列，${advice}${titlesThere(likely)}`;
}

/** The line that looks most like headers, so that people see which title to write otherwise, or say which column is what. */
function likelyHeaders(
  lines: ReadSpreadsheet['lines'],
): { readonly line: number; readonly texts: readonly string[] } | null {
  const [likely] = lines
    .slice(0, 5)
    .map(({ line, cells }) => ({
      line,
      texts: [...cells.values()].map(({ text }) => cleanText(text)).filter(Boolean),
    }))
    .sort((a, b) => b.texts.length - a.texts.length);
  return likely === undefined || likely.texts.length < 2 ? null : likely;
}

function titlesThere(texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const shown = texts.slice(0, 8).map((text) => `「${text.slice(0, 20)}」`);
  return `；表里现在的表头是${shown.join('')}，改成模板的名称也可以`;
}

function noLines({ from }: ReadList<string>): string {
  const where = from?.sheet == null || from.sheets.length <= 1 ? '表格' : `工作表「${from.sheet}」`;
  return `${where}里还没有名单：表头下面要有内容，示例行不算；请填好后再上传`;
}

function named(worksheets: readonly string[]): string {
  const shown = worksheets
    .slice(0, 3)
    .map((name) => `「${name}」`)
    .join('');
  return `工作表${shown}${worksheets.length > 3 ? '等' : ''}`;
}
