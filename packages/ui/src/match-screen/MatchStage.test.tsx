// The screen in a browser: pictures end right, covered scores are not in the page, nothing is left behind.
import type { ScreenMatch, Stage } from '@liangfen/sdk/schema';
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadScreenFonts } from './fonts/screen-fonts.ts';
import { MatchStage } from './MatchStage.tsx';
import { contestantChoices } from './names.ts';
import { extremeStages } from './sample-extremes.ts';
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

/** Time passes in small steps, and React sees each of them. */
async function elapse(ms: number): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  for (let left = ms; left > 0; left -= 100) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(100, left));
    });
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

/** The test browser asks for less motion; the hall's does not. */
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
    // A fixed walk that meets every picture next to many others.
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

  it('lets no back shine through a face that opens over it', async () => {
    for (const revealStep of [2, null]) {
      const view = await render(
        screen(sampleMatch(sampleStages.SCORE_REVEAL_MANY, { revealStep }), true),
      );
      const faces = [
        ...view.container.querySelectorAll('[data-several][data-turned] > [aria-hidden="false"]'),
      ];
      expect(faces.length).toBeGreaterThan(0);
      for (const face of faces) {
        // Without an alpha: a colour that lets light through is written as rgba().
        expect(getComputedStyle(face).backgroundColor).toMatch(/^rgb\(/);
      }
    }
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
    // Left to play, it goes on from there to the end.
    await view.rerender(at(null));
    await elapse(12_000);
    expect(text()).toContain('96.0');
  });

  it('shows a late screen the finished picture', async () => {
    const view = await render(screen(sampleMatch(sampleStages.SCORE_REVEAL)));
    expect(view.container.textContent).toContain('96.0');
    expect(view.container.textContent).toContain('去掉 1 个最高分');
  });

  it('counts down by the given clock', async () => {
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

/** Half the size of the walls they stand for. */
const walls: readonly (readonly [string, number, number])[] = [
  ['1920 × 1080', 960, 540],
  ['1024 × 768', 512, 384],
  ['3840 × 1080', 1920, 540],
  ['1080 × 1920', 540, 960],
];

describe.each(walls)('every picture on %s', (_wall, width, height) => {
  const stages = Object.entries({ ...sampleStages, ...extremeStages });
  it('is readable, whole, and off the edges; no words lie over others', {
    timeout: 240_000,
  }, async () => {
    vi.useRealTimers();
    await loadScreenFonts();
    const faults: Record<string, object> = {};
    for (const [name, stage] of stages) {
      const view = await render(
        <div style={{ width, height }}>
          <MatchStage match={sampleMatch(stage)} still />
        </div>,
      );
      const found = {
        // Written nothing smaller than 28 px on the base, for the last row.
        small: smallTexts(view.container),
        // A wall may cut off its edges.
        edge: textsAtTheEdge(view.container),
        outside: textsOutside(view.container),
        over: textsOverOthers(view.container),
        people: contestantsNotShown(view.container, stage),
      };
      if (Object.values(found).some((list) => list.length > 0)) faults[name] = found;
      await view.unmount();
    }
    expect(faults).toEqual({});
  });
});

/** Each contestant of the picture is there, whole or without the organisation. */
function contestantsNotShown(container: Element, stage: Stage): string[] {
  if (stage.kind === 'BATTLE' || stage.kind === 'START' || stage.kind === 'TEST') return [];
  const people =
    'program' in stage
      ? [stage.program.contestant]
      : 'rows' in stage
        ? stage.rows.map((row) => row.contestant)
        : 'judges' in stage && stage.showType !== 'TOTAL'
          ? stage.judges.slice(0, 12).map((judge) => judge.name)
          : [];
  const shown = container.textContent ?? '';
  return people.filter((name) => !contestantChoices(name).some((text) => shown.includes(text)));
}

/** Elements that hold words of their own and are there for the eye. */
function texts(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('[data-scene] *')].filter(
    (element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      ) && getComputedStyle(element).clipPath !== 'inset(50%)',
  );
}

function smallTexts(container: Element): string[] {
  return texts(container)
    .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 28)
    .map((element) => element.textContent ?? '');
}

function textsOutside(container: Element): string[] {
  const frame = container.querySelector('[data-scene]')?.getBoundingClientRect();
  if (frame === undefined) return ['no picture'];
  return texts(container)
    .filter((element) => element.closest('[aria-hidden]') === null)
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.left < frame.left - 1 ||
        box.top < frame.top - 1 ||
        box.right > frame.right + 1 ||
        box.bottom > frame.bottom + 1
      );
    })
    .map((element) => element.textContent ?? '');
}

/** Words nearer to the left or right edge than 2.5 % of the picture. */
function textsAtTheEdge(container: Element): string[] {
  const frame = container.querySelector('[data-scene]')?.getBoundingClientRect();
  if (frame === undefined) return ['no picture'];
  const margin = frame.width * 0.025;
  return seenTexts(container)
    .filter(({ box }) => box.left < frame.left + margin || box.right > frame.right - margin)
    .map(({ text }) => text);
}

function textsOverOthers(container: Element): string[] {
  const all = seenTexts(container);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.node !== one.node && overlap(one.box, other.box))
      .map((other) => `${one.text} | ${other.text}`),
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 1;
}

interface SeenText {
  readonly node: Node;
  readonly text: string;
  readonly box: DOMRect;
}

/** Each line of words as it is drawn: as high as its digits, and cut where something around it is cut. */
function seenTexts(container: Element): SeenText[] {
  return texts(container)
    .filter((element) => element.closest('[aria-hidden=true]') === null)
    .flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => linesOf(node, element)),
    )
    .filter(({ box }) => box.width > 0 && box.height > 0);
}

function linesOf(node: Node, element: HTMLElement): SeenText[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const scale = element.getBoundingClientRect().width / Math.max(1, element.offsetWidth);
  const style = getComputedStyle(element);
  const drawn = 0.72 * Number.parseFloat(style.fontSize) * scale;
  // An opening mark hangs to the left of the words, where it is blank.
  const hangs = Math.max(0, -Number.parseFloat(style.textIndent)) * scale;
  return [...range.getClientRects()].map((line, index) => {
    const top = (line.top + line.bottom - drawn) / 2;
    const blank = index === 0 ? hangs : 0;
    return {
      node,
      text: node.textContent ?? '',
      box: cutBy(element, new DOMRect(line.left + blank, top, line.width - blank, drawn)),
    };
  });
}

function cutBy(element: Element, box: DOMRect): DOMRect {
  let { left, top, right, bottom } = box;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const cut = around.getBoundingClientRect();
    left = Math.max(left, cut.left);
    top = Math.max(top, cut.top);
    right = Math.min(right, cut.right);
    bottom = Math.min(bottom, cut.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}
