/** Says who won a battle: the winner of a division's final and nobody else, and where that cannot be known, why (decision 0530). */
import type { NoChampionReason, Program, ProgramGroup } from '@liangfen/sdk/schema';
import { isCompeting, mayPerform } from '../program-standing.ts';
import { divisionsOf } from './divisions.ts';
import { grouped } from './grouped.ts';
import { roundKindOf } from './round-kind.ts';
import { isRoundRobin } from './round-robin.ts';
import { roundTable } from './round-table.ts';
import { winnerOf } from './walkover.ts';
import { type BracketPlace, nameOf, sidesOf, type Ways } from './ways.ts';

/** One division with its champion, or the reason why there is none. */
export type DivisionChampion = { readonly division: string } & (
  | { readonly champion: Program; readonly noChampion: null }
  | { readonly champion: null; readonly noChampion: NoChampionReason }
);

/**
 * The champions, one line for each division, in the order of the groups.
 *
 * @example
 * ```ts
 * const lines = championsOf(state.programGroups, bracketWays(state.programGroups));
 * for (const { division, champion, noChampion } of lines) console.log(division, champion?.programName ?? noChampion);
 * ```
 */
export function championsOf(
  programGroups: readonly ProgramGroup[],
  found: Ways,
): readonly DivisionChampion[] {
  const divisions = divisionsOf(programGroups);
  const inDivision = grouped(
    programGroups.filter((group) => roundKindOf(group) !== 'EXHIBITION'),
    ({ id }) => divisions.get(id) ?? '',
  );
  return [...inDivision].flatMap(([division, groups]): DivisionChampion[] => {
    const [only, another] = groups;
    if (only !== undefined && another === undefined && isRoundRobin(only)) {
      return [{ division, ...firstOfTable(only) }];
    }
    const finals = finalsOf(groups);
    const last = finals.filter((final) => !leadsOn(final, programGroups, found));
    if (finals.length === 0 && goesOnElsewhere(groups, found)) return [];
    if (finals.length > 0 && last.length === 0) return [];
    const place =
      finals.length === 0
        ? finalByStructure(groups, programGroups, found)
        : finalPlace(last, found);
    return [{ division, ...crowned(place, found) }];
  });
}

/** A division that is one round robin is won by whoever leads its table at the end. */
function firstOfTable(group: ProgramGroup) {
  const { rows, boutsLeft } = roundTable(group);
  const [first] = rows;
  const champion = group.programs.find(({ id }) => id === first?.program.id);
  if (boutsLeft > 0 || champion === undefined || first?.played === 0) return without('TABLE_OPEN');
  if (first?.rank !== 1) return without('NOBODY_LEFT');
  return first.tied ? without('TABLE_TIED') : { champion, noChampion: null };
}

function without(noChampion: NoChampionReason) {
  return { champion: null, noChampion };
}

type Final = BracketPlace | NoChampionReason;

function crowned(final: Final, found: Ways) {
  if (typeof final === 'string') return { champion: null, noChampion: final };
  // Who came through alone, with nobody to fight, is no champion; whose opponent is out, is.
  const won = final.blue === null ? null : winnerOf(final);
  if (won !== null && mayBeChampion(won, found)) return { champion: won, noChampion: null };
  return { champion: null, noChampion: reasonOf(final, won) };
}

function reasonOf(final: BracketPlace, won: Program | null): NoChampionReason {
  if (won !== null) return 'WINNER_OUT';
  return isNobodyLeft(final) ? 'NOBODY_LEFT' : 'UNDECIDED';
}

/** Neither the winner of the final is out, nor whoever won the bouts on the way to it. */
function mayBeChampion(won: Program, { ways }: Pick<Ways, 'ways'>): boolean {
  const way = ways.get(won.id);
  return isCompeting(won) && (way === undefined || mayBeChampion(way.by, { ways }));
}

function isNobodyLeft(place: BracketPlace): boolean {
  return sidesOf(place).every((side) => side.outcome === null && !mayPerform(side));
}

function isBeaten(place: BracketPlace, side: Program): boolean {
  return winnerOf(place) !== side;
}

/** A choice made at the desk goes before what names tell. */
function finalsOf(groups: readonly ProgramGroup[]): readonly ProgramGroup[] {
  const finals = groups.filter((group) => roundKindOf(group) === 'FINAL');
  const chosen = finals.filter(({ roundKind }) => roundKind !== undefined);
  return chosen.length > 0 ? chosen : finals;
}

