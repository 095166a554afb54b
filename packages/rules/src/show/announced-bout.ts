/** The bout that a title or a break names, with no more than the hall has seen of it. */
import type { StageIntermission, StageProgram, StageTitle } from '@liangfen/sdk/schema';

/** A side of a bout; `score` is null where the hall has not seen it. */
export interface AnnouncedSide {
  readonly program: StageProgram;
  readonly score: number | null;
}

/** Both sides, and the id of the winner once the hall has seen who won. */
export interface AnnouncedBout {
  readonly red: AnnouncedSide;
  readonly blue: AnnouncedSide;
  readonly winnerId: string | null;
}

/** A title also says which bout of the group it is, from 1. */
export interface TitledBout extends AnnouncedBout {
  readonly bout: number;
}

/**
 * The bout of a title with its number; null where the title is of one act.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'TITLE') console.log(titledBout(stage)?.blue.program.programName);
 * ```
 */
export function titledBout({ program, score, opponent, versus }: StageTitle): TitledBout | null {
  if (opponent == null || versus == null) return null;
  return {
    bout: versus.bout,
    red: { program, score },
    blue: { program: opponent, score: versus.opponentScore },
    winnerId: versus.winnerId,
  };
}

/**
 * The bout that follows a break; null where one act follows, or nobody.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'INTERMISSION') console.log(boutAfterBreak(stage)?.red.program.programName);
 * ```
 */
export function boutAfterBreak({ next, opponent }: StageIntermission): AnnouncedBout | null {
  if (next === null || opponent == null) return null;
  return {
    red: { program: next, score: null },
    blue: { program: opponent, score: null },
    winnerId: null,
  };
}
