// Finds room for a name without cutting it: the name shrinks, then breaks into lines, and at last leaves out the
// organisation.
import { textWidth } from './format.ts';
import { phrasesOf } from './phrases.ts';

export interface NameRoom {
  /** In px of the canvas. */
  readonly width: number;
  readonly most: number;
  readonly least: number;
  readonly lines?: number;
}

export interface FittedName {
  readonly text: string;
  readonly size: number;
  readonly lines: number;
  /** The width at which it breaks, in px of the canvas. */
  readonly width?: number;
}

/** Returns the first choice that fits in as few lines as it can; the last one always does, in more lines if need be. */
export function fittedName(
  choices: readonly string[],
  { width, most, least, lines = 1 }: NameRoom,
): FittedName {
  let last: FittedName = { text: '', size: most, lines: 1 };
  for (const text of choices) {
    const ems = Math.max(1, textWidth(text));
    for (let count = 1; count <= lines; count += 1) {
      const size = Math.min(most, Math.floor(width / emsPerLine(ems, count)));
      if (size >= least) return { text, size, lines: count, width };
    }
    last = {
      text,
      size: least,
      lines: Math.ceil((ems * least) / Math.max(1, width - least)),
      width,
    };
  }
  return last;
}

/** A break wastes up to a character. */
function emsPerLine(ems: number, lines: number): number {
  return lines === 1 ? ems : ems / lines + 0.8;
}

/** Words that an organisation's name ends with: before a plain space they tell it from a person's. */
const organisation =
  /(学院|大学|学校|中学|小学|高中|书院|系|班|社|部|队|院|校|团|公司|集团|中心|局|厂|年级|级|届)$/u;

/** 外国语学院　张三 is two: an ideographic space parts organisation and person, a plain one may. */
const parted = /^(\S+?)(?:\u3000+|\s{2,}|\s(?=\p{Script=Han}))(.+)$/u;

/** Returns the text as written and, where an organisation can be left out, the person alone. */
export function contestantChoices(contestant: string): readonly string[] {
  const written = contestant.trim();
  const person = personOf(written);
  return person === written ? [written] : [written, person];
}

function personOf(contestant: string): string {
  const [, first = '', rest = ''] = parted.exec(contestant) ?? [];
  const person = rest.trim();
  const isOrganisation = contestant.startsWith(`${first}\u3000`) || organisation.test(first);
  return isOrganisation && /\p{L}/u.test(person) ? person : contestant;
}

/** Opening marks are blank on their left: without this 《 would stand half a character inside the line below. */
export function hangingIndent(text: string): string | undefined {
  return /^[《〈「『【（“]/u.test(text) ? '-0.46em' : undefined;
}

/** How many lines a text of unbreakable pieces takes; a piece longer than a line is broken. */
function linesOf(pieces: readonly string[], ems: number): number {
  let used = 1;
  let line = 0;
  for (const piece of pieces) {
    const width = textWidth(piece);
    if (line > 0 && line + width > ems) {
      used += 1;
      line = 0;
    }
    line += width;
    while (line > ems && width > ems) {
      used += 1;
      line -= ems;
    }
  }
  return used;
}

/** A Latin word or one other character, with the marks that no line begins or ends with. */
const pieces =
  /[（《〈「『【“(]*(?:[\w\u00c0-\u024f.,'’&-]+\s?|.)[）》〉」』】”，。、；：！？…)]*/gu;

/** How many lines a text takes in lines of this many em, broken between words and Chinese characters. */
export function linesNeeded(text: string, ems: number): number {
  return linesOf(text.match(pieces) ?? [], Math.max(1, ems));
}

export interface HeldRoom {
  readonly size: number;
  readonly lines: number;
  /** In px of the canvas. */
  readonly width?: number | undefined;
}

/**
 * A text in pieces, of which every second one is a 《title》 that a line break must not tear: those that fit in a line,
 * where the text still finds room in its lines so.
 */
export function heldTitles(text: string, { size, lines, width = 0 }: HeldRoom): readonly string[] {
  if (lines === 1 || !text.includes('《')) return [text];
  const ems = width / size;
  const parts = text
    .split(/(《[^《》]*》)/u)
    .map((piece, at) => ({ piece, held: at % 2 === 1 && textWidth(piece) <= ems }));
  const units = parts.flatMap(({ piece, held }) => (held ? [piece] : (piece.match(pieces) ?? [])));
  if (linesOf(units, ems) > lines) return [text];
  const all = [''];
  for (const { piece, held } of parts) {
    if (held) all.push(piece, '');
    else all.push((all.pop() ?? '') + piece);
  }
  return all;
}

/**
 * A text in the pieces between which its lines may break: titles whole where they fit, else by words. Null where it needs
 * more lines so than there are.
 */
export function heldPhrases(
  text: string,
  { size, lines, width = 0 }: HeldRoom,
): readonly string[] | null {
  if (lines === 1) return null;
  const ems = width / size;
  const titled = text
    .split(/(《[^《》]*》[，、。：；！？]?)/u)
    .flatMap((piece, at) => (at % 2 === 1 && textWidth(piece) <= ems ? [piece] : phrasesOf(piece)));
  return [titled, phrasesOf(text)].find((units) => linesOf(units, ems) <= lines) ?? null;
}
