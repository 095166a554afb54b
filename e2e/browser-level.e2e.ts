/**
 * Checks the built product against the oldest browsers it supports: every file that the phone and the screen load,
 * libraries included, is parsed as those browsers parse it and searched for CSS and functions that they lack.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ecmaVersion, parse } from 'acorn';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../packages/host-app/dist');

/** The syntax of the build's targets, Chrome 87 and Safari 14. */
const syntax: ecmaVersion = 2021;

interface Finding {
  readonly what: string;
  readonly pattern: RegExp;
}

/** Features that neither browser has and that no build step replaces. */
const nobodyHas: readonly Finding[] = [
  { what: ':has()', pattern: /:has\(/ },
  { what: 'container queries', pattern: /@container\b|container-type\s*:/ },
  { what: 'color-mix()', pattern: /color-mix\(/ },
  { what: 'new colour spaces', pattern: /\b(oklch|oklab|lch|lab)\(\s*[\d.]/ },
  { what: '@layer, @scope, @starting-style', pattern: /@(layer|scope|starting-style)\s*[\w({]/ },
  { what: 'media ranges', pattern: /@media[^{"'`]*[<>]/ },
  { what: 'a lookbehind', pattern: /\(\?<[=!]/ },
  { what: 'newer methods of arrays', pattern: /\.(findLast|findLastIndex|toSorted|toSpliced)\(/ },
  { what: 'Object.hasOwn, Object.groupBy', pattern: /\bObject\.(hasOwn|groupBy)\b/ },
  { what: 'Promise.withResolvers', pattern: /\bPromise\.(withResolvers|try)\b/ },
  { what: 'AbortSignal.any, AbortSignal.timeout', pattern: /\bAbortSignal\.(any|timeout)\b/ },
  { what: 'URL.canParse', pattern: /\bURL\.canParse\b/ },
  { what: 'structuredClone', pattern: /\bstructuredClone\b/ },
];

/** Features that only phones lack: a phone of 2020 may be an iPhone with Safari 14.0, while walls run Chromium. */
const phonesLack: readonly Finding[] = [
  { what: 'inset', pattern: /[^-\w]inset(-(block|inline))?\s*:/ },
  { what: 'aspect-ratio', pattern: /aspect-ratio\s*:/ },
  { what: 'overflow: clip', pattern: /overflow(-[xy])?\s*:\s*clip/ },
];

function read(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** The modules that a page names in its HTML. */
function startedBy(page: string): string[] {
  const found = [...read(page).matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)];
  if (found.length === 0) throw new Error(`${page} starts nothing; run npm run build`);
  return found.flatMap(([, file]) => (file === undefined ? [] : [file]));
}

/** The given modules and everything that they import, at once or later. */
function loadedWith(first: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const text = read(file);
    for (const node of parse(text, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
      if (
        (node.type === 'ImportDeclaration' ||
          node.type === 'ExportNamedDeclaration' ||
          node.type === 'ExportAllDeclaration') &&
        typeof node.source?.value === 'string'
      ) {
        add(`assets/${node.source.value.replace('./', '')}`);
      }
    }
    for (const [, name] of text.matchAll(/\bimport\([`"']\.\/([^`"']+)/g)) add(`assets/${name}`);
  };
  for (const file of first) add(file);
  return [...files];
}

function findingsIn(text: string, unwanted: readonly Finding[]): string[] {
  return unwanted.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
}

const parts = [
  { part: '手机', page: 'judge.html', unwanted: [...nobodyHas, ...phonesLack] },
  { part: '大屏', page: 'screen.html', unwanted: nobodyHas },
].flatMap(({ part, page, unwanted }) =>
  loadedWith(startedBy(page)).map((file) => ({ part, file, unwanted })),
);

/** Files that are loaded inside the messenger only; a phone without network works without them. */
const insideMessengerOnly = /^assets\/(dingtalk-bridge|open-inside)-/;

describe('旧浏览器', () => {
  it.each(parts)('$part: $file', ({ file, unwanted }) => {
    const text = read(file);
    expect(() =>
      parse(text, { ecmaVersion: syntax, sourceType: 'module', allowHashBang: false }),
    ).not.toThrow();
    expect(findingsIn(text, unwanted)).toEqual([]);
  });

  it('the phone’s page shows its first picture before its modules are loaded', () => {
    const text = read('judge.html');
    expect(text).toContain('正在打开');
    expect(text).not.toContain('rel="stylesheet"');
    expect(findingsIn(text, [...nobodyHas, ...phonesLack])).toEqual([]);
  });

  it('the phone’s worker is a script, not a module', () => {
    const text = read('phone-worker.js');
    expect(() => parse(text, { ecmaVersion: syntax, sourceType: 'script' })).not.toThrow();
    expect(findingsIn(text, nobodyHas)).toEqual([]);
  });

  it('the phone’s worker keeps every file that the phone loads, except those for the messenger', () => {
    const kept = read('phone-worker.js');
    const missing = parts
      .filter(({ part }) => part === '手机')
      .map(({ file }) => file)
      .filter((file) => !kept.includes(`/${file}`) && !insideMessengerOnly.test(file));
    expect(missing).toEqual([]);
  });

  it('the check finds what it looks for', () => {
    const phone = parts.filter(({ part }) => part === '手机').map(({ file }) => file);
    for (const name of ['ask-ahead', 'judge', 'CrashedPage']) {
      expect(phone).toContainEqual(expect.stringMatching(`^assets/${name}-.*[.]js$`));
    }
    expect(findingsIn('a{inset:0}', phonesLack)).toEqual(['inset']);
    expect(findingsIn('clip-path:inset(50%)', phonesLack)).toEqual([]);
    expect(findingsIn('b:has(i){}', nobodyHas)).toEqual([':has()']);
    expect(() => parse('class A { static { } }', { ecmaVersion: syntax })).toThrow();
  });
});
