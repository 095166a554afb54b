/** `invoices titles load`: tax numbers by title, for the form that looks them up. All lines of a file or none. */
import { checkTaxNumber, readTaxNumber } from '@liangfen/rules/payment';
import type { SpreadsheetLine } from '../integrations/spreadsheet/spreadsheet.ts';
import type { Tx } from '../store/transaction.ts';
import { change } from './acts.ts';
import { AdminRefused, type Done, line } from './answer.ts';
import { bytesOf } from './base64.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

const mostNamed = 20;
const longestTitle = 100;
const rowsPerStatement = 1_000;

interface Title {
  readonly title_name: string;
  readonly tax_number: string;
}

export async function loadTitles(
  home: AdminHome,
  request: AdminRequest,
  { file }: CommandOf<'invoices titles load'>,
): Promise<Done> {
  const reading = await home.ports.spreadsheets(
    { name: 'titles.csv', bytes: bytesOf(file) },
    () => undefined,
  );
  if (!reading.read) throw new AdminRefused('WRONG_INPUT', reading.reason);
  const { titles, wrong, doubtful } = readTitles(reading.lines);
  if (wrong.length > 0) {
    throw new AdminRefused(
      'WRONG_INPUT',
      `有 ${wrong.length} 行不对，一行都没有载入，请改好后再试：\n${named(wrong)}`,
    );
  }
  if (titles.length === 0) {
    throw new AdminRefused('WRONG_INPUT', '文件里没有内容；每行应是：抬头,税号');
  }
  return change(home, request, async (tx) => {
    for (let from = 0; from < titles.length; from += rowsPerStatement) {
      await upsert(tx, titles.slice(from, from + rowsPerStatement));
    }
    const data = { loaded: titles.length, doubtful: doubtful.length };
    return {
      data: { ...data, doubtfulLines: doubtful },
      detail: data,
      view: [
        line(`载入抬头 ${titles.length} 个；同名的以这次为准`),
        ...(doubtful.length > 0 ? [line('下面的税号校验位不符，已载入，请核对：')] : []),
        ...doubtful.slice(0, mostNamed).map(line),
      ],
    };
  });
}

async function upsert(tx: Tx, titles: readonly Title[]): Promise<void> {
  await tx
    .insertInto('tax_title')
    .values([...titles])
    .onConflict((conflict) =>
      conflict
        .column('title_name')
        .doUpdateSet((eb) => ({ tax_number: eb.ref('excluded.tax_number') })),
    )
    .execute();
}

function readTitles(lines: readonly SpreadsheetLine[]) {
  const titles = new Map<string, string>();
  const wrong: string[] = [];
  const doubtful: string[] = [];
  for (const [index, { line: number, cells }] of lines.entries()) {
    const name = cells.get(0)?.text.trim() ?? '';
    const typed = cells.get(1)?.text ?? '';
    // A line of headers holds no digit, whatever the headers are called.
    if (index === 0 && /^[^0-9]+$/.test(typed)) continue;
    const taxNumber = readTaxNumber(typed);
    const reason = reasonAgainst(name, taxNumber, titles);
    if (reason !== null) {
      wrong.push(`第 ${number} 行：${reason}`);
      continue;
    }
    titles.set(name, taxNumber);
    if (checkTaxNumber(taxNumber).kind === 'DOUBTFUL') {
      doubtful.push(`第 ${number} 行：${name} ${taxNumber}`);
    }
  }
  const rows = [...titles].map(([title_name, tax_number]) => ({ title_name, tax_number }));
  return { titles: rows, wrong, doubtful };
}

function reasonAgainst(
  name: string,
  taxNumber: string,
  before: ReadonlyMap<string, string>,
): string | null {
  if (name === '') return '缺少抬头';
  if (name.length > longestTitle) return `抬头超过 ${longestTitle} 个字`;
  if (checkTaxNumber(taxNumber).kind === 'WRONG') {
    return `「${taxNumber.slice(0, 40)}」不是税号，应为 15、17、18 或 20 位数字和大写字母`;
  }
  const other = before.get(name);
  if (other !== undefined && other !== taxNumber) return `「${name}」在前面有另一个税号`;
  return null;
}

function named(lines: readonly string[]): string {
  const more = lines.length > mostNamed ? [`……另有 ${lines.length - mostNamed} 行`] : [];
  return [...lines.slice(0, mostNamed), ...more].join('\n');
}
