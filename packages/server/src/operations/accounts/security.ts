/** 安全日志: a main account's own part of the security log, read by pages and taken away as text. */
import { securityEventWords } from '@liangfen/rules/words';
import type { SecurityEvent, SecurityEventKind } from '@liangfen/sdk/schema';
import { fileAnswer } from '../../contract/http-answer.ts';
import type { WorksheetRow } from '../../integrations/spreadsheet/workbook.ts';
import { csvStream, csvType } from '../../integrations/spreadsheet/write-csv.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import { secondText, timeText } from '../results/time-text.ts';

interface Wanted {
  readonly kind?: SecurityEventKind | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly before?: number | undefined;
  readonly size: number;
}

const exportBatch = 500;
const headers = [
  '序号',
  '时间',
  '事件',
  '谁',
  '关于',
  '比赛',
  '网络地址',
  '设备',
  '浏览器标识',
  '请求',
];

export const securityEvents: Operations<'listSecurityEvents' | 'exportSecurityEvents'> = {
  listSecurityEvents: async (call, { ports }) => {
    const { size = 50 } = call.query;
    const events = await readEvents(ports.database.query, mainAccountOf(call.user), {
      ...call.query,
      size: size + 1,
    });
    const page = events.slice(0, size);
    return {
      events: page,
      nextBefore: events.length > size ? (page.at(-1)?.number ?? null) : null,
    };
  },

  exportSecurityEvents: (call, { ports }) => {
    const { query } = ports.database;
    const worksheet = {
      name: '安全日志',
      widths: headers.map(() => 20),
      headerRows: 1,
      scores: null,
      rows: [{ look: 'header', cells: headers }] as const,
      later: rowsOf(query, mainAccountOf(call.user), call.query),
    };
    return fileAnswer(csvStream(worksheet), {
      type: csvType,
      name: `安全日志 ${timeText(ports.now()).replace(':', '')}.csv`,
    });
  },
};

/** An auditor reads the log of the main account that is audited. */
function mainAccountOf({ userId, mainUserId }: Call<'listSecurityEvents'>['user']): string {
  return mainUserId ?? userId;
}

async function* rowsOf(
  query: Queryable,
  userId: string,
  filter: Omit<Wanted, 'size'>,
): AsyncGenerator<readonly WorksheetRow[]> {
  let before: number | undefined;
  for (;;) {
    const events = await readEvents(query, userId, { ...filter, before, size: exportBatch });
    const last = events.at(-1);
    if (last === undefined) return;
    before = last.number;
    yield events.map((event) => ({
      look: 'cell',
      cells: [
        event.number,
        secondText(event.at),
        securityEventWords[event.kind],
        event.person,
        event.about,
        event.competition?.name ?? '',
        event.address,
        event.device,
        event.client,
        event.requestId,
      ],
    }));
  }
}

async function readEvents(
  query: Queryable,
  mainUserId: string,
  { kind, from, until, before, size }: Wanted,
): Promise<SecurityEvent[]> {
  const rows = await query
    .selectFrom('security_event as e')
    .leftJoin('competition as c', 'c.id', 'e.competition_id')
    .select(['e.number', 'e.at', 'e.kind', 'e.person', 'e.about', 'e.address', 'e.client'])
    .select(['e.request_id as requestId', 'e.competition_id as competitionId', 'c.name'])
    .where('e.main_user_id', '=', mainUserId)
    .$if(kind !== undefined, (wanted) => wanted.where('e.kind', '=', kind ?? 'LOGIN'))
    .$if(from !== undefined, (wanted) => wanted.where('e.at', '>=', from ?? 0))
    .$if(until !== undefined, (wanted) => wanted.where('e.at', '<=', until ?? 0))
    .$if(before !== undefined, (wanted) => wanted.where('e.number', '<', before ?? 0))
    .orderBy('e.number', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ competitionId, name, number, at, ...row }) => ({
    ...row,
    number: Number(number),
    at: Number(at),
    device: deviceName(row.client, ''),
    competition: competitionId === null ? null : { id: competitionId, name: name ?? '' },
  }));
}
