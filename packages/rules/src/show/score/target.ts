/** Says which program, and which of its items, a step is about. */
import type { CurrentMatch } from '@liangfen/sdk/schema';
import type { ProgramTarget } from '../commands.ts';
import { scoresItemsSeparately } from '../lookup.ts';

/**
 * Leaves the item out where items are not scored one by one.
 *
 * @example
 * ```tsx
 * const target = targetOf(match, { programId: program.id, itemId: null, test: false });
 * ```
 */
export function targetOf(match: CurrentMatch, target: ProgramTarget): ProgramTarget {
  return {
    programId: target.programId,
    itemId: scoresItemsSeparately(match, target.test) ? target.itemId : null,
    test: target.test,
  };
}
