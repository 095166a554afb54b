/** Shows the number in a cell as a Chinese Excel does: the formats are read by a library, the edition's own are named here. */
import { format, getFormatFromId, getFormatInfo, isDateFormat, isPercentFormat } from 'numfmt';

/** Formats that a file names by number only, as the Chinese edition shows them; the library knows the rest. */
const chineseFormats: ReadonlyMap<number, string> = new Map([
  [14, 'yyyy/m/d'],
  [22, 'yyyy/m/d h:mm'],
  ...[27, 36, 50, 52, 57].map((id) => [id, 'yyyy"年"m"月"'] as const),
  ...[28, 29, 51, 53, 54, 58].map((id) => [id, 'm"月"d"日"'] as const),
  [30, 'm/d/yy'],
  [31, 'yyyy"年"m"月"d"日"'],
  [32, 'h"时"mm"分"'],
  [33, 'h"时"mm"分"ss"秒"'],
  ...[34, 55].map((id) => [id, '上午/下午h"时"mm"分"'] as const),
  ...[35, 56].map((id) => [id, '上午/下午h"时"mm"分"ss"秒"'] as const),
]);

export interface ShownNumber {
  readonly text: string;
  /** The number without its format, where it may still be meant: 7 shown as 007, but no day and no percentage. */
  readonly plain: string | null;
}

export type NumberShower = (value: number) => ShownNumber;

export function numberShower(
  id: number,
  code: string | undefined,
  from1904: boolean,
): NumberShower {
  const own =
    code ?? chineseFormats.get(id) ?? (id >= 0 && id < 50 ? getFormatFromId(id, 'zh-CN') : '');
  const pattern = patternOf(own);
  if (pattern === null) return plainly;
  const locale = namesAreEnglish(own) ? 'en-US' : 'zh-CN';
  const isDate = isDateFormat(pattern);
  const keepsNumber = !isDate && !isPercentFormat(pattern);
  return (value) => {
    const days = isDate && from1904 ? value + from1904Days : value;
    if (isDate && !(days >= 0 && days < endOfDays)) return plainly(value);
    const shown = shownBy(pattern, days, locale);
    // A format that hides its number hides it from no list.
    if (shown === null || shown.trim() === '') return plainly(value);
    const plain = plainNumber(value);
    return {
      text: isDate ? inChineseNumerals(shown, own) : shown,
      plain: keepsNumber && plain !== shown ? plain : null,
    };
  };
}

/** Fifteen digits are what a spreadsheet keeps; behind them stands what binary fractions leave. */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const kept = Number(value.toPrecision(15));
  return Number.isInteger(kept) ? BigInt(kept).toString() : String(kept);
}

/** What General shows: the number. */
export function plainly(value: number): ShownNumber {
  return { text: plainNumber(value), plain: null };
}

/** Days between the two counts: Macs once began in 1904. */
const from1904Days = 1462;

const dayMs = 86_400_000;
/** 1 January 1970 as a spreadsheet counts days. */
const firstDay = 25_569;

/** The number of a day or a time that a file writes as ISO text, or null for anything else; it is shown by `shower`. */
export function isoNumber(
  text: string,
  from1904: boolean,
): { readonly days: number; readonly shower: NumberShower } | null {
  const found = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?Z?$/.exec(text.trim());
  const [, day, time] = found ?? [];
  if (day === undefined && time === undefined) return null;
  const ms = Date.parse(`${day ?? '1899-12-30'}T${time ?? '00:00'}Z`);
  if (Number.isNaN(ms)) return null;
  const counted = ms / dayMs + firstDay;
  // Day 60 is the 29 February 1900 that never was; before it the count is one behind.
  const days = counted >= 1 && counted < 61 ? counted - 1 : counted;
  const clock = time === undefined || /^00:00(:00(\.0+)?)?$/.test(time) ? '' : 'h:mm';
  const code = [days < 1 ? '' : 'yyyy/m/d', days < 1 ? 'h:mm' : clock].join(' ').trim();
  return {
    days: from1904 ? days - from1904Days : days,
    shower: numberShower(-1, code, from1904),
  };
}

/** The day after the last one that is a date in a spreadsheet, 31 December 9999. */
const endOfDays = 2_958_466;

/** With colours, languages and conditions before it, and other sections behind it. */
const isGeneral = /^(?:\[[^\]]*\]|\s|_.)*(?:general(?:[;_\s].*)?)?$/is;

/** Null for a format that leaves the number as it stands, or that is none. */
function patternOf(code: string): string | null {
  // Chinese and Japanese editions write their own names into files.
  const pattern = code
    .replace(/G\/通用格式|G\/標準|G\/通用/g, 'General')
    .replace(/上午\/下午/g, '[$-804]AM/PM');
  try {
    const { type } = getFormatInfo(pattern);
    return type === 'text' || isGeneral.test(pattern) ? null : pattern;
  } catch {
    return null;
  }
}

/**
 * A Chinese Excel writes May and Wednesday for mmmm and dddd, and 星期三 for aaaa only; a format that names its language,
 * or asks for the system's long date or time, says itself what it means.
 */
function namesAreEnglish(code: string): boolean {
  return !/\[\$-|aaa/i.test(code) && /mmm|ddd|am\/pm/i.test(code.replace(/"[^"]*"/g, ''));
}

function shownBy(pattern: string, value: number, locale: string): string | null {
  try {
    return format(pattern, value, { locale });
  } catch {
    return null;
  }
}

const numerals: ReadonlyMap<string, string> = new Map([
  ['1', '〇一二三四五六七八九十'],
  ['2', '零壹贰叁肆伍陆柒捌玖拾'],
]);

/** Writes 2024年5月31日 as 二〇二四年五月三十一日 where the format says so. */
function inChineseNumerals(text: string, code: string): string {
  const digits = [...(numerals.get(/\[dbnum([12])\]/i.exec(code)?.[1] ?? '') ?? '')];
  const ten = digits[10];
  if (ten === undefined) return text;
  return text.replace(/\d+/g, (run) => {
    const number = Number(run);
    if (run.length > 2 || number < 10) {
      return [...run].map((digit) => digits[Number(digit)] ?? digit).join('');
    }
    const tens = Math.floor(number / 10);
    const ones = number % 10;
    return `${tens === 1 ? '' : (digits[tens] ?? '')}${ten}${ones === 0 ? '' : (digits[ones] ?? '')}`;
  });
}
