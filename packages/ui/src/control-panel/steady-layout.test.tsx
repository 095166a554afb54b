// Buttons that an operator may be about to press do not move when something else appears.
import type { ShowState } from '@liangfen/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { after, sampleShow, submits } from '../sample-show/sample-show.ts';
import {
  list,
  PanelStory,
  result,
  reveal,
  scoring,
  signedIn,
  speech,
  withCorrections,
  withLateScores,
} from './ControlPanel.story-parts.tsx';

const speaking = () => after(signedIn(), speech);
const asked = () => after(speaking(), scoring);
const partly = () => after(asked(), submits('j1', 95.5));
const revealed = () => after(partly(), reveal);
const done = () => after(revealed(), result);
const lateOnes = withLateScores;
const withoutLate = () => ({ ...lateOnes(), lateScores: [] });

/** The positions of all buttons that an operator presses during a show; `open` may open something before. */
async function positions(
  show: () => ShowState,
  hand: 'desk' | 'mobile',
  open: () => Promise<void> = async () => {},
) {
  const view = await render(<PanelStory show={show} hand={hand} />);
  await expect.element(page.getByRole('button', { name: /^下一步/ })).toBeInTheDocument();
  await open();
  const pressed = view.container.querySelectorAll(
    '[data-next-step], [data-flow], [data-command="UNDO"], [data-program-row], table thead',
  );
  const at = [...pressed].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return `${element.tagName} ${element.getAttribute('data-flow') ?? ''} ${Math.round(top)} ${Math.round(height)}`;
  });
  await view.unmount();
  return at;
}

beforeEach(() => {
  document.body.style.margin = '0';
});
afterEach(() => page.viewport(1366, 768));

describe.each([
  ['desk', 1366, 768],
  ['desk', 1920, 1080],
  ['mobile', 390, 844],
  ['mobile', 844, 390],
] as const)('%s at %i × %i', (hand, width, height) => {
  beforeEach(() => page.viewport(width, height));

  it('does not move when corrections appear that wait for a second person', async () => {
    const none = () => ({ ...withCorrections(), corrections: [] });
    expect(await positions(withCorrections, hand)).toEqual(await positions(none, hand));
  });

  it('does not move when late scores arrive', async () => {
    expect(await positions(lateOnes, hand)).toEqual(await positions(withoutLate, hand));
  });

  it('does not move when scoring begins, judges submit, and scores are revealed', async () => {
    const before = await positions(speaking, hand);
    expect(before.length).toBeGreaterThan(4);
    for (const show of [asked, partly, revealed, done]) {
      expect(await positions(show, hand)).toEqual(before);
    }
  });
});

describe('on the phone', () => {
  beforeEach(() => page.viewport(844, 390));

  it('in landscape the first row of the list is in view, and the page is not wider than the phone', async () => {
    const view = await render(<PanelStory show={speaking} hand="mobile" />);
    await expect.element(page.getByRole('button', { name: /^1 / })).toBeInTheDocument();
    const row = page.getByRole('button', { name: /^1 / }).element().getBoundingClientRect();
    expect(row.top).toBeGreaterThanOrEqual(0);
    expect(row.bottom).toBeLessThanOrEqual(390);
    expect(document.documentElement.scrollWidth).toBe(844);
    await view.unmount();
  });

  it.each([
    [390, 844],
    [844, 390],
  ])('%i × %i: the dialog 更多 moves nothing, and is closed by a choice', async (...size) => {
    await page.viewport(...size);
    const dialog = page.getByRole('dialog', { name: '更多' });
    const opened = await positions(revealed, 'mobile', async () => {
      await page.getByRole('button', { name: '更多' }).click();
      await expect.element(dialog).toBeVisible();
    });
    expect(opened).toEqual(await positions(revealed, 'mobile'));
    const view = await render(<PanelStory show={revealed} hand="mobile" />);
    await page.getByRole('button', { name: '更多' }).click();
    await dialog.getByRole('button', { name: /^评委/ }).click();
    await expect.element(page.getByRole('dialog', { name: '评委' })).toBeVisible();
    expect(dialog.query()).toBeNull();
    await view.unmount();
  });

  it('a message does not cover the picture', async () => {
    await page.viewport(390, 844);
    const view = await render(<PanelStory show={asked} hand="mobile" />);
    const blocked = page.getByRole('button', { name: '茉莉花 打分' });
    await expect.element(blocked).toBeInTheDocument();
    await blocked.click({ force: true });
    const told = page.getByRole('status').getByText('大屏正在播出这个环节，请进行下一步').first();
    await expect.element(told).toBeInTheDocument();
    const picture = page.getByRole('group', { name: '正在播出' }).element();
    expect(told.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      picture.getBoundingClientRect().bottom,
    );
    await view.unmount();
  });
});

