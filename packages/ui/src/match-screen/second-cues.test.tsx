// Whatever colour tells is told by something else as well: shape, place, size, a line or a word.
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from './MatchStage.tsx';
import { type SampleStageName, sampleCards, sampleMatch, sampleStages } from './samples.ts';

async function shown(name: SampleStageName): Promise<HTMLElement> {
  const view = await render(
    <div style={{ width: 1920, height: 1080 }}>
      <MatchStage match={sampleMatch(sampleStages[name])} still />
    </div>,
  );
  return view.container;
}

function one(container: ParentNode, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

const area = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

describe('a dropped score', () => {
  it('is smaller than its neighbours, struck through, and called dropped in words', async () => {
    const container = await shown('SCORE_REVEAL');
    const struck = [...container.querySelectorAll('[data-struck]')];
    const whole = [...container.querySelectorAll('[data-turned]:not([data-struck])')];
    expect(struck).toHaveLength(2);
    expect(whole).toHaveLength(sampleCards.length - 2);
    for (const card of struck) {
      const line = one(card, 'i[data-on]').getBoundingClientRect();
      expect(line.width).toBeGreaterThan(100);
      expect(card.textContent).toMatch(/去掉最[高低]分/);
      for (const other of whole) expect(area(card)).toBeLessThan(area(other) * 0.85);
    }
    for (const card of whole) {
      expect(card.textContent).not.toContain('去掉');
      expect(card.querySelector('i[data-on]')).toBeNull();
    }
  });

  it('is struck through in the row under a result as well', async () => {
    const container = await shown('RESULT');
    const dropped = [...container.querySelectorAll('[data-dropped] b')];
    expect(dropped.map((figure) => figure.textContent)).toEqual(['97.80', '93.10']);
    for (const figure of dropped) {
      expect(getComputedStyle(figure).textDecorationLine).toBe('line-through');
    }
  });
});

describe('the sides of a bout', () => {
  const sides = ['red', 'blue'] as const;

  it('differ by place, by mark and by name', async () => {
    const container = await shown('BATTLE');
    const [red, blue] = sides.map((side) => one(container, `[data-part=side][data-side=${side}]`));
    if (red === undefined || blue === undefined) throw new Error('a side is missing');
    expect(red.textContent).toContain('红方');
    expect(blue.textContent).toContain('蓝方');
    expect(red.getBoundingClientRect().left).toBeLessThan(blue.getBoundingClientRect().left);
    const [redMark, blueMark] = [red, blue].map((side) => getComputedStyle(one(side, 'i')));
    expect(redMark?.borderRadius).toBe('0px');
    expect(blueMark?.borderRadius).toBe('50%');
  });

  it('give the winner a word, the larger name and the larger part of the wall', async () => {
    const container = await shown('BATTLE_WON');
    const [winner, loser] = sides.map((side) => one(container, `section[data-side=${side}]`));
    if (winner === undefined || loser === undefined) throw new Error('a side is missing');
    expect(one(winner, '[data-part=winner]').textContent).toBe('胜红方获胜');
    expect(loser.textContent).not.toContain('胜');
    const nameSize = (side: Element) =>
      Number.parseFloat(getComputedStyle(one(side, '[data-part=name]')).fontSize);
    expect(nameSize(winner)).toBeGreaterThan(nameSize(loser) * 1.5);
    expect(area(winner)).toBeGreaterThan(area(loser) * 1.5);
  });
});

describe('the leader', () => {
  it('has a number, a plate and the first place', async () => {
    const container = await shown('RANKING');
    const rows = [...container.querySelectorAll('[role=listitem] > div')];
    expect(rows[0]?.textContent).toMatch(/^1/);
    const plate = (row: Element | undefined) =>
      row === undefined ? '' : getComputedStyle(row, '::before').content;
    expect([plate(rows[0]), plate(rows[1])]).toEqual(['""', 'none']);
  });
});

describe('a judge who has signed in', () => {
  it('has a tick and the word', async () => {
    const container = await shown('SIGN_IN_TILE');
    for (const tile of container.querySelectorAll('svg')) {
      const ticked = tile.querySelector('path') !== null;
      expect(tile.parentElement?.textContent).toBe(ticked ? '已签到' : '未签到');
    }
    expect(container.querySelectorAll('svg')).toHaveLength(12);
  });
});
