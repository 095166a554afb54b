/** What people type into a cell of a list: places in the order, strokes where nothing is meant, names set to a width. */

/**
 * A place in the order: 3, 003, 3.0, 3号, 第3个节目, 3、, (3), 【3】, 3/30, ③, 三, 叁, Ⅲ, No.3, 评委3. Null for an empty cell.
 */
export function positionOf(text: string): number | null | 'NONE' {
  if (/^[1-9][0-9]{0,5}$/.test(text)) return Number(text);
  if (isNothing(text)) return null;
  const written = text
    .replace(/[\u2160-\u216B]/g, (roman) => String(roman.charCodeAt(0) - 0x215f))
    .replace('\u{1F51F}', '10')
    .replace(/[\u2776-\u277F]/g, (round) => String(round.charCodeAt(0) - 0x2775))
    .normalize('NFKC')
    .replace(/\s|\p{Cf}|\uFE0F|\u20E3/gu, '')
    .replace(/[壹贰叁肆伍陆柒捌玖拾佰〇两]/g, (letter) => plainNumeral[letter] ?? letter)
    .replace(/[零一二三四五六七八九十百]+/g, (word) => String(numberOf(word) ?? word));
  if (written === '') return null;
  const found =
    /^[([【〔]?(?:第|编号|序号|评委|选手|节目|no\.?|#)?0*([1-9][0-9]{0,5})(?:\.0+)?(?:\/[0-9]+)?(?:号|位|个|名|首|场)?(?:评委|选手|节目)?[、.,:)\]】〕#]?$/i.exec(
      written,
    );
  return found === null ? 'NONE' : Number(found[1]);
}

const plainNumeral: Readonly<Record<string, string>> = {
  壹: '一',
  贰: '二',
  叁: '三',
  肆: '四',
  伍: '五',
  陆: '六',
  柒: '七',
  捌: '八',
  玖: '九',
  拾: '十',
  佰: '百',
  〇: '零',
  两: '二',
};
const chineseDigits = '零一二三四五六七八九';

/** 三, 十二, 二十, 一百零一, and digit by digit 一二 and 零三; null for what is no number. */
function numberOf(word: string): number | null {
  const [, hundreds = '', tens, ones = ''] =
    /^(?:([一二三四五六七八九])百零?)?(?:([一二三四五六七八九]?)十)?([一二三四五六七八九]?)$/.exec(
      word,
    ) ?? [];
  const digits = [...word].map((letter) => chineseDigits.indexOf(letter));
  if (hundreds === '' && tens === undefined) {
    return digits.includes(-1) ? null : Number(digits.join(''));
  }
  const digit = (letter: string) => (letter === '' ? 0 : chineseDigits.indexOf(letter));
  return digit(hundreds) * 100 + (tens === undefined ? 0 : digit(tens) || 1) * 10 + digit(ones);
}

/** Strokes and words that fill a cell in which nothing stands. */
export function isNothing(text: string): boolean {
  // Most cells are longer, and lists have tens of thousands.
  return (
    text.length <= 4 &&
    /^(?:[/\\|\p{Pd}\u2212_\s]+|无|暂无|不详|N\/A|none)$/iu.test(text.normalize('NFKC'))
  );
}

/** 张　三 is set to the width of three letters; the name is 张三. Over two lines there may be two people. */
export function nameWithoutSpacing(text: string): string {
  if (text.length > 12) return text;
  return text.replace(/^\s*(\p{sc=Han})[ \t\u00A0\u2002\u2003\u3000]+(\p{sc=Han})\s*$/u, '$1$2');
}

/** The names that stand in one cell where one person is meant; one or none for a single name. */
export function namesIn(text: string): readonly string[] {
  const names = text.split(/[、，,;；/]/).map((name) => name.trim());
  return names.every((name) => /^\p{sc=Han}{2,4}$/u.test(name)) ? names : [];
}
