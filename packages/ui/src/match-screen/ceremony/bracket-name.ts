// The name in a bracket: as large as its row allows, in more lines where they fit, and cut only where it could not be read.
import { shortened } from '../format.ts';
import { fittedText } from '../parts/fitted-text.ts';

/** Smaller letters cannot be read from the last row. */
const least = 28;
const lineHeight = 1.14;

export interface BracketName {
  readonly text: string;
  readonly size: number;
}

/** In px of the canvas. */
export interface BracketNameRoom {
  readonly width: number;
  readonly height: number;
}

export function bracketName(text: string, { width, height }: BracketNameRoom): BracketName {
  const most = Math.max(least, Math.min(64, height * 0.72));
  const { fontSize } = fittedText(text, { width, height, most, good: 30, lines: 3, lineHeight });
  if (fontSize >= least) return { text, size: fontSize };
  const lines = Math.max(1, Math.floor(height / (least * lineHeight)));
  // Each break of a line wastes up to a character.
  return { text: shortened(text, (lines * width) / least - (lines - 1)), size: least };
}
