// Every picture on an ordinary wall is readable, complete and clear of the edges, no texts overlap, and no result jumps.
import { expect, it } from 'vitest';
import { loadScreenFonts } from './fonts/screen-fonts.ts';
import { pushedAside } from './moved-boxes.test-parts.tsx';
import { pictureFaultsOn } from './picture-faults.tsx';
import { extremeStages } from './sample-extremes.ts';
import { sampleStages } from './samples.ts';

it('a hall can read every picture on 1920 × 1080', async () => {
  expect(await pictureFaultsOn(960, 540)).toEqual({});
});

const { RESULT, RESULT_ITEMS, RESULT_METER } = sampleStages;

// All reveals on other walls too, and frame by frame: `reveal-rooms` and `reveal-motion`.
it.each(Object.entries({ RESULT, RESULT_ITEMS, RESULT_METER, ...longResults() }))(
  'no step of %s pushes aside what the hall reads already',
  async (_name, stage) => {
    await loadScreenFonts();
    expect(await pushedAside(stage, { width: 960, height: 540 })).toEqual([]);
  },
);

function longResults() {
  const { RESULT_ITEMS_LONG, RESULT_LONG_LEADER } = extremeStages;
  return { RESULT_ITEMS_LONG, RESULT_LONG_LEADER };
}
