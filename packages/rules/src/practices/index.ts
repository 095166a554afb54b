// What others may use of the practices.
export type { Practice } from './practice.ts';
export { type PracticeDifference, practiceDifferences } from './practice-differences.ts';
export {
  type CompetitionRules,
  type PracticeTitle,
  practiceFileOf,
  practiceOf,
  rulesById,
  settingOfHall,
} from './practice-file.ts';
export { practices } from './practices.ts';
