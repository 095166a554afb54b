/**
 * Draws the tournament: groups are its rounds, and the winner of a bout is found again, by name, in a later one
 * (decision 0362).
 */
import type {
  BracketRound,
  BracketSide,
  BracketSlot,
  Program,
  ProgramGroup,
  StageBracket,
  StageProgram,
} from '@liangfen/sdk/schema';
import { pairPrograms } from '../pairing.ts';
import { isCompeting, standingPart } from '../program-standing.ts';
import { scoreDecimals } from '../score-decimals.ts';
import type { ShowState } from './state.ts';

const roundsAtMost = 5;
/** More bouts than these cannot be read below each other; a larger round shows the last ones that are fought. */
const slotsAtMost = 16;

interface Slot {
  readonly bout: number | null;
  readonly red: Program;
  readonly blue: Program | null;
}

export function bracketStage(state: ShowState): StageBracket {
  const groups = state.programGroups.filter(({ programs }) => programs.length > 0);
  const rounds = groups.slice(-roundsAtMost).map(shownSlots);
  const last = rounds.at(-1)?.slots ?? [];
  return {
    kind: 'BRACKET',
    rounds: rounds.map(({ groupName, slots }, at): BracketRound => {
      const before = rounds[at - 1]?.slots ?? [];
      return { groupName, slots: slots.map((slot) => bracketSlot(state, slot, before)) };
    }),
    champion: last.length === 1 ? champion(last[0]) : null,
    decimals: scoreDecimals(state),
  };
}

function shownSlots({ groupName, programs }: ProgramGroup) {
  const { bouts, unpaired } = pairPrograms(programs);
  const slots: Slot[] = bouts.map(({ bout, red, blue }) => ({ bout, red, blue }));
  if (unpaired !== null) slots.push({ bout: null, red: unpaired, blue: null });
  const waiting = slots.findIndex(({ red, blue }) => blue !== null && red.outcome === null);
  const at = waiting === -1 ? slots.length : waiting;
  const from = Math.max(0, Math.min(at - slotsAtMost / 2, slots.length - slotsAtMost));
  return { groupName, slots: slots.slice(from, from + slotsAtMost) };
}

/** A program that came through alone, without a fight, is no champion, and neither is one that is out by now. */
function champion(slot: Slot | undefined): StageProgram | null {
  const won = [slot?.red, slot?.blue].find((side) => side?.outcome === 'WIN');
  return won && isCompeting(won) ? programOf(won) : null;
}

function bracketSlot(state: ShowState, slot: Slot, before: readonly Slot[]): BracketSlot {
  const side = (program: Program): BracketSide => ({
    program: programOf(program),
    score: state.shown.get(program.id)?.score ?? null,
    outcome: program.outcome,
    from: cameFrom(program, before),
  });
  return { bout: slot.bout, red: side(slot.red), blue: slot.blue && side(slot.blue) };
}

/** The place in the round before from which somebody of this name came through. */
function cameFrom({ programName, contestant }: Program, before: readonly Slot[]): number | null {
  const at = before.findIndex(({ red, blue }) =>
    [red, blue].some(
      (side) =>
        side !== null &&
        (blue === null || side.outcome === 'WIN') &&
        side.programName === programName &&
        side.contestant === contestant,
    ),
  );
  return at === -1 ? null : at;
}

function programOf(program: Program): StageProgram {
  const { id, sort, programName, contestant } = program;
  return { id, sort, programName, contestant, ...standingPart(program) };
}
