// A screen that runs for days: nothing is left after it is removed, and changes of picture do not accumulate anything.
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

/** The test browser prefers reduced motion; a hall's browser does not. */
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

/** Waits two frames, after which React's deferred effects and messages are done. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

describe('after unmount', () => {
  it('nothing of a playing reveal remains', async () => {
    wantMotion();
    // A first screen triggers the setup that React and the styles do once for the page.
    mount(<MatchStage match={sampleMatch(sampleStages.SPEECH)} />).leave();
    await settled();
    const watch = watchLeftovers();
    try {
      const clock = { durationMs: 60_000, endsAt: Date.now() + 8_000, remainingMs: null };
      const screen = mount(<MatchStage match={sampleMatch({ ...sampleStages.SCORING, clock })} />);
      await settled();
      // The watch works: it sees the timer of the running clock, and the observer that measures the box.
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

  it('nothing of a connected screen remains, and its wake lock is released', async () => {
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
      // The screen's controls are loaded after its picture.
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

/** Half a minute of simulated time alone takes a busy machine a second. */
const patience = { timeout: 60_000 };

/** As many changes of picture as in one evening in `npm run test:soak`; elsewhere enough that a leak of each adds up. */
const changesOfPicture = import.meta.env.LIANGFEN_SOAK === '' ? 400 : 2_000;

describe(`${changesOfPicture} changes of picture`, () => {
  it('do not increase nodes, rules and listeners', { timeout: 480_000 }, async () => {
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
      [...document.styleSheets].reduce((count, styles) => count + styles.cssRules.length, 0);
    let seed = 20_261_121;
    const next = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    /** Shows the start page until it is at rest, and counts what is there. */
    const atRest = async () => {
      show(start);
      // On a busy machine React may set the timer of a change only after the simulated time has passed.
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(30_000);
        // React runs the effects of a timer's change on a message, which a busy machine delivers late; a scene that
        // has left keeps its listeners until then. Another render runs these effects first.
        show(start);
        expect(box.querySelectorAll('[data-scene]')).toHaveLength(1);
        // Only the start page has the competition's name as its heading.
        expect(box.querySelector('h1')?.textContent).toBe(start.name);
        expect(watch.leftovers().timers).toEqual([]);
      }, patience);
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
      // A rare state adds its rules once, and a slow machine meets other states than a fast one. Rules that grew with
      // the changes would be more than fifty, because the last three quarters are at least three hundred changes.
      expect(rulesLater - rulesEarly).toBeLessThan(50);
    } finally {
      watch.stop();
      leave();
    }
  });
});
