// Divides the stage among judges' cards: the split into rows at which the scores are largest, and the layout of each card.
import type { CanvasSize } from '../canvas/fit-box.ts';

export const cardGap = 22;
/** The gap between the cards of a wall, where each px is taken from the scores. */
const wallGap = 10;
/** A larger card would fill the stage and look like no card. */
const largest = { width: 760, height: 600 };
/** A figure needs no more than this, even alone on the stage. */
const largestFigure = 300;
export const itemHeight = 56;
const groupHeight = 34;
/** The letters and the height of one line of a title. */
export const titleLine = { size: 28, height: 34 } as const;
/** Photographs are cut to 4 : 5; smaller ones show nobody. */
export const faceShape = 1.25;
/** How much larger scores must become without photographs to be worth leaving the judges unseen. */
const pictured = 2;
/** What a layout is worth in which a name does not stand whole. */
const tornWorth = 0.5;
const faceRange = { least: 72, most: 150 };
export const faceGap = 18;
/** Below this words cannot be read from the last row. */
const least = 28;
/** The room that a stamp takes from a score: its leaning box, and air around it. */
const stampHeight = 82;
/** The height of digits, as a share of their size. */
const digits = 0.74;
/** How far a dropped score steps back: it must still be read as a score. */
const stepsBack = { most: 0.74, least: 0.55 };
/** Beyond this many cards names may be left out: they are a wall, read by its figures. */
const alwaysNamed = 15;

export interface CardContent {
  readonly count: number;
  /** The widest score and the longest name, in em; 0 for a card without names. */
  readonly figureEms: number;
  readonly nameEms: number;
  /** The longest word of a name that no line may break, in em; none when left out. */
  readonly wordEms?: number;
  /** A card must be as wide, where any can be; what stands in one line needs it. */
  readonly leastWidth?: number;
  readonly groups: boolean;
  readonly items: number;
  /** Whether there are photographs, and how long the judges' titles are, in em. */
  readonly faces?: boolean;
  readonly titles?: readonly number[];
}

export interface CardLayout {
  readonly columns: number;
  readonly rows: number;
  readonly gap: number;
  readonly width: number;
  readonly height: number;
  readonly plate: number;
  readonly figure: number;
  readonly names: 'NONE' | 'BESIDE_NUMBER' | 'BELOW_SCORE';
  readonly name: number;
  /** Room for the names below the scores, so that they stand in one line. */
  readonly nameHeight: number;
  readonly groups: boolean;
  /** The width of the photograph beside the name, 4 : 5; 0 for none. */
  readonly face: number;
  /** Lines for a judge's title below the name, and the longest that finds room in them, in em. */
  readonly titleLines: number;
  readonly titleEms: number;
  /** A score that steps back leaves room for a stamp below it. */
  readonly stamp: boolean;
  /** How far the card steps back for that, as a share of its size. */
  readonly stepBack: number;
}

/** The parts of a judge that are seen beside number and name. */
type Seen = Pick<CardLayout, 'face' | 'titleLines' | 'titleEms'>;

/** Makes the scores as large as possible; `oneRow` where other things stand in lines with the cards. */
export function cardLayout(content: CardContent, area: CanvasSize, oneRow = false): CardLayout {
  const { count, leastWidth = 0 } = content;
  const wall = count > alwaysNamed;
  const gap = wall ? wallGap : cardGap;
  let best: CardLayout | null = null;
  let bestWorth = -1;
  for (let columns = oneRow ? Math.max(1, count) : 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const width = Math.min(largest.width, (area.width - gap * (columns - 1)) / columns);
    const height = Math.min(largest.height, (area.height - gap * (rows - 1)) / rows);
    if (width < leastWidth && columns > 1) break;
    const { fit, ...card } = setCard(content, Math.floor(width), Math.floor(height));
    // One long row looks more like a jury than several, and a last row with holes less; on a wall the figures count.
    const worth =
      (fit * (count / (columns * rows)) ** 0.4 * (card.face > 0 ? pictured : 1)) /
      (1 + (wall ? 0.01 : 0.06) * (rows - 1));
    if (best === null || worth > bestWorth) {
      best = { columns, rows, gap, ...card };
      bestWorth = worth;
    }
  }
  if (best === null) throw new RangeError(`no layout for ${count} cards`);
  return best;
}

