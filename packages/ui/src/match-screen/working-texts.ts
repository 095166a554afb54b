// 「怎么算的」 in the words of the page that shows it.
import { type WorkingLinesOptions, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { FinalScore } from '@liangfen/sdk/schema';
import type { Messages } from '../messages/index.ts';

/** Returns one line per step, in their order; dropped scores stand before the mean that leaves them out. */
export function workingTexts(
  working: FinalScore,
  options: WorkingLinesOptions,
  words: Messages['screen']['result']['working'],
): string[] {
  return workingLines(working, options).map((line) => workingText(line, words));
}
