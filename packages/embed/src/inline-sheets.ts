// Every style element that an element writes into its shadow root, by the element.
import { inlineSheets } from '@liangfen/ui/inline-sheets';
import { judgeSheet, screenSheet } from './element-sheets.ts';

export const elementSheets = {
  screen: [screenSheet, ...Object.values(inlineSheets.MatchScreen ?? {})],
  judge: [judgeSheet, ...Object.values(inlineSheets.JudgeScoring ?? {})],
};
