// Tests which scores are drawn, and which judges the sentence about the picture names.
import { expect, test } from 'vitest';
import { extremesOf, type Level, levelsOf } from './levels.ts';

const level = (key: string, part: Partial<Level>): Level => ({
  key,
  name: `评委 ${key}`,
  mean: 90,
  spread: 2,
  lowest: 86,
  highest: 95,
  ...part,
});

test('a row is the mean, the band one spread around it, and the line from lowest to highest', () => {
  expect(levelsOf([level('1', {})], 2)).toEqual([
    { key: '1', name: '评委 1', dot: 90, text: '90.00', band: [88, 92], line: [86, 95] },
  ]);
});

test('who gave nothing is not in the picture', () => {
  const rows = levelsOf([level('1', { mean: null, spread: null }), level('2', {})], 2);
  expect(rows.map(({ key }) => key)).toEqual(['2']);
});

test('without a spread or a range there is no band or line, and still a dot', () => {
  const [row] = levelsOf([level('1', { mean: 0, spread: null, lowest: null })], 2);
  expect(row).toMatchObject({ dot: 0, text: '0.00', band: undefined, line: undefined });
});

test('a spread of nothing is drawn as it is', () => {
  const [row] = levelsOf([level('1', { spread: 0, lowest: 90, highest: 90 })], 2);
  expect(row).toMatchObject({ band: [90, 90], line: [90, 90] });
});

test('the sentence names the highest and the lowest mean, wherever they stand', () => {
  const rows = levelsOf(
    [level('1', { mean: 90 }), level('2', { mean: 88.5 }), level('3', { mean: 92.25 })],
    2,
  );
  expect(extremesOf(rows)).toEqual({
    highest: '评委 3',
    high: '92.25',
    lowest: '评委 2',
    low: '88.50',
  });
});

test('one alone is both; nobody is no sentence', () => {
  expect(extremesOf(levelsOf([level('1', {})], 2))).toMatchObject({
    highest: '评委 1',
    lowest: '评委 1',
  });
  expect(extremesOf([])).toBeNull();
});

test('looking for them leaves the rows in their order', () => {
  const rows = levelsOf([level('1', { mean: 80 }), level('2', { mean: 95 })], 2);
  extremesOf(rows);
  expect(rows.map(({ key }) => key)).toEqual(['1', '2']);
});
