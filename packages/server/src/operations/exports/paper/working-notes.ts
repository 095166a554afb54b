/** Prints below the score sheet how the final score came about: the steps of the rules, each to be worked out by hand. */
import { hasVotes, type ShowState, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { PrintNotes } from '../../../integrations/pdf/pdf-printer.ts';

export function workingNotes(state: ShowState, programId: string): PrintNotes {
  const title = '怎么算的';
  const result = state.results.get(programId);
  if (result === undefined) return { kind: 'NOTES', title, lines: ['这个节目还没有出分'] };
  const { mode, tieBreaks } = state.setting;
  const options = { vote: hasVotes(mode), depth: 'FULL', tieBreaks } as const;
  const lines = workingLines(result, options).map((line) => workingText(line));
  return { kind: 'NOTES', title, lines, figures: true };
}
