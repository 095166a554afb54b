// Large lights stand still on a wall of eight million pixels without a graphics card, and move on every other wall.
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';
import { hasGraphicsCard, keepsLightStill } from './spare-light.ts';

afterEach(() => vi.restoreAllMocks());

function onWallOf(width: number, height: number): void {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height);
  vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1);
}

/** Lets the browser report this renderer of WebGL; `null` stands for a browser without WebGL. */
function drawnBy(name: string | null): void {
  const context = {
    RENDERER: 1,
    getExtension: () => null,
    getParameter: () => name,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    name === null ? null : (context as unknown as RenderingContext),
  );
}

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)', false],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', false],
  [null, false],
  ['ANGLE (Intel, Intel(R) UHD Graphics 630, OpenGL 4.6)', true],
])('WebGL drawn by %s: a graphics card is %s', (name, there) => {
  drawnBy(name);
  expect(hasGraphicsCard()).toBe(there);
});

it.each([
  [1920, 1080, false, false],
  [3840, 1080, false, false],
  [3840, 2160, false, true],
  [3840, 2160, true, false],
])('%i × %i, a graphics card is %s: still is %s', (width, height, card, still) => {
  expect(keepsLightStill(width * height, () => card)).toBe(still);
});

it('on such a wall the beams are part of the still picture, and the gold pieces fall nevertheless', async () => {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.includes('reduced-motion') ? 'not all' : query),
  );
  onWallOf(3840, 2160);
  drawnBy(null);
  const screen = await render(
    <div style={{ width: 960, height: 540 }}>
      <MatchStage match={sampleMatch(sampleStages.CHAMPION)} />
    </div>,
  );
  const beams = await vi.waitFor(() => {
    const found = screen.container.querySelector('.lfs-ceremony-wing');
    if (found === null) throw new Error('no light yet');
    return found;
  });
  expect(getComputedStyle(beams).animationName).toBe('none');
  const backdropOf = (of: string) => {
    const found = beams.closest(of);
    if (found === null) throw new Error(`no ${of}`);
    const { backgroundColor, backgroundImage, backgroundPosition, backgroundSize } =
      getComputedStyle(found);
    return { backgroundColor, backgroundImage, backgroundPosition, backgroundSize };
  };
  // The scene has the same ground as the canvas below it, so that the browser need not blend the two.
  await expect
    .poll(() => backdropOf('[data-scene]'))
    .toEqual(backdropOf('.lfs-scaled-canvas-base'));
  const gold = screen.container.querySelector('.lfs-ceremony-piece');
  expect(gold === null ? null : getComputedStyle(gold).animationName).toBe('lfs-ceremony-fall');
});
