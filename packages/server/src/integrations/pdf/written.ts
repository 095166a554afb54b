/** Makes pdfmake's text: plain where one font has all letters, else piece by piece. */
import type { ContentText } from 'pdfmake/interfaces.js';
import { type LetterFont, lettersInColumn, type Piece, pieces } from './lettering.ts';

export const baseFont: LetterFont = 'chinese';

/** Beyond the first 65,536 letters: two halves, which pdfmake tears where it may break a word anywhere. */
const halved = /([\u{10000}-\u{10FFFF}]+)/u;

/** Writes a text in a column, where long runs that nothing else breaks get shorter lines. */
export function writtenInColumn(text: string): string | ContentText[] {
  return textOf(text, pieces(text, lettersInColumn));
}

export function written(text: string): string | ContentText[] {
  return textOf(text, pieces(text));
}

function textOf(text: string, parts: readonly Piece[]): string | ContentText[] {
  const isPlain = parts.every(({ font }) => font === baseFont) && !halved.test(text);
  if (isPlain) return parts.map((part) => part.text).join('');
  return parts.flatMap(({ font, text: own }): ContentText[] => {
    // Arabic letters are joined: a break between them would draw each as if it stood alone.
    if (font === 'arabic') return [{ font, text: own, wordBreak: 'normal' }];
    return own
      .split(halved)
      .filter((some) => some !== '')
      .map((some) => ({
        font,
        text: some,
        ...(halved.test(some) ? { wordBreak: 'normal' as const } : {}),
      }));
  });
}
