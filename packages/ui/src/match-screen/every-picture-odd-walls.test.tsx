// Every picture is as readable on a wall of unusual shape as on an ordinary one.
import { expect, it } from 'vitest';
import { pictureFaultsOn } from './picture-faults.tsx';

it.each([
  ['1024 × 768', 512, 384],
  ['3840 × 1080', 1920, 540],
  ['1080 × 1920', 540, 960],
] as const)('a hall can read every picture on %s', async (_wall, width, height) => {
  expect(await pictureFaultsOn(width, height)).toEqual({});
});
