// Writes one value of a setting in words, for the ledger and for a form that was changed meanwhile.
import { tieBreakName } from '@liangfen/rules/words';
import type { LedgerNames } from '@liangfen/sdk/schema';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill } from '../../messages/index.ts';
import type { ledger } from '../../messages/zh-CN/ledger.ts';

export type LedgerTexts = typeof ledger;
export type Things = ReadonlyMap<string, Pick<LedgerNames['things'][number], 'name'>>;
export type Fields = Readonly<Record<string, unknown>>;

/** Longer lists are told by their first entries and their size. */
export const mostListed = 8;

export function valueText(key: string, value: unknown, texts: LedgerTexts, things: Things): string {
  if (value === undefined || value === null || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') {
    return key === 'startTime' || key === 'invitationCreatedAt'
      ? dateAndTime(value, texts.lang)
      : String(value);
  }
  if (typeof value === 'string') {
    return texts.value[key]?.[value] ?? things.get(value)?.name ?? value;
  }
  if (!Array.isArray(value)) return texts.none;
  return listText(
    value.map(
      (entry: unknown) =>
        texts.value[key]?.[String(entry)] ?? entryText(String(entry), texts, things),
    ),
    texts,
  );
}

/** Writes an entry of a list of ids, addresses or tie-breaks. */
function entryText(entry: string, texts: LedgerTexts, things: Things): string {
  const { tieBreak } = texts;
  const nameOf = (id: string) => things.get(id)?.name ?? texts.removed;
  const named = tieBreakName(entry, nameOf, tieBreak.words, tieBreak);
  return named === '' ? (things.get(entry)?.name ?? entry) : named;
}

export function listText(entries: readonly string[], texts: LedgerTexts): string {
  if (entries.length === 0) return texts.none;
  const shown = entries.slice(0, mostListed).join(texts.list);
  return entries.length > mostListed
    ? fill(texts.andMore, { list: shown, count: entries.length })
    : shown;
}

/** Tells each colour by itself. */
export function fieldsOfTheme({ colours, ...rest }: Fields): Fields {
  const flat = { ...(isFields(colours) ? colours : {}), ...rest };
  return Object.fromEntries(
    Object.entries(flat).map(([field, value]) => [`ownTheme.${field}`, value]),
  );
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
