// Figures outside of tables say their unit; points and clocks need none.
import { scoreUnitWords } from '@liangfen/rules/words';
import { expect, it } from 'vitest';
import { figureInUnit } from './figure-in-unit.ts';

it.each([
  [92.5, 2, undefined, '92.50'],
  [92.5, 2, 'POINTS', '92.50'],
  [12.3, 2, 'SECONDS', '12.30 秒'],
  [75.32, 2, 'CLOCK', '1:15.32'],
  [3, 0, 'STROKES', '3 杆'],
] as const)('%d with %d decimals in %s is written %s', (score, decimals, unit, text) => {
  expect(figureInUnit(score, decimals, unit, scoreUnitWords)).toBe(text);
});
