// The button for full screen stands where it covers no word of the picture, and without its words where no corner is free.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadScreenFonts } from '../fonts/screen-fonts.ts';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';
import { freeCorner, type ScreenCorner } from './free-corner.ts';

const button = { width: 150, height: 48, margin: 20 };

/** Where the words of the picture really are, glyph by glyph. */
function words(container: Element): DOMRect[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('[aria-hidden]') || node.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

function spotOf(wall: DOMRect, corner: ScreenCorner): DOMRect {
  const { width, height, margin } = button;
  const left = corner.endsWith('left') ? wall.left + margin : wall.right - margin - width;
  const top = corner.startsWith('top') ? wall.top + margin : wall.bottom - margin - height;
  return new DOMRect(left, top, width, height);
}

it('covers no word of any picture, in a small window either', async () => {
  await loadScreenFonts();
  const corners: Record<string, ScreenCorner | null> = {};
  for (const [name, stage] of Object.entries(sampleStages)) {
    const view = await render(
      <div style={{ width: 960, height: 540 }}>
        <MatchStage match={sampleMatch(stage)} still />
      </div>,
    );
    const wall = view.container.querySelector<HTMLElement>('div');
    if (wall === null) throw new Error('no wall');
    const corner = freeCorner(wall, button);
    corners[name] = corner;
    if (corner !== null) {
      const spot = spotOf(wall.getBoundingClientRect(), corner);
      const under = words(wall).filter(
        (box) =>
          box.right > spot.left &&
          box.left < spot.right &&
          box.bottom > spot.top &&
          box.top < spot.bottom,
      );
      expect(under, name).toEqual([]);
    }
    await view.unmount();
  }
  const { RANKING, SIGN_IN_TILE, PROGRAM_LIST } = corners;
  // A picture whose corners are full has the bare drawing over it.
  expect([RANKING, SIGN_IN_TILE, PROGRAM_LIST]).toEqual(['bottom-right', 'top-right', null]);
});
