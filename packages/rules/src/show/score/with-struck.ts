/** Puts the list of struck scores into a program's row. */
import type { Program, StruckScore } from '@liangfen/sdk/schema';

/** Leaves out the list where nothing is struck. */
export function withStruck(
  program: Omit<Program, 'struck'>,
  struck: readonly StruckScore[],
): Program {
  return struck.length === 0 ? program : { ...program, struck: [...struck] };
}
