// Which scores the chart of judges draws, and which judges its sentence names.
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

test('a row has a dot at the mean, a band of one spread around it, and a line from lowest to highest', () => {
  expect(levelsOf([level('1', {})], 2)).toEqual([
    { key: '1', name: '评委 1', dot: 90, text: '90.00', band: [88, 92], line: [86, 95] },
  ]);
});

test('a judge without scores is not in the chart', () => {
  const rows = levelsOf([level('1', { mean: null, spread: null }), level('2', {})], 2);
  expect(rows.map(({ key }) => key)).toEqual(['2']);
});

test('a judge without a spread or range has a dot, but no band or line', () => {
  const [row] = levelsOf([level('1', { mean: 0, spread: null, lowest: null })], 2);
  expect(row).toMatchObject({ dot: 0, text: '0.00', band: undefined, line: undefined });
});

test('a spread of zero is drawn as a band and line without length', () => {
  const [row] = levelsOf([level('1', { spread: 0, lowest: 90, highest: 90 })], 2);
  expect(row).toMatchObject({ band: [90, 90], line: [90, 90] });
});

test('the sentence names the highest and the lowest mean, in whichever rows they are', () => {
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

test('a single judge is highest and lowest; without judges there is no sentence', () => {
  expect(extremesOf(levelsOf([level('1', {})], 2))).toMatchObject({
    highest: '评委 1',
    lowest: '评委 1',
  });
  expect(extremesOf([])).toBeNull();
});

test('finding highest and lowest does not reorder the rows', () => {
  const rows = levelsOf([level('1', { mean: 80 }), level('2', { mean: 95 })], 2);
  extremesOf(rows);
  expect(rows.map(({ key }) => key)).toEqual(['1', '2']);
});
