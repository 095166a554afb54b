// A title in one line, or in two or three that break where a reader would pause.
import { phrasesOf } from '../phrases.ts';
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
  /** The width of a line, in px of the canvas. */
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

/** Signs that stand before their word, and signs after it: no line ends or begins with them. */
const opening = /[「『《〈【（(“]/;
const closing = /[」』》〉】）)”·—:：，,、。！？]/;

/** Breaks at a pause near the middle; else in the middle, but rather not inside a 《title》. */
function broken(title: string): string[] {
  const characters = [...title];
  const whole = textWidth(title);
  let best = { at: characters.length, cost: Number.POSITIVE_INFINITY };
  let before = 0;
  let inside = false;
  const pauses = new Set<number>();
  phrasesOf(title).reduce((at, phrase) => {
    pauses.add(at);
    return at + [...phrase].length;
  }, 0);
  characters.forEach((character, at) => {
    const last = characters[at - 1];
    if (last !== undefined && !opening.test(last) && !closing.test(character)) {
      const both = last + character;
      const pause = /\s/.test(both) || closing.test(last) || opening.test(character);
      const torn = inside || /\w\w/.test(both);
      const weight = torn ? 0.4 : pause ? 0 : pauses.has(at) ? 0.2 : 0.6;
      const cost = Math.abs(before - whole / 2) + weight * whole;
      if (cost < best.cost) best = { at, cost };
    }
    before += textWidth(character);
    if (/[《「]/.test(character)) inside = true;
    if (/[》」]/.test(character)) inside = false;
  });
  return [characters.slice(0, best.at), characters.slice(best.at)]
    .map((line) => line.join('').trim())
    .filter((line) => line !== '');
}
