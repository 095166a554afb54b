'use client';
// The names in a row of a table: beside each other, or the contestant below; never without the contestant.
import { part } from '../../style-sheets/part.ts';
import { shortened, textWidth } from '../format.ts';
import { contestantChoices, type FittedName, fittedName } from '../names.ts';
import { fitted } from './fitted.ts';

const Words = part('div', 'lfs-row-names-words');
const Name = part('strong', 'lfs-fitted-unbroken lfs-row-names-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-row-names-contestant');

/** Words smaller than this cannot be read from the last row. */
const least = 28;
const lineHeight = 1.04;
/** Above and below the words of a row. */
const air = 12;
/** The contestant beside or below a name, as a share of its size. */
const share = 0.72;

export interface Named {
  readonly programName: string;
  readonly contestant: string;
}

/** In px of the canvas. */
export interface RowRoom {
  readonly width: number;
  readonly height: number;
  /** The size of a name that has all the room it needs. */
  readonly most: number;
}

export interface RowNamesProps {
  readonly row: Named;
  readonly room: RowRoom;
  /** The contestants of the whole table stand below the names. */
  readonly stacked: boolean;
}

/** Lower than this a row has one line, whatever its names: two would touch its edges and be too small for a hall. */
export const stackedFrom = 96;

/** Whether all rows have two lines: one long name among high rows sets them all so, because a table is one table. */
export function isStacked(rows: readonly Named[], room: (row: Named) => RowRoom): boolean {
  return rows.some((row) => {
    const own = room(row);
    return own.height >= stackedFrom && !fitsBeside(row, own);
  });
}

const between = 30;

function fitsBeside({ programName, contestant }: Named, { width, most }: RowRoom): boolean {
  const contestantSize = Math.max(least, most * share);
  return most * textWidth(programName) + contestantSize * textWidth(contestant) + between <= width;
}

export function RowNames({ row, room, stacked }: RowNamesProps) {
  const beside = stacked ? null : besideNames(row, room);
  const { name, person } = beside ?? stackedNames(row, room);
  return (
    <Words data-stacked={beside === null || undefined}>
      {name === null ? null : <Name {...fitted(name)} />}
      {person.text === '' ? null : <Contestant {...fitted(person)} />}
    </Words>
  );
}

/** A name that is cut says as much as this, or stands below the contestant. */
const leastCutEms = 7;
/** The contestant takes no more than this of a line, where there is a shorter way to say it. */
const personShare = 0.46;

/**
 * Sets a name in one line: it shrinks a little, then the organisation goes, then the program's name is cut; the person
 * never. Null where even so there is no room.
 */
export function besideNames(
  { programName, contestant }: Named,
  { width, most }: RowRoom,
): StackedNames | null {
  const choices = contestantChoices(contestant);
  const ways = [most, most * 0.84, Math.max(least + 4, most * 0.7)].flatMap((size) =>
    choices.map((text) => ({ text, size, personSize: Math.max(least, size * share) })),
  );
  const roomOf = ({ text, personSize }: (typeof ways)[number]) =>
    width - (text === '' ? 0 : textWidth(text) * personSize + between);
  const one = (text: string, size: number): FittedName => ({ text, size, lines: 1 });
  const whole = ways.find((way) => textWidth(programName) * way.size <= roomOf(way));
  if (whole !== undefined) {
    return { name: one(programName, whole.size), person: one(whole.text, whole.personSize) };
  }
  const smallest = ways.slice(-choices.length);
  const cut = smallest.find((way) => width - roomOf(way) <= width * personShare) ?? smallest.at(-1);
  if (cut === undefined || roomOf(cut) < leastCutEms * cut.size) return null;
  const text = shortened(programName, (roomOf(cut) / cut.size) * 0.97);
  return { name: one(text, cut.size), person: one(cut.text, cut.personSize) };
}

interface StackedNames {
  readonly name: FittedName | null;
  readonly person: FittedName;
}

/**
 * Sets a name in two lines; in a table too dense for both, the program's name is cut, then left out; the person's
 * never.
 */
export function stackedNames(
  { programName, contestant }: Named,
  { width, height, most }: RowRoom,
): StackedNames {
  // Words that touch the edges of their plate are in a box.
  const room = Math.max(2 * least, height - air) / lineHeight - 1;
  const linesInAll = Math.floor(room / least);
  const choices = contestantChoices(contestant);
  const largest = Math.max(least, Math.min(most * share, room * 0.36));
  const personAt = (of: readonly string[], size: number) =>
    fittedName(of, { width, most: size, least, lines: Math.max(1, linesInAll - 1) });
  const restOf = ({ lines, size }: FittedName) => room - (contestant === '' ? 0 : lines * size);
  // Smaller, and without the organisation, before the program's name goes.
  const ways = [
    personAt(choices, largest),
    personAt(choices, least),
    personAt(choices.slice(-1), least),
  ];
  const person = ways.find((way) => restOf(way) >= least) ?? ways[1] ?? ways[0];
  if (person === undefined) throw new RangeError('no way to write a name');
  const rest = restOf(person);
  if (rest < least && person.lines > 1) return { name: null, person };
  const nameLines = rest >= 2.2 * least ? 2 : 1;
  const name = fittedName([programName], {
    width,
    most: Math.max(least, Math.min(most, nameLines === 1 ? rest : rest * 0.8)),
    least,
    lines: nameLines,
  });
  if (name.lines * name.size <= rest + 2 && name.lines <= nameLines) return { name, person };
  const single = fittedName([programName], { width, most: Math.max(least, rest), least });
  if (single.lines === 1) return { name: single, person };
  const text = shortened(programName, (width / least) * 0.96);
  return { name: { text, size: least, lines: 1 }, person };
}
