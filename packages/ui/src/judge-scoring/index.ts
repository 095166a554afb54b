// The judge's phone: scoring, and the pages that lead to it.
export type { Delivery, LeftSubmission } from './delivery.ts';
export { JudgeScoring, type JudgeScoringProps } from './JudgeScoring.tsx';
export { JudgeScoringView, type JudgeScoringViewProps } from './JudgeScoringView.tsx';
export { JudgeApply, type JudgeApplyProps } from './pages/JudgeApply.tsx';
export { JudgeHome, type JudgeHomeProps } from './pages/JudgeHome.tsx';
export { JudgeSeat, type JudgeSeatProps } from './pages/JudgeSeat.tsx';
export { PhoneMessage, type PhoneMessageProps } from './pages/PhoneMessage.tsx';
export { LoadingPage } from './pages/PhonePage.tsx';
export type { KeepScreenOn } from './use-screen-awake.ts';
export type { JudgeWays } from './ways.ts';
