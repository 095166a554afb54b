// Reveals move by the compositor alone: what costs frames on a slow machine is refused here, on any machine.

import { revealSteps } from '@liangfen/rules';
import type { Stage } from '@liangfen/sdk/schema';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { MatchStage } from './MatchStage.tsx';
import { sampleMatch, sampleStages } from './samples.ts';
import { preparedCuts, preparedWord } from './scene/Prepared.tsx';

/** The two calls that are made, with what of their answers is read. */
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

/** The properties that the compositor moves without the page. A veil's visibility changes once, at its end. */
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

/** The test browser asks for less motion; the hall's does not. */
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

/** Does this to every movement of the picture, those that begin late among them. */
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
  return [...document.styleSheets].reduce((count, sheet) => count + sheet.cssRules.length, 0);
}

async function layoutCount(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

/** Properties that are moving now, other than those the compositor moves. */
function dearProperties(): string[] {
  const properties = box
    .getAnimations({ subtree: true })
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((keyframe) => Object.keys(keyframe));
  return properties.filter((name) => !notProperties.has(name) && !cheap.has(name));
}

const reveals: readonly (readonly [string, Stage, number])[] = [
  // A card at rest is its back, its face, and the light around and over it.
  ['亮分，7 位评委', sampleStages.SCORE_REVEAL, 42],
  ['亮分，31 位评委', sampleStages.SCORE_REVEAL_MANY, 64],
  ['光弧，7 位评委', sampleStages.SCORE_REVEAL_SWEEP, 64],
  ['登高，7 位评委', sampleStages.SCORE_REVEAL_METER, 42],
  // The step of a lead that changes hands is one of these.
  ['出分', sampleStages.RESULT, 30],
  // The arc closes as one, however many lights it has.
  ['出分，光弧', sampleStages.RESULT_SWEEP, 30],
  ['出分，登高', sampleStages.RESULT_METER, 32],
  ['出分，3 个评分项', sampleStages.RESULT_ITEMS, 26],
  // The gaps to the leader come together, each a small layer while it fades in.
  ['排名', sampleStages.RANKING, 22],
  // All rows travel, and the gap of each changes with its place.
  ['排名，新成绩走进来', sampleStages.RANKING_LIVING, 38],
  ['排名，PK', sampleStages.RANKING_PK, 18],
  // The test steps so quickly that the last rows still move when the stands come.
  ['排名到颁奖台', sampleStages.RANKING_PODIUM, 32],
];

describe.each(reveals)('%s', (_name, stage, layersAtMost) => {
  it('changes the page only when a step begins, and moves what the compositor moves', async () => {
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
    // The picture has come, and the page has worn every cut of type and every part.
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
      // What the step itself changed, and its caption, is laid out in its first frames.
      await frames(4);
      mutations.push(...observer.takeRecords());
      expect(mutations.length, `step ${step} changes the page`).toBeGreaterThan(0);
      mutations.length = 0;
      const layouts = await layoutCount();
      await frames(8);
      expect(dearProperties(), `step ${step}`).toEqual([]);
      // The test's own page counts as well, and is laid out now and then; never at every frame.
      expect((await layoutCount()) - layouts, `layouts while step ${step} moves`).toBeLessThan(4);
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
});

/** When the clocks of the samples were set: seconds before a time is up would move as well. */
const setAt = Date.now();

/** The changes of picture that a director makes most often, and the layers of the whole page meanwhile. */
const changes: readonly (readonly [string, Stage, Stage, number])[] = [
  ['演讲到打分', sampleStages.SPEECH, sampleStages.SCORING, 7],
  // Seven cards that arrive one by one.
  ['打分到亮分', sampleStages.SCORING, sampleStages.SCORE_REVEAL, 15],
  ['打分到出分', sampleStages.SCORING, sampleStages.RESULT, 8],
  ['出分到排名', sampleStages.RESULT, sampleStages.RANKING, 6],
  // Three words slide in; the bar of the time that runs moves already or does not yet.
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
    // The first picture comes in whole, however quick the machine is; what never ends goes on.
    await eachFrame((one) => {
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
    });
    show(to, 0);
    await expect.poll(() => box.querySelector('[data-transition]')).not.toBeNull();
    // Both pictures stand still in the midst of the change, and stay the layers that they are.
    await eachFrame((one) => one.pause());
    devtools.off('LayerTree.layerTreeDidChange', keep);
    expect(scenes()).toEqual(['leaving', 'shown']);
    const drawn = held.filter((one) => one.drawsContent).length;
    expect(drawn, 'layers seen').toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(layersAtMost);
  });
});
