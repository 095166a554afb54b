/** The names of a scoring item in paths and queries. */
import { WHOLE } from '@liangfen/rules';

/** `0`, or nothing, is the program as a whole. */
export function itemIdOf(named: string | undefined): string | null {
  return named === undefined || named === WHOLE ? null : named;
}
