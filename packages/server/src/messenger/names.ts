/** Finds people by a part of their name, written or spoken: 陈志远 by 志远, chen, czy and chenzy. */
import { pinyin } from 'pinyin-pro';

/** A name in the forms that searches compare; made once. */
export interface NameKeys {
  readonly text: string;
  /** The syllable of each Chinese character; words in other letters stay whole. */
  readonly syllables: readonly string[];
}

/** Longer than any name; no line of an address book makes the search slow. */
const mostSyllables = 40;

export function keysOf(name: string): NameKeys {
  const syllables = pinyin(name, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    // 单, 曾, 仇 and their like are read as surnames.
    surname: 'head',
    v: true,
  });
  return {
    text: plain(name),
    syllables: syllables.slice(0, mostSyllables).map(plain),
  };
}

/** Writes a name the way people type it: without spaces, in small letters, ü as v. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·•']/g, '')
    .replaceAll('ü', 'v');
}

/** Null when the name does not fit; the smaller the number, the better it does. */
export function fitOf({ text, syllables }: NameKeys, word: string): number | null {
  const at = text.indexOf(word);
  if (at === 0) return 0;
  if (at > 0) return 2;
  if (!/^[a-z0-9]+$/.test(word)) return null;
  for (let start = 0; start < syllables.length; start += 1) {
    // Most names end here; the search is over a company.
    if (syllables[start]?.[0] !== word[0]) continue;
    if (isSpoken(syllables, start, word)) return start === 0 ? 1 : 3;
  }
  return null;
}

/** Whether the word is made of beginnings of the syllables from here on: whole ones, letters, or both. */
function isSpoken(syllables: readonly string[], start: number, word: string): boolean {
  let reached = new Set([0]);
  for (let index = start; index < syllables.length && reached.size > 0; index += 1) {
    const syllable = syllables[index] ?? '';
    const next = new Set<number>();
    for (const from of reached) {
      for (let length = 1; length <= syllable.length; length += 1) {
        if (syllable[length - 1] !== word[from + length - 1]) break;
        if (from + length === word.length) return true;
        next.add(from + length);
      }
    }
    reached = next;
  }
  return false;
}
