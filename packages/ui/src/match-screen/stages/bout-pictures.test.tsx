// A bout that is announced, runs or is decided, on walls of all shapes: names are complete, and nothing is covered.
import type { ScreenTheme, Stage } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { extremeStages } from '../sample-extremes.ts';
import { sampleLook, sampleMatch, sampleStages } from '../samples.ts';

const walls = {
  classic: [960, 540],
  wide: [1280, 360],
  square: [720, 540],
  tall: [405, 720],
} as const;
type Wall = keyof typeof walls;
const wallNames = ['classic', 'wide', 'square', 'tall'] as const;

function picture(stage: Stage, wall: Wall, theme: ScreenTheme = 'OBSIDIAN') {
  const [width, height] = walls[wall];
  return (
    <div data-wall style={{ position: 'fixed', top: 0, left: 0, width, height }}>
      <MatchStage
        match={sampleMatch(stage, { status: 'REHEARSAL', look: { ...sampleLook, theme } })}
        still
        announce={false}
      />
    </div>
  );
}

function boxOf(element: Element | null): DOMRect {
  if (element === null) throw new Error('no such part');
  return element.getBoundingClientRect();
}

function partOf(container: Element, name: string): Element | null {
  return container.querySelector(`[data-part="${name}"]`);
}

function textsOf(container: Element, name: string): (string | null)[] {
  return [...container.querySelectorAll(`[data-part="${name}"]`)].map((one) => one.textContent);
}

/** The overlap allowed in pixels, for rounding and for the space that a line of text has above its letters. */
const slack = 2;

function expectNothingHidden(container: Element): void {
  const wall = boxOf(container.querySelector('[data-wall]'));
  const parts = [...container.querySelectorAll('[data-part]')];
  expect(parts.length).toBeGreaterThanOrEqual(4);
  for (const part of parts) {
    const box = boxOf(part);
    const said = `${part.getAttribute('data-part')} ${part.textContent}`;
    expect(box.left, said).toBeGreaterThanOrEqual(wall.left);
    expect(box.top, said).toBeGreaterThanOrEqual(wall.top);
    expect(box.right, said).toBeLessThanOrEqual(wall.right);
    expect(box.bottom, said).toBeLessThanOrEqual(wall.bottom);
    // The card of the foul that was one too many is tilted and reaches out a little.
    expect(part.scrollWidth, said).toBeLessThanOrEqual(part.clientWidth + 4);
    for (const other of parts) {
      const next = boxOf(other);
      const overlaps =
        box.left < next.right - slack &&
        next.left < box.right - slack &&
        box.top < next.bottom - slack &&
        next.top < box.bottom - slack;
      expect(other !== part && overlaps, `${said} over ${other.textContent}`).toBe(false);
    }
  }
}

const titles = {
  TITLE_BOUT: sampleStages.TITLE_BOUT,
  TITLE_BOUT_NEXT: sampleStages.TITLE_BOUT_NEXT,
  TITLE_BOUT_JUST_NOW: sampleStages.TITLE_BOUT_JUST_NOW,
  TITLE_BOUT_LONGEST: extremeStages.TITLE_BOUT_LONGEST,
  TITLE_BOUT_NEXT_LATIN: extremeStages.TITLE_BOUT_NEXT_LATIN,
  TITLE_BOUT_JUST_NOW_LONGEST: extremeStages.TITLE_BOUT_JUST_NOW_LONGEST,
  TITLE_BOUT_UNSEEN: extremeStages.TITLE_BOUT_UNSEEN,
} as const;
const titleNames = Object.entries(titles);

const bouts = Object.entries({
  BATTLE: sampleStages.BATTLE,
  BATTLE_PAUSED: sampleStages.BATTLE_PAUSED,
  BATTLE_LONGEST: extremeStages.BATTLE_LONGEST,
  BATTLE_WON: sampleStages.BATTLE_WON,
  BATTLE_WON_PHOTO: sampleStages.BATTLE_WON_PHOTO,
  BATTLE_WON_LONGEST: extremeStages.BATTLE_WON_LONGEST,
  BATTLE_WON_PHOTO_LONGEST: extremeStages.BATTLE_WON_PHOTO_LONGEST,
  BATTLE_WON_TIME_UP: extremeStages.BATTLE_WON_TIME_UP,
  BATTLE_CARDS_OUT: extremeStages.BATTLE_CARDS_OUT,
  BATTLE_WON_BY_CARDS: extremeStages.BATTLE_WON_BY_CARDS,
  BATTLE_DRAWN_BY_CARDS: extremeStages.BATTLE_DRAWN_BY_CARDS,
});

