// Takes apart a tie-break of the settings: one word, or a word with the id of an item or a judge group, `ITEM:…`.
import type { TieBreak, TieBreakKind } from '@liangfen/sdk/schema';

export interface TieBreakParts {
  readonly kind: TieBreakKind;
  /** The id of the item or the judge group; null for the other kinds. */
  readonly id: string | null;
}

/** The list in which a tie-break of this kind names one; null for those that name none. */
export const namedIn: Readonly<Record<TieBreakKind, 'items' | 'groups' | null>> = {
  ITEM: 'items',
  GROUP: 'groups',
  UNROUNDED: null,
  COUNTED_MEAN: null,
  UNTRIMMED_MEAN: null,
  HIGHEST_JUDGE: null,
  SECOND_BEST: null,
  MOST_HIGHEST: null,
  DROPPED: null,
  SECOND_BEST_ITEM: null,
  HEAD_JUDGE: null,
  SORT: null,
};

const kinds: ReadonlySet<string> = new Set(Object.keys(namedIn));

function isKind(text: string): text is TieBreakKind {
  return kinds.has(text);
}

/**
 * Returns null for text that is no tie-break.
 *
 * @example
 * ```tsx
 * for (const tieBreak of match.setting.tieBreaks) console.log(tieBreakParts(tieBreak));
 * ```
 */
export function tieBreakParts(tieBreak: TieBreak): TieBreakParts | null {
  const [kind = '', id = null] = tieBreak.split(':', 2);
  return isKind(kind) && (namedIn[kind] !== null) === (id !== null) ? { kind, id } : null;
}
