// A name at the size and in the lines that its room allows; never cut.
import type { CSSProperties } from 'react';
import { part } from '../../sheets/part.ts';
import { type FittedName, hangingIndent } from '../names.ts';

export const Unbroken = part('span', 'lfs-fitted-unbroken');
/** The same for a name that stands out. */
export const UnbrokenStrong = part('strong', 'lfs-fitted-unbroken');

export interface FittedProps {
  readonly children: string;
  readonly style: CSSProperties;
}

/** For an element made of `Unbroken`; words that stand in the middle do not hang. */
export function fitted(
  { text, size, lines, width }: FittedName,
  { centred = false }: { readonly centred?: boolean } = {},
): FittedProps {
  return {
    children: text,
    style: {
      fontSize: size,
      // A width that was guessed a little too small must not break a line in two.
      whiteSpace: lines === 1 ? 'nowrap' : undefined,
      maxWidth: lines === 1 ? undefined : width,
      textIndent: centred ? undefined : hangingIndent(text),
    },
  };
}
