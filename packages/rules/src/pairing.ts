// Pairs the programs of a battle in running order; the odd one is red.

/** One pair, numbered from 1. Red stands on the left. */
export interface Bout<P> {
  readonly bout: number;
  readonly red: P;
  readonly blue: P;
}

/**
 * The 1st program meets the 2nd, the 3rd the 4th, and so on; with an odd count the last one stays
 * `unpaired`. Expects the programs of one group in running order. Source: spec § 4 Battle pairing.
 *
 * @example
 * ```tsx
 * const { bouts } = pairPrograms([{ id: 'p1' }, { id: 'p2' }]);
 * for (const { bout, red, blue } of bouts) console.log(bout, red.id, blue.id);
 * ```
 */
export function pairPrograms<P extends { id: string }>(
  programsInOrder: readonly P[],
): { bouts: Bout<P>[]; unpaired: P | null } {
  const bouts: Bout<P>[] = [];
  let waiting: P | null = null;
  for (const program of programsInOrder) {
    if (waiting === null) {
      waiting = program;
    } else {
      bouts.push({ bout: bouts.length + 1, red: waiting, blue: program });
      waiting = null;
    }
  }
  return { bouts, unpaired: waiting };
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
export function opponentOf<P extends { id: string }>(
  programsInOrder: readonly P[],
  programId: string,
): { opponentId: string; side: 'RED' | 'BLUE'; bout: number } | null {
  for (const { bout, red, blue } of pairPrograms(programsInOrder).bouts) {
    if (red.id === programId) return { opponentId: blue.id, side: 'RED', bout };
    if (blue.id === programId) return { opponentId: red.id, side: 'BLUE', bout };
  }
  return null;
}
