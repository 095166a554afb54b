// The bout that a title or a break names: its sides, and what the hall has seen of them.
import type { StageProgram, StageTitle, TitleShowType } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';

export interface TitledSide {
  readonly program: StageProgram;
  /** Null where the hall has not seen it. */
  readonly score: number | null;
}

export interface TitledBout {
  readonly bout: number;
  readonly red: TitledSide;
  readonly blue: TitledSide;
  readonly winnerId: string | null;
}

/** Null where the title is of one act. */
export function titledBout({ program, score, opponent, versus }: StageTitle): TitledBout | null {
  if (opponent == null || versus == null) return null;
  return {
    bout: versus.bout,
    red: { program, score },
    blue: { program: opponent, score: versus.opponentScore },
    winnerId: versus.winnerId,
  };
}

/** What is said of the bout as a whole: its number as it opens, else when it is or was. */
export function titlePlate(
  showType: TitleShowType,
  bout: number,
  { title, battle }: Pick<Messages['screen'], 'title' | 'battle'>,
): string {
  switch (showType) {
    case 'OPENING':
      return fill(battle.bout, { bout });
    case 'NEXT_UP':
      return title.next;
    case 'JUST_NOW':
      return title.justNow;
  }
}
