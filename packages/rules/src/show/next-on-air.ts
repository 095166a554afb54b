/** Finds who is announced to come next, from the picture on air and nothing else. */
import type {
  Stage,
  StageBracket,
  StageProgram,
  StageProgramList,
  TitleShowType,
} from '@liangfen/sdk/schema';

type Announced = Pick<StageProgram, 'id' | 'programName' | 'contestant' | 'organisation'>;

/** Titles of the other types say who is on, or who was. */
const announces: Readonly<Record<TitleShowType, boolean>> = {
  OPENING: false,
  NEXT_UP: true,
  JUST_NOW: false,
};

export interface NextOnAir {
  /** In a bout, the red side. */
  readonly program: Announced;
  readonly opponent: Announced | null;
}

/**
 * Returns null while the picture announces nobody.
 *
 * @example
 * ```tsx
 * console.log(nextOnAir(stage)?.program.programName ?? '');
 * ```
 */
export function nextOnAir(stage: Stage): NextOnAir | null {
  switch (stage.kind) {
    case 'PROGRAM_LIST':
      return nextInList(stage);
    case 'INTERMISSION':
      return stage.next && { program: stage.next, opponent: stage.opponent ?? null };
    case 'TITLE':
      return announces[stage.showType]
        ? { program: stage.program, opponent: stage.opponent ?? null }
        : null;
    case 'BRACKET':
      return nextInBracket(stage);
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'AUDIENCE_VOTE':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BATTLE':
      return null;
  }
}

function nextInList({ rows, nextProgramId }: StageProgramList): NextOnAir | null {
  const row = (wanted: string | null) => rows.find(({ id }) => id === wanted) ?? null;
  const program = row(nextProgramId);
  return program && { program, opponent: row(program.opponentId) };
}

function nextInBracket({ rounds, nextProgramId }: StageBracket): NextOnAir | null {
  const slot = rounds
    .flatMap(({ slots }) => slots)
    .find((one) => [one.red, one.blue].some((side) => side?.program.id === nextProgramId));
  return slot ? { program: slot.red.program, opponent: slot.blue?.program ?? null } : null;
}
