// The sizes in docs/embedding.md, in both languages, are the limits that the checks use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

const { pages }: { pages: readonly { readonly limits: { readonly React: number } }[] } = JSON.parse(
  read('scripts/page-sizes.json'),
);
const elements = [
  ...read('scripts/embed-size.mjs').matchAll(/(?:screen|pictures|judge): ([\d_]+)/g),
].map(([, limit = '']) => Number(limit.replaceAll('_', '')));

it.each([
  ['docs/embedding.md', '## Sizes'],
  ['docs/embedding.zh-CN.md', '## 大小'],
])('%s', (file, heading) => {
  const [, section = ''] = read(file).split(`\n${heading}\n`);
  expect(elements).toHaveLength(3);
  for (const limit of [...pages.map(({ limits }) => limits.React), ...elements]) {
    expect(section).toContain(`${Math.round(limit / 1000)} kB`);
  }
});
