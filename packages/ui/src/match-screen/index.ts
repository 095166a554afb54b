// The match screen: connected, or plain from a value.

export { revealSteps } from '@liangfen/rules';
export { MatchScreen, type MatchScreenProps } from './MatchScreen.tsx';
export { MatchStage, type MatchStageProps } from './MatchStage.tsx';
