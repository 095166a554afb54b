// Every picture on an ordinary wall is readable, complete and clear of the edges, and no texts overlap.
import { expect, it } from 'vitest';
import { pictureFaultsOn } from './picture-faults.tsx';

it('a hall can read every picture on 1920 × 1080', async () => {
  expect(await pictureFaultsOn(960, 540)).toEqual({});
});
