/** The index of decisions names every one of them, under its own title. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const rows = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \| \d{4}-\d{2}-\d{2} \|$/gm)];

test('each decision stands in the index once', () => {
  expect(rows.map(([, , file]) => file).sort()).toEqual([...files].sort());
});

test.each(rows.map(([, number = '', file = '', title = '']) => [file, number, title] as const))(
  '%s is called in the index what it is called itself',
  (file, number, title) => {
    expect(file.startsWith(`${number}-`)).toBe(true);
    const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
    expect(heading.replace(/^# (\d{4} )?/, '')).toBe(title);
  },
);
