// Places the winners on the podium: the first in the middle and highest, the second to the left, the third to the
// right; those who share a rank share its stand.
import { isOnPodium } from '@liangfen/rules';
import type { RankRow } from '@liangfen/sdk/schema';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { textWidth } from '../format.ts';
import { contestantChoices, type FittedName, fittedName } from '../names.ts';
import { type FittedText, fittedText } from '../parts/fitted-text.ts';

export const standGap = 26;
/** Between two who share a stand. */
export const personGap = 24;
/** The crown over a champion, and the air below it. */
export const crownHeight = 138;
/** The distance from the room of words down to the edge of the wall. */
export const belowBody = 64;

export type PodiumRank = 1 | 2 | 3;

export interface Stand {
  readonly rank: PodiumRank;
  readonly rows: readonly RankRow[];
  /** The width for the names of one person on the stand, in px of the canvas. */
  readonly personWidth: number;
  readonly height: number;
}

/** The champion has half as much room again as the others. */
const weights: Readonly<Record<PodiumRank, number>> = { 1: 1.5, 2: 1, 3: 1 };
/** Wider than this words are too far apart to be one picture. */
const widestShare = 620;
/** The heights of the stands, as shares of the room. */
const heights: Readonly<Record<PodiumRank, number>> = { 1: 0.35, 2: 0.25, 3: 0.2 };
const highest = 420;
/** A wall that is higher than wide has room for higher ones. */
const highestOfTall = 760;

/** Returns the stands from the first rank down, each with those who share it. */
export function podiumStands(rows: readonly RankRow[], area: CanvasSize): readonly Stand[] {
  const standing = rows.filter(isOnPodium);
  const ranks = ([1, 2, 3] as const).filter((own) => standing.some(({ rank }) => rank === own));
  const weight = standing.reduce((sum, { rank }) => sum + (rank === 1 ? weights[1] : 1), 0);
  const gaps = (ranks.length - 1) * standGap + (standing.length - ranks.length) * personGap;
  const share = Math.min(widestShare, (area.width - gaps) / Math.max(1, weight));
  const top = Math.min(
    area.height > area.width ? highestOfTall : highest,
    area.height * heights[1],
  );
  return ranks.map((own) => ({
    rank: own,
    rows: standing.filter(({ rank }) => rank === own),
    personWidth: Math.floor(share * weights[own]),
    height: Math.round(top * (heights[own] / heights[1])),
  }));
}

export interface PodiumNames {
  readonly name: FittedText;
  readonly contestant: FittedName;
}

const most: Readonly<Record<PodiumRank, { readonly name: number; readonly person: number }>> = {
  1: { name: 200, person: 68 },
  2: { name: 84, person: 46 },
  3: { name: 76, person: 42 },
};
export const nameLine = 1.2;
export const contestantLine = 1.24;
/** Between name and contestant. */
export const namesGap = 8;
/** Words smaller than this cannot be read from the last row. */
const least = 28;
/** The air beside the words, and between them and the part below. */
const air = { beside: 12, below: 34 };

/** Both names above the stand, whole: the name takes the height that the contestant leaves. */
export function podiumNames(
  { programName, contestant }: Pick<RankRow, 'programName' | 'contestant'>,
  { rank, personWidth, height }: Stand,
  area: CanvasSize,
): PodiumNames {
  const width = personWidth - 2 * air.beside;
  const crown = rank === 1 ? crownHeight : 0;
  const room = area.height - height - crown - air.below;
  const person = fittedName(contestantChoices(contestant), {
    width,
    most: most[rank].person,
    least,
    lines: Math.max(2, Math.ceil((textWidth(contestant) * least) / (width - least))),
  });
  const rest =
    room - (contestant === '' ? 0 : person.lines * person.size * contestantLine + namesGap);
  const name = fittedText(programName, {
    width,
    height: rest,
    most: most[rank].name,
    good: most[rank].name * 0.5,
    lines: 12,
    lineHeight: nameLine,
  });
  return { name, contestant: person };
}
