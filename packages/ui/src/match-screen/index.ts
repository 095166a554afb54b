// The match screen: connected, or plain from a value; and the steps a panel counts.
export { MatchScreen, type MatchScreenProps } from './MatchScreen.tsx';
export { MatchStage, type MatchStageProps } from './MatchStage.tsx';
export { type RevealStep, revealSteps } from './reveal/reveal-steps.ts';
