// The match screen plain from a value, and the parts that a page may put in other words: every picture is loaded at once.
export { revealSteps } from '@liangfen/rules';
export { MatchStage, type MatchStageProps } from './MatchStage.tsx';
export { ScoreCardView as ScoreCard } from './stages/JudgeCard.tsx';
export { ProgramCard } from './stages/ProgramCard.tsx';
export { RankRow } from './stages/RankRow.tsx';
