// Every style element that a script writes into a page of the product, by the page: its policy names each by hash (decision 0482).
import { elementStyleSheets } from '@liangfen/embed/inline-style-sheets';
import { inlineStyleSheets } from '@liangfen/ui/inline-style-sheets';
import { demoMarkStyles } from './demo-mark-styles.ts';

const { AudiencePage, Backstage, ControlPanel, JudgeScoring, MatchScreen } = inlineStyleSheets;

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

export type StyleSheetsOfPage = Readonly<Record<string, readonly string[]>>;

export const styleSheetsOfPage: StyleSheetsOfPage = {
  '/index.html': styleSheets(
    MatchScreen,
    JudgeScoring,
    ControlPanel,
    Backstage,
    libraryForAccessibility,
  ),
  '/judge.html': styleSheets(JudgeScoring, libraryForAccessibility),
  '/screen.html': styleSheets(MatchScreen),
  '/live.html': styleSheets(AudiencePage),
  '/embed.html': [...styleSheets(MatchScreen), ...elementStyleSheets.screen],
};

function styleSheets(
  ...parts: readonly (Readonly<Record<string, string>> | undefined)[]
): string[] {
  const texts = parts.flatMap((part) => Object.values(part ?? {}));
  return [...new Set([...texts, demoMarkStyles])];
}
