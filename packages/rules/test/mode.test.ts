// Each mode has exactly one way in which its programs get their figures.
import { modeValues } from '@liangfen/sdk/values';
import { expect, test } from 'vitest';
import { hasBouts, hasFullMark, hasVotes } from '../src/mode.ts';

test.each(modeValues)('%s has bouts, votes or a full mark, and only one of them', (mode) => {
  const has = [hasBouts, hasVotes, hasFullMark].filter((question) => question(mode));
  expect(has).toHaveLength(1);
});

test('each mode has what its name says', () => {
  expect(hasBouts('BATTLE')).toBe(true);
  expect(hasVotes('VOTE')).toBe(true);
  expect(hasFullMark('SCORE')).toBe(true);
});
