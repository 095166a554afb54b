/// <reference path="../../css-text.d.ts" />
// A screen has sound when the page, the operator and a click at the machine allow it, and reports its state.
import { createLiangfenClient } from '@liangfen/sdk';
import type { ConnectionReport, ScreenMatch } from '@liangfen/sdk/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../../provider/index.ts';
import { MatchScreen, type MatchScreenProps } from '../MatchScreen.tsx';
import rollingNumber from '../parts/RollingNumber.css?inline';
import { sampleMatch, sampleStages } from '../samples.ts';
import { createLine } from '../screen-line.test-parts.ts';
import { startsWithinMs } from './engine.ts';
import { rollMs } from './roll-time.ts';

/** Whether somebody has clicked: browsers wait for a click before they play sound, but a test's browser may not. */
let pressed = false;
let contexts: AudioContext[] = [];

beforeEach(() => {
  pressed = false;
  contexts = [];
  const Own = AudioContext;
  class Blocked extends Own {
    constructor() {
      super();
      contexts.push(this);
    }
    override get state() {
      if (super.state === 'closed') return 'closed';
      return pressed ? 'running' : 'suspended';
    }
    override async resume() {
      // Only a click unblocks the audio, and the flag stands for it.
    }
  }
  vi.stubGlobal('AudioContext', Blocked);
});
afterEach(() => vi.unstubAllGlobals());

const withSound = (on: boolean): ScreenMatch => {
  const match = sampleMatch(sampleStages.START);
  return { ...match, look: { ...match.look, sound: { on, level: 60 } } };
};

async function open(match: ScreenMatch, props: Partial<MatchScreenProps>) {
  const line = createLine(match);
  const reports: ConnectionReport[] = [];
  const client = createLiangfenClient({
    baseUrl: 'https://score.example',
    fetch: async (request) => {
      if (new URL(request.url).pathname.endsWith('/screen/report')) {
        reports.push(await request.clone().json());
      }
      return line.fetch(request);
    },
  });
  const view = await render(
    <LiangfenProvider client={client}>
      <div style={{ width: 640, height: 360 }}>
        <MatchScreen competitionId="competition-1" {...props} />
      </div>
    </LiangfenProvider>,
  );
  await expect.element(view.getByText('听见每一束光').first()).toBeInTheDocument();
  return { view, line, said: () => reports.map(({ sound }) => sound).at(-1) };
}

describe('a screen', () => {
  it.each([
    ['the page does not allow it', true, {}],
    ['it is a preview', true, { sound: true, preview: true }],
    ['the operator does not want it', false, { sound: true }],
  ] as const)('makes no audio where %s', async (_why, on, props) => {
    const { view } = await open(withSound(on), props);
    // A screen that may have sound is opened after it: where both made an audio context, there would be two by now.
    const { view: allowed } = await open(withSound(true), { sound: true });
    await expect.element(allowed.getByRole('button', { name: '开启声音' })).toBeVisible();
    expect(contexts).toHaveLength(1);
    expect(view.container.textContent).not.toContain('开启声音');
  });

  it('offers a button for the click that the browser waits for, and reports the true state', async () => {
    const { view, said } = await open(withSound(true), { sound: true });
    const button = view.getByRole('button', { name: '开启声音' });
    await expect.element(button).toBeVisible();
    await expect.poll(said).toBe('BLOCKED');
    pressed = true;
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
    await expect.poll(said).toBe('ON');
    await view.unmount();
    expect(contexts.map(({ state }) => state)).toEqual(['closed']);
  });

  it('says that nothing comes out where a press starts no audio, and no longer asks the hall for one', async () => {
    const { view, said } = await open(withSound(true), { sound: true });
    const button = view.getByRole('button', { name: '开启声音' });
    await expect.element(button).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    // Nothing of a real press but its event: what the browser makes of it stands still with the clock.
    window.dispatchEvent(new PointerEvent('pointerup'));
    vi.advanceTimersByTime(startsWithinMs);
    vi.useRealTimers();
    await expect.poll(said).toBe('NO_OUTPUT');
    await expect.element(button).not.toBeInTheDocument();
    // Loudspeakers were connected.
    pressed = true;
    window.dispatchEvent(new PointerEvent('pointerup'));
    await expect.poll(said).toBe('ON');
  });

  it('reports that its browser has no audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { said } = await open(withSound(true), { sound: true });
    await expect.poll(said).toBe('UNSUPPORTED');
  });
});

it('sounds as long as the digits of the picture roll', async () => {
  const { MatchStage } = await import('../MatchStage.tsx');
  const view = await render(
    <div style={{ width: 640, height: 360 }}>
      <MatchStage match={sampleMatch(sampleStages.RESULT)} />
    </div>,
  );
  await expect.poll(() => view.container.querySelector('.lfs-rolling-number-wheel')).not.toBeNull();
  const wheels = [...view.container.querySelectorAll<HTMLElement>('.lfs-rolling-number-wheel')];
  const delays = wheels.map(({ style }) => Number.parseFloat(style.transitionDelay));
  // The test browser prefers reduced motion, so the time of a rolling digit is read from its style sheet.
  const seconds = /transform (\d+)s/.exec(rollingNumber)?.[1];
  expect(Math.max(...delays) + Number(seconds) * 1000).toBe(rollMs('95.44'.length));
});
