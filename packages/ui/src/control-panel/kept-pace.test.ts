// The browser keeps the pace of rankings for each competition, and ignores stored values that are no pace.
import { beforeEach, expect, it } from 'vitest';
import { keepPace, keptPace } from './kept-pace.ts';

beforeEach(() => localStorage.clear());

it('is kept for each competition', () => {
  expect(keptPace('c1')).toBeNull();
  keepPace('c1', 2000);
  expect(keptPace('c1')).toBe(2000);
  expect(keptPace('c2')).toBeNull();
});

it.each(['', 'fast', '0', '299', '10001', '600.5'])('%j is no pace', (kept) => {
  localStorage.setItem('liangfen.rankPace.c1', kept);
  expect(keptPace('c1')).toBeNull();
});
