// Writes a form field's value in words, to show two values of it side by side.
import { fill } from '../../messages/index.ts';
import type { ledger } from '../../messages/zh-CN/ledger.ts';
import type { meanwhile } from '../../messages/zh-CN/meanwhile.ts';
import { fieldsOfTheme, valueText } from './value-text.ts';

type LedgerTexts = typeof ledger;
/** Ids to names. */
export type Named = ReadonlyMap<string, { readonly name: string }>;

const noNames: Named = new Map();

export function fieldName(key: string, texts: typeof meanwhile, ledgerTexts: LedgerTexts): string {
  return texts.list[key] ?? ledgerTexts.setting[key] ?? key;
}

export function isPicture(value: unknown): value is string {
  return typeof value === 'string' && /^(\/api\/image\/|data:image\/)/.test(value);
}

export function fieldText(
  key: string,
  value: unknown,
  texts: LedgerTexts,
  named: Named = noNames,
): string {
  if (Array.isArray(value) && value.some(isRow)) {
    return value
      .filter(isRow)
      .map((row) => rowText(row, texts))
      .join('\n');
  }
  if (isRow(value) && key === 'ownTheme') {
    return Object.entries(fieldsOfTheme(value))
      .map(
        ([field, one]) => `${texts.setting[field] ?? field} ${valueText(field, one, texts, named)}`,
      )
      .join('\n');
  }
  // The messenger's robot: the part of its address that people know it by.
  if (isRow(value)) return String(value.accessToken ?? texts.none);
  return valueText(key, value, texts, named);
}

type Row = Readonly<Record<string, unknown>>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowText(row: Row, texts: LedgerTexts): string {
  const name = String(row.itemName ?? row.foulName ?? row.groupName ?? '');
  const details = Object.entries(texts.detail)
    .filter(([field]) => row[field] !== undefined)
    .map(([field, template]) => fill(template, { value: String(row[field]) }));
  return [name, ...details].join(texts.clause);
}
