/** Finds who is on next: a program that was begun and left in the middle, else the first that waits. */
import type { Program } from '@liangfen/sdk/schema';

/**
 * Returns the program that was begun and left in the middle, else the first that waits. None of a battle that has no
 * opponent: it is disabled, because it goes on without a fight.
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