/** Makes a card as high as its content, with the score as large as possible. */
function setCard(content: CardContent, width: number, height: number) {
  const { figureEms, nameEms, count, items } = content;
  const wall = count > alwaysNamed;
  const plate = wall ? clamp(width / 6.5, least, 36) : clamp(width / 7.5, least, 44);
  const beside = nameEms > 0 && (nameEms + 3.4) * plate <= width - 24;
  const plateHeight = wall ? plate * 1.16 + 8 : plate * 1.3 + 12;
  const words = width - (wall ? 16 : Math.min(28, width * 0.14));
  const byWidth = words / Math.max(1.7, figureEms);
  const candidates = namings(content, { beside, words, height, plate }).map((named) => {
    const room = height - plateHeight - named.nameHeight - items * itemHeight - (wall ? 2 : 10);
    // Digits are lower than their line.
    const fit = Math.min(byWidth, room * 1.06, largestFigure);
    return { ...named, fit, figure: Math.floor(Math.max(least, fit)), room };
  });
  // The score counts most, and after it the name.
  const torn = (content.wordEms ?? 0) * least > words && content.nameEms > 0;
  const worth = (one: { fit: number; name: number }) => one.fit * one.name ** 0.3;
  const chosen = candidates.reduce((so, one) => (worth(one) > worth(so) ? one : so));
  const { room, ...named } = chosen;
  // A card is not much higher than its content; a single last one may have more air.
  const spare = Math.max(0, room - named.figure * (count > 3 ? 1.35 : 1.2));
  const figureRoom = room - spare * 0.72;
  const stepBack = Math.min(stepsBack.most, (figureRoom - stampHeight) / (named.figure * digits));
  return {
    ...named,
    // Wider cards, also with smaller scores, before a name is torn.
    fit: named.fit * (torn && named.names === 'BELOW_SCORE' ? tornWorth : 1),
    width,
    height: Math.floor(height - spare * 0.72),
    plate: Math.floor(plate),
    stamp: items === 0 && width >= 230 && figureRoom >= 140 && stepBack >= stepsBack.least,
    stepBack,
  };
}

interface NamingRoom {
  readonly beside: boolean;
  readonly words: number;
  readonly height: number;
  readonly plate: number;
}

/** The ways a card can carry its name, the preferred one first. */
function namings(
  { nameEms, wordEms = 0, groups, count, faces = false, titles = [] }: CardContent,
  { beside, words, height, plate }: NamingRoom,
): Pick<CardLayout, 'names' | 'name' | 'nameHeight' | 'groups' | keyof Seen>[] {
  const bare: Seen = { face: 0, titleLines: 0, titleEms: 0 };
  const none = { names: 'NONE', name: least, nameHeight: 0, groups: false, ...bare } as const;
  if (nameEms === 0) return [none];
  const besideNumber = { ...none, name: plate, names: 'BESIDE_NUMBER' } as const;
  if (beside && height < 260) return [besideNumber];
  if (count > alwaysNamed) return [beside ? besideNumber : none];
  const withGroup = groups && height >= 300;
  const group = withGroup ? groupHeight : 0;
  const below = [1, 2, 3].flatMap((lines) => {
    // A word that is broken is no name: letters shrink until it stands whole.
    const whole = Math.min(words / perLine(nameEms, lines), words / Math.max(1, wordEms));
    const name = Math.floor(clamp(whole, 0, Math.min(52, height / 6)));
    if (name < least) return [];
    const nameHeight = Math.ceil(lines * name * 1.22 + 16 + group);
    return [{ names: 'BELOW_SCORE' as const, name, nameHeight, groups: withGroup, ...bare }];
  });
  const lines = Math.ceil((nameEms * least) / Math.max(least, words - least));
  const smallest = {
    names: 'BELOW_SCORE' as const,
    name: least,
    nameHeight: Math.ceil(lines * least * 1.22 + 16 + group),
    groups: withGroup,
    ...bare,
  };
  const seen = picturedNames({ nameEms, titles, faces }, { words, height });
  // Who the judge is counts more than a large score: a photograph is never left out for that.
  if (seen !== null) return [{ ...seen, names: 'BELOW_SCORE', groups: false }];
  const ways = [...below, smallest];
  return beside ? [...ways, besideNumber] : ways;
}

/** The photograph at the foot of a card, and beside it the name over the title; null where there is neither, or no room. */
function picturedNames(
  { nameEms, titles, faces }: { nameEms: number; titles: readonly number[]; faces: boolean },
  { words, height }: { words: number; height: number },
): (Pick<CardLayout, 'name' | 'nameHeight'> & Seen) | null {
  if (!faces && titles.length === 0) return null;
  const asked = faces ? Math.floor(Math.min(faceRange.most, words * 0.34, height * 0.31)) : 0;
  const face = asked < faceRange.least ? 0 : asked;
  const beside = words - (face === 0 ? 0 : face + faceGap);
  const { titleLines, titleEms } = titlesIn(titles, beside, 2);
  if (face === 0 && titleLines === 0) return null;
  const nameLines = [1, 2, 3].find((lines) => beside / perLine(nameEms, lines) >= least);
  if (nameLines === undefined) return null;
  const name = Math.floor(Math.min(48, beside / perLine(nameEms, nameLines)));
  const wordsHeight = nameLines * name * 1.22 + titleLines * titleLine.height;
  const nameHeight = Math.ceil(Math.max(face * faceShape, wordsHeight) + 22);
  return nameHeight > height * 0.46 ? null : { name, nameHeight, face, titleLines, titleEms };
}

/** Titles are whole or left out: returns the lines and widths of those that fit into `most` lines. */
export function titlesIn(
  titles: readonly number[],
  width: number,
  most: number,
): Pick<Seen, 'titleLines' | 'titleEms'> {
  const needed = (ems: number) =>
    [1, 2].find((lines) => width / perLine(ems, lines) >= titleLine.size) ?? most + 1;
  const fitting = titles.filter((ems) => ems > 0 && needed(ems) <= most);
  return {
    titleLines: Math.max(0, ...fitting.map(needed)),
    titleEms: Math.max(0, ...fitting),
  };
}

function perLine(ems: number, lines: number): number {
  return lines === 1 ? ems : ems / lines + 0.8;
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}
