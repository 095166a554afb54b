/** Reads whether this is a rehearsal, the official competition, or one that has ended. */
import type { CompetitionStatus } from '@liangfen/sdk/schema';
import type { ConsoleSnapshot } from '../console-machine.ts';
import { regions } from '../regions.ts';

/**
 * Null unless running.
 *
 * @example
 * ```tsx
 * if (selectStatus(snapshot) === 'REHEARSAL') console.log('nothing counts yet');
 * ```
 */
export function selectStatus(snapshot: ConsoleSnapshot): CompetitionStatus | null {
  const status = regions(snapshot)?.rehearsal;
  return status === undefined || status === 'following' ? null : status;
}
