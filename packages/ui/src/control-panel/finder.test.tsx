// A long list of programs can be searched, and one click or key leads to the program on air.
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { after } from '../sample-show/sample-show.ts';
import { list, PanelStory, signedIn } from './ControlPanel.story-parts.tsx';

/** A long list with the program on air far down. */
const long = (programCount = 500) =>
  after(signedIn({ programCount }), list, {
    type: 'START_SPEECH',
    programId: `g1-${Math.ceil(programCount * 0.8)}`,
    itemId: null,
    test: false,
    confirm: false,
  });

const current = () => document.querySelector('[data-state="current"]');

function currentIsInSight(): boolean {
  const { top, bottom } = current()?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom <= window.innerHeight;
}

// Rows are not found by role: this would compute the names of two thousand buttons each time.
const rows = () => document.querySelectorAll('tbody tr, li:has(> [aria-expanded])').length;
const found = () => document.querySelector('search output')?.textContent;
const locate = () => inFinder<HTMLButtonElement>('button');
const search = () => inFinder<HTMLInputElement>('input[type="search"]');

function inFinder<Part extends HTMLElement>(selector: string): Part {
  const part = document.querySelector<Part>(`search ${selector}`);
  if (part === null) throw new Error(`there is no ${selector} to find programs with`);
  return part;
}

describe('at the desk', () => {
  beforeEach(() => page.viewport(1366, 768));

  it('a program is found by its number, and G returns to the program on air', async () => {
    await render(<PanelStory show={() => long()} hand="desk" />);
    await expect.poll(rows).toBe(500);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(search());
    await userEvent.keyboard('317');
    await expect.poll(found).toBe('找到 1 个');
    await expect.poll(rows).toBe(1);
    expect(current()).toBeNull();
    await userEvent.click(locate());
    await expect.poll(rows).toBe(500);
    expect(search().value).toBe('');
    await expect.poll(currentIsInSight).toBe(true);
    document.querySelector('tbody tr')?.scrollIntoView();
    await userEvent.keyboard('g');
    await expect.poll(currentIsInSight).toBe(true);
    expect(current()?.contains(document.activeElement)).toBe(true);
  });

  it('says when nothing was found', async () => {
    await render(<PanelStory show={() => long(30)} hand="desk" />);
    await page.getByRole('searchbox', { name: '查找节目' }).fill('没有这个');
    await expect.element(page.getByText('找到 0 个')).toBeInTheDocument();
  });

  it('a short list has no search', async () => {
    await render(<PanelStory show={() => after(signedIn(), list)} hand="desk" />);
    await expect.element(page.getByRole('button', { name: /^下一步/ })).toBeInTheDocument();
    expect(document.querySelector('search')).toBeNull();
  });
});

it('on the phone console a program is found by its number, and a button returns to the program on air', async () => {
  await page.viewport(390, 844);
  await render(<PanelStory show={() => long()} hand="mobile" />);
  await expect.poll(rows).toBe(500);
  await userEvent.fill(search(), '317');
  await expect.poll(found).toBe('找到 1 个');
  await expect.poll(rows).toBe(1);
  await userEvent.click(locate());
  await expect.poll(rows).toBe(500);
  await expect.poll(currentIsInSight).toBe(true);
});
