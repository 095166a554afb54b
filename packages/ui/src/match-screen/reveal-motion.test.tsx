// Reveals are moved by the browser's compositor alone. Work that would cost frames on a slow machine fails this test on
// any machine.

import { revealSteps } from '@liangfen/rules';
import type { Stage } from '@liangfen/sdk/schema';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { MatchStage } from './MatchStage.tsx';
import { watchRooms } from './moved-boxes.test-parts.tsx';
import { sampleMatch, sampleStages } from './samples.ts';
import { preparedCuts, preparedWord } from './scene/Prepared.tsx';

/** The calls and events of the DevTools protocol that are used here, with the fields that are read. */
interface Devtools {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<unknown>;
  send(method: 'Performance.enable' | 'LayerTree.enable' | 'LayerTree.disable'): Promise<unknown>;
  send(method: 'Performance.getMetrics'): Promise<{
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  }>;
  on(event: 'LayerTree.layerTreeDidChange', listener: (change: LayerChange) => void): void;
  off(event: 'LayerTree.layerTreeDidChange', listener: (change: LayerChange) => void): void;
}

interface LayerChange {
  readonly layers?: readonly { readonly drawsContent: boolean }[];
}

// Safe: the session speaks the DevTools protocol; vitest leaves its types to the provider.
const devtools = cdp() as unknown as Devtools;

/** The properties that the compositor animates without the page. A veil's visibility changes once, at its end. */
const cheap = new Set(['transform', 'opacity', 'visibility']);
const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite']);

let box: HTMLElement;
let root: Root;

beforeEach(async () => {
  await motion('no-preference');
  await devtools.send('Performance.enable');
  box = document.createElement('div');
  box.style.cssText = 'width: 960px; height: 540px';
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  flushSync(() => root.unmount());
  box.remove();
  await devtools.send('LayerTree.disable');
  await motion('reduce');
});

/** The test browser prefers reduced motion; a hall's browser does not. */
function motion(value: 'no-preference' | 'reduce'): Promise<unknown> {
  return devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}

function show(stage: Stage, revealStep: number | null = null): void {
  flushSync(() => root.render(<MatchStage match={sampleMatch(stage, { revealStep })} />));
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** Applies `act` to every animation of the picture, including those that begin late. */
async function eachFrame(act: (movement: Animation) => void): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) {
    box.getAnimations({ subtree: true }).forEach(act);
    await frames(1);
  }
}

function scenes(): (string | undefined)[] {
  return [...box.querySelectorAll<HTMLElement>('[data-scene]')].map(({ dataset }) => dataset.scene);
}

function ruleCount(): number {
  return [...document.styleSheets].reduce((count, styles) => count + styles.cssRules.length, 0);
}

