/** A page around a screen gets the public fields of public events, and nothing else. */
import { expect, it } from 'vitest';
import type { ViewEvent } from '../src/generated/schema.ts';
import { screenEventOf } from '../src/index.ts';

it('a score is passed on without its judge and its value', () => {
  const event: ViewEvent & { readonly score: string } = {
    type: 'SCORE_SUBMITTED',
    version: 7,
    at: 1000,
    judgeId: 'judge-1',
    submitted: 3,
    expected: 5,
    // An event of a newer server may have fields that this client's contract does not know.
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

it('a change of settings is not passed on', () => {
  expect(
    screenEventOf({ type: 'SETUP_CHANGED', version: 7, at: 0, area: 'BASE', action: 'x' }),
  ).toBeNull();
});
