// The bars of a bout stand for its points on one scale, and say where it does not begin at zero.
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';

const { BATTLE } = sampleStages;

async function bars(red: number, blue: number, width = 960, height = 540) {
  const stage = {
    ...BATTLE,
    red: { ...BATTLE.red, score: red },
    blue: { ...BATTLE.blue, score: blue },
  };
  const view = await render(
    <div style={{ width, height }}>
      <MatchStage match={sampleMatch(stage)} still />
    </div>,
  );
  const found = [...view.container.querySelectorAll<HTMLElement>('[data-part=bar]')];
  const told = found.map((bar) => {
    const fill = bar.querySelector('i')?.getBoundingClientRect();
    const track = bar.getBoundingClientRect();
    const share = Math.round(((fill?.width ?? 0) / track.width) * 100);
    return {
      side: bar.dataset.side,
      share,
      length: track.width,
      cut: bar.querySelector('b') !== null,
    };
  });
  await view.unmount();
  return told;
}

describe('the bars of a bout', () => {
  it.each([
    ['begin at zero where the difference is seen so', 12, 5, [100, 42], false],
    ['begin near the last where it is not, and are marked as cut', 101, 98, [100, 40], true],
    ['are equally long where both have the same', 7, 7, [100, 100], false],
    ['are not there before anybody has a point', 0, 0, [0, 0], false],
    ['have none for points below zero', 4, -3, [100, 0], false],
  ] as const)('%s', async (_name, red, blue, shares, cut) => {
    const [left, right] = await bars(red, blue);
    expect([left?.side, right?.side]).toEqual(['red', 'blue']);
    expect([left?.share, right?.share]).toEqual(shares);
    expect([left?.cut, right?.cut]).toEqual([cut, cut]);
  });

  it.each([
    ['16 : 9', 960, 540],
    ['4 : 3', 512, 384],
    ['a strip', 1920, 540],
    ['an upright wall', 540, 960],
  ] as const)('are equally long on both sides of %s', async (_name, width, height) => {
    const [left, right] = await bars(12, 5, width, height);
    expect(left?.length).toBeGreaterThan(width / 4);
    expect(Math.abs((left?.length ?? 0) - (right?.length ?? 0))).toBeLessThan(1);
  });
});
