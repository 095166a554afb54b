// The podium: nobody is cut off or covered on any wall, shared ranks are equally high, and only champions have gold.
import { isOnPodium } from '@liangfen/rules';
import type { StageRanking } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadScreenFonts } from '../fonts/screen-fonts.ts';
import { MatchStage } from '../MatchStage.tsx';
import { contestantChoices } from '../names.ts';
import { extremeStages } from '../sample-extremes.ts';
import { sampleMatch, sampleStages } from '../samples.ts';

const podiums: Readonly<Record<string, StageRanking>> = {
  'the first three of nine': sampleStages.RANKING_PODIUM,
  'one program': extremeStages.PODIUM_ONE,
  'two programs': extremeStages.PODIUM_TWO,
  'three programs': extremeStages.PODIUM_THREE,
  '24 programs': extremeStages.PODIUM_OF_24,
  PK: extremeStages.PODIUM_PK,
  'an item': extremeStages.PODIUM_OF_AN_ITEM,
  'a tie for the first place': extremeStages.PODIUM_TWO_FIRST,
  'a tie for the second place': extremeStages.PODIUM_TWO_SECOND,
  'a tie for the third place': extremeStages.PODIUM_TWO_THIRD,
  'the longest names': extremeStages.PODIUM_FORTY,
  'six champions with the longest names': extremeStages.PODIUM_SIX_FIRST,
  'six with the longest names': extremeStages.PODIUM_SIX_FORTY,
  '100, 0 and −0.5': extremeStages.PODIUM_SCORES,
};

/** Walls by name, drawn at half their size. */
const walls: readonly (readonly [string, number, number])[] = [
  ['1920 × 1080', 960, 540],
  ['1024 × 768', 512, 384],
  ['3840 × 1080', 1920, 540],
  ['1080 × 1920', 540, 960],
];

async function shown(stage: StageRanking, width = 960, height = 540, revealStep?: number) {
  return await render(
    <div style={{ width, height }}>
      <MatchStage match={sampleMatch(stage, { revealStep: revealStep ?? null })} still />
    </div>,
  );
}

function all(container: Element, selector: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)];
}

const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

describe.each(Object.entries(podiums))('the podium of %s', (_name, stage) => {
  it.each(walls)('is complete on %s', async (_wall, width, height) => {
    await loadScreenFonts();
    const { container, unmount } = await shown(stage, width, height);
    const wall = box(container.querySelector('[data-scene]') ?? undefined);
    const head = box(container.querySelector('[data-scene] header') ?? undefined);
    const people = all(container, '[data-person]');
    const standing = stage.rows.filter(isOnPodium);
    expect(people).toHaveLength(standing.length);
    standing.forEach((row, index) => {
      const text = people[index]?.textContent ?? '';
      expect(text).toContain(row.programName);
      expect(contestantChoices(row.contestant).some((name) => text.includes(name))).toBe(true);
    });
    for (const word of all(container, '[data-person] > *, [data-place] > div:last-child > *')) {
      const { left, right, top, bottom } = box(word);
      expect(left, word.textContent).toBeGreaterThanOrEqual(wall.left);
      expect(right, word.textContent).toBeLessThanOrEqual(wall.right);
      expect(top, word.textContent).toBeGreaterThanOrEqual(head.bottom);
      expect(bottom, word.textContent).toBeLessThanOrEqual(wall.bottom);
      expect(word.scrollWidth, word.textContent).toBeLessThanOrEqual(word.clientWidth + 1);
    }
    for (const [index, person] of people.entries()) {
      for (const other of people.slice(index + 1)) {
        const [one, two] = [box(person), box(other)];
        expect(one.right <= two.left + 0.5 || two.right <= one.left + 0.5).toBe(true);
      }
    }
    await unmount();
  });
});

describe('the stands', () => {
  const tops = (container: Element) =>
    all(container, '[data-place] > div:last-child').map((block) => box(block).top);

  it('are highest for the first rank, between the second and the third', async () => {
    const { container } = await shown(sampleStages.RANKING_PODIUM);
    const [first, second, third] = all(container, '[data-place]');
    expect(box(second).right).toBeLessThan(box(first).left);
    expect(box(third).left).toBeGreaterThan(box(first).right);
    const [highest = 0, middle = 0, lowest = 0] = tops(container);
    expect(highest).toBeLessThan(middle);
    expect(middle).toBeLessThan(lowest);
  });

  it('name the rank in words, and call a tie a tie', async () => {
    const words = async (stage: StageRanking) => {
      const { container, unmount } = await shown(stage);
      const found = all(container, '[data-place] > div:last-child').map(
        (block) => block.textContent,
      );
      await unmount();
      return found;
    };
    expect(await words(sampleStages.RANKING_PODIUM)).toEqual([
      '冠军95.44',
      expect.stringMatching(/^亚军/),
      expect.stringMatching(/^季军/),
    ]);
    expect(await words(extremeStages.PODIUM_TWO_FIRST)).toEqual([
      expect.stringMatching(/^并列冠军/),
      expect.stringMatching(/^季军/),
    ]);
    expect(await words(extremeStages.PODIUM_TWO_THIRD)).toEqual([
      expect.stringMatching(/^冠军/),
      expect.stringMatching(/^亚军/),
      expect.stringMatching(/^并列季军/),
    ]);
    expect(await words(extremeStages.PODIUM_ONE)).toEqual([expect.stringMatching(/^冠军/)]);
  });

  it('have gold and a crown for champions only', async () => {
    const { container } = await shown(extremeStages.PODIUM_TWO_FIRST);
    const [first, third] = all(container, '[data-place]');
    expect(first?.querySelectorAll('svg')).toHaveLength(2);
    expect(third?.querySelectorAll('svg')).toHaveLength(0);
    const ground = (group: HTMLElement | undefined) =>
      getComputedStyle(group?.lastElementChild ?? container).backgroundImage;
    expect(ground(first)).not.toBe(ground(third));
  });
});

describe('before the step of the podium', () => {
  it('the table is shown, and a step back shows it again', async () => {
    const stage = sampleStages.RANKING_PODIUM;
    const at = (step: number) => (
      <div style={{ width: 960, height: 540 }}>
        <MatchStage match={sampleMatch(stage, { revealStep: step })} still />
      </div>
    );
    const view = await render(at(stage.rows.length));
    await expect.element(view.getByRole('heading', { name: '排名' })).toBeVisible();
    expect(view.container.textContent).not.toContain('冠军');
    await view.rerender(at(stage.rows.length + 1));
    await expect.element(view.getByText('冠军', { exact: true })).toBeVisible();
    await expect.element(view.getByRole('status')).toHaveTextContent(/^冠军：追光者；亚军：/);
    await view.rerender(at(stage.rows.length));
    await expect.element(view.getByRole('heading', { name: '排名' })).toBeVisible();
    expect(view.container.textContent).not.toContain('冠军');
  });

  it('a group without programs has neither rows nor podium', async () => {
    const { container } = await shown(extremeStages.RANKING_EMPTY);
    expect(all(container, '[data-person]')).toEqual([]);
    expect(container.textContent).toContain('还没有节目出分');
  });
});
