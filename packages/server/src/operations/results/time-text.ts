/** A moment as people in China write it, whatever zone the server stands in. */
import type { MomentCell } from '../../integrations/spreadsheet/workbook.ts';

const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** "2026-11-21 16:05". */
export function timeText(at: number): string {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return `${year}-${month}-${day} ${parts.get('hour')}:${parts.get('minute')}`;
}

/** "2026-11-21 16:05:09", where steps follow each other within a minute. */
export function secondText(at: number): string {
  const second = format.formatToParts(at).find(({ type }) => type === 'second');
  return `${timeText(at)}:${second?.value ?? ''}`;
}

export function minuteCell(at: number): MomentCell {
  return momentCell(timeText(at), 'MINUTE');
}

export function secondCell(at: number): MomentCell {
  return momentCell(secondText(at), 'SECOND');
}

/** A spreadsheet knows no zones: its day is the one that people read. */
function momentCell(text: string, precision: MomentCell['precision']): MomentCell {
  return { text, days: Date.parse(`${text.replace(' ', 'T')}Z`) / dayMs + firstDay, precision };
}

const dayMs = 86_400_000;
/** 1 January 1970, as spreadsheets count. */
const firstDay = 25_569;
