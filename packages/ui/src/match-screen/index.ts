// The match screen: connected, or plain from a value.

export { revealSteps } from '@liangfen/rules';
export type { ScreenEvent, ScreenProblem, ScreenProblemCode } from '@liangfen/sdk';
export type { StageAppearance, StageCorner } from '../theme/index.ts';
export {
  MatchScreen,
  type MatchScreenHandle,
  type MatchScreenProps,
  type ScreenConnection,
} from './MatchScreen.tsx';
export { MatchStage, type MatchStageProps } from './MatchStage.tsx';
export type { ProgramCardProps, RankRowProps, ScoreCardProps, StageSlots } from './slots/slots.ts';
export { ScoreCardView as ScoreCard } from './stages/JudgeCard.tsx';
export { ProgramCard } from './stages/ProgramCard.tsx';
export { RankRow } from './stages/RankRow.tsx';
