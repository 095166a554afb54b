/** One program as paper for a reader who may not see its scores before a step has shown them: says so, and what to do. */
import { coveredWord, printedSheetWords } from '@liangfen/rules/words';
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import type { PrintSheet } from '../../../integrations/pdf/pdf-printer.ts';
import { blank, factsOf, finalWord, frameOf, type SheetSource } from './sheet-parts.ts';

export function coveredSheet(
  { state }: SheetSource,
  group: ProgramGroup,
  program: Program,
  kind: 'SCORE_SHEET' | 'TALLY_SHEET',
): PrintSheet {
  const title = `${program.sort}. ${program.programName}`;
  return {
    ...frameOf(state, group, printedSheetWords[kind], title),
    facts: factsOf(state, [
      ['节目组', group.groupName],
      ['节目', title],
      ['选手', program.contestant || blank],
      [finalWord(state), coveredWord],
      ['名次', coveredWord],
    ]),
    blocks: [
      {
        kind: 'NOTES',
        title: null,
        lines: ['分数公布以后再打印；要在公布以前看，请主账号在「子账号」里开启成绩监看。'],
      },
    ],
    signatures: [],
  };
}
