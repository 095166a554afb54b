// The judge's page on a small phone while items are open, with a keyboard, and while judges wait.
import { projectMatch } from '@liangfen/rules';
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { judge as texts } from '../messages/zh-CN/judge.ts';
import { LiangfenProvider } from '../provider/index.ts';
import { after, everybodySignsIn, firstProgram, sampleShow } from '../sample-show/sample-show.ts';
import { announcementOf } from './announcement.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';

const { speech, scoring } = firstProgram();
const onSubmit = vi.fn();

function phoneOf(options: Parameters<typeof sampleShow>[0], steps = [speech, scoring]): JudgeMatch {
  const show = after(everybodySignsIn(sampleShow(options)), ...steps);
  return projectMatch(show, { role: 'JUDGE', judgeId: 'j1' });
}

const convenientScore = '98,95,92,90,88,85,80,75';
const withItems = () =>
  phoneOf({ items: true, setting: { enableScoreItemCombine: true, convenientScore } });
const whole = () => phoneOf({});

function shown(match: JudgeMatch) {
  return render(
    <LiangfenProvider server="">
      <JudgeScoringView
        match={match}
        connection="live"
        delivery={{ state: 'NONE' }}
        serverNow={() => 0}
        onSignIn={() => {}}
        onOwn={() => {}}
        onSubmit={onSubmit}
      />
    </LiangfenProvider>,
  );
}

/** Whether the whole element is in view and not covered. */
function isWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  return corners.every(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (element.contains(at) || at.contains(element));
  });
}

beforeEach(() => onSubmit.mockClear());
afterEach(() => page.viewport(414, 896));

describe('a phone of 360 × 640 with items open', () => {
  it.each([
    ['items', withItems],
    ['six items', sixItems],
    ['a title of 33 characters', longTitle],
  ] as const)('shows program, item, digits and all keys at once: %s', async (_, made) => {
    await page.viewport(360, 640);
    const match = made();
    const view = await shown(match);
    const name = match.stage.kind === 'SCORING' ? match.stage.program.programName : '';
    expect(view.container.querySelector('main')?.scrollWidth).toBe(360);
    for (const digit of '98') await view.getByRole('button', { name: digit, exact: true }).click();
    const current = view.container.querySelector('[aria-current="step"]');
    const seen = [
      view.getByRole('heading', { name }).element(),
      current,
      view.getByRole('status', { name: '当前分数 98' }).element(),
      ...view.container.querySelectorAll('[role="group"][aria-label="键盘"] button'),
      view.getByRole('button', { name: /下一项|提交/ }).element(),
    ];
    for (const element of seen) {
      expect(element && isWhole(element), element?.textContent ?? '').toBe(true);
    }
    expect(current?.textContent).toContain('98');
  });

  it('has no key, quick scores included, that is less than 56 px high', async () => {
    await page.viewport(360, 640);
    const view = await shown(withItems());
    const keys = view.container.querySelectorAll('[role="group"] button');
    expect(keys.length).toBeGreaterThan(12);
    for (const key of keys) {
      expect(key.getBoundingClientRect().height, key.textContent ?? '').toBeGreaterThanOrEqual(56);
    }
  });
});

function longTitle(): JudgeMatch {
  const match = withItems();
  if (match.stage.kind !== 'SCORING') throw new Error('the window is open');
  const programName = '穿越时空的星辰大海——献给祖国七十五周年的青春交响诗篇（第三乐章）';
  const program = { ...match.stage.program, programName, contestant: '' };
  return { ...match, stage: { ...match.stage, program } };
}

function sixItems(): JudgeMatch {
  const match = withItems();
  const [first] = match.items;
  if (first === undefined) throw new Error('the sample show has items');
  const items = Array.from({ length: 6 }, (_, index) => ({
    ...first,
    id: `i${index}`,
    itemName: `综合舞台表现力与感染力 ${index}`,
  }));
  const window = match.window && { ...match.window, itemIds: items.map(({ id }) => id) };
  return { ...match, items, window };
}

