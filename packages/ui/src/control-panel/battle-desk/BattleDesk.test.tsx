// The desk of the running bout in a browser: both sides are in view, one key does a step, and errors are at their field.
import type { ShowState } from '@liangfen/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { after, sampleShow } from '../../sample-show/sample-show.ts';
import { bout, list, PanelStory, signedIn } from '../ControlPanel.story-parts.tsx';
import { clockKey, sideKeys } from './bout-keys.ts';

afterEach(() => page.viewport(414, 896));

/** The last pair of eight programs, whose rows are at the end of the list. */
const last = { ...bout, programId: 'g1-7', opponentId: 'g1-8' } as const;

function battle(...more: Parameters<typeof after>[1][]): ShowState {
  const show = sampleShow({ mode: 'BATTLE', programCount: 8 });
  return after(show, list, last, ...more);
}

const points = (programId: string, point: number) =>
  ({ type: 'ADD_POINT', programId, point }) as const;

function seenWhole(element: Element | null | undefined): boolean {
  if (!element) return false;
  const box = element.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
  const isOnTop = at !== null && (element.contains(at) || at.contains(element));
  return box.top >= 0 && box.bottom <= window.innerHeight && box.height > 0 && isOnTop;
}

const score = (side: 'RED' | 'BLUE') => document.querySelector(`[data-desk-score="${side}"]`);

async function desk(hand: 'desk' | 'mobile', show: ShowState) {
  const view = await render(<PanelStory show={() => show} hand={hand} />);
  await expect.element(view.getByRole('group', { name: '第 4 场的比分台' })).toBeVisible();
  return view;
}

describe('the keys of a bout', () => {
  it('are all different, and none is used by the panel', () => {
    const all = [sideKeys.RED, sideKeys.BLUE].flatMap((side) => [
      ...side.points,
      ...side.fouls,
      side.custom,
      side.determine,
    ]);
    all.push(clockKey);
    expect(new Set(all).size).toBe(all.length);
    for (const taken of ['p', 'z', '?', ' ', '1', '2', '3', '4', '5']) {
      expect(all).not.toContain(taken);
    }
  });
});

