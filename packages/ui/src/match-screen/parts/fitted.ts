// A name at the size and in the lines that its room allows; never cut.
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { asWritten, part } from '../../style-sheets/part.ts';
import {
  type FittedName,
  type HeldRoom,
  hangingIndent,
  heldPhrases,
  heldTitles,
  linesNeeded,
} from '../names.ts';

export const Unbroken = part('span', 'lfs-fitted-unbroken');
/** An unbreakable piece of a name that stands out. */
export const UnbrokenStrong = part('strong', 'lfs-fitted-unbroken');

export interface FittedProps {
  readonly children: ReactNode;
  readonly style: CSSProperties;
  readonly translate: 'no';
}

/** For an element made of `Unbroken`; words that stand in the middle do not hang. */
export function fitted(
  { text, size, lines, width }: FittedName,
  { centred = false }: { readonly centred?: boolean } = {},
): FittedProps {
  return {
    ...asWritten,
    children: held(text, { size, lines, width }),
    style: {
      fontSize: size,
      // A width that was guessed a little too small must not break a line in two.
      whiteSpace: lines === 1 ? 'nowrap' : undefined,
      maxWidth: lines === 1 ? undefined : width,
      textIndent: centred ? undefined : hangingIndent(text),
    },
  };
}

/** A text that breaks where a reader pauses and whose short titles stand in one line each, where they can. */
export function held(text: string, room: HeldRoom): ReactNode {
  const phrases = heldPhrases(text, room);
  if (phrases !== null && phrases.length > 1) {
    // Each stands alone in its element, as every text does (0540).
    const parts = phrases.flatMap((phrase, at) => [
      createElement('span', { key: `phrase ${at}` }, dotted(phrase)),
      createElement('wbr', { key: `break ${at}` }),
    ]);
    return createElement('span', { className: 'lfs-fitted-phrases' }, ...parts);
  }
  const pieces = heldTitles(text, room);
  if (pieces.length === 1) return dotted(text);
  return pieces.map((piece, at) =>
    createElement(
      'span',
      { key: at, className: at % 2 === 1 ? 'lfs-fitted-title' : '' },
      dotted(piece),
    ),
  );
}

/** No line begins with the dot between the parts of a name: browsers break before it, also where words are kept whole. */
function dotted(text: string): ReactNode {
  const pieces = text.split(/([^·]·+)/u);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    createElement('span', { key: at, className: at % 2 === 1 ? 'lfs-fitted-dot' : '' }, piece),
  );
}

/** The same for a size that was fitted before: phrases stay whole where they need no more lines than letters would. */
export function phrased(text: string, { size, width }: { size: number; width: number }): ReactNode {
  return held(text, { size, width, lines: linesNeeded(text, width / size) });
}
