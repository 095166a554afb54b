// The bundle of the judge's phone: small, it is loaded over a hall's network.
export { JudgeLayout } from './JudgeLayout.tsx';
export {
  JudgeApplyRoute,
  JudgeHomeRoute,
  JudgeScoringRoute,
  JudgeSeatRoute,
} from './routes/JudgeRoutes.tsx';
