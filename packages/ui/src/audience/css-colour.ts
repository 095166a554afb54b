// The organiser's colour, for the one line that carries no words: whatever it is, everything stays legible.
import type { CSSProperties } from 'react';

export function cssColour(colour: string | null): CSSProperties {
  const variables: Record<string, string> =
    colour === null ? {} : { '--lf-audience-brand': colour };
  return variables;
}
