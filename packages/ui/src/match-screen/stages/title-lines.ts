// A title in one line, or in two that break where a reader would pause.
import { fittingSize, textWidth } from '../format.ts';

/** The sheet, less the air between the letters. */
const width = 1560;
const most = 176;
const least = 64;
/** Below this one line looks lost on the stage, and two are better. */
const smallestSingle = 118;

export interface TitleLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** `room`: how wide a line may be, in px of the base. */
export function titleLines(title: string, room: number = width): TitleLines {
  const single = fittingSize(title, { width: room, most, least });
  if (single >= smallestSingle) return { lines: [title], size: single };
  const lines = broken(title);
  const size = Math.min(...lines.map((line) => fittingSize(line, { width: room, most, least })));
  return { lines, size };
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
