/** Reads the provider's bill of a day: a zip with a table in GBK, whose columns are known by their names. */
import { fenOf } from '@liangfen/rules/payment';
import { type BillLine, PaymentAway } from '../../ports.ts';
import { type FileEntry, Uint8ArrayReader, ZipReader } from '../spreadsheet/zip.ts';

export const billLimits = {
  /** The size of the file as downloaded. */
  packedBytes: 16_000_000,
  unpackedBytes: 64_000_000,
  entries: 20,
  lines: 200_000,
} as const;

const gbk = 'gbk';
const unreadable = 'the bill cannot be read';

export async function readBill(zip: Uint8Array): Promise<BillLine[]> {
  const table = await tableOf(zip).catch((error: unknown) => {
    throw error instanceof PaymentAway ? error : new PaymentAway(unreadable);
  });
  return linesOf(table);
}

/** Returns the text of the details; the zip also holds a file of sums (汇总). */
async function tableOf(zip: Uint8Array): Promise<string> {
  const reader = new ZipReader(new Uint8ArrayReader(zip), { filenameEncoding: gbk });
  let seen = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    seen += 1;
    if (seen > billLimits.entries) break;
    if (entry.directory || !/[.]csv$/i.test(entry.filename)) continue;
    if (entry.filename.includes('汇总')) continue;
    return new TextDecoder(gbk).decode(await unpack(entry));
  }
  throw new PaymentAway('the bill has no details');
}

/** Counts what comes out; the size that the file states is not believed. */
async function unpack(entry: FileEntry): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write: (part) => {
      size += part.length;
      if (size > billLimits.unpackedBytes) throw new PaymentAway('the bill is too large');
      parts.push(part);
    },
  });
  await entry.getData(sink);
  return joined(parts, size);
}

export function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

interface Columns {
  readonly tradeNo: number;
  readonly kind: number;
  readonly amount: number;
  readonly requestNo: number;
}

function linesOf(table: string): BillLine[] {
  const rows = table.split(/\r?\n/);
  if (rows.length > billLimits.lines) throw new PaymentAway('the bill is too large');
  const lines: BillLine[] = [];
  let columns: Columns | null = null;
  for (const row of rows) {
    // Lines around the table begin with #.
    if (row.startsWith('#') || row.trim() === '') continue;
    const cells = row.split(',').map((cell) => cell.trim());
    if (columns === null) {
      columns = columnsOf(cells);
      continue;
    }
    lines.push(lineOf(cells, columns));
  }
  if (columns === null) throw new PaymentAway(unreadable);
  return lines;
}

function columnsOf(cells: readonly string[]): Columns {
  // The parentheses of 订单金额(元) are wide in some bills.
  const place = (name: string) => cells.findIndex((cell) => cell.startsWith(name));
  const columns = {
    tradeNo: place('商户订单号'),
    kind: place('业务类型'),
    amount: place('订单金额'),
    requestNo: place('退款批次号'),
  };
  if (Object.values(columns).some((at) => at < 0)) throw new PaymentAway(unreadable);
  return columns;
}

function lineOf(cells: readonly string[], columns: Columns): BillLine {
  const cell = (at: number) => cells[at] ?? '';
  const tradeNo = cell(columns.tradeNo);
  const isRefund = cell(columns.kind).startsWith('退款');
  // A refund's amount is written below zero.
  const amountFen = fenOf(cell(columns.amount).replace(/^-/, ''));
  if (tradeNo === '' || amountFen === null) throw new PaymentAway(unreadable);
  return isRefund
    ? { tradeNo, kind: 'REFUND', requestNo: cell(columns.requestNo) || null, amountFen }
    : { tradeNo, kind: 'PAYMENT', requestNo: null, amountFen };
}
