/** What a page around a screen hears of the show: the public fields of public events, and nothing else. */
import { expect, it } from 'vitest';
import type { ViewEvent } from '../src/generated/schema.ts';
import { screenEventOf } from '../src/index.ts';

it('of a score that there is one, neither whose nor how high', () => {
  const event: ViewEvent & { readonly score: string } = {
    type: 'SCORE_SUBMITTED',
    version: 7,
    at: 1000,
    judgeId: 'judge-1',
    submitted: 3,
    expected: 5,
    // An answer from a later server may hold more than the contract of this client.
    score: '9.5',
  };
  expect(screenEventOf(event)).toEqual({
    type: 'SCORE_SUBMITTED',
    version: 7,
    at: 1000,
    submitted: 3,
    expected: 5,
  });
});

it('nothing of a change of the settings', () => {
  expect(
    screenEventOf({ type: 'SETUP_CHANGED', version: 7, at: 0, area: 'BASE', action: 'x' }),
  ).toBeNull();
});
