// The styles of a page change neither a stage nor a phone inside it, and the product's own styles do not change the
// page.

import { projectMatch } from '@liangfen/rules';
import type { JudgeMatch } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { inlineStyleSheets } from '../inline-style-sheets.ts';
import { JudgeScoringView } from '../judge-scoring/JudgeScoringView.tsx';
import { LoadingPage } from '../judge-scoring/pages/PhonePage.tsx';
import { Filling } from '../match-screen/canvas/Filling.tsx';
import { StageMessage } from '../match-screen/connection/StageMessage.tsx';
import { MatchStage } from '../match-screen/MatchStage.tsx';
import { type SampleStageName, sampleMatch, sampleStages } from '../match-screen/samples.ts';
import { after, everybodySignsIn, firstProgram, sampleShow } from '../sample-show/sample-show.ts';
import { ThemeProvider } from '../theme/index.ts';
import { StageTheme } from '../theme/StageTheme.tsx';

/** Styles that are inherited from the body of a portal. */
const bodyStyles = `
  .portal { color: #a00; font: italic 300 13px/2.5 serif; letter-spacing: 0.2em; word-spacing: 9px;
    text-transform: uppercase; text-align: right; text-indent: 2em; white-space: pre-wrap; font-variant: small-caps;
    text-shadow: 1px 1px red; visibility: visible; cursor: help; list-style: square; hyphens: auto; tab-size: 3;
    word-break: break-all; overflow-wrap: anywhere; quotes: none; }
`;

/** Styles that resets and portals give to bare elements. */
const portalStyles = `
  ${bodyStyles}
  *, ::before, ::after { box-sizing: border-box; }
  h1, h2, h3, h4 { font: 500 2.4em/1.2 serif; margin: 1em 0; color: #123; letter-spacing: 3px; }
  p { margin: 0 0 1rem; max-width: 40ch; }
  ol, ul { padding-left: 2rem; margin: 0 0 1rem; }
  li { margin-bottom: 0.5em; }
  img, svg, video, canvas { display: block; vertical-align: middle; max-width: 100%; height: auto; }
  strong, b, em { font-weight: 300; font-style: normal; color: #456; }
  small { font-size: 0.875em; }
  a { color: blue; text-decoration: underline; }
  section, header, footer, main, article, figure { padding: 10px; margin: 10px; }
`;

/** What portals say of everything, of boxes and of the elements that mean nothing. */
const boxStyles = `
  * { color: #333; font-family: "Microsoft YaHei", Arial; font-size: 14px; line-height: 1.5; letter-spacing: 1px; }
  div { margin: 10px auto; line-height: 1.6; text-align: center; position: relative; overflow: hidden; float: left; }
  span { font-size: 14px; color: #666; margin: 10px; padding: 4px; border: 1px solid; background: #eee; opacity: 0.9; }
`;

const styleSheetIn = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
};

/** The properties that are compared: an element's place, and the look of its text and ground. */
const seen = [
  ...[
    'color',
    'background-color',
    'background-image',
    'opacity',
    'visibility',
    'border-top-width',
    'border-left-width',
  ],
  ...[
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'font-variant',
    'font-feature-settings',
    'line-height',
  ],
  ...[
    'letter-spacing',
    'word-spacing',
    'text-align',
    'text-transform',
    'text-indent',
    'text-shadow',
    'text-decoration-line',
  ],
  ...['white-space', 'word-break', 'overflow-wrap', 'hyphens'],
];

function stylesOf(box: Element): Map<string, string>[] {
  return [...box.querySelectorAll('*')]
    .filter(
      (element) =>
        // A chance to break has no box of its own.
        !['STYLE', 'WBR'].includes(element.tagName) &&
        element.closest('[data-lf-theme]') !== element,
    )
    .map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // The box is the portal's own, which may move it.
      const from = box.getBoundingClientRect();
      const place = [x - from.x, y - from.y, width, height]
        .map((side) => side.toFixed(1))
        .join(' ');
      return new Map([
        ['', `${element.tagName} ${element.getAttribute('class')}`],
        ['place', place],
        ...seen.map((property) => [property, style.getPropertyValue(property)] as const),
      ]);
    });
}

function differences(content: ReactNode, styles: string): string[] {
  const box = document.createElement('div');
  box.className = 'portal';
  box.style.cssText = 'width: 640px; height: 360px';
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() => root.render(content));
  const before = stylesOf(box);
  const portal = styleSheetIn(styles);
  const after = stylesOf(box);
  portal.remove();
  root.unmount();
  box.remove();
  return before.flatMap((styles, index) =>
    [...styles].flatMap(([property, value]) => {
      const now = after[index]?.get(property);
      return now === value ? [] : [`${styles.get('')}: ${property} ${value} → ${now}`];
    }),
  );
}

const names = Object.keys(sampleStages) as SampleStageName[];

it.each(names)('%s looks the same inside a portal as without one', (name) => {
  expect(differences(<MatchStage match={sampleMatch(sampleStages[name])} />, portalStyles)).toEqual(
    [],
  );
});

it.each(names)('%s keeps its boxes and texts whatever a portal says of all elements', (name) => {
  expect(differences(<MatchStage match={sampleMatch(sampleStages[name])} />, boxStyles)).toEqual(
    [],
  );
});

it('a stage without a picture keeps its words whatever a portal says', () => {
  const message = (
    <Filling data-lf-screen>
      <StageTheme theme="OBSIDIAN">
        <StageMessage title="暂时连不上服务器" hint="恢复后自动回来" />
      </StageTheme>
    </Filling>
  );
  expect(differences(message, `${portalStyles}${boxStyles}`)).toEqual([]);
});

const signedIn = everybodySignsIn(sampleShow());
const { speech, scoring } = firstProgram();
const judge = (state: typeof signedIn): JudgeMatch =>
  projectMatch(state, { role: 'JUDGE', judgeId: 'j1' });
const phone = (match: JudgeMatch) => (
  <ThemeProvider>
    <JudgeScoringView
      match={match}
      connection="live"
      delivery={{ state: 'NONE' }}
      serverNow={() => 0}
      onSignIn={() => {}}
      onSubmit={() => {}}
    />
  </ThemeProvider>
);
const phones: readonly [name: string, content: ReactNode][] = [
  ['signing in', phone(judge(sampleShow()))],
  ['waiting', phone(judge(signedIn))],
  ['the keypad', phone(judge(after(signedIn, speech, scoring)))],
  [
    'a page beside',
    <ThemeProvider key="loading">
      <LoadingPage />
    </ThemeProvider>,
  ],
];

it.each(phones)('the phone, %s, inherits nothing from the page', (_, content) => {
  expect(differences(content, bodyStyles)).toEqual([]);
});

it('the rules of a component select only its own classes', () => {
  const texts = new Set(Object.values(inlineStyleSheets).flatMap((texts) => Object.values(texts)));
  for (const text of texts) {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    for (const rule of rulesOf(styles.cssRules)) {
      if (rule instanceof CSSKeyframesRule) expect(rule.name).toMatch(/^lfs?-/);
      else if (rule instanceof CSSStyleRule) {
        for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
          expect(selector, rule.cssText).toMatch(/[.]lfs?-|\[class\*="lfs-"\]|\[data-lf-/);
        }
      } else throw new Error(`a rule for the whole page: ${rule.cssText}`);
    }
  }
});

function rulesOf(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule
      ? rulesOf(rule.cssRules)
      : [rule],
  );
}
