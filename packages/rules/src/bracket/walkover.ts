/** Says who goes on without a fight, because the other side of the bout is out (decision 0523). */
import type { Mode, Program, StageProgram } from '@liangfen/sdk/schema';
import { hasBouts } from '../mode.ts';
import { pairPrograms } from '../pairing.ts';
import { isCompeting, mayPerform } from '../program-standing.ts';

/** The two sides of a bout; blue is null where red has no opponent. */
export interface BoutSides {
  readonly red: Program;
  readonly blue: Program | null;
}

/**
 * The side of an unfought bout whose opponent is out; null where both or neither are. A bout that is fought is decided
 * by its points and its operator, whoever goes home meanwhile. A guest goes nowhere.
 *
 * @example
 * ```ts
 * const [red, blue = null] = state.programGroups[0]?.programs ?? [];
 * if (red !== undefined) console.log(walkoverWinner({ red, blue })?.programName);
 * ```
 */
export function walkoverWinner({ red, blue }: BoutSides): Program | null {
  if (blue === null || isFought(red) || isFought(blue)) return null;
  if (isCompeting(red) && !mayPerform(blue)) return red;
  if (isCompeting(blue) && !mayPerform(red)) return blue;
  return null;
}

/** Who goes on from a bout, or came through alone; null while that is open, and where whoever is left is out. */
export function winnerOf(sides: BoutSides): Program | null {
  const { red, blue } = sides;
  if (blue === null) return mayPerform(red) ? red : null;
  return [red, blue].find(({ outcome }) => outcome === 'WIN') ?? walkoverWinner(sides);
}

/**
 * Those of a group, in running order, who go on without a fight; nobody where there are no bouts.
 *
 * @example
 * ```ts
 * for (const { programs } of match.programGroups) console.log(walkoversOf(match.mode, programs).size);
 * ```
 */
export function walkoversOf(mode: Mode, programsInOrder: readonly Program[]): ReadonlySet<string> {
  // Nobody is out on most evenings, and rows are asked at every step.
  if (!hasBouts(mode) || programsInOrder.every(mayPerform)) return nobody;
  return new Set(
    pairPrograms(programsInOrder).bouts.flatMap((sides) => walkoverWinner(sides)?.id ?? []),
  );
}

const nobody: ReadonlySet<string> = new Set();

/** The field as pictures and lists carry it: whoever fights, or is out, has none. */
export function walkoverPart(
  walkovers: ReadonlySet<string>,
  programId: string,
): { readonly walkover?: true } {
  return walkovers.has(programId) ? { walkover: true } : {};
}

interface ShownSide {
  readonly program: Pick<StageProgram, 'standing'>;
  readonly outcome: Program['outcome'];
}

/**
 * Whether a place of a bracket is a bout that is still to be fought.
 *
 * @example
 * ```ts
 * if (stage.kind === 'BRACKET') console.log(stage.rounds[0]?.slots.find(isBoutAhead)?.bout);
 * ```
 */
export function isBoutAhead({
  red,
  blue,
}: {
  readonly red: ShownSide;
  readonly blue: ShownSide | null;
}): boolean {
  return (
    blue !== null && red.outcome === null && mayPerform(red.program) && mayPerform(blue.program)
  );
}

/** A bout of which one side is being judged, or was. */
function isFought({ outcome, fought }: Program): boolean {
  return outcome !== null || fought !== undefined;
}
