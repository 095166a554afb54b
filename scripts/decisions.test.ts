/** The index of decisions lists every decision with its own title. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const rows = [
  ...index.matchAll(
    /^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \| (holds|replaced by \d{4}) \| \d{4}-\d{2}-\d{2} \|$/gm,
  ),
];

test('each decision is in the index once', () => {
  expect(rows.map(([, , file]) => file).sort()).toEqual([...files].sort());
});

test('no two decisions have the same number', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

const named = rows.map(
  ([, number = '', file = '', title = '', status = '']) => [file, number, title, status] as const,
);

test.each(named)(
  '%s has the same title and status in the index and in its file',
  (file, number, title, status) => {
    expect(file.startsWith(`${number}-`)).toBe(true);
    const text = readFileSync(join(folder, file), 'utf8');
    const [heading = ''] = text.split('\n');
    const by = /[*][*]Replaced by \[(\d{4})\]/.exec(text)?.[1];
    expect(title).toBe(heading.replace(/^# (\d{4} )?/, ''));
    expect(status).toBe(by === undefined ? 'holds' : `replaced by ${by}`);
  },
);
