// Sizes of words and figures by the room they have: they wrap and shrink and are never cut.
import { figureWidth, textWidth } from '../format.ts';

/** Room of a text, in px of the base picture. */
export interface TextRoom {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  /** Fewer lines win as long as the letters are this large. */
  readonly good: number;
  readonly lines: number;
  readonly lineHeight: number;
}

export interface FittedText {
  readonly fontSize: number;
  readonly height: number;
}

/** The fewest lines at a good size, else the lines that make it largest. */
export function fittedText(text: string, room: TextRoom): FittedText {
  const ems = Math.max(1, textWidth(text));
  let best = { fontSize: 0, lines: 1 };
  for (let lines = 1; lines <= room.lines; lines += 1) {
    // A line break wastes up to one character.
    const perLine = lines === 1 ? ems : ems / lines + 1;
    const fontSize = Math.floor(
      Math.min(room.most, room.width / perLine, room.height / (lines * room.lineHeight)),
    );
    if (fontSize > best.fontSize) best = { fontSize, lines };
    if (best.fontSize >= room.good) break;
  }
  return { fontSize: best.fontSize, height: best.lines * best.fontSize * room.lineHeight };
}

/** The largest size at which a figure is at most `width` wide. */
export function fittedFigure(text: string, width: number, most: number): number {
  return Math.floor(Math.min(most, width / Math.max(1, figureWidth(text))));
}
