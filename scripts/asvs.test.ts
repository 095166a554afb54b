// The table of what OWASP ASVS asks names files and decisions that exist, and each requirement once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, id = '', state = '', asked = '', where = '']) => ({ id, state, asked, where }),
);

test('each requirement stands there once, in its order, as met, in part, not, or nobody’s', () => {
  const ids = rows.map(({ id }) => id);
  const inOrder = [...new Set(ids)].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  expect(ids).toEqual(inOrder);
  expect(rows.filter(({ state }) => !['met', 'part', 'no', 'you', '–'].includes(state))).toEqual(
    [],
  );
});

test('whatever is not met says why', () => {
  const silent = rows.filter(
    ({ state, where }) => ['part', 'no', 'you'].includes(state) && where.trim() === '',
  );
  expect(silent).toEqual([]);
});

test('the files and decisions that it names exist', () => {
  const files = [...text.matchAll(/`((?:packages|scripts|deploy|docs)\/[^` ]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const decisions = readdirSync(join(root, 'docs/decisions'));
  const named = [...text.matchAll(/\b(0\d{3})\b/g)].map(([, number = '']) => number);
  const missing = named.filter(
    (number) => !decisions.some((file) => file.startsWith(`${number}-`)),
  );
  expect(missing).toEqual([]);
});
