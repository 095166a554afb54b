// What a visitor of the site would see, judged from the server's answer and from what only the desk knows.
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
  // A browser blocks an http frame in an https page before it asks the server, however the list is.
  ['BLOCKED_BY_BROWSER', { ...facts, server: 'http://score.example' }],
  // Chromium asks whoever visits a public page before it calls into a local network.
  ['ASKED_BY_BROWSER', { ...facts, server: 'https://192.168.1.20' }],
  ['ORIGIN_NOT_LISTED', { ...facts, state: 'ORIGIN_NOT_LISTED' }],
  ['NOT_SAVED', { ...facts, state: 'ORIGIN_NOT_LISTED', unsaved: ['https://portal.example'] }],
  ['COMPETITION_NOT_FOUND', { ...facts, state: 'COMPETITION_NOT_FOUND' }],
  ['SDK_TOO_OLD', { ...facts, state: 'SDK_TOO_OLD' }],
] as const)('%s', (verdict, of) => {
  expect(verdictOf(of)).toBe(verdict);
});
