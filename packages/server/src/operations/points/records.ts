/** The balance and both books of points, in pages and as a workbook; a sub-account sees its main account's. */

import { fenOf, monthRange } from '@liangfen/rules/payment';
import { rechargeSourceWords } from '@liangfen/rules/words';
import type { Selectable } from 'kysely';
import { fileAnswer } from '../../contract/http-answer.ts';
import type { WorksheetRow, WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { workbookStream, xlsxType } from '../../integrations/spreadsheet/write-workbook.ts';
import { pointBalance } from '../../payment/point-ledger.ts';
import type { DatabaseSchema } from '../../store/schema.ts';
import type { Queryable } from '../../store/transaction.ts';
import { ownerOf } from '../competitions/rows.ts';
import type { Operations } from '../operation.ts';
import { minuteCell, timeText } from '../results/time-text.ts';
import { cutPage } from './pages.ts';

type Entry = Selectable<DatabaseSchema['point_entry']>;

interface Wanted {
  readonly userId: string;
  readonly consumed: boolean;
  readonly month: string | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

/** More is exported month by month. */
const mostExported = 20_000;

export const pointRecords: Operations<
  'getPoint' | 'listRechargeRecords' | 'listConsumeRecords' | 'exportPointRecords'
> = {
  getPoint: async (call, { ports }) => ({
    point: await pointBalance(ports.database.query, ownerOf(call.user)),
  }),

  listRechargeRecords: async (call, { ports }) => {
    const { before, month, size = 20 } = call.query;
    const wanted = { userId: ownerOf(call.user), consumed: false, month, before, limit: size + 1 };
    const { rows, nextBefore } = cutPage(await entries(ports.database.query, wanted), size);
    return {
      rechargeRecords: rows.flatMap(({ id, delta, balance, source, amount, at }) =>
        source === 'COMPETITION' ? [] : [{ id, point: delta, balance, source, amount, at }],
      ),
      nextBefore,
    };
  },

  listConsumeRecords: async (call, { ports }) => {
    const { before, month, size = 20 } = call.query;
    const wanted = { userId: ownerOf(call.user), consumed: true, month, before, limit: size + 1 };
    const { rows, nextBefore } = cutPage(await entries(ports.database.query, wanted), size);
    return {
      consumeRecord: rows.map(({ id, delta, balance, at, ...row }) => ({
        id,
        point: -delta,
        balance,
        competitionId: row.competition_id ?? '',
        competitionName: row.competition_name ?? '',
        at,
      })),
      nextBefore,
    };
  },

  exportPointRecords: async (call, { ports, rateLimit }) => {
    await rateLimit('pointExport', call.user.userId);
    const { month } = call.query;
    const of = { userId: ownerOf(call.user), month, before: undefined, limit: mostExported };
    const { query } = ports.database;
    const recharged = await entries(query, { ...of, consumed: false });
    const consumed = await entries(query, { ...of, consumed: true });
    const about = `${month ?? '全部'}，导出时间 ${timeText(ports.now())}`;
    return fileAnswer(
      workbookStream([rechargeWorksheet(recharged, about), consumeWorksheet(consumed, about)]),
      { type: xlsxType, name: `云点记录 ${month ?? timeText(ports.now()).slice(0, 10)}.xlsx` },
    );
  },
};

/** Newest first. */
function entries(query: Queryable, wanted: Wanted): Promise<Entry[]> {
  const { userId, consumed, month, before, limit } = wanted;
  let found = query
    .selectFrom('point_entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source', consumed ? '=' : '<>', 'COMPETITION');
  if (before !== undefined) found = found.where('number', '<', before);
  if (month !== undefined) {
    const { from, to } = monthRange(month);
    found = found.where('at', '>=', from).where('at', '<', to);
  }
  return found.orderBy('number', 'desc').limit(limit).execute();
}

function rechargeWorksheet(rows: readonly Entry[], about: string): WorksheetToWrite {
  return {
    ...plainWorksheet('充值记录', [20, 16, 12, 10, 10]),
    rows: lines('充值记录', about, ['时间', '来源', '金额（元）', '点数', '余额'], rows, (row) => [
      minuteCell(row.at),
      row.source === 'COMPETITION' ? null : rechargeSourceWords[row.source],
      row.amount === null ? null : (fenOf(row.amount) ?? 0) / 100,
      row.delta,
      row.balance,
    ]),
  };
}

function consumeWorksheet(rows: readonly Entry[], about: string): WorksheetToWrite {
  return {
    ...plainWorksheet('消费记录', [20, 40, 10, 10]),
    rows: lines('消费记录', about, ['时间', '比赛', '点数', '余额'], rows, (row) => [
      minuteCell(row.at),
      row.competition_name,
      -row.delta,
      row.balance,
    ]),
  };
}

function plainWorksheet(name: string, widths: readonly number[]) {
  return { name, widths, headerRows: 3, scores: null } as const;
}

function* lines(
  title: string,
  about: string,
  headers: readonly string[],
  rows: readonly Entry[],
  cells: (row: Entry) => WorksheetRow['cells'],
): Iterable<WorksheetRow> {
  yield { look: 'title', cells: [title] };
  yield { look: 'note', cells: [about] };
  yield { look: 'header', cells: headers };
  for (const row of rows) yield { look: 'cell', cells: cells(row) };
}
