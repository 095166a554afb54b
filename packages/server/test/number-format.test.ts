/** Tests that a number is read from a spreadsheet as its cell shows it in a Chinese Excel. */
import { describe, expect, test } from 'vitest';
import { numberShower } from '../src/integrations/spreadsheet/number-format.ts';

const shown = (code: string, value: number, from1904 = false) =>
  numberShower(164, code, from1904)(value).text;

describe('a date or a time', () => {
  test.each([
    ['yyyy/m/d h:mm', 46146.5625, '2026/5/4 13:30'],
    ['yyyy"年"m"月"d"日"', 46146, '2026年5月4日'],
    ['yyyy\\-mm\\-dd', 46146, '2026-05-04'],
    ['[$-804]yyyy"年"m"月"d"日" dddd;@', 46146, '2026年5月4日 星期一'],
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
    ['yyyy.m.d', 45413.8125, '2024.5.1'],
    ['[$-804]aaaa;@', 45413.8125, '星期三'],
    ['aaa', 45413, '周三'],
    ['mmmm', 46023, 'January'],
    ['dddd', 46146, 'Monday'],
    ['[$-F800]dddd, mmmm dd, yyyy', 45413.8125, '2024年5月1日'],
    ['[$-F400]h:mm:ss AM/PM', 45413.8125, '19:30:00'],
    ['[HH]:MM:SS', 1.5, '36:00:00'],
    ['h:mm am/pm', 0.8125, '7:30 PM'],
    ['[$-804]AM/PM h:mm', 0.8125, '下午 7:30'],
    ['[DBNum1][$-804]yyyy"年"m"月"d"日"', 46173, '二〇二六年五月三十一日'],
    ['YYYY-MM-DD', 46146, '2026-05-04'],
    ['yyyy/m/d', 1, '1900/1/1'],
    ['yyyy/m/d', 59, '1900/2/28'],
    ['yyyy/m/d', 61, '1900/3/1'],
  ])('%s shows %d as %s', (code, value, text) => expect(shown(code, value)).toBe(text));

  test('is counted from 1904 where the workbook says so', () => {
    expect(shown('yyyy/m/d', 46146 - 1462, true)).toBe('2026/5/4');
  });

  test('knows the formats that a file gives only by number', () => {
    expect(numberShower(14, undefined, false)(46146).text).toBe('2026/5/4');
    expect(numberShower(22, undefined, false)(46146.5625).text).toBe('2026/5/4 13:30');
    expect(numberShower(31, undefined, false)(46146).text).toBe('2026年5月4日');
    expect(numberShower(20, undefined, false)(0.5625).text).toBe('13:30');
  });

  test('outside the calendar stays a number', () => {
    expect(shown('yyyy/m/d', -1)).toBe('-1');
    expect(shown('yyyy/m/d', 13_800_138_000)).toBe('13800138000');
    expect(shown('yyyy/m/d', Number.NaN)).toBe('NaN');
  });
});

test.each([
  ['0%', 0.5, '50%'],
  ['0.00%', 0.1234, '12.34%'],
  ['0.0#%', 0.5, '50.0%'],
  ['#%', 0.285, '29%'],
  ['0%', 1.15, '115%'],
  ['0.0%', 0.2395, '24.0%'],
])('the percentage %s shows %d as %s', (code, value, text) => {
  expect(shown(code, value)).toBe(text);
});

test.each([
  ['000', 7, '007'],
  ['0"号"', 3, '3号'],
  ['"第"0"号"', 3, '第3号'],
  ['General"号"', 3, '3号'],
  ['G/通用格式"号"', 3, '3号'],
  ['0.0', 3, '3.0'],
  ['#,##0.00', 1234.5, '1,234.50'],
  ['0.00E+000', 1984, '1.98E+003'],
  ['0.00E+00', 7, '7.00E+00'],
  ['[Red]0', 5, '5'],
])('the digits of %s show %d as %s, and the number is kept beside it', (code, value, text) => {
  expect(numberShower(164, code, false)(value)).toEqual({
    text,
    plain: text === String(value) ? null : String(value),
  });
});

test.each(['General', 'GENERAL', 'general', 'G/通用格式', '[$-804]General', '@', ''])(
  'the format %j shows the number with the fifteen digits that a spreadsheet keeps',
  (code) => {
    expect(shown(code, 1984)).toBe('1984');
    expect(shown(code, 0.1 + 0.2)).toBe('0.3');
    expect(shown(code, 13_800_138_000)).toBe('13800138000');
  },
);

test.each(['0', '0.00', '#,##0', '000-0000-0000', '"¥"0.00', '0_ ', '0.00E+00', ';;;'])(
  'the format %j leaves the number beside what it shows, so that a phone number stays one',
  (code) => {
    const { text, plain } = numberShower(164, code, false)(13_800_138_000);
    expect((plain ?? text).trim()).toBe('13800138000');
  },
);

test('a day and a percentage leave no number that could be meant instead', () => {
  expect(numberShower(14, undefined, false)(46146).plain).toBeNull();
  expect(numberShower(9, undefined, false)(0.5).plain).toBeNull();
});

test('a stranger’s long format takes time linear in its length', () => {
  expect(shown(`${'['.repeat(120)}${'\\'.repeat(120)}`, 1)).toBe('1');
});
