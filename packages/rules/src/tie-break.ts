// Takes apart a tie-break of the settings: one word, or a word with the id of an item or a judge group, `ITEM:…`.
import type { TieBreak, TieBreakKind } from '@liangfen/sdk/schema';

export interface TieBreakParts {
  readonly kind: TieBreakKind;
  /** The id of the item or the judge group; null for the other kinds. */
  readonly id: string | null;
}

/** Whether a tie-break of this kind says which item or judge group it means. */
export const namesOne: Readonly<Record<TieBreakKind, boolean>> = {
  ITEM: true,
  GROUP: true,
  UNROUNDED: false,
  COUNTED_MEAN: false,
  UNTRIMMED_MEAN: false,
  HIGHEST_JUDGE: false,
  SORT: false,
};

const kinds: ReadonlySet<string> = new Set(Object.keys(namesOne));

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
  return isKind(kind) && namesOne[kind] === (id !== null) ? { kind, id } : null;
}
