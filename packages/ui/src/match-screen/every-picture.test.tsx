// Every picture on an ordinary wall is readable, whole, and off the edges; no words lie over others.
import { expect, it } from 'vitest';
import { pictureFaultsOn } from './picture-faults.tsx';

it('a hall can read every picture on 1920 × 1080', async () => {
  expect(await pictureFaultsOn(960, 540)).toEqual({});
});
