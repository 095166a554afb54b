import { expect, test } from 'vitest';
import { mostRemovedByClick, removalAsksName } from '../src/removal.ts';

test('what was looked through goes by a click; more, or what nobody sees, asks for the name', () => {
  expect(removalAsksName(1, true)).toBe(false);
  expect(removalAsksName(mostRemovedByClick, true)).toBe(false);
  expect(removalAsksName(mostRemovedByClick + 1, true)).toBe(true);
  expect(removalAsksName(11, false)).toBe(true);
});
