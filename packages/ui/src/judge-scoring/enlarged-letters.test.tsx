// The judge's page with letters 1.6 times as large, as a person sets them who sees badly: no line lies over another, and
// the items' scores and their total stay within reach.
import { projectMatch } from '@liangfen/rules';
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../provider/index.ts';
import { after, everybodySignsIn, firstProgram, sampleShow } from '../sample-show/sample-show.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';

const { speech, scoring } = firstProgram();

function withSixItems(): JudgeMatch {
  const convenientScore = '98,95,92,90,88,85,80,75';
  const show = after(
    everybodySignsIn(
      sampleShow({ items: true, setting: { enableScoreItemCombine: true, convenientScore } }),
    ),
    ...[speech, scoring],
  );
  const match = projectMatch(show, { role: 'JUDGE', judgeId: 'j1' });
  const [item] = match.items;
  if (item === undefined || match.window === null) throw new Error('no items');
  const names = ['音准节奏', '音色表现', '舞台形象', '作品难度', '整体协调', '创意编排'];
  const items = names.map((itemName, index) => ({ ...item, id: `six${index}`, itemName }));
  const { window } = match;
  return { ...match, items, window: { ...window, itemIds: items.map(({ id }) => id) } };
}

/** Each element's own letters once more as large, as the text zoom of a WebView does: lengths stay. */
function enlarge(root: HTMLElement, by: number): void {
  const elements = [root, ...root.querySelectorAll<HTMLElement>('*')];
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  elements.forEach((element, index) => {
    element.style.setProperty('font-size', `${(sizes[index] ?? 0) * by}px`, 'important');
  });
}

/** Texts whose lines are lower than their letters. */
function squeezed(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const isText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const { lineHeight, fontSize } = getComputedStyle(element);
    const isLow = Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * 0.99;
    return isText && isLow ? [`${element.textContent} ${fontSize} in ${lineHeight}`] : [];
  });
}

function isInSight(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isInside = left >= -1 && right <= 361 && top >= -1 && bottom <= 641;
  return isInside && at !== null && (element.contains(at) || at.contains(element));
}

afterEach(() => page.viewport(414, 896));

it('leaves every line its height, and every item, the total and all keys within reach', async () => {
  await page.viewport(360, 640);
  const view = await render(
    <LiangfenProvider server="">
      <JudgeScoringView
        match={withSixItems()}
        connection="live"
        delivery={{ state: 'NONE' }}
        serverNow={() => 0}
        onSignIn={() => {}}
        onOwn={() => {}}
        onSubmit={() => {}}
      />
    </LiangfenProvider>,
  );
  const main = view.container.querySelector('main');
  if (main === null) throw new Error('no page');
  enlarge(main, 1.6);
  expect(squeezed(main)).toEqual([]);
  expect(main.scrollWidth).toBe(360);
  const steps = [...main.querySelectorAll('.lf-form-step')];
  const total = main.querySelector('[data-total]');
  expect(steps).toHaveLength(6);
  const middle = main.querySelector('.lf-middle');
  // A head, a row of items and their total: not a slit that shows one of them.
  expect(middle?.clientHeight).toBeGreaterThanOrEqual(240);
  for (const element of [...steps, total, ...main.querySelectorAll('.lf-form-foot button')])
    expect(element !== null && isInSight(element), element?.textContent ?? '').toBe(true);
});

it.each([1, 1.6])(
  'shows the whole total beside the items, and none of them lies behind it, at %f times the size',
  async (by) => {
    await page.viewport(360, 640);
    const view = await render(
      <LiangfenProvider server="">
        <JudgeScoringView
          match={withSixItems()}
          connection="live"
          delivery={{ state: 'NONE' }}
          serverNow={() => 0}
          onSignIn={() => {}}
          onOwn={() => {}}
          onSubmit={() => {}}
        />
      </LiangfenProvider>,
    );
    for (const digit of '99') await view.getByRole('button', { name: digit, exact: true }).click();
    const main = view.container.querySelector('main');
    const total = main?.querySelector('[data-total]');
    if (!main || !total) throw new Error('no items');
    enlarge(main, by);
    expect(total.textContent).toMatch(/\d/);
    const written = document.createRange();
    written.selectNodeContents(total);
    // As a keyboard's focus brings an item into sight: no further than it must.
    for (const step of main.querySelectorAll('.lf-form-step')) {
      step.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      expect(written.getBoundingClientRect().right).toBeLessThanOrEqual(352);
      const { left, right, top } = step.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, top + 4);
      expect(step.contains(at), step.textContent ?? '').toBe(true);
    }
  },
);
