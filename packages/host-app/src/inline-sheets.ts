// Every style element that a script writes into a page of the product, by the page: its policy names each by hash (decision 0482).
import { elementSheets } from '@liangfen/embed/inline-sheets';
import { inlineSheets } from '@liangfen/ui/inline-sheets';
import { demoMarkSheet } from './demo-mark-sheet.ts';

const { AudiencePage, Backstage, ControlPanel, JudgeScoring, MatchScreen } = inlineSheets;

/** The library for accessibility writes these two when something can be pressed, and while a dialog is open. */
const libraryForAccessibility = {
  pressable: `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  dialog: `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
};

export type SheetsOfPage = Readonly<Record<string, readonly string[]>>;

export const sheetsOfPage: SheetsOfPage = {
  '/index.html': sheets(
    MatchScreen,
    JudgeScoring,
    ControlPanel,
    Backstage,
    libraryForAccessibility,
  ),
  '/judge.html': sheets(JudgeScoring, libraryForAccessibility),
  '/screen.html': sheets(MatchScreen),
  '/live.html': sheets(AudiencePage),
  '/embed.html': [...sheets(MatchScreen), ...elementSheets.screen],
};

function sheets(...parts: readonly (Readonly<Record<string, string>> | undefined)[]): string[] {
  const texts = parts.flatMap((part) => Object.values(part ?? {}));
  return [...new Set([...texts, demoMarkSheet])];
}
