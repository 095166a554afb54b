// The time of a reveal begins when its picture moves in, and a step of the operator has priority over it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type RevealStepOptions, useRevealStep } from './use-reveal-step.ts';

const steps = [{ waitMs: 1_000 }, { waitMs: 500 }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Props extends RevealStepOptions {
  readonly revealStep: number | null;
}

async function watch(first: Props) {
  const { result, rerender, act } = await renderHook(
    ({ revealStep, ...options }: Props = first) => useRevealStep(steps, revealStep, options),
    { initialProps: first },
  );
  return {
    step: () => result.current,
    become: (next: Props) => rerender(next),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('the current step of a reveal', () => {
  it('stays the first while the picture is set up, however long that takes', async () => {
    const reveal = await watch({ revealStep: null, fresh: true, coming: true });
    await reveal.pass(10_000);
    expect(reveal.step()).toBe(0);
    await reveal.become({ revealStep: null, fresh: true, coming: false });
    await reveal.pass(999);
    expect(reveal.step()).toBe(0);
    await reveal.pass(1);
    expect(reveal.step()).toBe(1);
    await reveal.pass(500);
    expect(reveal.step()).toBe(2);
  });

  it('is the last on a screen that connected late', async () => {
    const reveal = await watch({ revealStep: null, fresh: false, coming: false });
    expect(reveal.step()).toBe(2);
  });

  it('is the one that the operator has set, from where the reveal goes on when it plays by itself', async () => {
    const reveal = await watch({ revealStep: 1, fresh: true, coming: false });
    await reveal.pass(10_000);
    expect(reveal.step()).toBe(1);
    await reveal.become({ revealStep: null, fresh: true, coming: false });
    await reveal.pass(500);
    expect(reveal.step()).toBe(2);
  });
});