/** A final by its name whose winner, but not whose loser, fights in a later final: 总决赛 after A 组决赛. */
function leadsOn(
  final: ProgramGroup,
  programGroups: readonly ProgramGroup[],
  { places, ways }: Ways,
): boolean {
  if (final.roundKind !== undefined) return false;
  const own = new Set(places.get(final.id));
  const losers = new Set(
    [...own].flatMap((place) =>
      sidesOf(place)
        .filter((side) => isBeaten(place, side))
        .map(nameOf),
    ),
  );
  return programGroups
    .filter((group) => roundKindOf(group) === 'FINAL' && group.sort > final.sort)
    .some(
      ({ programs }) =>
        programs.some(({ id }) => {
          const way = ways.get(id);
          return way !== undefined && own.has(way.from);
        }) && !programs.some((program) => losers.has(nameOf(program))),
    );
}

function finalPlace(finals: readonly ProgramGroup[], { places, ways }: Ways): Final {
  const held = finals.filter(({ programs }) => programs.length > 0);
  const [final, other] = held;
  if (other !== undefined) return 'SEVERAL_FINALS';
  if (final === undefined) return 'UNDECIDED';
  const own = places.get(final.id) ?? [];
  const bouts = own.filter(({ blue }) => blue !== null);
  const [only, second] = bouts;
  if (second === undefined)
    return own.length === 1 && only ? only : bouts.length === 0 ? 'UNDECIDED' : 'SEVERAL_BOUTS';
  // The match for the third place in the same group: its sides did not come by winning. Nobody of the final fights twice.
  const cameByWinning = bouts.filter((place) =>
    sidesOf(place).every(({ id }) => ways.get(id)?.as === 'WINNER'),
  );
  const [decider] = cameByWinning;
  if (decider === undefined || cameByWinning.length > 1) return 'SEVERAL_BOUTS';
  const fighters = new Set(sidesOf(decider).map(nameOf));
  const again = bouts
    .filter((place) => place !== decider)
    .some((place) => sidesOf(place).some((side) => fighters.has(nameOf(side))));
  return again ? 'SEVERAL_BOUTS' : decider;
}

/**
 * No group is named a final: the last one is it where it has one bout, both sides came to it by winning, and nobody else is
 * unbeaten, or where it is the only bout of the only group.
 */
function finalByStructure(
  groups: readonly ProgramGroup[],
  all: readonly ProgramGroup[],
  { places, ways, unbeaten }: Ways,
): Final {
  const filled = groups.filter((group) => group.programs.length > 0 && !isConsolation(group));
  const last = filled.at(-1);
  if (last === undefined || roundKindOf(last) !== null) return 'NO_FINAL';
  const [place, other] = places.get(last.id) ?? [];
  if (place === undefined || place.blue === null || other !== undefined) return 'NO_FINAL';
  // The only bout of a battle of one group: it has no round before it, and none to come.
  if (all.length === 1) return place;
  const bothCame = sidesOf(place).every(({ id }) => ways.get(id)?.as === 'WINNER');
  const own = new Set(filled.flatMap(({ id }) => places.get(id) ?? []));
  const open = [...own].some(
    (one) => one !== place && one.blue !== null && winnerOf(one) === null && !isNobodyLeft(one),
  );
  const others = unbeaten.some((one) => one !== place && own.has(one));
  return bothCame && !open && !others ? place : 'NO_FINAL';
}

function isConsolation(group: ProgramGroup): boolean {
  const kind = roundKindOf(group);
  return kind === 'THIRD_PLACE' || kind === 'PLACEMENT';
}

/** Its winners are found in another division's rounds: 甲组小组赛 before one 决赛. */
function goesOnElsewhere(groups: readonly ProgramGroup[], { ways, places }: Ways): boolean {
  const own = new Set(groups.flatMap(({ id }) => places.get(id) ?? []));
  const ids = new Set(groups.map(({ id }) => id));
  return [...places].some(
    ([groupId, there]) =>
      !ids.has(groupId) &&
      there.some((place) =>
        sidesOf(place).some(({ id }) => {
          const way = ways.get(id);
          return way !== undefined && own.has(way.from);
        }),
      ),
  );
}
