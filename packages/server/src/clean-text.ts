/** Names and words as people mean them, whatever a spreadsheet or another service put between the letters. */

/** What most cells are: letters of ASCII and Han with single blanks between, of which nothing is taken out. */
const plainWords = /^[!-~\u4E00-\u9FFF]+(?: [!-~\u4E00-\u9FFF]+)*$/;

/** Takes out what no list should hold: control characters, half characters, turned directions, runs of spaces. */
export function cleanText(text: string): string {
  if (plainWords.test(text)) return text;
  const clean = text
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Zero-width spaces and the like are part of some scripts, but no name by themselves.
  return /[^\p{Cf}\p{Mn}\s\u115F\u1160\u2800\u3164\uFFA0]/u.test(clean) ? clean : '';
}
