// Ranks a field by the places that its judges' marks come to, instead of by scores.
import type { JudgeBallot, RankBy, RankPlaces, ScoreOrder, Setting } from '@liangfen/sdk/schema';
import { compare, exactString, type Rational, sum } from '../decimal.ts';
import { hasFullMark } from '../mode.ts';
import { byMajority, inGroups, majoritiesOf } from './majority.ts';
import { type Placed, type PlaceRow, placeTable } from './place-table.ts';
import { danced, skatingOrder } from './skating.ts';

/**
 * By what programs are ranked; a competition that was stored before there was a choice ranks by scores, and so do votes
 * and bouts.
 *
 * @example
 * ```tsx
 * console.log(rankByOf(match.setting));
 * ```
 */
export function rankByOf({
  mode = 'SCORE',
  rankBy,
}: Pick<Setting, 'rankBy'> & Partial<Pick<Setting, 'mode'>>): RankBy {
  return hasFullMark(mode) ? (rankBy ?? 'SCORE') : 'SCORE';
}

/** Where a program stands by places, and the places that say so. */
export interface PlaceStanding {
  /** 0 for the first; programs that places do not tell apart have the same. */
  readonly at: number;
  readonly told: RankPlaces;
}

/** Returns where each program stands; null where scores rank. */
export function standingsByPlaces(
  programs: readonly Placed[],
  by: RankBy,
  order: ScoreOrder,
): ReadonlyMap<string, PlaceStanding> | null {
  switch (by) {
    case 'SCORE':
      return null;
    case 'PLACES_SUM': {
      const rows = placeTable(programs, null, order);
      return standings(
        inGroups(rows, (row) => sum(row.places), compare),
        placesTold,
      );
    }
    case 'PLACES_MAJORITY':
      return byTheMajority(placeTable(programs, null, order));
    case 'SKATING':
      return skated(programs, order);
  }
}

/** One dance is ranked by its judges' places, several by the places in them. */
function skated(
  programs: readonly Placed[],
  order: ScoreOrder,
): ReadonlyMap<string, PlaceStanding> {
  const items = itemsOf(programs.flatMap(({ ballots }) => ballots));
  const [only = null] = items;
  if (items.length <= 1) {
    return byTheMajority(placeTable(programs, only, order));
  }
  const all = danced(items.map((itemId) => placeTable(programs, itemId, order)));
  return standings(skatingOrder(all), ({ dances }) => told(dances));
}

function byTheMajority(rows: readonly PlaceRow[]): ReadonlyMap<string, PlaceStanding> {
  return standings(
    inGroups(rows, (row) => majoritiesOf(row.places), byMajority),
    placesTold,
  );
}

function itemsOf(ballots: readonly JudgeBallot[]): string[] {
  return [...new Set(ballots.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])))];
}

function placesTold({ places }: PlaceRow): RankPlaces {
  return told(places);
}

function told(places: readonly Rational[]): RankPlaces {
  return { each: places.map(exactString), total: exactString(sum(places)) };
}

function standings<T extends { readonly programId: string }>(
  groups: readonly (readonly T[])[],
  toldOf: (one: T) => RankPlaces,
): ReadonlyMap<string, PlaceStanding> {
  return new Map(
    groups.flatMap((group, at) =>
      group.map((one) => [one.programId, { at, told: toldOf(one) }] as const),
    ),
  );
}