describe('at 1366 × 768', () => {
  it('both sides and both rows of the running bout are in view, even of the last pair', async () => {
    await page.viewport(1366, 768);
    await desk('desk', battle());
    for (const side of ['RED', 'BLUE']) {
      expect(seenWhole(document.querySelector(`[data-desk-side="${side}"]`))).toBe(true);
    }
    const rows = [...document.querySelectorAll('tr[data-state="current"]')];
    expect(rows).toHaveLength(2);
    await expect.poll(() => rows.map(seenWhole)).toEqual([true, true]);
  });

  it('scores and schools fit in one line each', async () => {
    await page.viewport(1366, 768);
    const show = battle(points('g1-7', 3.25), points('g1-8', 118.125));
    const schools = {
      ...show,
      programGroups: show.programGroups.map((group) => ({
        ...group,
        programs: group.programs.map((program) => ({
          ...program,
          contestant: '江城第一中学代表队',
        })),
      })),
    };
    await desk('desk', schools);
    const cells = document.querySelectorAll('[data-score], [data-contestant]');
    expect(cells.length).toBe(16);
    for (const cell of cells) {
      const line = Number.parseFloat(getComputedStyle(cell).lineHeight);
      expect(cell.getBoundingClientRect().height, cell.textContent).toBeLessThan(line * 1.6);
    }
  });

  it('no name breaks inside a Latin word or before the dot between its parts', async () => {
    await page.viewport(1366, 768);
    const show = battle();
    const called = (contestant: string) => ({
      ...show,
      programGroups: show.programGroups.map((group) => ({
        ...group,
        programs: group.programs.map((program) => ({ ...program, contestant })),
      })),
    });
    const heightOf = async (contestant: string) => {
      const view = await desk('desk', called(contestant));
      const cell = document.querySelector('[data-contestant]');
      const { lineHeight } = getComputedStyle(cell ?? document.body);
      const lines = (cell?.getBoundingClientRect().height ?? 0) / Number.parseFloat(lineHeight);
      const dots = [...document.querySelectorAll('[data-contestant] span')].filter(
        ({ textContent }) => textContent?.endsWith('·'),
      );
      const torn = dots.filter((piece) => piece.getClientRects().length !== 1);
      await view.unmount();
      return { lines: Math.round(lines), dots: dots.length, torn: torn.length };
    };
    expect(await heightOf('Konstantinopolskaya')).toEqual({ lines: 1, dots: 0, torn: 0 });
    const long = '买买提依明热合木图·阿卜杜热合曼';
    expect(await heightOf(long)).toEqual({ lines: 2, dots: 8, torn: 0 });
  });

  it('a point is given by one key and confirmed by another', async () => {
    await page.viewport(1366, 768);
    const view = await desk('desk', battle());
    await userEvent.keyboard('u');
    await expect.element(view.getByText('给蓝方「8 号 如愿」加 1 分？')).toBeVisible();
    // A key for a point does nothing while the question is open.
    await userEvent.keyboard('q');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => score('BLUE')?.textContent).toBe('1');
    expect(score('RED')?.textContent).toBe('0');
    await userEvent.keyboard('w{Enter}');
    await expect.poll(() => score('RED')?.textContent).toBe('2');
  });

  it('fouls, the clock, the decision and its undo have keys; after the decision the clock is stopped', async () => {
    await page.viewport(1366, 768);
    const view = await desk('desk', battle());
    await userEvent.keyboard('a{Enter}');
    await expect
      .element(view.getByRole('button', { name: '红方记 1 次推出界外' }))
      .toHaveTextContent('1/2');
    await userEvent.keyboard('b{Enter}');
    await expect.element(view.getByText('已暂停')).toBeVisible();
    await userEvent.keyboard('b{Enter}');
    await expect.element(view.getByText('对战中')).toBeVisible();
    await userEvent.keyboard('n');
    await expect.element(view.getByText('判蓝方「8 号 如愿」获胜？')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const clock = view.getByRole('timer', { name: '比分台的倒计时' });
    await expect.poll(() => clock.element().getAttribute('data-countdown')).toBe('STOPPED');
    await userEvent.keyboard('z');
    await expect.element(view.getByText('已暂停')).toBeVisible();
  });

  it('keys of the bout do nothing while a text is typed', async () => {
    await page.viewport(1366, 768);
    const view = await desk('desk', battle());
    await userEvent.keyboard('x');
    const field = view.getByRole('textbox', { name: '分数' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('qb');
    await expect.element(field).toHaveValue('qb');
    expect(score('RED')?.textContent).toBe('0');
  });

  it.each([
    ['', '请输入分数'],
    ['abc', '只能写数字，如 2.5 或 -1'],
    ['1.2345', '最多三位小数，如 1.125'],
    ['0', '0 分不用加，写大于 0 的分数；扣分写负数，如 -1'],
    ['99999999', '最多加或减 9999999 分'],
  ])(
    'typed points %j: the field says what is allowed, and can be corrected',
    async (typed, said) => {
      await page.viewport(1366, 768);
      const view = await desk('desk', battle());
      await userEvent.keyboard('m');
      const field = view.getByRole('textbox', { name: '分数' });
      await expect.element(field).toHaveFocus();
      await userEvent.keyboard(`${typed}{Enter}`);
      await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(said));
      expect(document.querySelector('[role="status"] span')?.textContent ?? '').not.toContain(said);
      await userEvent.fill(field, '4.25');
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => score('BLUE')?.textContent).toBe('4.25');
    },
  );

  it('the keys are listed under ?', async () => {
    await page.viewport(1366, 768);
    const view = await desk('desk', battle());
    await userEvent.keyboard('?');
    await expect.element(view.getByText('U I O Y')).toBeVisible();
    await expect.element(view.getByText('判红方 / 蓝方获胜')).toBeVisible();
  });

  it('a show with scores has neither this desk nor its keys', async () => {
    await page.viewport(1366, 768);
    const view = await render(<PanelStory show={() => after(signedIn(), list)} hand="desk" />);
    await expect.element(view.getByRole('main')).toBeVisible();
    expect(document.querySelector('[data-battle-desk]')).toBeNull();
    await userEvent.keyboard('?');
    await expect.element(view.getByRole('dialog', { name: '快捷键' })).toBeVisible();
    expect(view.getByText('判红方 / 蓝方获胜').query()).toBeNull();
  });
});

