/// <reference types="vite/client" />
// Judges open the phone's page in WebViews as old as iOS 14 and Chrome 100. The page's sources use no CSS and no
// library functions that these lack, because no build can supply them; newer syntax is converted by the build.
import { describe, expect, it } from 'vitest';

/** The sources of the phone's bundle. */
const sources: Record<string, string> = {
  ...import.meta.glob<string>('./**/*.{ts,tsx,css}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../provider/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../theme/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../sdk/src/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const shipped = Object.entries(sources)
  .filter(([name]) => !/[.](test|stories)[.]/.test(name))
  .map(([name, text]) => ({ name, code: withoutComments(text) }));

const tooNew: Readonly<Record<string, RegExp>> = {
  ':has()': /:has\(/,
  'container queries': /@container|container-type/,
  'color-mix()': /color-mix\(/,
  'relative colours': /(rgba?|hsla?|oklch|lab)\(\s*from\b|\boklch\(/,
  '@layer, @property, @scope': /@(layer|property|scope|starting-style)\b/,
  inset: /[^-\w]inset(-(block|inline))?:/,
  'aspect-ratio': /aspect-ratio:/,
  'overflow: clip': /overflow(-[xy])?:\s*clip/,
  'subgrid and masonry': /\b(subgrid|masonry)\b/,
  'media ranges': /@media[^{]*[<>]/,
  'lookbehind in a pattern': /\(\?<[=!]/,
  'newer methods of arrays': /[.](at|findLast|findLastIndex|toSorted|toReversed|toSpliced)\(/,
  'newer functions':
    /\b(structuredClone|Object[.](hasOwn|groupBy)|Promise[.](withResolvers|try)|Array[.]fromAsync)\b/,
  'newer signals': /AbortSignal[.](any|timeout)\b/,
  'only on pages with TLS': /[.]randomUUID\(/,
};

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

function findingsIn(code: string): string[] {
  return Object.entries(tooNew)
    .filter(([, pattern]) => pattern.test(code))
    .map(([what]) => what)
    .concat(lonelyViewportUnits(code));
}

/** Lines with a unit like `dvh` that do not follow the same property in `vh`, to which an older phone falls back. */
function lonelyViewportUnits(code: string): string[] {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line, index) => {
    const property = /^\s*([\w-]+):.*\d[dsl]v[hw]\b/.exec(line)?.[1];
    if (property === undefined) return /\d[dsl]v[hw]\b/.test(line);
    return !new RegExp(`^\\s*${property}:.*\\dv[hw]\\b`).test(lines[index - 1] ?? '');
  });
}

describe('the phone’s code', () => {
  it.each(shipped)('$name works on phones of 2020', ({ code }) => {
    expect(findingsIn(code)).toEqual([]);
  });

  it('is checked completely', () => {
    expect(shipped.length).toBeGreaterThan(40);
  });
});

describe('the check', () => {
  it.each([
    ['a:has(b) {}', ':has()'],
    ['@container (min-width: 1px) {}', 'container queries'],
    ['  color: color-mix(in srgb, red, blue);', 'color-mix()'],
    ['  inset: 0;', 'inset'],
    ['entries.at(-1)', 'newer methods of arrays'],
    ['  height: 100dvh;', '  height: 100dvh;'],
  ])('finds %s', (code, finding) => {
    expect(findingsIn(code)).toEqual([finding]);
  });

  it('allows a newer unit after the older one', () => {
    expect(findingsIn('  height: 100vh;\n  height: 100dvh;')).toEqual([]);
    expect(findingsIn('  margin-inset: 0; /* :has( */')).toEqual([':has()']);
    expect(findingsIn(withoutComments('a {} /* :has( */ // color-mix('))).toEqual([]);
  });
});
