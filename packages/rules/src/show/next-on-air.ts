/** Who is announced to come next, by the picture on air and by nothing else. */
import type { Stage, StageProgram, TitleShowType } from '@liangfen/sdk/schema';

type Announced = Pick<StageProgram, 'id' | 'programName' | 'contestant' | 'organisation'>;

/** The others say who is on, or who was. */
const announces: Readonly<Record<TitleShowType, boolean>> = {
  OPENING: false,
  NEXT_UP: true,
  JUST_NOW: false,
};

/**
 * Null while the picture announces nobody.
 *
 * @example
 * ```tsx
 * console.log(nextOnAir(stage)?.programName ?? '');
 * ```
 */
export function nextOnAir(stage: Stage): Announced | null {
  switch (stage.kind) {
    case 'PROGRAM_LIST':
      return stage.rows.find(({ id }) => id === stage.nextProgramId) ?? null;
    case 'INTERMISSION':
      return stage.next;
    case 'TITLE':
      return announces[stage.showType] ? stage.program : null;
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    case 'BATTLE':
      return null;
  }
}