describe('on a phone', () => {
  it.each([
    [390, 844],
    [844, 390],
  ])(
    '%i × %i: both sides are in view, red left and blue right, and every button is large enough for a thumb',
    async (width, height) => {
      await page.viewport(width, height);
      await desk('mobile', battle(points('g1-7', 3.25)));
      const [red, blue] = ['RED', 'BLUE'].map((side) =>
        document.querySelector(`[data-desk-side="${side}"]`),
      );
      await expect.poll(() => [seenWhole(red), seenWhole(blue)]).toEqual([true, true]);
      expect(red?.getBoundingClientRect().right).toBeLessThan(
        blue?.getBoundingClientRect().left ?? 0,
      );
      for (const button of document.querySelectorAll('[data-battle-desk] button')) {
        expect(button.getBoundingClientRect().height, button.textContent).toBeGreaterThanOrEqual(
          44,
        );
      }
      expect(document.documentElement.scrollWidth).toBe(width);
      // The button for the next step stays within reach of the thumb.
      expect(seenWhole(document.querySelector('[data-next-step]'))).toBe(true);
    },
  );

  it('844 × 390: the last pair of eight with three kinds of foul is in view with every button, without scrolling', async () => {
    await page.viewport(844, 390);
    const show = battle(points('g1-7', 3.25));
    const [foul] = show.fouls;
    if (foul === undefined) throw new Error('the sample has no foul');
    const fouls = ['推出界外', '超时', '抢话'].map((foulName, index) => ({
      ...foul,
      id: `f${index + 1}`,
      foulName,
    }));
    const view = await desk('mobile', { ...show, fouls });
    const pair = [/^7 /, /^8 /].map((name) => view.getByRole('button', { name }).element());
    const pressed = document.querySelectorAll('[data-battle-desk] button');
    expect(pressed.length).toBeGreaterThan(14);
    await expect.poll(() => [...pair, ...pressed].every(seenWhole)).toBe(true);
  });

  it('360 × 640: points, fouls and decision of both sides are in view without scrolling, after fouls too', async () => {
    await page.viewport(360, 640);
    const foul = { type: 'ADD_FOUL', programId: 'g1-7', foulId: 'f1', confirm: true } as const;
    for (const fought of [battle(), battle(points('g1-7', 3.25), foul)]) {
      const [kind] = fought.fouls;
      if (kind === undefined) throw new Error('the sample has no foul');
      const show = { ...fought, fouls: [kind, { ...kind, id: 'f2', foulName: '消极比赛' }] };
      const view = await desk('mobile', show);
      const pressed = () => [
        ...document.querySelectorAll(
          '[data-desk-side] button:not([data-command="TAKE_OFF_FOUL"]), [data-next-step], [data-flow]',
        ),
      ];
      expect(pressed().length).toBeGreaterThan(14);
      await expect.poll(() => pressed().filter((one) => !seenWhole(one))).toEqual([]);
      await view.unmount();
    }
  });

  it('360 × 640: a bout that may be drawn, and whose clock may be set, has each button whole in one line', async () => {
    await page.viewport(360, 640);
    const show = battle({ type: 'PAUSE_BATTLE', test: false });
    const programGroups = show.programGroups.map((group) => ({
      ...group,
      roundKind: 'ROUND_ROBIN' as const,
    }));
    await desk('mobile', { ...show, programGroups });
    const draw = [...document.querySelectorAll('[data-battle-desk] button')].find(
      (button) => button.textContent === '判平',
    );
    const line = [...(draw?.parentElement?.children ?? [])].filter(
      (one) => one.getBoundingClientRect().width > 0,
    );
    expect(line.filter((one) => one instanceof HTMLButtonElement)).toHaveLength(3);
    for (const one of line) {
      const { left, right, height } = one.getBoundingClientRect();
      expect(left, one.outerHTML).toBeGreaterThanOrEqual(0);
      expect(right, one.outerHTML).toBeLessThanOrEqual(360);
      expect(height, one.outerHTML).toBeLessThan(60);
    }
  });

  it('has no keys', async () => {
    await page.viewport(390, 844);
    const view = await desk('mobile', battle());
    await userEvent.keyboard('q');
    expect(view.getByRole('dialog').query()).toBeNull();
    expect(document.querySelector('kbd')).toBeNull();
  });
});
