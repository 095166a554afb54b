/**
 * Draws the tournament: groups are its rounds, and the winner of a bout is found again, by name, in a later one
 * (decisions 0362, 0530).
 */
import type {
  BracketDivision,
  BracketRound,
  BracketSide,
  BracketSlot,
  Program,
  ProgramGroup,
  StageBracket,
  StageProgram,
} from '@liangfen/sdk/schema';
import { championsOf } from '../bracket/champions.ts';
import { divisionsOf } from '../bracket/divisions.ts';
import { grouped } from '../bracket/grouped.ts';
import { roundKindOf } from '../bracket/round-kind.ts';
import { isRoundRobin } from '../bracket/round-robin.ts';
import { roundTable } from '../bracket/round-table.ts';
import { isBoutAhead, walkoverWinner } from '../bracket/walkover.ts';
import { type BracketPlace, bracketWays, sidesOf, type Way } from '../bracket/ways.ts';
import { standingPart } from '../program-standing.ts';
import { scoreDecimals } from '../score-decimals.ts';
import { measurePart } from '../score-measure.ts';
import { activeGroup } from './lookup.ts';
import { nextInShow } from './next-program.ts';
import type { ShowState } from './state.ts';

/** Of one division, and of all together. */
const roundsAtMost = { division: 5, all: 20 };
/** More bouts than these cannot be read below each other; a larger round shows the last ones that are fought. */
const slotsAtMost = 16;

interface Shown {
  readonly group: ProgramGroup;
  readonly places: readonly BracketPlace[];
}

export function bracketStage(state: ShowState): StageBracket {
  const { programGroups } = state;
  const found = bracketWays(programGroups);
  const divisions = divisionsOf(programGroups);
  const divisionOf = ({ id }: ProgramGroup) => divisions.get(id) ?? '';
  const next = nextInShow(state);
  const rounds = shownGroups(programGroups, divisionOf).map(
    (group): Shown => ({ group, places: shownPlaces(found.places.get(group.id) ?? [], next) }),
  );
  const lines = championsOf(programGroups, found).map(
    ({ division, champion, noChampion }): BracketDivision => ({
      division,
      champion: champion && programOf(champion),
      noChampion,
    }),
  );
  const [first, other] = lines;
  return {
    kind: 'BRACKET',
    rounds: rounds.map(({ group, places }, at): BracketRound => {
      const division = divisionOf(group);
      const roundKind = roundKindOf(group) ?? 'ROUND';
      return {
        groupName: group.groupName,
        slots: places.map((place) => bracketSlot(state, place, { rounds, at, ways: found.ways })),
        ...(roundKind === 'ROUND' ? {} : { roundKind }),
        ...(division === '' ? {} : { division }),
      };
    }),
    champion: first !== undefined && other === undefined ? first.champion : null,
    decimals: scoreDecimals(state),
    ...measurePart(state.setting),
    divisions: lines,
    nextProgramId: next?.id ?? null,
    ...tableOnAir(state),
  };
}

/** The table of the group that is fought now stands where its bouts would; other groups are drawn as they are. */
function tableOnAir(state: ShowState): Pick<StageBracket, 'table'> {
  const group = activeGroup(state);
  return group !== null && isRoundRobin(group) ? { table: roundTable(group) } : {};
}

function shownGroups(
  programGroups: readonly ProgramGroup[],
  divisionOf: (group: ProgramGroup) => string,
): readonly ProgramGroup[] {
  const filled = programGroups.filter(({ programs }) => programs.length > 0);
  const last = [...grouped(filled, divisionOf).values()].flatMap((groups) =>
    groups.slice(-roundsAtMost.division),
  );
  const shown = new Set(last);
  return filled.filter((group) => shown.has(group)).slice(-roundsAtMost.all);
}

function shownPlaces(
  places: readonly BracketPlace[],
  next: Program | null,
): readonly BracketPlace[] {
  const isNext = (place: BracketPlace) => next !== null && sidesOf(place).includes(next);
  const isAhead = ({ red, blue }: BracketPlace) =>
    isBoutAhead({ red: asShown(red), blue: blue && asShown(blue) });
  const waiting = places.findIndex(places.some(isNext) ? isNext : isAhead);
  const at = waiting === -1 ? places.length : waiting;
  const from = Math.max(0, Math.min(at - slotsAtMost / 2, places.length - slotsAtMost));
  return places.slice(from, from + slotsAtMost);
}

function asShown(program: Program) {
  return { program, outcome: program.outcome };
}

interface Around {
  readonly rounds: readonly Shown[];
  readonly at: number;
  readonly ways: ReadonlyMap<string, Way>;
}

function bracketSlot(state: ShowState, place: BracketPlace, around: Around) {
  const { bout, red, blue } = place;
  const unfought = walkoverWinner(place);
  const side = (program: Program): BracketSide => ({
    program: programOf(program),
    score: state.shown.get(program.id)?.score ?? null,
    outcome: program.outcome,
    ...cameFrom(program, around),
    ...(program === unfought ? { walkover: true } : {}),
  });
  return { bout, red: side(red), blue: blue && side(blue) } satisfies BracketSlot;
}

/** The place from which somebody came through, where it is shown; a way of a loser is no way to the crown. */
function cameFrom(
  { id }: Program,
  { rounds, at, ways }: Around,
): Pick<BracketSide, 'from' | 'fromRound'> {
  const way = ways.get(id);
  if (way === undefined || way.as === 'LOSER') return { from: null };
  const fromRound = rounds.findIndex(({ group }) => group.id === way.from.group.id);
  const from = rounds[fromRound]?.places.indexOf(way.from) ?? -1;
  if (from === -1) return { from: null };
  return fromRound === at - 1 ? { from } : { from, fromRound };
}

function programOf(program: Program): StageProgram {
  const { id, sort, programName, contestant } = program;
  return { id, sort, programName, contestant, ...standingPart(program) };
}
