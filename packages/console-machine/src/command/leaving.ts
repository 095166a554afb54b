/** Finds what a new picture would break off: judges who are scoring, or a bout that is being fought. */
import { findProgram, mayPerform } from '@liangfen/rules';
import type { CurrentMatch, Program } from '@liangfen/sdk/schema';

/** What would be left, with what the operator should know of it before. */
export type Leaving =
  | {
      readonly kind: 'LEAVE_SCORING';
      readonly program: Program;
      readonly submitted: number;
      readonly expected: number;
    }
  | { readonly kind: 'LEAVE_BOUT'; readonly red: Program; readonly blue: Program };

/** Null while nothing is going on that counts: of a test nothing is lost. */
export function leaving(match: CurrentMatch): Leaving | null {
  const { window, stage } = match;
  if (stage.kind === 'BATTLE') {
    if (stage.test || stage.status === 'DETERMINED') return null;
    const red = programOf(match, stage.red.program.id);
    const blue = programOf(match, stage.blue.program.id);
    return red && blue && { kind: 'LEAVE_BOUT', red, blue };
  }
  if (window === null || !window.open || window.test) return null;
  const program = programOf(match, window.programId);
  // An act that went out while it was judged: its scoring is over, and the next step is to leave it.
  if (program !== null && !mayPerform(program)) return null;
  return (
    program && {
      kind: 'LEAVE_SCORING',
      program,
      submitted: window.submitted.length,
      expected: window.expected.length,
    }
  );
}

function programOf(match: CurrentMatch, programId: string): Program | null {
  return findProgram(match, programId)?.program ?? null;
}
