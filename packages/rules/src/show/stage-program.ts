/** A program as pictures name it: who and what, and what is drawn beside the names. */
import type { Program, StageProgram } from '@liangfen/sdk/schema';
import { standingPart } from '../program-standing.ts';

export function stageProgram(program: Program): StageProgram {
  const { id, sort, programName, contestant } = program;
  return {
    id,
    sort,
    programName,
    contestant,
    ...standingPart(program),
    ...programPortrait(program),
  };
}

/**
 * Returns what is drawn beside a program's names; a missing photograph or school stands in no picture.
 *
 * @example
 * ```ts
 * console.log(programPortrait({ organisation: '文学院' }).organisation);
 * ```
 */
export function programPortrait({
  organisation = '',
  photoUrl = null,
  markUrl = null,
}: {
  readonly organisation?: string | undefined;
  readonly photoUrl?: string | null | undefined;
  readonly markUrl?: string | null | undefined;
}): Pick<StageProgram, 'organisation' | 'photoUrl' | 'markUrl'> {
  return {
    ...(organisation === '' ? {} : { organisation }),
    ...(photoUrl === null ? {} : { photoUrl }),
    ...(markUrl === null ? {} : { markUrl }),
  };
}
