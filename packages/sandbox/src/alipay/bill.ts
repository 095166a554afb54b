/** The book of one day, in the provider's form: a zip of tables in GBK, whose names are GBK too. */
import { beijingTime, dayRange, type TimeRange, yuanOf } from '@liangfen/rules/payment';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { toGbk } from './gbk.ts';
import type { Trade } from './trade.ts';

const columns = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '支付宝红包（元）',
  '集分宝（元）',
  '支付宝优惠（元）',
  '商家优惠（元）',
  '券核销金额（元）',
  '券名称',
  '商家红包消费金额（元）',
  '卡消费金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '分润（元）',
  '备注',
];

interface BookedLine {
  readonly trade: Trade;
  readonly at: number;
  /** Null of a payment. */
  readonly requestNo: string | null;
  readonly amountFen: number;
}

/** Null for a day that is not over, or is none. */
export async function makeBill(
  day: string,
  { trades, now, sellerId }: { trades: readonly Trade[]; now: number; sellerId: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const range = dayRange(day);
  if (range === null || now < range.to) return null;
  const lines = trades.flatMap((trade) => linesOf(trade, range));
  const name = `${sellerId}_${day.replaceAll('-', '')}_业务明细`;
  return zipped([
    // The sums come first: who reads the first file that he finds is wrong with the provider, too.
    { name: `${name}(汇总).csv`, text: sums(lines) },
    { name: `${name}.csv`, text: details(lines, range, sellerId) },
  ]);
}

function linesOf(trade: Trade, range: TimeRange): BookedLine[] {
  const isOfDay = (at: number) => at >= range.from && at < range.to;
  const { paidAt, amountFen } = trade;
  const payments =
    paidAt !== null && isOfDay(paidAt) ? [{ trade, at: paidAt, requestNo: null, amountFen }] : [];
  const refunds = trade.refunds
    .filter(({ at }) => isOfDay(at))
    .map((refund) => ({ trade, ...refund }));
  return [...payments, ...refunds];
}

function details(lines: readonly BookedLine[], range: TimeRange, sellerId: string): string {
  return [
    '#支付宝业务明细查询',
    `#账号：[${sellerId}]`,
    `#起始日期：[${inWords(range.from)}]   终止日期：[${inWords(range.to)}]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    columns.join(','),
    ...lines.map(rowOf),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#导出时间：[${inWords(range.to)}]`,
    '',
  ].join('\r\n');
}

function rowOf({ trade, at, requestNo, amountFen }: BookedLine): string {
  const isRefund = requestNo !== null;
  const amount = `${isRefund ? '-' : ''}${yuanOf(amountFen)}`;
  const cells: Readonly<Record<string, string>> = {
    支付宝交易号: `${trade.providerNo}\t`,
    商户订单号: `${trade.tradeNo}\t`,
    业务类型: isRefund ? '退款    ' : '交易    ',
    商品名称: trade.subject.replaceAll(',', '，'),
    创建时间: beijingTime(trade.createdAt),
    完成时间: beijingTime(at),
    对方账户: '*示(dem***@example.com)\t',
    '订单金额（元）': amount,
    '商家实收（元）': amount,
    '退款批次号/请求号': requestNo === null ? '' : `${requestNo}\t`,
  };
  return columns
    .map((column) => cells[column] ?? (column.endsWith('（元）') ? '0.00' : ' '))
    .join();
}

function sums(lines: readonly BookedLine[]): string {
  const count = (isRefund: boolean) =>
    lines.filter(({ requestNo }) => (requestNo !== null) === isRefund).length;
  return [
    '#支付宝业务汇总查询',
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数',
    `合计, ,${count(false)},${count(true)}`,
    '',
  ].join('\r\n');
}

/** `2026年11月22日 00:00:00` */
function inWords(at: number): string {
  return beijingTime(at).replace(/^(\d+)-(\d+)-(\d+)/, '$1年$2月$3日');
}

async function zipped(
  files: readonly { readonly name: string; readonly text: string }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    useUnicodeFileNames: false,
    encodeText: (text) => toGbk(text),
  });
  for (const { name, text } of files) await writer.add(name, new Uint8ArrayReader(toGbk(text)));
  return writer.close();
}
