// Dates as people write them: 2026-11-21 09:05 in Chinese, in another language as that one does.

const digits = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const inFigures = { year: 'numeric', month: '2-digit', day: '2-digit', ...digits } as const;
const inWords = { year: 'numeric', month: 'short', day: 'numeric', ...digits } as const;
const toTheSecond = { second: '2-digit' } as const;

const made = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making a format takes longer than writing all the dates of a list. */
function formatOf(lang: string, seconds: boolean): Intl.DateTimeFormat {
  const key = `${lang} ${seconds}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const parts = isChinese(lang) ? inFigures : inWords;
  const format = new Intl.DateTimeFormat(lang, seconds ? { ...parts, ...toTheSecond } : parts);
  made.set(key, format);
  return format;
}

function isChinese(lang: string): boolean {
  return lang.startsWith('zh');
}

/** @param at epoch ms */
export function dateAndTime(at: number, lang: string): string {
  return written(formatOf(lang, false), at, lang);
}

/** @param at epoch ms */
export function timeToTheSecond(at: number, lang: string): string {
  return written(formatOf(lang, true), at, lang);
}

function written(format: Intl.DateTimeFormat, at: number, lang: string): string {
  if (!isChinese(lang)) return format.format(at);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  const time = [hour, minute, second].filter((part) => part !== undefined).join(':');
  return `${year}-${month}-${day} ${time}`;
}
