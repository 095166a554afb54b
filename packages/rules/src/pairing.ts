// Pairs the programs of a battle: those that fought stay a pair, the rest in running order; the odd one is red.

import type { BattleOutcome } from '@liangfen/sdk/schema';

/** One pair, numbered from 1. Red stands on the left. */
export interface Bout<P> {
  readonly bout: number;
  readonly red: P;
  readonly blue: P;
}

/** What pairing asks of a program: who it is, and the bout that it fights or has fought. */
export interface Pairable {
  readonly id: string;
  readonly fought?: {
    readonly opponentId: string;
    readonly side: 'RED' | 'BLUE';
    readonly bout: number;
  };
}

/**
 * The 1st program meets the 2nd, the 3rd the 4th, and so on; with an odd count the last one stays `unpaired`. A bout that
 * was fought keeps its two sides, its corners and its number wherever they stand now, and only the programs around it are
 * paired anew (decision 0529). Expects the programs of one group in running order. Source: spec § 4 Battle pairing.
 *
 * @example
 * ```tsx
 * const { bouts } = pairPrograms([{ id: 'p1' }, { id: 'p2' }]);
 * for (const { bout, red, blue } of bouts) console.log(bout, red.id, blue.id);
 * ```
 */
export function pairPrograms<P extends Pairable>(
  programsInOrder: readonly P[],
): { bouts: Bout<P>[]; unpaired: P | null } {
  const fought = foughtBouts(programsInOrder);
  const bouts = [...fought.values()];
  let number = 0;
  let waiting: P | null = null;
  for (const program of programsInOrder) {
    if (program.fought !== undefined) continue;
    if (waiting === null) {
      waiting = program;
    } else {
      do number += 1;
      while (fought.has(number));
      bouts.push({ bout: number, red: waiting, blue: program });
      waiting = null;
    }
  }
  bouts.sort((a, b) => a.bout - b.bout);
  return { bouts, unpaired: waiting };
}

/** Returns the pairs that fought, by number. A side whose opponent is not in the list is no pair, and gets none. */
function foughtBouts<P extends Pairable>(programsInOrder: readonly P[]): Map<number, Bout<P>> {
  const bouts = new Map<number, Bout<P>>();
  if (programsInOrder.every(({ fought }) => fought === undefined)) return bouts;
  const byId = new Map(programsInOrder.map((program) => [program.id, program]));
  for (const red of programsInOrder) {
    if (red.fought?.side !== 'RED') continue;
    const blue = byId.get(red.fought.opponentId);
    if (blue?.fought?.opponentId !== red.id) continue;
    let bout = red.fought.bout;
    while (bouts.has(bout)) bout += 1;
    bouts.set(bout, { bout, red, blue });
  }
  return bouts;
}

/**
 * The opponent of a program, the program's **own** side and the bout; `null` when it is unpaired
 * or not in the list. Source: spec § 4 Battle pairing, product decisions § 4.
 *
 * @example
 * ```tsx
 * console.log(opponentOf([{ id: 'p1' }, { id: 'p2' }], 'p1')?.opponentId); // 'p2'
 * ```
 */
export function opponentOf<P extends Pairable>(
  programsInOrder: readonly P[],
  programId: string,
): { opponentId: string; side: 'RED' | 'BLUE'; bout: number } | null {
  for (const { bout, red, blue } of pairPrograms(programsInOrder).bouts) {
    if (red.id === programId) return { opponentId: blue.id, side: 'RED', bout };
    if (blue.id === programId) return { opponentId: red.id, side: 'BLUE', bout };
  }
  return null;
}

/**
 * Returns the programs with the bouts that were decided before a bout was remembered: by their order, as they were shown
 * until then, and only where one of the two has won and the other has lost.
 */
export function withRememberedBouts<
  P extends Pairable & { readonly outcome: BattleOutcome | null },
>(programsInOrder: readonly P[]): readonly P[] {
  const forgot = ({ outcome, fought }: P) => outcome !== null && fought === undefined;
  if (!programsInOrder.some(forgot)) return programsInOrder;
  const { bouts } = pairPrograms(programsInOrder);
  const decided = bouts.filter(
    ({ red, blue }) => forgot(red) && forgot(blue) && red.outcome !== blue.outcome,
  );
  const bySide = new Map(
    decided.flatMap((one) => [[one.red.id, one] as const, [one.blue.id, one]]),
  );
  return programsInOrder.map((program) => {
    const own = bySide.get(program.id);
    return own === undefined ? program : { ...program, fought: foughtBy(own, program.id) };
  });
}

/** What one side of a bout remembers of it. */
export function foughtBy<P extends Pairable>({ bout, red, blue }: Bout<P>, programId: string) {
  return programId === red.id
    ? { opponentId: blue.id, side: 'RED' as const, bout }
    : { opponentId: red.id, side: 'BLUE' as const, bout };
}

/**
 * Whether the program is the red side against its opponent: as it fought, else as the two stand in the running order.
 *
 * @example
 * ```tsx
 * console.log(isRedAgainst({ id: 'p1', sort: 1 }, { id: 'p2', sort: 2 })); // true
 * ```
 */
export function isRedAgainst<P extends Pairable & { readonly sort: number }>(
  program: P,
  opponent: P,
): boolean {
  const { fought } = program;
  if (fought?.opponentId === opponent.id) return fought.side === 'RED';
  return program.sort < opponent.sort;
}

/** The programs of a battle's group bout by bout, red before blue, and last whoever is in none. */
export function inBoutOrder<P extends Pairable>(programsInOrder: readonly P[]): P[] {
  const paired = pairPrograms(programsInOrder).bouts.flatMap(({ red, blue }) => [red, blue]);
  const known = new Set(paired);
  return [...paired, ...programsInOrder.filter((program) => !known.has(program))];
}
