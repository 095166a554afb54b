// Scores, results and rankings can go on air covered, and are then opened step by step and closed again.
import type { ShowState } from '@liangfen/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { after, submits } from '../sample-show/sample-show.ts';
import {
  list,
  PanelStory,
  result,
  reveal,
  scoring,
  signedIn,
  speech,
} from './ControlPanel.story-parts.tsx';

/** Both judges have given a score: 97.25 or 93.75 in the picture has therefore been revealed. */
const scored = () =>
  after(
    signedIn({ judgeCount: 2, setting: { dropHighest: 0, dropLowest: 0 } }),
    list,
    speech,
    scoring,
    submits('j1', 97.25),
    submits('j2', 93.75),
  );
const done = () => after(scored(), reveal, result);

const onAir = () => page.getByRole('group', { name: '正在播出' });
const next = () => page.getByRole('button', { name: /^下一步：/ });
const shown = () => onAir().element().textContent ?? '';

const hands = [
  ['desk', 1366, 768],
  ['mobile', 390, 844],
  ['mobile', 844, 390],
] as const;

async function open(hand: 'desk' | 'mobile', show: () => ShowState): Promise<void> {
  await render(<PanelStory show={show} hand={hand} />);
  await expect.element(next()).toBeInTheDocument();
}

describe.each(hands)('%s at %i × %i', (hand, width, height) => {
  beforeEach(() => page.viewport(width, height));

  it('亮分 begins covered, opens with the next step, and closes with the step back', async () => {
    await open(hand, scored);
    await page.getByRole('button', { name: /^逐个亮分：1 号 茉莉花/ }).click();
    await expect.element(next()).toHaveTextContent('揭晓下一步');
    expect(shown()).not.toMatch(/97\.25|93\.75/);
    await next().click();
    await expect.poll(shown).toContain('97.25');
    expect(shown()).not.toContain('93.75');
    await page.getByRole('button', { name: '退一步' }).click();
    await expect.poll(shown).not.toContain('97.25');
  });

  it('出分 begins covered, too, and opens with the next step', async () => {
    await open(hand, () => after(scored(), reveal));
    await page.getByRole('button', { name: /^逐步出分：1 号 茉莉花/ }).click();
    await expect.element(next()).toHaveTextContent('揭晓下一步');
    expect(shown()).not.toContain('95.50');
    await next().click();
    await expect.poll(shown).toContain('95.50');
  });

  it('a preview can be covered, too, and is taken as it is shown', async () => {
    await open(hand, scored);
    await page.getByRole('button', { name: /^预览下一步/ }).click();
    const looked = page.getByRole('group', { name: '预览' });
    await expect.poll(() => looked.element().textContent).toContain('97.25');
    await page.getByRole('button', { name: /^逐个亮分/ }).click();
    await expect.poll(() => looked.element().textContent).not.toContain('97.25');
    await expect.element(page.getByRole('main')).toHaveAttribute('data-link', 'SCORE');
    await page.getByRole('button', { name: /^播出：逐个亮分：1 号 茉莉花/ }).click();
    await expect.element(next()).toHaveTextContent('揭晓下一步');
    expect(shown()).not.toMatch(/97\.25|93\.75/);
  });

  it('a ranking begins covered by its button, and 揭晓下一名 opens it', async () => {
    await open(hand, done);
    await page.getByRole('button', { name: /^排名/ }).click();
    await page.getByRole('button', { name: /^逐个揭晓：列表$/ }).click();
    await expect.element(next()).toHaveTextContent('揭晓下一名');
    expect(shown()).not.toContain('95.50');
    // Programs without a score open together, then the one with a result.
    await next().click();
    await expect.element(page.getByText(/^(已揭晓 )?1 ?\/ ?2( 步)?$/)).toBeInTheDocument();
    await next().click();
    await expect.poll(shown).toContain('95.50');
    await page.getByRole('button', { name: '退一步' }).click();
    await expect.poll(shown).not.toContain('95.50');
  });
});

describe('at the desk, by keys', () => {
  beforeEach(() => page.viewport(1366, 768));

  it('Enter opens the next step and Backspace closes it again, but not further than the beginning', async () => {
    await open('desk', scored);
    await page.getByRole('button', { name: /^逐个亮分/ }).click();
    await expect.element(next()).toHaveTextContent('揭晓下一步');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toContain('97.25');
    await userEvent.keyboard('{Backspace}');
    await expect.poll(shown).not.toContain('97.25');
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toContain('97.25');
    await expect.element(page.getByText('已揭晓 1 / 2 步')).toBeInTheDocument();
  });

  it('Backspace does nothing to a reveal that plays by itself, or while a text is typed', async () => {
    await open('desk', done);
    await userEvent.keyboard('{Backspace}');
    expect(page.getByRole('button', { name: '撤销「揭晓一步」' }).query()).toBeNull();
    await page.getByRole('button', { name: '茉莉花 更正或加减分' }).click();
    const field = page.getByRole('textbox', { name: '更正为' });
    await field.click();
    await userEvent.keyboard('12{Backspace}');
    await expect.element(field).toHaveValue('1');
    expect(page.getByRole('button', { name: '撤销「揭晓一步」' }).query()).toBeNull();
  });

  it('? lists the keys of a reveal', async () => {
    await open('desk', scored);
    await userEvent.keyboard('?');
    await expect.element(page.getByText('揭晓时：揭晓下一步')).toBeVisible();
    await expect.element(page.getByText('揭晓时：退一步')).toBeVisible();
    await expect.element(page.getByText('Backspace')).toBeVisible();
  });

  it('after a pace is chosen for the ranking, the panel gets the keys again', async () => {
    await open('desk', done);
    await page.getByRole('button', { name: /^排名/ }).click();
    const pace = page.getByRole('combobox', { name: '自动播放每名间隔' });
    await expect.element(pace).toHaveValue('600');
    await pace.click();
    await userEvent.selectOptions(pace, '2 秒');
    await expect.element(pace).toHaveValue('2000');
    expect(document.activeElement).not.toBe(pace.element());
  });
});
