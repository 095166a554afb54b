/** The recipes for contributors name files that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/closed-lists.md'])(
  'every file that %s names by its path from the root exists',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const named = [...text.matchAll(/`((?:packages|scripts|docs|[.]storybook)\/[^`\s*{]+)`/g)];
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  },
);
