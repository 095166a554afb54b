/** Finds who is on next: a program that was begun and left in the middle, else the first that waits. */
import type { CurrentMatch, Program } from '@liangfen/sdk/schema';

/**
 * Returns the program that was begun and left in the middle, else the first that waits.
 *
 * @example
 * ```tsx
 * console.log(nextProgram([program])?.programName);
 * ```
 */
export function nextProgram(programs: readonly Program[]): Program | null {
  const enabled = programs.filter((program) => program.disabled === null);
  return enabled.find(isLeft) ?? enabled.find(({ phase }) => phase === 'WAITING') ?? null;
}

/**
 * Returns the program that can start next; in a battle only one with an opponent, because one alone goes on without a
 * fight.
 */
export function programToStart(
  { mode }: Pick<CurrentMatch, 'mode'>,
  programs: readonly Program[],
): Program | null {
  switch (mode) {
    case 'SCORE':
    case 'VOTE':
      return nextProgram(programs);
    case 'BATTLE':
      return nextProgram(programs.filter(({ battleProgram }) => battleProgram !== null));
  }
}

/**
 * Whether the program was left in the middle. This is asked only while another picture is on air, because a program on
 * air is in one of these phases too.
 */
function isLeft({ phase, finalScore, programItemResults }: Program): boolean {
  switch (phase) {
    case 'SPEECH':
    case 'SCORING':
    case 'REVEALED':
      return true;
    case 'RESULT':
      return finalScore === null && programItemResults.some((item) => item.phase !== 'RESULT');
    case 'WAITING':
    case 'BATTLE':
    case 'DETERMINED':
      return false;
  }
}