it('opens each flow at its top, whatever the one before was scrolled to', async () => {
  await page.viewport(1280, 700);
  const many = () => after(sampleShow({ programCount: 24 }), list);
  const view = await render(<PanelStory show={many} hand="desk" />);
  await expect.element(page.getByRole('row').first()).toBeInTheDocument();
  const right = () => view.container.querySelector('[data-panel] section[aria-label]:last-of-type');
  const scrolled = [...view.container.querySelectorAll('section')].find(
    (one) => one.scrollHeight > one.clientHeight,
  );
  scrolled?.scrollTo(0, 400);
  expect(scrolled?.scrollTop).toBe(400);
  await page.getByRole('button', { name: /^排名/ }).click();
  await expect.element(page.getByText('选择样式后立即公布排名')).toBeVisible();
  expect(right()?.scrollTop).toBe(0);
  await view.unmount();
});

it('moves nothing under the hand when the name of who is on takes more than a line', async () => {
  await page.viewport(1366, 768);
  const long = () => {
    const show = speaking();
    const name = '我和我的祖国·混声合唱与管弦乐队共同演出的完整版本第三乐章';
    const [group] = show.programGroups;
    if (group === undefined) throw new Error('the sample show has programs');
    const programs = group.programs.map((one) => ({ ...one, programName: name }));
    return { ...show, programGroups: [{ ...group, programs }] };
  };
  const flows = (all: readonly string[]) => all.filter((one) => !one.startsWith('TR'));
  expect(flows(await positions(long, 'desk'))).toEqual(flows(await positions(speaking, 'desk')));
});

it('at 1280 × 822 the page is one window high, with the reasons of all blocked buttons in its list', async () => {
  await page.viewport(1280, 822);
  const bouts = () => after(sampleShow({ mode: 'BATTLE', programCount: 8 }), list);
  const view = await render(<PanelStory show={bouts} hand="desk" />);
  const rows = page.getByRole('row');
  await expect.element(rows.first()).toBeInTheDocument();
  const blocked = view.container.querySelectorAll('button[aria-disabled="true"]');
  expect(blocked.length).toBeGreaterThan(20);
  blocked[blocked.length - 1]?.scrollIntoView();
  const { scrollHeight, scrollTop } = document.documentElement;
  expect({ scrollHeight, scrollTop }).toEqual({ scrollHeight: 822, scrollTop: 0 });
  await view.unmount();
});

it('at 200 % zoom the large button is always in view, and not inside a scrolling part', async () => {
  await page.viewport(683, 384);
  const view = await render(<PanelStory show={asked} hand="desk" />);
  const button = page.getByRole('button', { name: /^下一步/ });
  await expect.element(button).toBeInTheDocument();
  const element = button.element();
  for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
    expect(['auto', 'scroll']).not.toContain(getComputedStyle(up).overflowY);
  }
  for (const scrolled of [0, 300, 10_000]) {
    window.scrollTo(0, scrolled);
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(384);
  }
  await view.unmount();
});
