/** Tests that dates, times and percentages are read from a spreadsheet as its cells show them. */
import { describe, expect, test } from 'vitest';
import { numberShower } from '../src/integrations/spreadsheet/number-format.ts';

const shown = (code: string, value: number, from1904 = false) =>
  numberShower(164, code, from1904)(value);

describe('a date or a time', () => {
  test.each([
    ['yyyy/m/d h:mm', 46146.5625, '2026/5/4 13:30'],
    ['yyyy"年"m"月"d"日"', 46146, '2026年5月4日'],
    ['yyyy\\-mm\\-dd', 46146, '2026-05-04'],
    ['[$-804]yyyy"年"m"月"d"日" dddd;@', 46146, '2026年5月4日 周一'],
    ['m"月"d"日";@', 46146, '5月4日'],
    ['d-mmm-yy', 46146, '4-May-26'],
    ['h:mm', 0.5625, '13:30'],
    ['h:mm:ss', 0.999999, '24:00:00'.replace('24', '0')],
    ['hh:mm AM/PM', 0.5625, '01:30 PM'],
    ['[$-804]上午/下午h"时"mm"分"', 0.25, '上午6时00分'],
    ['mm:ss', 150 / 86_400, '02:30'],
    ['mm:ss.0', 150.25 / 86_400, '02:30.3'],
    ['[h]:mm:ss', 1.5, '36:00:00'],
    ['[mm]:ss', 0.0625, '90:00'],
    ['yyyy/m/d', 1, '1900/1/1'],
    ['yyyy/m/d', 59, '1900/2/28'],
    ['yyyy/m/d', 61, '1900/3/1'],
  ])('%s shows %d as %s', (code, value, text) => expect(shown(code, value)).toBe(text));

  test('is counted from 1904 where the workbook says so', () => {
    expect(shown('yyyy/m/d', 46146 - 1462, true)).toBe('2026/5/4');
  });

  test('knows the formats that a file gives only by number', () => {
    expect(numberShower(14, undefined, false)(46146)).toBe('2026/5/4');
    expect(numberShower(22, undefined, false)(46146.5625)).toBe('2026/5/4 13:30');
    expect(numberShower(31, undefined, false)(46146)).toBe('2026年5月4日');
    expect(numberShower(20, undefined, false)(0.5625)).toBe('13:30');
  });

  test('outside the calendar stays a number', () => {
    expect(shown('yyyy/m/d', -1)).toBeNull();
    expect(shown('yyyy/m/d', 13_800_138_000)).toBeNull();
    expect(shown('yyyy/m/d', Number.NaN)).toBeNull();
  });
});

test.each([
  ['0%', 0.5, '50%'],
  ['0.00%', 0.1234, '12.34%'],
  ['0.0#%', 0.5, '50.0%'],
  ['#%', 0.285, '29%'],
  ['0%', 1.15, '115%'],
])('the percentage %s shows %d as %s', (code, value, text) => {
  expect(shown(code, value)).toBe(text);
});

test.each(['General', '0', '0.00', '@', '#,##0', '000-0000-0000', '"¥"0.00', '0_ ', '[Red]0', ''])(
  'the format %j leaves a number unchanged, so that a phone number stays one',
  (code) => {
    expect(shown(code, 13_800_138_000)).toBeNull();
  },
);

test('a stranger’s long format takes time linear in its length', () => {
  expect(shown(`${'['.repeat(120)}${'\\'.repeat(120)}`, 1)).toBeNull();
});
