// A picture that an undo brings back is drawn at rest: no blow, no reveal, no celebration a second time.
import type { BattleHit, ScreenMatch, Stage } from '@liangfen/sdk/schema';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { MatchStage } from './MatchStage.tsx';
import { sampleMatch, sampleStages } from './samples.ts';

interface Devtools {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<unknown>;
}

// Safe: the session speaks the DevTools protocol; vitest leaves its types to the provider.
const devtools = cdp() as unknown as Devtools;

/** The test browser prefers reduced motion; a hall's browser does not. */
function motion(value: 'no-preference' | 'reduce'): Promise<unknown> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  return devtools.send('Emulation.setEmulatedMedia', { features });
}

let box: HTMLElement;
let root: Root;
let version: number;

beforeEach(async () => {
  await motion('no-preference');
  version = 1;
  box = document.createElement('div');
  box.style.cssText = 'width: 960px; height: 540px';
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  flushSync(() => root.unmount());
  box.remove();
  await motion('reduce');
});

function show(stage: Stage, more: Partial<Pick<ScreenMatch, 'returned'>> = {}): void {
  version += 1;
  flushSync(() => root.render(<MatchStage match={sampleMatch(stage, { version, ...more })} />));
}

/** The motions of the picture itself that have an end: neither its moving in nor what breathes for ever. */
function motions(text: string): string[] {
  const scenes = [...box.querySelectorAll('[data-scene="shown"]')];
  return scenes.flatMap((scene) =>
    scene.textContent?.includes(text) !== true
      ? []
      : scene.getAnimations({ subtree: true }).flatMap(({ effect, playState }) => {
          const inside = effect instanceof KeyframeEffect && effect.target !== scene;
          const ends = Number.isFinite(effect?.getComputedTiming().endTime);
          return inside && ends && playState !== 'finished' ? [effect.target?.className ?? ''] : [];
        }),
  );
}

const scene = () => box.querySelector<HTMLElement>('[data-scene="shown"]')?.textContent ?? '';
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Everything that moves from the picture's coming until nothing leaves any more. */
async function moved(stage: Stage, text: string, returned: boolean): Promise<string[]> {
  show(sampleStages.START);
  await expect.poll(() => box.querySelectorAll('[data-scene]').length).toBe(1);
  show(stage, { returned });
  const seen: string[] = [];
  await expect
    .poll(async () => {
      for (let count = 0; count < 10; count += 1) {
        await frame();
        seen.push(...motions(text));
      }
      return box.querySelectorAll('[data-scene]').length === 1 && scene().includes(text);
    })
    .toBe(true);
  return seen;
}

describe.each([
  ['a champion', sampleStages.CHAMPION, sampleStages.CHAMPION.groupName],
  [
    'the winner of a bout',
    sampleStages.BATTLE_WON,
    sampleStages.BATTLE_WON.red.program.programName,
  ],
] as const)('%s', (_name, stage, text) => {
  it('moves when it comes', async () => {
    expect(await moved(stage, text, false)).not.toEqual([]);
  });

  it('stands when it returns', async () => {
    expect(await moved(stage, text, true)).toEqual([]);
  });
});

describe('a blow', () => {
  const { BATTLE } = sampleStages;
  const { red, blue } = BATTLE;
  const blow = { programId: red.program.id, point: 3, foulId: null, version: 41 };
  const foul = { programId: blue.program.id, point: null, foulId: 'f1', version: 42 };
  const blows = () => box.querySelectorAll('[data-hit]').length;

  /** The score tells that the picture has been drawn anew. */
  async function bout(score: number, hit: BattleHit | null, returned = false): Promise<number> {
    show({ ...BATTLE, red: { ...red, score }, hit }, { returned });
    await expect.poll(scene).toContain(String(score));
    return blows();
  }

  it('is felt once, and not again when a foul of the other side is undone', async () => {
    expect(await bout(501, null)).toBe(0);
    expect(await bout(502, blow)).toBe(1);
    expect(await bout(503, foul)).toBe(0);
    expect(await bout(504, blow, true)).toBe(0);
    // Nor when the next step leaves it standing.
    expect(await bout(505, blow)).toBe(0);
    expect(await bout(506, { ...blow, version: 45 })).toBe(1);
  });

  it('of the same side is not felt again when the one after it is undone', async () => {
    await bout(501, null);
    await bout(502, blow);
    expect(await bout(503, { ...blow, version: 43 })).toBe(1);
    expect(await bout(504, blow, true)).toBe(0);
  });
});