describe('a keyboard', () => {
  it('types, deletes and sends', async () => {
    const view = await shown(whole());
    await userEvent.keyboard('98{Backspace}5.5');
    await expect.element(view.getByRole('status', { name: '当前分数 95.5' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith([{ itemId: null, score: 95.5 }]);
  });

  it('goes from item to item with Enter, also after a key was tapped', async () => {
    const match = withItems();
    const view = await shown(match);
    await view.getByRole('button', { name: '9', exact: true }).click();
    await userEvent.keyboard('1{Enter}');
    for (const _ of match.items.slice(1)) await userEvent.keyboard('80{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    const [given] = onSubmit.mock.calls[0] ?? [];
    expect(given.map(({ score }: { score: number }) => score)).toEqual([
      91,
      ...match.items.slice(1).map(() => 80),
    ]);
  });

  it('reaches 提交 with few presses of Tab, and arrow keys move within the keypad', async () => {
    const view = await shown(whole());
    const submit = view.getByRole('button', { name: '提交' }).element();
    let tabs = 0;
    while (document.activeElement !== submit && tabs < 30) {
      await userEvent.keyboard('{Tab}');
      tabs += 1;
    }
    expect(tabs).toBeLessThanOrEqual(5);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}{ArrowRight}{Enter}');
    await expect.element(view.getByRole('status', { name: '当前分数 5' })).toBeVisible();
  });
});

describe('waiting', () => {
  it('shows the next programs, five at most', async () => {
    const match = phoneOf({}, []);
    const view = await shown(match);
    const [first] = match.comingUp.programs;
    await expect.element(view.getByRole('heading', { name: '接下来' })).toBeVisible();
    await expect.element(view.getByText(first?.programName ?? '')).toBeVisible();
    await expect.element(view.getByText('即将上场')).toBeVisible();
    expect(match.comingUp.programs.length).toBeLessThanOrEqual(5);
  });

  it('uses the competition’s word for the act, or else 表演', async () => {
    const match = phoneOf({}, [speech]);
    const view = await shown(match);
    await expect.element(view.getByText('正在表演', { exact: true })).toBeVisible();
    await expect.element(view.getByText('表演结束后即可评审')).toBeVisible();
    const own = { ...match, look: { ...match.look, performanceWord: '答辩' } };
    const other = await shown(own);
    await expect.element(other.getByText('正在答辩', { exact: true })).toBeVisible();
    await expect.element(other.getByText('答辩结束后即可评审')).toBeVisible();
  });

  it('does not list the program on air as coming next', async () => {
    const match = phoneOf({}, [speech]);
    expect(match.comingUp.programs.map(({ id }) => id)).not.toContain('g1-1');
    const view = await shown(match);
    await expect.element(view.getByRole('heading', { name: '接下来' })).toBeVisible();
  });
});

describe('a vote', () => {
  const voting = (votesElsewhere: number) => ({
    ...phoneOf({ mode: 'VOTE', setting: { voteLimit: 2 } }),
    votesElsewhere,
  });

  it('says how many votes are left in the group', async () => {
    const view = await shown(voting(1));
    await expect.element(view.getByText('本组还可投 1 票，最多 2 票')).toBeVisible();
  });

  it('is not offered when all votes have been given', async () => {
    const view = await shown(voting(2));
    await expect.element(view.getByText('本组 2 票已投完')).toBeVisible();
    const give = view.getByRole('button', { name: '投票', exact: true });
    await expect.element(give).toHaveAttribute('aria-disabled', 'true');
    await expect.element(view.getByRole('button', { name: '不投' })).toBeEnabled();
  });

  it('is announced as a vote', () => {
    expect(announcementOf(voting(0), texts)).toMatch(/^请为 .+ 投票$/);
  });
});
