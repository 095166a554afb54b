// In a reveal nothing jumps: each text and each plate has its room from the first frame, and moves by transforms alone.
import { revealSteps } from '@liangfen/rules';
import { expect, it } from 'vitest';
import { loadScreenFonts } from './fonts/screen-fonts.ts';
import { pushedAside } from './moved-boxes.test-parts.tsx';
import { extremeStages } from './sample-extremes.ts';
import { sampleStages } from './samples.ts';

/** Its first score alone has three digits before the point, and nobody may know that before: a name is 2 px smaller then. */
const longerThanKnown = new Set(['PODIUM_SCORES']);

const pictures = Object.entries({ ...sampleStages, ...extremeStages }).filter(
  ([name, stage]) => revealSteps(stage).length > 0 && !longerThanKnown.has(name),
);

it.each([
  { width: 960, height: 540 },
  { width: 540, height: 960 },
])('no step of any reveal pushes anything aside on $width × $height', async (wall) => {
  await loadScreenFonts();
  const faults: Record<string, readonly string[]> = {};
  for (const [name, stage] of pictures) {
    const pushed = await pushedAside(stage, wall);
    if (pushed.length > 0) faults[name] = pushed;
  }
  expect(faults).toEqual({});
});
