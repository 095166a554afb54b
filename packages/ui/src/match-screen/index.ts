// The match screen, connected. What draws pictures at once stands in match-stage.ts: packagers follow every name of an entry.

export type { ScreenEvent, ScreenProblem, ScreenProblemCode } from '@liangfen/sdk';
export type { StageAppearance, StageCorner } from '../theme/index.ts';
export type { ScreenComposition } from './canvas/composition.ts';
export {
  MatchScreen,
  type MatchScreenHandle,
  type MatchScreenProps,
  type ScreenConnection,
} from './MatchScreen.tsx';
export {
  type ScreenLayer,
  type ScreenOutput,
  screenLayers,
  screenOutputOf,
} from './output/screen-output.ts';
export type { ProgramCardProps, RankRowProps, ScoreCardProps, StageSlots } from './slots/slots.ts';
