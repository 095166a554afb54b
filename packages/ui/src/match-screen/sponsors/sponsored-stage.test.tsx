// The sponsors' bar on a stage: shown or not from the next picture on, turned by the server's time, and never for a mixer.
import type { Look, ScreenMatch, SponsorLink, Stage } from '@liangfen/sdk/schema';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { sampleLook, sampleMatch, sampleStages } from '../samples.ts';
import { AskedCompositionContext } from '../scene/Composed.tsx';
import { fiveSponsors, oneSponsor } from './sample-sponsors.ts';

const firstTime = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
  });
  vi.setSystemTime(firstTime);
});
afterEach(() => vi.useRealTimers());

async function elapse(ms: number): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  for (let left = ms; left > 0; left -= 200) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(200, left));
    });
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

function on(stage: Stage, links: SponsorLink[], look: Partial<Look> = {}): ScreenMatch {
  return sampleMatch(stage, {
    look: {
      ...sampleLook,
      sponsors: [...oneSponsor],
      sponsorBar: { links, seconds: 8 },
      ...look,
    },
  });
}

function screen(match: ScreenMatch, transparent = false) {
  return (
    <div style={{ width: 640, height: 360 }}>
      <MatchStage match={match} transparent={transparent} />
    </div>
  );
}

const { START, SCORING, SCORE_REVEAL, RESULT } = sampleStages;
const stands = (container: Element) => ({
  bar: container.querySelector('[data-stands]') !== null,
  room: container.querySelector('[data-scene=shown] [data-above-bar]') !== null,
});
const both = { bar: true, room: true };
const neither = { bar: false, room: false };

it('an organiser who switches the bar on during a reveal sees it with the next picture', async () => {
  const { container, rerender } = await render(screen(on(SCORE_REVEAL, [])));
  await elapse(1_000);
  expect(stands(container)).toEqual(neither);
  await rerender(screen(on(SCORE_REVEAL, ['SHOW_SCORE', 'SHOW_RESULT'])));
  await elapse(1_000);
  expect(stands(container)).toEqual(neither);
  await rerender(screen(on(RESULT, ['SHOW_SCORE', 'SHOW_RESULT'])));
  await elapse(3_000);
  expect(stands(container)).toEqual(both);
});

it.each([
  ['wide', 640, 360, null],
  ['portrait', 360, 640, null],
  ['a composition other than the wall’s', 640, 360, 'square'],
] as const)(
  'the mark of a lost connection covers nothing of the bar: %s',
  async (_, width, height, asked) => {
    const { container } = await render(
      <AskedCompositionContext.Provider value={asked}>
        <div style={{ width, height }}>
          <MatchStage match={on(RESULT, ['SHOW_RESULT'])} connection="lost" />
        </div>
      </AskedCompositionContext.Provider>,
    );
    await elapse(3_000);
    const box = (selector: string) => {
      const element = container.querySelector(selector);
      if (element === null) throw new Error(`no ${selector}`);
      return element.getBoundingClientRect();
    };
    const gap = () => box('.lfs-sponsor-bar[data-stands]').top - box('.lfs-marks-lost').bottom;
    // The browser reports the stage's shape with a frame of its own, which the clock of this test does not move.
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    const mark = box('.lfs-marks-lost');
    const bar = box('.lfs-sponsor-bar[data-stands]');
    expect(gap()).toBeLessThan(mark.height);
    expect(mark.right).toBeLessThanOrEqual(bar.right);
  },
);

it('switching the bar off waits for the end of a reveal, too, while other pictures follow at once', async () => {
  const { container, rerender } = await render(screen(on(SCORE_REVEAL, ['SHOW_SCORE'])));
  await elapse(1_000);
  expect(stands(container)).toEqual(both);
  await rerender(screen(on(SCORE_REVEAL, [], { sponsors: [...fiveSponsors] })));
  await elapse(1_000);
  expect(stands(container)).toEqual(both);
  await rerender(screen(on(SCORING, [])));
  await elapse(3_000);
  expect(stands(container)).toEqual(neither);
  await rerender(screen(on(SCORING, ['SCORE'])));
  await elapse(1_000);
  expect(stands(container)).toEqual(both);
});

it('walls that were opened at different times show the same logos', async () => {
  const sponsors = [...fiveSponsors, ...fiveSponsors, ...fiveSponsors];
  const shown = (container: Element) =>
    container.querySelector('.lfs-sponsor-bar [data-shown]')?.textContent;
  const one = await render(screen(on(START, ['INIT'], { sponsors })));
  await elapse(5_000);
  const other = await render(screen(on(START, ['INIT'], { sponsors })));
  await elapse(200);
  const seen = new Set<string | undefined>();
  for (let turn = 0; turn < 6; turn += 1) {
    expect(shown(one.container)).toBe(shown(other.container));
    seen.add(shown(one.container) ?? undefined);
    await elapse(8_000);
  }
  expect(seen.size).toBeGreaterThan(2);
});

it('a mixer’s picture has no sponsors at all', async () => {
  const { container } = await render(screen(on(START, ['INIT']), true));
  await elapse(1_000);
  expect(stands(container)).toEqual(neither);
  expect(container.textContent).not.toContain('江城银行');
  expect(container.querySelector('.lfs-title-sponsor, .lfs-sponsor-plate')).toBeNull();
});
