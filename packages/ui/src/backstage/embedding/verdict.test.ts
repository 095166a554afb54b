// What a visitor would see, from the server's word and what the desk knows beside it.
import { expect, it } from 'vitest';
import { type VerdictFacts, verdictOf } from './verdict.ts';

const facts: VerdictFacts = {
  state: 'ALLOWED',
  site: 'https://portal.example',
  server: 'https://score.example',
  unsaved: [],
};

it.each([
  ['ALLOWED', facts],
  // The list is right, and yet no picture: the browser is asked before the server.
  ['BLOCKED_BY_BROWSER', { ...facts, server: 'http://score.example' }],
  ['ORIGIN_NOT_LISTED', { ...facts, state: 'ORIGIN_NOT_LISTED' }],
  ['NOT_SAVED', { ...facts, state: 'ORIGIN_NOT_LISTED', unsaved: ['https://portal.example'] }],
  ['COMPETITION_NOT_FOUND', { ...facts, state: 'COMPETITION_NOT_FOUND' }],
  ['SDK_TOO_OLD', { ...facts, state: 'SDK_TOO_OLD' }],
] as const)('%s', (verdict, of) => {
  expect(verdictOf(of)).toBe(verdict);
});
