/** 「怎么算的」 after its picture has gone: the working that the wall has shown, and nothing newer (decision 0502). */
import type { AudienceWorking, FinalScore, StageResult } from '@liangfen/sdk/schema';
import { hasVotes } from '../mode.ts';
import type { ShowState } from './state.ts';
import { publicWorking } from './working.ts';

/**
 * Makes a mark that tells one working of a program from another: a correction, an adjustment or a late score changes
 * it, even where the score stays the same.
 */
export function workingMark({ score, parts, adjustments, corrected, struck }: FinalScore): string {
  const scores = parts.flatMap(({ groups }) => groups).map((group) => group.scores.length);
  // Without a score or a correction its place stays empty.
  return [
    score,
    ...parts.map(({ value }) => value),
    ...scores,
    ...adjustments.map(({ at, amount }) => `${at}:${amount}`),
    corrected?.at,
    // Older marks have no place for it.
    ...(struck === undefined ? [] : [struck.length]),
  ].join(' ');
}

/** Returns the mark of the working in a result picture, or null while some steps of the working are still to come. */
export function markOnWall({ programScore, working }: StageResult): string | null {
  const told = programScore !== null && working.complete && working.parts.length > 0;
  return told ? workingMark(working) : null;
}

/** Whether the wall has shown the working of the score that the hall knows, and the working is still the same. */
export function isWorkingTold(
  state: Pick<ShowState, 'shown' | 'results'>,
  programId: string,
): boolean {
  return toldWorking(state, programId) !== null;
}

function toldWorking(
  { shown, results }: Pick<ShowState, 'shown' | 'results'>,
  programId: string,
): FinalScore | null {
  const seen = shown.get(programId);
  const working = results.get(programId);
  if (seen?.worked === undefined || working === undefined) return null;
  const same = seen.score === working.score && seen.worked === workingMark(working);
  return same ? working : null;
}

/**
 * Returns the working that the wall has shown; null where it has shown none, or where a change is not on air yet.
 *
 * @example
 * ```tsx
 * console.log(audienceWorking(state, program.id)?.working.score);
 * ```
 */
export function audienceWorking(state: ShowState, programId: string): AudienceWorking | null {
  const working = toldWorking(state, programId);
  if (working === null) return null;
  const vote = hasVotes(state.setting.mode);
  return { programId, vote, working: publicWorking(state, working) };
}
