/** Prints below the score sheet how the final score came about: the steps of the rules, each to be worked out by hand. */
import {
  competitionDecimals,
  findProgram,
  hasVotes,
  type ShowState,
  workingLines,
} from '@liangfen/rules';
import { formerTexts, workingText } from '@liangfen/rules/words';
import type { PrintNotes } from '../../../integrations/pdf/pdf-printer.ts';

export function workingNotes(state: ShowState, programId: string): PrintNotes {
  const title = '怎么算的';
  const result = state.results.get(programId);
  const former = formerLines(state, programId);
  if (result === undefined) {
    return { kind: 'NOTES', title, lines: ['这个节目还没有出分', ...former] };
  }
  const { mode, tieBreaks } = state.setting;
  const options = { vote: hasVotes(mode), depth: 'FULL', tieBreaks } as const;
  const lines = workingLines(result, options).map((line) => workingText(line));
  return {
    kind: 'NOTES',
    title,
    lines: [...lines, ...former],
    figures: true,
  };
}

/** Whoever performed again is judged by the last performance; the paper keeps what the others came to. */
export function formerLines(state: ShowState, programId: string): readonly string[] {
  const names = new Map(state.items.map(({ id, itemName }) => [id, itemName]));
  return formerTexts(findProgram(state, programId)?.program.formerResults ?? [], {
    decimals: competitionDecimals(state),
    itemName: (id) => names.get(id),
  });
}
