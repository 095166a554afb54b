import { expect, test } from 'vitest';
import { mostRemovedByClick, removalAsksName } from '../src/removal.ts';

test('a short list in view is removed by a click; a longer or unseen one asks for the name', () => {
  expect(removalAsksName(1, true)).toBe(false);
  expect(removalAsksName(mostRemovedByClick, true)).toBe(false);
  expect(removalAsksName(mostRemovedByClick + 1, true)).toBe(true);
  expect(removalAsksName(11, false)).toBe(true);
});
