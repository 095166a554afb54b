// A screen that stands for days: nothing is left after it goes, and changes of picture do not add up.
import { createLiangfenClient } from '@liangfen/sdk';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiangfenProvider } from '../provider/index.ts';
import { watchLeftovers } from './leftovers.test-parts.ts';
import { MatchScreen } from './MatchScreen.tsx';
import { MatchStage } from './MatchStage.tsx';
import { sampleMatch, sampleStages } from './samples.ts';
import { createLine } from './screen-line.test-parts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const nothing = { timers: [], frames: [], listeners: [], observers: 0 };

/** The test browser asks for less motion; the hall's does not. */
function wantMotion(): void {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.includes('reduced-motion') ? 'not all' : query),
  );
}

function mount(children: ReactNode): { root: Root; box: HTMLElement; leave: () => void } {
  const box = document.createElement('div');
  box.style.cssText = 'width: 640px; height: 360px';
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>));
  return {
    root,
    box,
    leave: () => {
      flushSync(() => root.unmount());
      box.remove();
    },
  };
}

/** Effects that React puts off, and the messages it sends itself, are over after two frames. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

describe('after unmount', () => {
  it('nothing of a playing reveal remains', async () => {
    wantMotion();
    // React and styled-components set up once for the page; that is not the screen's.
    mount(<MatchStage match={sampleMatch(sampleStages.SPEECH)} />).leave();
    await settled();
    const watch = watchLeftovers();
    try {
      const clock = { durationMs: 60_000, endsAt: Date.now() + 8_000, remainingMs: null };
      const screen = mount(<MatchStage match={sampleMatch({ ...sampleStages.SCORING, clock })} />);
      await settled();
      // The watch sees what there is to see: a clock that runs, and a box that is measured.
      expect(watch.leftovers().timers).not.toEqual([]);
      expect(watch.leftovers().observers).toBe(1);
      flushSync(() =>
        screen.root.render(
          <StrictMode>
            <MatchStage match={sampleMatch(sampleStages.SCORE_REVEAL)} />
          </StrictMode>,
        ),
      );
      await vi.waitFor(() => expect(screen.box.textContent).toContain('96.5'), 6_000);
      screen.leave();
      await settled();
      expect(watch.leftovers()).toEqual(nothing);
    } finally {
      watch.stop();
    }
  });

  it('nothing of a connected screen remains, its wake lock neither', async () => {
    const locks = { taken: 0, released: 0 };
    vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({
      request: async () => {
        locks.taken += 1;
        return Object.assign(new EventTarget(), {
          released: false,
          type: 'screen' as const,
          onrelease: null,
          release: async () => {
            locks.released += 1;
          },
        });
      },
    });
    const line = createLine(sampleMatch(sampleStages.SCORING));
    const screen = () => {
      const client = createLiangfenClient({
        baseUrl: 'https://score.example',
        fetch: line.fetch,
      });
      return mount(
        <LiangfenProvider client={client}>
          <MatchScreen competitionId="competition-1" keys wakeLock />
        </LiangfenProvider>,
      );
    };
    screen().leave();
    await settled();
    await vi.waitFor(() => expect(line.open()).toBe(0));
    const watch = watchLeftovers();
    try {
      const { box, leave } = screen();
      await vi.waitFor(() => expect(box.textContent).toContain('评委打分中'));
      // Its controls are loaded right after it.
      await vi.waitFor(() => expect(watch.leftovers().listeners).toContain('window keydown'));
      leave();
      await vi.waitFor(() => expect(line.open()).toBe(0));
      await vi.waitFor(() => expect(locks.released).toBe(locks.taken));
      expect(locks.taken).toBeGreaterThan(0);
      await vi.waitFor(() => expect(watch.leftovers()).toEqual(nothing));
    } finally {
      watch.stop();
    }
  });
});

/** An evening's changes in `npm run test:soak`; in `npm test` half of them. */
const changesOfPicture = import.meta.env.LIANGFEN_SOAK === '' ? 1_000 : 2_000;

describe(`${changesOfPicture} changes of picture`, () => {
  it('leave nodes, rules and listeners as they were', { timeout: 480_000 }, async () => {
    wantMotion();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    const stages = Object.values(sampleStages);
    const start = sampleMatch(sampleStages.START);
    const { root, box, leave } = mount(<MatchStage match={start} />);
    const watch = watchLeftovers();
    const show = (match: typeof start) =>
      flushSync(() => root.render(<MatchStage match={match} />));
    const rules = () =>
      [...document.styleSheets].reduce((count, sheet) => count + sheet.cssRules.length, 0);
    let seed = 20_261_121;
    const next = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    /** The start page, at rest. */
    const atRest = async () => {
      show(start);
      // On a busy machine React sets a change's timer only after the time has been let pass.
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(30_000);
        // Effects of what a timer changed wait for a message that a busy machine brings late: a scene that left still
        // listens until then. A change made at once runs them first.
        show(start);
        expect(box.querySelectorAll('[data-scene]')).toHaveLength(1);
        // Only the start page has the competition's name as its heading.
        expect(box.querySelector('h1')?.textContent).toBe(start.name);
        expect(watch.leftovers().timers).toEqual([]);
      });
      return {
        nodes: box.querySelectorAll('*').length,
        rules: rules(),
        ...watch.leftovers(),
      };
    };
    const changes = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const stage = stages[next(stages.length)] ?? { kind: 'START' };
        show(sampleMatch(stage, { revealStep: next(4) === 0 ? next(12) : null }));
        await vi.advanceTimersByTimeAsync(next(500));
      }
      return atRest();
    };
    try {
      const early = await changes(changesOfPicture / 4);
      const { rules: rulesLater, ...late } = await changes((changesOfPicture * 3) / 4);
      const { rules: rulesEarly, ...first } = early;
      expect(late).toEqual(first);
      expect(first.timers).toEqual([]);
      // A rare state brings its rules with it, once, and a slow machine comes upon other states than a fast one. A
      // sheet that grew with the changes would gain a rule at each showing of a picture: each is shown more
      // than fifty times in these three quarters.
      expect(rulesLater - rulesEarly).toBeLessThan(50);
    } finally {
      watch.stop();
      leave();
    }
  });
});