const themes = ['OBSIDIAN', 'DAYLIGHT', 'PAPERCUT', 'ARENA'] as const;

describe.each(wallNames)('on a wall that is %s', (wall) => {
  it.each(titleNames)(
    '%s names both sides completely, and no part covers another',
    async (_, stage) => {
      for (const theme of themes) {
        const { container, unmount } = await render(picture(stage, wall, theme));
        expectNothingHidden(container);
        const { program, opponent } = stage;
        if (opponent == null) throw new Error('nobody to meet');
        expect(textsOf(container, 'name')).toEqual([program.programName, opponent.programName]);
        expect(textsOf(container, 'contestant')).toEqual(
          [program.contestant, opponent.contestant].filter((one) => one !== ''),
        );
        await unmount();
      }
    },
  );

  it.each(bouts)('%s: no part covers another or leaves the wall', async (_, stage) => {
    for (const theme of themes) {
      const { container, unmount } = await render(picture(stage, wall, theme));
      expectNothingHidden(container);
      const names = [stage.red.program.programName, stage.blue.program.programName];
      expect(textsOf(container, 'name').sort()).toEqual(names.sort());
      await unmount();
    }
  });
});

describe('the title of a bout', () => {
  it('has red on the left and blue on the right, and red above blue on a high wall', async () => {
    for (const wall of wallNames) {
      const { container, unmount } = await render(picture(sampleStages.TITLE_BOUT, wall));
      const [red, blue] = [...container.querySelectorAll('[data-part="name"]')].map(boxOf);
      if (red === undefined || blue === undefined) throw new Error('no names');
      if (wall === 'tall') expect(red.bottom).toBeLessThan(blue.top);
      else expect(red.right).toBeLessThan(blue.left);
      await unmount();
    }
  });

  it('shows the winner and the points once the hall has seen them, and else the numbers of the programs', async () => {
    const view = await render(picture(sampleStages.TITLE_BOUT_JUST_NOW, 'classic'));
    expect(textsOf(view.container, 'side')).toEqual(['胜红方', '蓝方']);
    expect(textsOf(view.container, 'figure')).toEqual(['24', '19']);
    expect(view.container.querySelectorAll('[data-outcome="lost"]')).toHaveLength(1);
    await view.rerender(picture(extremeStages.TITLE_BOUT_UNSEEN, 'classic'));
    expect(textsOf(view.container, 'figure')).toEqual(['03', '04']);
    expect(textsOf(view.container, 'side')).toEqual(['红方', '蓝方']);
    expect(view.container.querySelector('[data-outcome]')).toBeNull();
  });
});

describe('a decided bout', () => {
  it.each(['wide', 'square', 'tall'] as const)(
    'has the winner on most of a wall that is %s, with the photograph',
    async (wall) => {
      const { container } = await render(picture(sampleStages.BATTLE_WON_PHOTO, wall));
      const [width, height] = walls[wall];
      const [won, lost] = ['won', 'lost'].map((outcome) =>
        boxOf(container.querySelector(`[data-outcome="${outcome}"]`)),
      );
      if (won === undefined || lost === undefined) throw new Error('no sides');
      expect(won.width * won.height).toBeGreaterThan(width * height * 0.4);
      expect(won.width * won.height).toBeGreaterThan(lost.width * lost.height * 1.5);
      expect(boxOf(partOf(container, 'photo')).height).toBeGreaterThan(height * 0.2);
      // The picture fills the wall instead of a 16 : 9 box in its middle.
      expect(container.querySelector('.lfs-whole-picture-picture')).toBeNull();
    },
  );
});

describe('the break before a bout', () => {
  it.each(wallNames)('names both sides completely on a wall that is %s', async (wall) => {
    for (const stage of [sampleStages.INTERMISSION_BOUT, extremeStages.INTERMISSION_BOUT_LONGEST]) {
      const { container, unmount } = await render(picture(stage, wall));
      const names = [stage.next.programName, stage.opponent.programName];
      expect(textsOf(container, 'name')).toEqual(names);
      expectNothingHidden(container);
      const clock = boxOf(container.querySelector('[role="timer"]'));
      const head = boxOf(container.querySelector('header'));
      expect(boxOf(container.querySelector('h1')).top).toBeGreaterThanOrEqual(head.bottom - 8);
      expect(clock.bottom).toBeLessThanOrEqual(boxOf(partOf(container, 'name')).top);
      await unmount();
    }
  });
});
