// The words for the order effect depend on how regular it is and on its direction.
import { expect, test } from 'vitest';
import { orderFinding } from './order-effect.ts';

test.each([
  [null, 'NONE'],
  [0, 'NONE'],
  [0.29, 'NONE'],
  [-0.29, 'NONE'],
  [0.3, 'SLIGHTLY_LOOSER'],
  [0.6, 'CLEARLY_LOOSER'],
  [1, 'CLEARLY_LOOSER'],
  [-0.3, 'SLIGHTLY_STRICTER'],
  [-0.59, 'SLIGHTLY_STRICTER'],
  [-1, 'CLEARLY_STRICTER'],
])('a correlation of %s is %s', (correlation, finding) => {
  expect(orderFinding({ correlation })).toBe(finding);
});
