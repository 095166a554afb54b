/** The settings of a rehearsal and the verdict of its report; the player itself is `@liangfen/rehearsal/player`. */
export {
  expectedMs,
  fewestJudges,
  mostJudges,
  type PlannedShow,
  type RehearsalSettings,
} from './rehearsal-settings.ts';
export {
  type Finding,
  type FindingCode,
  findingsOf,
  type Gravity,
  gravityOf,
  isSlow,
  slowAbove,
  type Verdict,
  verdictOf,
  verdicts,
} from './report/findings.ts';
export { missingScores, scoreCount } from './report/missing-scores.ts';
export type { PhoneFacts, RehearsalFacts, ScreenFacts } from './report/report.ts';
export { shownMs } from './report/shown-time.ts';
export type { Timing } from './report/timing.ts';
