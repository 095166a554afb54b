// The table of OWASP ASVS requirements lists each requirement once, and names files and decisions that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, id = '', state = '', asked = '', where = '']) => ({ id, state, asked, where }),
);

test('each requirement is listed once, in order, as met, partly met, not met, up to the operator, or not applicable', () => {
  const ids = rows.map(({ id }) => id);
  const inOrder = [...new Set(ids)].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  expect(ids).toEqual(inOrder);
  expect(rows.filter(({ state }) => !['met', 'part', 'no', 'you', '–'].includes(state))).toEqual(
    [],
  );
});

test('each requirement that is not fully met has a reason', () => {
  const silent = rows.filter(
    ({ state, where }) => ['part', 'no', 'you'].includes(state) && where.trim() === '',
  );
  expect(silent).toEqual([]);
});

test('the files and decisions that the table names exist', () => {
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
