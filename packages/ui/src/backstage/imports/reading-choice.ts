// How the person who imports wants a spreadsheet to be read, where it was understood otherwise.
import type { ImportReading, ListField } from '@liangfen/sdk/schema';
import type { ImportedList, ReadingChoice } from './import-calls.ts';

/** The fields of each list, in the order of its template. */
export const fieldsOf: Readonly<Record<ImportedList, readonly ListField[]>> = {
  JUDGES: ['NUMBER', 'NAME', 'PHONE_NUMBER', 'GROUP', 'ORGANISATION', 'TITLE'],
  PROGRAMS: [
    'NUMBER',
    'PROGRAM_NAME',
    'CONTESTANT',
    'GROUP',
    'ORGANISATION',
    'FACTOR',
    'EARLIER_SCORE',
    'EARLIER_FROM',
    'JUDGE_GROUP',
  ],
};

/** What no line of the list can do without. */
const neededField = {
  JUDGES: 'NAME',
  PROGRAMS: 'PROGRAM_NAME',
} as const satisfies Record<ImportedList, ListField>;

/** The field that is needed, and that no column is taken for; null when nothing is missing. */
export function missingField({ columns }: ImportReading, list: ImportedList): ListField | null {
  const needed = neededField[list];
  return columns.some(({ field }) => field === needed) ? null : needed;
}

/** All columns as they are taken, but this one for that; a field is taken from one column only. */
export function withField(
  { columns }: ImportReading,
  list: ImportedList,
  column: string,
  field: ListField | null,
): string {
  const taken = new Map<ListField, string>();
  for (const one of columns) {
    // Of two blocks, the left one.
    if (one.field !== null && one.column !== column && !taken.has(one.field)) {
      taken.set(one.field, one.column);
    }
  }
  if (field !== null) taken.set(field, column);
  return fieldsOf[list].map((one) => `${one}:${taken.get(one) ?? '-'}`).join(',');
}

export function withLine({ keepLines }: ReadingChoice, line: number): string {
  return keepLines === undefined ? String(line) : `${keepLines},${line}`;
}
