/** Cuts text into pieces by the font that has its letters, so that no name is printed as empty boxes. */
import { fontLetters } from './font-letters.ts';

export type LetterFont = keyof typeof fontLetters;

export interface Piece {
  readonly font: LetterFont;
  readonly text: string;
}

/** Pairs of first and last letter, in order, in one flat list. */
type Letters = readonly number[];

const fonts = Object.entries(fontLetters).map(([name, ranges]) => ({
  // `Object.entries` forgets the names of the keys.
  name: name as LetterFont,
  letters: lettersOf(ranges),
}));

/** Characters that nobody sees: joiners, marks of direction, choices between shapes of a letter. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const isSpace = /\s/;

/** A letter that no font has is printed as its number in Unicode, which can be looked up; a box could be anybody. */
export function pieces(text: string, mostInLine = lettersInLine): readonly Piece[] {
  const found: { font: LetterFont; text: string }[] = [];
  for (const letter of text) {
    const last = found.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const stays = last !== undefined && (isSpace.test(letter) || hasLetter(last.font, code));
    const font = stays ? last.font : fonts.find(({ letters }) => has(letters, code))?.name;
    if (font === undefined && unseen.test(letter)) continue;
    const own =
      font === undefined && !isSpace.test(letter)
        ? `〔U+${code.toString(16).toUpperCase()}〕`
        : letter;
    if (last !== undefined && last.font === (font ?? 'chinese')) last.text += own;
    else found.push({ font: font ?? 'chinese', text: own });
  }
  return found.flatMap(({ font, text: own }) =>
    font === 'arabic' ? rightToLeft(own, mostInLine) : { font, text: own },
  );
}

/** How many letters of Arabic script fit into one line of a page, and of a column of a table. */
const lettersInLine = 40;
export const lettersInColumn = 14;
const hardSpace = '\u00A0';

/**
 * The font sets a whole run from right to left, spaces included, as long as nothing breaks it: its
 * spaces hold together, and a long run is broken here, between words, or in a word that fills more than a line.
 */
function rightToLeft(text: string, mostInLine: number): readonly Piece[] {
  const words = text.trimEnd();
  const lines: string[] = [];
  for (const word of words.split(/\s+/).flatMap((whole) => portionsOf(whole, mostInLine))) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : line + hardSpace + word;
    if (line !== undefined && longer.length <= mostInLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const behind = text.slice(words.length);
  return [
    { font: 'arabic', text: lines.join('\n') },
    ...(behind === '' ? [] : [{ font: 'chinese', text: behind } as const]),
  ];
}

/** A mark over a letter stays with it. */
function portionsOf(word: string, most: number): readonly string[] {
  return word.match(new RegExp(`(?:.\\p{M}*){1,${most}}`, 'gu')) ?? [word];
}

function hasLetter(font: LetterFont, code: number): boolean {
  return has(fonts.find(({ name }) => name === font)?.letters ?? [], code);
}

function has(letters: Letters, code: number): boolean {
  let low = 0;
  let high = letters.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (letters[middle * 2] ?? 0)) high = middle - 1;
    else if (code > (letters[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

function lettersOf(ranges: string): Letters {
  return ranges.split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
