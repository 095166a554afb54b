// A title in one line, or in two or three that break where a reader would pause.
import { fittingSize, textWidth } from '../text-fit.ts';

const usualMost = 176;
const least = 64;
/** Below this one line looks lost on the stage, and two are better. */
const smallestSingle = 118;

export interface TitleLines {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface TitleRoom {
  /** How wide a line may be, in px of the canvas. */
  readonly room?: number;
  readonly lines?: 2 | 3;
  /** The largest letters. */
  readonly most?: number;
}

export function titleLines(
  title: string,
  { room = 1560, lines: linesAtMost = 2, most = usualMost }: TitleRoom = {},
): TitleLines {
  const sizeOf = (lines: readonly string[]) =>
    Math.min(...lines.map((line) => fittingSize(line, { width: room, most, least })));
  const single = sizeOf([title]);
  if (single >= smallestSingle) return { lines: [title], size: single };
  const two = broken(title);
  const size = sizeOf(two);
  if (linesAtMost === 2 || size >= smallestSingle) return { lines: two, size };
  // The longer line once more.
  const [first = '', second = ''] = two;
  const three =
    textWidth(first) > textWidth(second) ? [...broken(first), second] : [first, ...broken(second)];
  return { lines: three, size: sizeOf(three) };
}

/** After a space, a closing mark or a dash, nearest to the middle; else in the middle. */
function broken(title: string): string[] {
  const characters = [...title];
  const half = textWidth(title) / 2;
  let best = { at: Math.ceil(characters.length / 2), distance: textWidth(title) * 0.2 };
  characters.forEach((character, index) => {
    if (index === 0 || !/[\s」』》】）)·—:：，,]/.test(character)) return;
    const distance = Math.abs(textWidth(characters.slice(0, index + 1).join('')) - half);
    if (distance < best.distance) best = { at: index + 1, distance };
  });
  return [characters.slice(0, best.at), characters.slice(best.at)]
    .map((line) => line.join('').trim())
    .filter((line) => line !== '');
}
