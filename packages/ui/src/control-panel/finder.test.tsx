// A long list is searched, and the program on air is one press away, by mouse and by key.
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { after } from '../sample-show/sample-show.ts';
import { list, PanelStory, signedIn } from './ControlPanel.story-parts.tsx';

const long = () =>
  after(signedIn({ programCount: 30 }), list, {
    type: 'START_SPEECH',
    programId: 'g1-25',
    itemId: null,
    test: false,
    confirm: false,
  });

const current = () => document.querySelector('[data-state="current"]');

function currentIsInSight(): boolean {
  const { top, bottom } = current()?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom <= window.innerHeight;
}

describe('at the desk', () => {
  beforeEach(() => page.viewport(1366, 768));

  it('a program is found by its number, and the one on air is come back to by G', async () => {
    await render(<PanelStory show={long} hand="desk" />);
    const search = page.getByRole('searchbox', { name: '查找节目' });
    await expect.element(search).toBeInTheDocument();
    await userEvent.keyboard('/');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('17');
    await expect.element(page.getByText('找到 1 个')).toBeInTheDocument();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(current()).toBeNull();
    await page.getByRole('button', { name: '定位当前' }).click();
    await expect.element(search).toHaveValue('');
    await expect.poll(currentIsInSight).toBe(true);
    document.querySelector('tbody tr')?.scrollIntoView();
    await userEvent.keyboard('g');
    await expect.poll(currentIsInSight).toBe(true);
    expect(current()?.contains(document.activeElement)).toBe(true);
  });

  it('says that nothing was found', async () => {
    await render(<PanelStory show={long} hand="desk" />);
    await page.getByRole('searchbox', { name: '查找节目' }).fill('没有这个');
    await expect.element(page.getByText('找到 0 个')).toBeInTheDocument();
  });

  it('a short list has none', async () => {
    await render(<PanelStory show={() => after(signedIn(), list)} hand="desk" />);
    await expect.element(page.getByRole('button', { name: /^下一步/ })).toBeInTheDocument();
    expect(document.querySelector('search')).toBeNull();
  });
});

it('on the phone panel a program is found and come back to', async () => {
  await page.viewport(390, 844);
  await render(<PanelStory show={long} hand="mobile" />);
  await page.getByRole('searchbox', { name: '查找节目' }).fill('17');
  await expect.element(page.getByText('找到 1 个')).toBeInTheDocument();
  await page.getByRole('button', { name: '定位当前' }).click();
  await expect.poll(currentIsInSight).toBe(true);
});
