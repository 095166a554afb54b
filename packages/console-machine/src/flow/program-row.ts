/** A row of the program list, and what only a row of a battle has. */
import type { Foul, Program } from '@liangfen/sdk/schema';
import type { Button } from '../command/button.ts';

export interface BattleRow {
  readonly opponent: Program | null;
  /** Rows of a pair share one bout; the odd one is red. */
  /** The program goes on without a fight, because its opponent is out. */
  readonly walkover: boolean;
  readonly side: 'RED' | 'BLUE' | null;
  readonly start: Button;
  /** Pause or resume; only for the bout on air and with a countdown. */
  readonly clock: Button | null;
  readonly fouls: readonly {
    readonly foul: Foul;
    readonly times: number;
    readonly add: Button;
    /** Null where there is none to take off. */
    readonly takeOff: Button | null;
  }[];
  readonly points: readonly { readonly point: number; readonly add: Button }[];
  /** Opens the custom score dialog (`OPEN_SCORE_DIALOG`); its command is an example, null where cards decide. */
  readonly custom: Button | null;
  /** Declares this program the winner. */
  readonly determine: Button;
  /** Declares that nobody has won; null where every bout is won. */
  readonly draw: Button | null;
  /** Lets the judges' cards decide the bout; null where they do not. */
  readonly byCards: Button | null;
}

export interface ProgramRow {
  readonly program: Program;
  /** Whether the program is on the screen now, alone or in the bout. */
  readonly onAir: boolean;
  /** The chosen item's phase where items are scored one by one, else the program's. */
  readonly phase: Program['phase'];
  /** The chosen item's score, else the final score; the running score in a battle. */
  readonly score: number | null;
  /** Judges who have scored, while its window is open. */
  readonly progress: { readonly submitted: number; readonly expected: number } | null;
  /** SCORE and VOTE mode, in order: speech, score, show score, show result. */
  readonly steps: readonly Button[];
  /** The two steps that reveal something, begun covered: show score, show result. */
  readonly covered: readonly Button[];
  /** Whether it has a result that can be corrected or adjusted, with a reason. */
  readonly correctable: boolean;
  /** BATTLE mode only. */
  readonly battle: BattleRow | null;
}
