// Tests that a column is taken for one field only, and a field from one column only.
import type { ImportReading, ListField } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import { missingField, withField, withLine } from './reading-choice.ts';

function readingOf(...fields: (ListField | null)[]): ImportReading {
  return {
    headerLine: 1,
    headerLines: 1,
    topLines: [],
    columns: fields.map((field, at) => ({
      column: 'ABCDEF'.charAt(at),
      title: '',
      field,
      unused: field === null ? 'UNKNOWN_TITLE' : null,
      hidden: false,
      sample: '',
    })),
    blocks: 1,
    filtered: false,
    hiddenLines: 0,
    includesHidden: false,
    leftOut: [],
    leftOutCount: 0,
  };
}

test('a list says which field it cannot do without', () => {
  expect(missingField(readingOf('CONTESTANT', null), 'PROGRAMS')).toBe('PROGRAM_NAME');
  expect(missingField(readingOf('CONTESTANT', 'PROGRAM_NAME'), 'PROGRAMS')).toBeNull();
  expect(missingField(readingOf('PHONE_NUMBER'), 'JUDGES')).toBe('NAME');
  expect(missingField(readingOf('NAME'), 'JUDGES')).toBeNull();
});

test('a field that is chosen for a column leaves the column it had', () => {
  const reading = readingOf('PROGRAM_NAME', 'CONTESTANT', null);
  expect(withField(reading, 'PROGRAMS', 'C', 'CONTESTANT')).toBe(
    'NUMBER:-,PROGRAM_NAME:A,CONTESTANT:C,GROUP:-,ORGANISATION:-,FACTOR:-,EARLIER_SCORE:-,EARLIER_FROM:-,JUDGE_GROUP:-',
  );
  expect(withField(reading, 'PROGRAMS', 'B', null)).toBe(
    'NUMBER:-,PROGRAM_NAME:A,CONTESTANT:-,GROUP:-,ORGANISATION:-,FACTOR:-,EARLIER_SCORE:-,EARLIER_FROM:-,JUDGE_GROUP:-',
  );
});

test('of two blocks the left one is meant', () => {
  const reading = readingOf('NAME', 'PHONE_NUMBER', 'NAME', 'PHONE_NUMBER');
  expect(withField(reading, 'JUDGES', 'E', 'TITLE')).toBe(
    'NUMBER:-,NAME:A,PHONE_NUMBER:B,GROUP:-,ORGANISATION:-,TITLE:E',
  );
});

test('lines are kept one after the other', () => {
  expect(withLine({}, 3)).toBe('3');
  expect(withLine({ keepLines: '3' }, 9)).toBe('3,9');
});
