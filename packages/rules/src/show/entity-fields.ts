/**
 * The fields that people write of a program and of a judge and that the show knows: pictures, the ledger's ground and a
 * replay are made from them (docs/decisions/0520).
 */
import type { Program, SignInJudge } from '@liangfen/sdk/schema';
import { programPortrait } from './stage-program.ts';

export const programFields = [
  'programName',
  'contestant',
  'organisation',
  'photoUrl',
  'markUrl',
  'factor',
  'earlierScore',
  'earlierFrom',
  'judgeGroupId',
] as const satisfies readonly (keyof Program)[];

export type ProgramField = (typeof programFields)[number];

export const judgeFields = [
  'name',
  'title',
  'photoUrl',
] as const satisfies readonly (keyof SignInJudge)[];

export type JudgeField = (typeof judgeFields)[number];

/**
 * Returns what is written of a program; what is missing is left out, but for its names.
 *
 * @example
 * ```ts
 * console.log(writtenProgram({ programName: '茉莉花', contestant: '' }));
 * ```
 */
export function writtenProgram(program: Pick<Program, ProgramField>): Pick<Program, ProgramField> {
  const { programName, contestant, factor, earlierScore, earlierFrom, judgeGroupId } = program;
  return {
    programName,
    contestant,
    ...programPortrait(program),
    ...(factor === undefined ? {} : { factor }),
    ...(earlierScore === undefined ? {} : { earlierScore }),
    ...(earlierFrom === undefined || earlierFrom === '' ? {} : { earlierFrom }),
    ...(judgeGroupId === undefined ? {} : { judgeGroupId }),
  };
}

/** Takes off a program what is written of it: a replay puts on what the ledger says, and nothing else. */
export function withoutWritten(program: Program): Omit<Program, ProgramField> {
  const fields = new Set<string>(programFields);
  // Only the fields of the list are left out.
  return Object.fromEntries(
    Object.entries(program).filter(([field]) => !fields.has(field)),
  ) as Omit<Program, ProgramField>;
}
