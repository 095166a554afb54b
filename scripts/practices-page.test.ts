/** The page of practices in the documents is up to date. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { practicesPage } from './practices-page.ts';

test('docs/practices.md is the output of `npm run draw`', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/practices.md'), 'utf8');
  expect(page).toBe(practicesPage());
});
