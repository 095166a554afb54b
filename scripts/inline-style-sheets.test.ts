// The list of hashes of our inline styles (docs/embedding.md) has every style sheet that a component writes into a page.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../packages/ui/src');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

it('names every style sheet that is written into a page', () => {
  const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...read(file).matchAll(/<StyleSheet name="([^"]+)" text=/g)].map(([, name]) => name),
    );
  const list = read('inline-style-sheets.ts');
  expect(written.length).toBeGreaterThan(8);
  for (const name of written) expect(list).toMatch(new RegExp(`[ '{]${name}\\b`));
});

it('every file of styles is part of a style sheet', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(read);
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => basename(file));
  const unused = styles.filter((name) => !code.some((text) => text.includes(`/${name}`)));
  expect(styles.length).toBeGreaterThan(60);
  expect(unused).toEqual([]);
});

it('has the style sheets of the accessibility library exactly as the library writes them', () => {
  const list = readFileSync(
    join(import.meta.dirname, '../packages/host-app/src/inline-style-sheets.ts'),
    'utf8',
  );
  const library = join(import.meta.dirname, '../node_modules/react-aria/dist/private');
  for (const file of ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs']) {
    const written = [
      ...readFileSync(join(library, file), 'utf8').matchAll(/style[.]textContent = `(.*?)`/gs),
    ].map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, 'data-react-aria-pressable').trim());
    expect(written).toHaveLength(1);
    for (const text of written) expect(list).toContain(`\`${text}\``);
  }
});