async function layoutCount(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

/** Frames in which a movement is watched for layouts. */
const watched = 8;

/**
 * Layouts that a movement makes which is not the compositor's: one in each frame, of which the first or last may fall
 * outside. The page of the tests itself is counted too and is laid out by the clock: the slower the machine, the more of
 * the eight frames it takes, so that any smaller limit says how busy the machine is.
 */
const everyFrame = watched - 1;

async function layoutsOf(count: number): Promise<number> {
  const before = await layoutCount();
  await frames(count);
  return (await layoutCount()) - before;
}

/** Properties that are animated now and that the compositor cannot animate. */
function dearProperties(): string[] {
  const properties = box
    .getAnimations({ subtree: true })
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((keyframe) => Object.keys(keyframe));
  return properties.filter((name) => !notProperties.has(name) && !cheap.has(name));
}

const reveals: readonly (readonly [string, Stage, number])[] = [
  // A card at rest has layers for its back, its open side, and the light around and over it.
  ['亮分，7 位评委', sampleStages.SCORE_REVEAL, 42],
  ['亮分，31 位评委', sampleStages.SCORE_REVEAL_MANY, 64],
  ['光弧，7 位评委', sampleStages.SCORE_REVEAL_SWEEP, 64],
  ['登高，7 位评委', sampleStages.SCORE_REVEAL_METER, 42],
  // These steps include a lead that changes hands.
  ['出分', sampleStages.RESULT, 30],
  // The arc closes as one layer, however many lights it has.
  ['出分，光弧', sampleStages.RESULT_SWEEP, 30],
  ['出分，登高', sampleStages.RESULT_METER, 32],
  ['出分，3 个评分项', sampleStages.RESULT_ITEMS, 26],
  // The gaps to the leader appear together, and each is a small layer while it fades in; so is the score beside it, because
  // the browser joins no layers that stand as far apart as these rows.
  ['排名', sampleStages.RANKING, 30],
  // All rows move, and the gap of each row changes with its place.
  ['排名，新成绩走进来', sampleStages.RANKING_LIVING, 38],
  // Bars that grow anew when the scale begins elsewhere, each with the mark that it is cut.
  ['排名，PK', sampleStages.RANKING_PK, 24],
  // The test steps so quickly that the last rows still move when the stands appear.
  ['排名到颁奖台', sampleStages.RANKING_PODIUM, 32],
];

describe.each(reveals)('%s', (_name, stage, layersAtMost) => {
  it('changes the page only when a step begins, and animates only what the compositor can', async () => {
    let layers = 0;
    const count = ({ layers: held }: LayerChange) => {
      layers = Math.max(layers, held?.filter((one) => one.drawsContent).length ?? 0);
    };
    devtools.on('LayerTree.layerTreeDidChange', count);
    await devtools.send('LayerTree.enable');
    show(sampleStages.SCORING);
    await frames(3);
    show(stage, 0);
    expect(dearProperties()).toEqual([]);
    // The picture has arrived, and the page has loaded every font cut and every part.
    await expect.poll(scenes).toEqual(['leaving', 'shown']);
    await expect.poll(scenes).toEqual(['shown']);
    await expect.poll(() => box.textContent?.split(preparedWord).length).toBe(preparedCuts + 1);
    await frames(3);
    const rules = ruleCount();
    const mutations: MutationRecord[] = [];
    const observer = new MutationObserver((records) => mutations.push(...records));
    observer.observe(box, { subtree: true, childList: true, attributes: true });
    let moved = 0;
    for (let step = 1; step <= revealSteps(stage).length; step += 1) {
      show(stage, step);
      moved += box.getAnimations({ subtree: true }).length;
      expect(dearProperties(), `step ${step}`).toEqual([]);
      // The changes of the step itself and its caption are laid out in the first frames.
      await frames(4);
      mutations.push(...observer.takeRecords());
      expect(mutations.length, `step ${step} changes the page`).toBeGreaterThan(0);
      mutations.length = 0;
      const layouts = await layoutsOf(watched);
      expect(dearProperties(), `step ${step}`).toEqual([]);
      expect(layouts, `layouts while step ${step} moves`).toBeLessThan(everyFrame);
      mutations.push(...observer.takeRecords());
      expect(mutations.map(({ target, type }) => `${type} ${target.nodeName}`)).toEqual([]);
    }
    observer.disconnect();
    devtools.off('LayerTree.layerTreeDidChange', count);
    expect(moved).toBeGreaterThan(0);
    expect(ruleCount(), 'style rules added in a reveal').toBe(rules);
    expect(layers, 'layers seen').toBeGreaterThan(0);
    expect(layers).toBeLessThanOrEqual(layersAtMost);
  });

  it('has room for everything from the first frame: what comes later pushes nothing aside', async () => {
    show(sampleStages.SCORING);
    await frames(3);
    show(stage, 0);
    const rooms = watchRooms(() => box.querySelector('[data-scene="shown"]'));
    const pushed: string[] = [];
    const watch = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) {
        pushed.push(...rooms.look());
        await frames(1);
      }
    };
    await watch(6);
    await expect.poll(scenes).toEqual(['shown']);
    for (let step = 0; step <= revealSteps(stage).length; step += 1) {
      show(stage, step);
      await watch(6);
    }
    expect(pushed).toEqual([]);
  });
});

it('counts a layout in every frame of a movement that the compositor cannot make', async () => {
  show(sampleStages.RESULT, 0);
  await frames(3);
  const wide = box.animate({ width: ['960px', '900px'] }, { duration: 60_000 });
  await frames(2);
  expect(await layoutsOf(watched)).toBeGreaterThanOrEqual(everyFrame);
  wide.cancel();
});

/** The time at which the clocks of the samples were set: in the last seconds of a clock its figures would move, too. */
const setAt = Date.now();

/** The most frequent changes of picture, with the most layers that the whole page may have meanwhile. */
const changes: readonly (readonly [string, Stage, Stage, number])[] = [
  // The act's number, name and contestant arrive, and the light of the next judge breathes.
  ['演讲到打分', sampleStages.SPEECH, sampleStages.SCORING, 10],
  // Seven cards arrive one by one.
  ['打分到亮分', sampleStages.SCORING, sampleStages.SCORE_REVEAL, 15],
  ['打分到出分', sampleStages.SCORING, sampleStages.RESULT, 8],
  ['出分到排名', sampleStages.RESULT, sampleStages.RANKING, 6],
  // Three texts slide in; the bar of the running clock may move already.
  ['预告到演讲', sampleStages.TITLE_NEXT, sampleStages.SPEECH, 13],
];

describe.each(changes)('%s', (_name, from, to, layersAtMost) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: setAt });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it('keeps numbers and clocks in the layer of their picture while pictures change', async () => {
    let held: NonNullable<LayerChange['layers']> = [];
    const keep = ({ layers }: LayerChange) => {
      held = layers ?? held;
    };
    devtools.on('LayerTree.layerTreeDidChange', keep);
    await devtools.send('LayerTree.enable');
    show(from);
    // The first picture's entrance is finished, however fast the machine is; only endless animations go on.
    await eachFrame((one) => {
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
    });
    show(to, 0);
    await expect.poll(() => box.querySelector('[data-transition]')).not.toBeNull();
    // Both pictures are paused in the middle of the change and keep their layers.
    await eachFrame((one) => one.pause());
    devtools.off('LayerTree.layerTreeDidChange', keep);
    expect(scenes()).toEqual(['leaving', 'shown']);
    const drawn = held.filter((one) => one.drawsContent).length;
    expect(drawn, 'layers seen').toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(layersAtMost);
  });
});
