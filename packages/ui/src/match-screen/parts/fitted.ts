// A name at the size and in the lines that its room allows; never cut.
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { type FittedName, hangingIndent } from '../names.ts';

/** What is broken is broken evenly; a single word that is too long is broken rather than cut. */
export const Unbroken = styled.span`
  display: block;
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: balance;
  /* Opening marks hang by the indent below; the browser must not trim them as well. */
  text-spacing-trim: space-all;
`;

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
