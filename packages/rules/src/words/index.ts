/** One table of words per closed list of the contract: server, screen, panels, desk, sheets and exports say the same. */
export * from './audience-vote-words.ts';
export * from './bracket-words.ts';
export * from './competition-words.ts';
export * from './difference-words.ts';
export * from './field-words.ts';
export * from './file-words.ts';
export { fill } from './fill.ts';
export * from './former-words.ts';
export * from './full-marks-words.ts';
export * from './key-words.ts';
export * from './ledger-words.ts';
export * from './money-words.ts';
export * from './normalised-words.ts';
export * from './outcome-words.ts';
export * from './phase-words.ts';
export * from './practice-words.ts';
export * from './quick-score-words.ts';
export * from './recovery-words.ts';
export {
  blockedWords,
  judgesApartText,
  missingJudgesText,
  scoreLimitTexts,
} from './refusal-words.ts';
export * from './removal-words.ts';
export * from './role-words.ts';
export * from './security-words.ts';
export * from './show-words.ts';
export * from './standing-words.ts';
export * from './tie-break-words.ts';
export * from './time-penalty-words.ts';
export * from './tolerance-words.ts';
export * from './undecided-words.ts';
export * from './webhook-words.ts';
export { type WorkingWords, workingText, workingWords } from './working-words.ts';
