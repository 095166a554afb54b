// Works out how wide a text will be, and the size at which it fits.

/** Width of a text in em, near enough to choose a size, and rather too wide than too narrow. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (character >= '\u{1f000}') return 1.3;
  // The dot between the parts of a name is as wide as a Chinese character in most fonts.
  if (character > '\u024f' || character === '·') return 1;
  if (character === ' ') return 0.3;
  if (/[MWmw@&%]/.test(character)) return 0.9;
  return /[\p{Lu}\d]/u.test(character) ? 0.66 : 0.56;
}

/** Width in em of the longest word that no line may break: of Latin letters and digits, Chinese breaks anywhere. */
export function longestWord(text: string): number {
  return Math.max(0, ...(text.match(/[\w\u00c0-\u024f'’.-]+/gu) ?? []).map(textWidth));
}

/** Cut so that it is at most `ems` em wide, the ellipsis included. */
export function shortened(text: string, ems: number): string {
  if (textWidth(text) <= ems) return text;
  const kept = [...text];
  while (textWidth(kept.join('')) > ems - 1) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** The largest size from `most` down to `least` px at which `text` fits `lines` lines of `width` px. */
export function fittingSize(
  text: string,
  { width, most, least, lines = 1 }: { width: number; most: number; least: number; lines?: number },
): number {
  const ems = Math.max(1, textWidth(text));
  // A line break wastes up to one character.
  const perLine = lines === 1 ? ems : Math.ceil(ems / lines) + 0.5;
  return Math.max(least, Math.min(most, Math.floor(width / perLine)));
}
