/**
 * Finds the words that whoever runs the server wants on no public screen, however they are spaced or written
 * (docs/decisions/0465).
 */
import { createWordMatcher } from './word-matcher.ts';

export interface PublicWords {
  /** The word of the list that stands in a text; null when it may be shown. */
  readonly refusedIn: (text: string) => string | null;
}

/** Allows every word, where the owner has no list. */
export const everyWordIsFine: PublicWords = { refusedIn: () => null };

/** Follows the name of a field. One word is named, never the list. */
export function wordRefusal(word: string): string {
  return `里的「${word}」不能出现在大屏和公开页面上，请换一个说法`;
}

export type WordListFault =
  | { readonly kind: 'TOO_MANY_WORDS' }
  | { readonly kind: 'NO_WORDS' }
  | { readonly kind: 'TOO_LONG' | 'NOTHING_LEFT' | 'ONE_LETTER'; readonly line: number };

export const mostWords = 100_000;
export const longestWord = 64;

/** Reads one word a line; empty lines and lines that begin with # hold none. */
export function readWordList(text: string): PublicWords | WordListFault {
  const words = new Set<string>();
  for (const [index, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const trimmed = written.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if ([...trimmed].length > longestWord) return { kind: 'TOO_LONG', line };
    const word = plain(trimmed);
    if (word === '') return { kind: 'NOTHING_LEFT', line };
    // One letter would stand in nearly every name.
    if (/^[a-z0-9]$/.test(word)) return { kind: 'ONE_LETTER', line };
    words.add(word);
    if (words.size > mostWords) return { kind: 'TOO_MANY_WORDS' };
  }
  if (words.size === 0) return { kind: 'NO_WORDS' };
  const find = createWordMatcher([...words]);
  return { refusedIn: (shown) => find(plain(shown)) };
}

/** Writes a text as a reader takes it in: width, case, spaces and invisible characters make no other word. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+/gu, '');
}
