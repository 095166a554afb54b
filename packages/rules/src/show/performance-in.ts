/** Reads from an entry of the ledger which performance of a program it is about. */
import type { ShowEvent } from '@liangfen/sdk/schema';
import { performanceOf } from './performance.ts';

/**
 * Returns 1 where the entry does not say it: what was written before performances were counted was of the first.
 *
 * @example
 * ```tsx
 * console.log(performanceIn(event, 'a1')); // 2
 * ```
 */
export function performanceIn(event: ShowEvent, programId: string): number {
  if ('programs' in event) return stagedIn(event, programId);
  switch (event.type) {
    case 'SETUP_CHANGED':
    case 'SCORES_LOOKED_AT':
    case 'JUDGE_SIGNED_IN':
      return 1;
    case 'SCORE_SUBMITTED':
      return event.scores?.[0]?.performance ?? 1;
    case 'LATE_SCORE_OFFERED':
    case 'LATE_SCORE_REFUSED':
      return event.lateScore?.performance ?? 1;
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
      return event.correction.basis.performance ?? 1;
  }
}

function stagedIn(
  { type, undoneType, lateScore, adjustment, programs, onAir }: StagedEvent,
  programId: string,
): number {
  // The row of an undone start is the one before it.
  if (type === 'COMMAND_UNDONE' && startsAnew.has(undoneType)) return 1;
  const said = lateScore ?? adjustment;
  if (said !== undefined) return said.performance ?? 1;
  const row = programs.find(({ id }) => id === programId);
  if (row === undefined) return 1;
  const itemId = onAir.activeProgramId === programId ? onAir.activeItemId : null;
  return performanceOf(row, itemId);
}

type StagedEvent = Extract<ShowEvent, { readonly programs: unknown }>;

const startsAnew: ReadonlySet<ShowEvent['type'] | undefined> = new Set([
  'SPEECH_STARTED',
  'BATTLE_STARTED',
]);
