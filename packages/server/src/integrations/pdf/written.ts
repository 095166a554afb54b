/** Text in pdfmake's words: plain where one font has all letters, else piece by piece. */
import type { ContentText } from 'pdfmake/interfaces.js';
import { type LetterFont, pieces } from './lettering.ts';

export const baseFont: LetterFont = 'chinese';

export function written(text: string): string | ContentText[] {
  const parts = pieces(text);
  if (parts.every(({ font }) => font === baseFont)) return parts.map((part) => part.text).join('');
  return parts.map((part): ContentText => {
    if (part.font !== 'arabic') return part;
    // Its letters are joined: a break between them would draw each as if it stood alone.
    return { ...part, wordBreak: 'normal' };
  });
}
