// The two names below a bar in the room that is kept for them, whatever their length: nothing runs off the wall.
import { shortened } from '../format.ts';
import { contestantChoices, type FittedName, linesNeeded } from '../names.ts';

export interface BarNamesRoom {
  /** In px of the canvas. */
  readonly width: number;
  readonly height: number;
}

export interface BarNames {
  readonly name: FittedName;
  readonly person: FittedName | null;
}

export const barLineHeight = 1.24;
/** Between the two names. */
const between = 4;
/** Words smaller than this cannot be read from the last row. */
const least = 28;
const sizes = [40, 36, 32, least] as const;
/** The contestant as a share of the program's name. */
const share = 0.8;

/** Larger first; then without the organisation; then the program's name is cut, and at last the person's. */
export function barNames(
  { programName, contestant }: { readonly programName: string; readonly contestant: string },
  { width, height }: BarNamesRoom,
): BarNames {
  const choices = contestant === '' ? [] : contestantChoices(contestant);
  const at = (text: string, size: number): FittedName => ({
    ...{ text, size, width },
    lines: linesNeeded(text, emsOf(width, size)),
  });
  const rest = (person: FittedName | null) =>
    height - (person === null ? 0 : heightOf(person) + between);
  for (const size of sizes) {
    for (const text of choices.length === 0 ? [null] : choices) {
      const person = text === null ? null : at(text, Math.max(least, Math.round(size * share)));
      const name = at(programName, size);
      if (heightOf(name) <= rest(person)) return { name, person };
    }
  }
  const line = least * barLineHeight;
  const [last = ''] = choices.slice(-1);
  const person =
    last === '' ? null : cutTo(at(last, least), Math.floor((height - between) / line) - 1);
  return { name: cutTo(at(programName, least), Math.floor(rest(person) / line)), person };
}

/** Letters are wider in one font than in another, and marks that may not begin a line take a character with them. */
function emsOf(width: number, size: number): number {
  return (width / size) * 0.94 - 0.4;
}

function heightOf({ lines, size }: FittedName): number {
  return lines * size * barLineHeight;
}

/** Leaves out characters until the lines are as few as there is room for. */
function cutTo(name: FittedName, lines: number): FittedName {
  if (name.lines <= lines) return name;
  const ems = emsOf(name.width ?? 0, name.size);
  for (let most = lines * ems; most > 2; most -= 1) {
    const text = shortened(name.text, most);
    if (linesNeeded(text, ems) <= lines) return { ...name, text, lines };
  }
  return { ...name, text: shortened(name.text, 2), lines };
}
