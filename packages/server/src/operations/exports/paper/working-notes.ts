/** How the final score came about, below the score sheet: the steps of the rules, each to be worked out by hand. */
import { type ShowState, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';

export function workingNotes(state: ShowState, programId: string): string[] {
  const result = state.results.get(programId);
  if (result === undefined) return ['这个节目还没有出分'];
  const vote = state.setting.mode === 'VOTE';
  return workingLines(result, { vote, depth: 'FULL' }).map((line) => workingText(line));
}
