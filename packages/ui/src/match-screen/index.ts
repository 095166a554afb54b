// The match screen: connected, or plain from a value.

export { revealSteps } from '@liangfen/rules';
export type { ScreenEvent, ScreenProblem, ScreenProblemCode } from '@liangfen/sdk';
export {
  MatchScreen,
  type MatchScreenHandle,
  type MatchScreenProps,
  type ScreenConnection,
} from './MatchScreen.tsx';
export { MatchStage, type MatchStageProps } from './MatchStage.tsx';
