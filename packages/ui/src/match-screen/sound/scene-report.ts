// The picture's report to whoever plays its sound: types only, so that a silent screen loads nothing of it.
import type { RevealStep, ScreenTheme, Stage } from '@liangfen/sdk/schema';

/** The state of the picture on the stage. */
export interface SceneReport {
  /** New with every picture. */
  readonly serial: number;
  /** Whether the picture came while the screen was watching. */
  readonly fresh: boolean;
  /** Whether an undo brought what is on the stage back, which then is not heard again. */
  readonly returned: boolean;
  readonly stage: Stage;
  readonly steps: readonly RevealStep[];
  /** How many steps are shown. */
  readonly step: number;
  /** When the next step will be shown by itself, on the page's clock (`performance.now()`); null when nobody knows. */
  readonly dueAt: number | null;
  /** Whether nothing moves: wheels then stand at once. */
  readonly still: boolean;
}

/** Null: the picture has gone. */
export type SceneListener = (report: SceneReport | null) => void;

export interface SoundLevel {
  /** 0 to 100. */
  readonly level: number;
  readonly theme: ScreenTheme;
}
