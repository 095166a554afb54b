// Every style element that an element writes into its shadow root, by the element.
import { inlineStyleSheets } from '@liangfen/ui/inline-style-sheets';
import { judgeStyles, screenStyles } from './element-styles.ts';

export const elementStyleSheets = {
  screen: [screenStyles, ...Object.values(inlineStyleSheets.MatchScreen ?? {})],
  judge: [judgeStyles, ...Object.values(inlineStyleSheets.JudgeScoring ?? {})],
};
