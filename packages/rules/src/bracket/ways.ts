/**
 * Finds out who of a battle came from where: programs of a later group are programs of their own, so somebody is found
 * again by name (decision 0362). Wall and paper ask this one rule.
 */
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import { pairPrograms } from '../pairing.ts';
import { isCompeting } from '../program-standing.ts';
import { divisionsOf } from './divisions.ts';
import { grouped } from './grouped.ts';
import { roundKindOf } from './round-kind.ts';
import { winnerOf } from './walkover.ts';

/** A place of a round: a bout, or the one who came through without an opponent. */
export interface BracketPlace {
  readonly group: ProgramGroup;
  /** Null for whoever had no opponent. */
  readonly bout: number | null;
  readonly red: Program;
  readonly blue: Program | null;
}

/** How somebody came into a round. */
export interface Way {
  readonly from: BracketPlace;
  readonly as: 'WINNER' | 'LOSER';
  /** The side of that place who came. */
  readonly by: Program;
}

export interface Ways {
  /** The places of each group that has any, by the group's id. */
  readonly places: ReadonlyMap<string, readonly BracketPlace[]>;
  /** By program id; whoever is not in it came from nowhere, or it cannot be told from where. */
  readonly ways: ReadonlyMap<string, Way>;
  /** Whoever won, or came through, is not out, and was not found in a later round. */
  readonly unbeaten: readonly BracketPlace[];
}

interface Standing {
  readonly place: BracketPlace;
  readonly side: Program;
  readonly person: string;
  readonly division: string;
}

/**
 * Follows the winners from group to group, in the order of the list. Of several people of one name each goes one way: they
 * are told apart by their organisation, else by their order, and where that does not tell, nobody is said to have come.
 *
 * @example
 * ```ts
 * const { ways } = bracketWays(state.programGroups);
 * console.log(ways.get('p5')?.from.bout); // the bout that p5 won in an earlier group
 * ```
 */
export function bracketWays(programGroups: readonly ProgramGroup[]): Ways {
  const personOf = people(programGroups);
  const divisions = divisionsOf(programGroups);
  const places = new Map<string, readonly BracketPlace[]>();
  const ways = new Map<string, Way>();
  let winners: readonly Standing[] = [];
  let losers: readonly Standing[] = [];
  for (const group of programGroups) {
    const own = placesOf(group);
    places.set(group.id, own);
    const kind = roundKindOf(group);
    // What is shown for fun leads nowhere, and nobody comes to it by winning; from a round robin goes on who leads its table.
    if (kind === 'EXHIBITION' || kind === 'ROUND_ROBIN') continue;
    const division = divisions.get(group.id) ?? '';
    const consolation = kind === 'THIRD_PLACE' || kind === 'PLACEMENT';
    const cameIn = (waiting: readonly Standing[], as: Way['as']) => {
      const gone = found(own, waiting, { personOf, division, ways, as });
      return waiting.filter((standing) => !gone.has(standing));
    };
    if (!consolation) winners = cameIn(winners, 'WINNER');
    if (consolation || kind === 'RE_ENTRY') losers = cameIn(losers, 'LOSER');
    if (consolation) continue;
    const standing = (place: BracketPlace, side: Program): Standing => ({
      ...{ place, side, division },
      person: personOf(side),
    });
    for (const place of own) {
      const winner = winnerOf(place);
      if (winner !== null) winners = [...winners, standing(place, winner)];
      const lost = sidesOf(place).filter(({ outcome }) => outcome === 'LOSS');
      losers = [...losers, ...lost.map((side) => standing(place, side))];
    }
  }
  const unbeaten = winners.filter(({ side }) => isCompeting(side)).map(({ place }) => place);
  return { places, ways, unbeaten };
}

export function sidesOf({ red, blue }: BracketPlace): readonly Program[] {
  return blue === null ? [red] : [red, blue];
}

function placesOf(group: ProgramGroup): readonly BracketPlace[] {
  const { bouts, unpaired } = pairPrograms(group.programs);
  const places = bouts.map(({ bout, red, blue }): BracketPlace => ({ group, bout, red, blue }));
  return unpaired === null ? places : [...places, { group, bout: null, red: unpaired, blue: null }];
}

interface Finding {
  readonly personOf: (program: Program) => string;
  readonly division: string;
  readonly ways: Map<string, Way>;
  readonly as: Way['as'];
}

/** Writes down who came, and returns those of the waiting who were found. */
function found(
  places: readonly BracketPlace[],
  waiting: readonly Standing[],
  { personOf, division, ways, as }: Finding,
): ReadonlySet<Standing> {
  const gone = new Set<Standing>();
  const entries = grouped(
    places.flatMap((place) => sidesOf(place).map((side) => ({ place, side }))),
    ({ side }) => personOf(side),
  );
  for (const [person, own] of entries) {
    const open = own.filter(({ side }) => !ways.has(side.id));
    // Whoever is out goes on to no bout; one that was fought before that stays as it was drawn.
    const fought = open.every(({ side }) => side.outcome !== null);
    const sameName = waiting.filter(
      (standing) =>
        standing.person === person &&
        leadsTo(standing.division, division) &&
        (fought || isCompeting(standing.side)),
    );
    const sameDivision = sameName.filter((standing) => standing.division === division);
    const from = sameDivision.length > 0 ? sameDivision : sameName;
    const [one] = from;
    const meetThemselves = new Set(open.map(({ place }) => place)).size < open.length;
    if (one !== undefined && from.length === 1 && !meetThemselves) {
      for (const { side } of open) ways.set(side.id, { from: one.place, as, by: one.side });
      if (open.length > 0) gone.add(one);
    } else if (from.length === open.length) {
      for (const [at, { side }] of open.entries()) {
        const standing = from[at];
        if (standing === undefined) continue;
        ways.set(side.id, { from: standing.place, as, by: standing.side });
        gone.add(standing);
      }
    }
  }
  return gone;
}

/** Divisions keep to themselves; what belongs to none is before or after all of them. */
function leadsTo(from: string, to: string): boolean {
  return from === to || from === '' || to === '';
}

/** A program's own name and its contestant's, as a key. */
export function nameOf({ programName, contestant }: Program): string {
  return JSON.stringify([programName, contestant]);
}

/** Somebody is known by name and contestant, and by the organisation where everybody of that name has one. */
export function people(programGroups: readonly ProgramGroup[]): (program: Program) => string {
  const unsure = new Set(
    programGroups
      .flatMap(({ programs }) => programs)
      .filter(({ organisation = '' }) => organisation === '')
      .map(nameOf),
  );
  return (program) => {
    const name = nameOf(program);
    return unsure.has(name) ? name : `${name} ${program.organisation}`;
  };
}
