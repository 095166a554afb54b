// The screen's pictures in a browser: changes end in the right picture, covered scores are not in the page, and no
// timers are left behind.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from './MatchStage.tsx';
import { sampleMatch, sampleStages } from './samples.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
  });
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function screen(match: ScreenMatch, still = false) {
  return (
    <StrictMode>
      <div style={{ width: 640, height: 360 }}>
        <MatchStage match={match} still={still} />
      </div>
    </StrictMode>
  );
}

/** Advances time in small steps, each of which React renders. */
async function elapse(ms: number): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  for (let left = ms; left > 0; left -= 100) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(100, left));
    });
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

/** The test browser prefers reduced motion; a hall's browser does not. */
function wantMotion(): void {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.includes('reduced-motion') ? 'not all' : query),
  );
}

function scenes(container: Element): string[] {
  return [...container.querySelectorAll('[data-scene]')].map((layer) => layer.textContent ?? '');
}

describe('MatchStage', () => {
  it('ends in the last picture after any sequence', async () => {
    wantMotion();
    let met = 0;
    const names = Object.values(sampleStages);
    const first = sampleMatch(names[0] ?? { kind: 'START' });
    const view = await render(screen(first));
    // A fixed sequence in which every picture follows many others.
    let last = first;
    for (let index = 0; index < 60; index += 1) {
      const stage = names[(index * 17 + (index % 5)) % names.length];
      if (stage === undefined) continue;
      last = sampleMatch(stage);
      await view.rerender(screen(last));
      await elapse((index * 97) % 400);
      met = Math.max(met, scenes(view.container).length);
    }
    await elapse(20_000);
    const finished = await render(screen(last, true));
    expect(met).toBe(2);
    expect(scenes(view.container)).toHaveLength(1);
    expect(scenes(view.container)).toEqual(scenes(finished.container));
  });

  it('gives the open side of a card an opaque ground, so that the back does not show through', async () => {
    for (const revealStep of [2, null]) {
      const view = await render(
        screen(sampleMatch(sampleStages.SCORE_REVEAL_MANY, { revealStep }), true),
      );
      const sides = [
        ...view.container.querySelectorAll('[data-several][data-turned] > [aria-hidden="false"]'),
      ];
      expect(sides.length).toBeGreaterThan(0);
      for (const side of sides) {
        // A colour with transparency would be written as rgba().
        expect(getComputedStyle(side).backgroundColor).toMatch(/^rgb\(/);
      }
    }
  });

  it('over a camera stands on opaque plates and hard edges, without light that fades out', async () => {
    const over = (stage: keyof typeof sampleStages) =>
      render(<MatchStage match={sampleMatch(sampleStages[stage])} still transparent />);
    const styleOf = (container: Element, selector: string) => {
      const found = container.querySelector(selector);
      if (found === null) throw new RangeError(`no ${selector}`);
      return getComputedStyle(found);
    };
    const speech = await over('SPEECH');
    const edge = styleOf(speech.container, '.lfs-speech-name').webkitTextStrokeWidth;
    expect(Number.parseFloat(edge)).toBeGreaterThan(0);
    // A colour with transparency would be written as rgba(), and keep the key's tint.
    const rows = await over('RANKING');
    const row = styleOf(rows.container, '.lfs-ranking-rows-row:not([data-rank="1"])');
    expect(row.backgroundColor).toMatch(/^rgb\(/);
    const champion = await over('CHAMPION');
    expect(styleOf(champion.container, '.lfs-ceremony-light').display).toBe('none');
  });

  it('keeps covered scores out of the page', async () => {
    const at = (revealStep: number | null) =>
      screen(sampleMatch(sampleStages.SCORE_REVEAL, { revealStep }));
    const view = await render(at(2));
    const text = () => view.container.textContent ?? '';
    expect(text()).toContain('95.2');
    expect(text()).not.toContain('97.8');
    await view.rerender(at(3));
    expect(text()).toContain('97.8');
    await view.rerender(at(1));
    expect(text()).not.toContain('95.2');
    // A reveal that plays by itself goes on from its step to the end.
    await view.rerender(at(null));
    await elapse(12_000);
    expect(text()).toContain('96.0');
  });

  it('shows the finished picture to a screen that connects late', async () => {
    const view = await render(screen(sampleMatch(sampleStages.SCORE_REVEAL)));
    expect(view.container.textContent).toContain('96.0');
    expect(view.container.textContent).toContain('去掉 1 个最高分');
  });

  it('counts down with the given clock', async () => {
    const clock = { durationMs: 60_000, endsAt: 1_012_000, remainingMs: null };
    const view = await render(screen(sampleMatch({ ...sampleStages.SPEECH, clock })));
    const time = () => view.container.querySelector('[role=timer]')?.textContent;
    expect(time()).toBe('0:12');
    await elapse(3_100);
    expect(time()).toBe('0:09');
    await elapse(10_000);
    expect(time()).toBe('时间到');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells screen readers what the hall sees', async () => {
    const view = await render(screen(sampleMatch(sampleStages.SCORING)));
    await expect
      .element(view.getByRole('status').filter({ hasText: '评委打分中' }))
      .toHaveTextContent('追光者，评委打分中，5 / 7');
  });

  it('leaves no timers behind', async () => {
    wantMotion();
    const view = await render(screen(sampleMatch(sampleStages.SIGN_IN_TILE)));
    await view.rerender(screen(sampleMatch(sampleStages.SCORE_REVEAL)));
    await view.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
