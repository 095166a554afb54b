/** Says who of a round stands in the next one before that round is drawn up: a known winner at once, by the running order. */
import type { BracketSide, BracketSlot, StageProgram } from '@liangfen/sdk/schema';
import { isCompeting } from '../program-standing.ts';

/** A place of a round that is not drawn up yet; null where nobody is known. */
export interface ComingPlace {
  readonly red: StageProgram | null;
  readonly blue: StageProgram | null;
}

/**
 * Two neighbouring places lead to one, as everywhere where nothing else is drawn. As soon as the organiser fills the
 * round, its own pairs are shown and these are not asked.
 *
 * @example
 * ```ts
 * if (stage.kind === 'BRACKET') console.log(comingPlaces(stage.rounds.at(-1)?.slots ?? []));
 * ```
 */
export function comingPlaces(slots: readonly BracketSlot[]): readonly ComingPlace[] {
  return Array.from({ length: Math.ceil(slots.length / 2) }, (_, at) => ({
    red: goesOn(slots[2 * at]),
    blue: goesOn(slots[2 * at + 1]),
  }));
}

/** Whoever came without an opponent goes on, too; whoever is out does not, whatever was won before. */
function goesOn(slot: BracketSlot | undefined): StageProgram | null {
  if (slot === undefined) return null;
  const { red, blue } = slot;
  const won = blue === null ? red : [red, blue].find(hasWon);
  return won !== undefined && isCompeting(won.program) ? won.program : null;
}

function hasWon({ outcome, walkover = false }: BracketSide): boolean {
  return outcome === 'WIN' || walkover;
}
