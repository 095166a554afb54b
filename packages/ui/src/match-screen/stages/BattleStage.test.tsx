// A bout's picture: no part covers another or is cut off, hits stay on the stage, and the clock stops with the decision.
import type { ScreenTheme, StageBattle } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { extremeStages } from '../sample-extremes.ts';
import { sampleLook, sampleMatch, sampleStages } from '../samples.ts';

interface Shown {
  readonly theme?: ScreenTheme;
  readonly status?: 'OFFICIAL' | 'REHEARSAL';
  readonly now?: () => number;
}

function picture(stage: StageBattle, { theme = 'OBSIDIAN', status = 'OFFICIAL', now }: Shown = {}) {
  const match = sampleMatch(stage, { status, look: { ...sampleLook, theme } });
  return (
    <div data-wall style={{ position: 'fixed', inset: 0, width: 960, height: 540 }}>
      <MatchStage match={match} still {...(now === undefined ? {} : { now })} />
    </div>
  );
}

interface Part {
  readonly name: string;
  readonly box: DOMRect;
}

function partsOf(container: Element): Part[] {
  return [...container.querySelectorAll('[data-part]')].map((element) => ({
    name: `${element.getAttribute('data-part')} ${element.textContent}`,
    box: element.getBoundingClientRect(),
  }));
}

/** Whether two parts overlap by more than a pixel, which may come from rounding. */
function overlaps({ box: a }: Part, { box: b }: Part): boolean {
  return (
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  );
}

function expectNothingHidden(container: Element): void {
  const wall = container.querySelector('[data-wall]')?.getBoundingClientRect();
  const parts = partsOf(container);
  expect(parts.length).toBeGreaterThan(8);
  for (const part of parts) {
    expect(part.box.left, part.name).toBeGreaterThanOrEqual(wall?.left ?? 0);
    expect(part.box.right, part.name).toBeLessThanOrEqual(wall?.right ?? 0);
    expect(part.box.bottom, part.name).toBeLessThanOrEqual(wall?.bottom ?? 0);
    for (const other of parts) {
      if (other === part) continue;
      expect(overlaps(part, other), `${part.name} over ${other.name}`).toBe(false);
    }
  }
  for (const element of container.querySelectorAll('[data-part]')) {
    expect(element.scrollWidth, element.textContent).toBeLessThanOrEqual(element.clientWidth + 1);
  }
}

const { BATTLE, BATTLE_PAUSED, BATTLE_LAST_TEN, BATTLE_WON } = sampleStages;
const pictures: Readonly<Record<string, StageBattle>> = {
  BATTLE,
  BATTLE_PAUSED,
  BATTLE_LAST_TEN,
  BATTLE_WON,
  BATTLE_LONG: extremeStages.BATTLE_LONG,
  BATTLE_LONGEST: extremeStages.BATTLE_LONGEST,
  BATTLE_WON_LONGEST: extremeStages.BATTLE_WON_LONGEST,
  BATTLE_WON_BY_LEAD: extremeStages.BATTLE_WON_BY_LEAD,
  BATTLE_WON_TIME_UP: extremeStages.BATTLE_WON_TIME_UP,
  BATTLE_CARDS_OUT: extremeStages.BATTLE_CARDS_OUT,
  BATTLE_WON_BY_CARDS: extremeStages.BATTLE_WON_BY_CARDS,
  BATTLE_DRAWN_BY_CARDS: extremeStages.BATTLE_DRAWN_BY_CARDS,
};

describe('a bout', () => {
  it.each(Object.keys(pictures))('%s: no part covers another or leaves the wall', async (name) => {
    const stage = pictures[name] ?? BATTLE;
    for (const theme of screenThemeValues) {
      const { container, unmount } = await render(picture(stage, { theme }));
      expectNothingHidden(container);
      await unmount();
    }
  });

  it('shows the names of contestants completely, however long they are', async () => {
    for (const stage of [extremeStages.BATTLE_LONGEST, extremeStages.BATTLE_WON_LONGEST]) {
      const { container, unmount } = await render(picture(stage));
      const contestants = [...container.querySelectorAll('[data-part="contestant"]')];
      expect(contestants.map((one) => one.textContent)).toEqual([
        stage.red.program.contestant,
        stage.blue.program.contestant,
      ]);
      for (const one of contestants) {
        expect(getComputedStyle(one).overflow).toBe('visible');
      }
      await unmount();
    }
  });

  it.each([
    [24, 4.25, '+4.25'],
    [24.25, -1.25, '−1.25'],
    [-118.125, 12.375, '+12.375'],
    [0, 100, '+100'],
  ])(
    'a score of %s and a hit of %s are exact, and inside the stage on both sides',
    async (score, point, said) => {
      for (const colour of ['red', 'blue'] as const) {
        const before = { ...BATTLE, [colour]: { ...BATTLE[colour], score } };
        const programId = BATTLE[colour].program.id;
        const { container, rerender, unmount } = await render(picture(before));
        await rerender(picture({ ...before, hit: { programId, point, foulId: null, version: 9 } }));
        const hit = container.querySelector('[data-hit-number]');
        expect(hit?.textContent).toBe(said);
        const box = hit?.getBoundingClientRect();
        expect(box?.left).toBeGreaterThan(0);
        expect(box?.right).toBeLessThan(960);
        // Large enough to read from the last row.
        expect(box?.height).toBeGreaterThan(20);
        await unmount();
      }
    },
  );

  it('has the mark of a rehearsal while it runs and when it is decided', async () => {
    for (const stage of [BATTLE, BATTLE_WON]) {
      const { getByText, unmount } = await render(picture(stage, { status: 'REHEARSAL' }));
      await expect.element(getByText('彩排', { exact: true })).toBeVisible();
      await unmount();
    }
    const official = await render(picture(BATTLE));
    expect(official.container.textContent).not.toContain('彩排');
  });

  it('gives the reason once it is decided, and its clock is stopped', async () => {
    let time = 1_000_000;
    const now = () => time;
    const view = await render(picture(BATTLE_WON, { now }));
    await expect.element(view.getByText('红方获胜')).toBeVisible();
    await expect.element(view.getByText('对手「超时」犯规超限', { exact: true })).toBeVisible();
    await expect.element(view.getByRole('timer')).toHaveTextContent('1:42');
    time += 600_000;
    await view.rerender(picture({ ...BATTLE_WON }, { now }));
    await expect.element(view.getByRole('timer')).toHaveTextContent('1:42');
    // 时间到 is shown only when the time was up before the decision.
    await view.rerender(picture(extremeStages.BATTLE_WON_TIME_UP, { now }));
    await expect.element(view.getByRole('timer')).toHaveTextContent('时间到');
    await expect.element(view.getByText('裁判判定', { exact: true })).toBeVisible();
  });
});
