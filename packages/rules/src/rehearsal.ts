// Which programs may be tried out before a competition is official.

import type { CompetitionStatus, Mode } from '@liangfen/sdk/schema';

/**
 * Whether the program at `index` (from 0, in running order within its group of `count`) is
 * disabled in rehearsal: it stands after the first 3 and before the last 3. In battle mode these
 * are the first 2 and the last 2, and with an odd count the last 3, because the last one has no
 * opponent. Only while the competition is in rehearsal. Source: spec § 4 Rehearsal, § 9.
 */
export function rehearsalDisabled(
  index: number,
  count: number,
  mode: Mode,
  status: CompetitionStatus,
): boolean {
  if (status !== 'REHEARSAL') return false;
  const first = mode === 'BATTLE' ? 2 : 3;
  const last = mode === 'BATTLE' ? 2 + (count % 2) : 3;
  return index >= first && index < count - last;
}
