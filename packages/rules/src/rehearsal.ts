// Says which programs may be tried out before a competition is official.

import type { CompetitionStatus, Mode } from '@liangfen/sdk/schema';

/**
 * Whether the program at `index` (from 0, in running order within its group of `count`) is
 * disabled in rehearsal: it stands after the first 3 and before the last 3. In battle mode these
 * are the first 2 and the last 2, and with an odd count the last 3, because the last one has no
 * opponent. Only while the competition is in rehearsal. Source: spec § 4 Rehearsal, § 9.
 *
 * @example
 * ```tsx
 * console.log(rehearsalDisabled(0, 12, 'SCORE', 'REHEARSAL'));
 * ```
 */
export function rehearsalDisabled(
  index: number,
  count: number,
  mode: Mode,
  status: CompetitionStatus,
): boolean {
  if (status !== 'REHEARSAL') return false;
  const { first, last } = triedOut(mode, count);
  return index >= first && index < count - last;
}

function triedOut(mode: Mode, count: number) {
  switch (mode) {
    case 'SCORE':
    case 'VOTE':
      return { first: 3, last: 3 };
    case 'BATTLE':
      return { first: 2, last: 2 + (count % 2) };
  }
}
