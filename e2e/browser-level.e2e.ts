/**
 * The built product on the web views it promises: what the phone and the screen load is parsed as those
 * browsers parse it, and searched for CSS and functions they do not have, libraries included.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ecmaVersion, parse } from 'acorn';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../packages/host-app/dist');
const assets = readdirSync(join(dist, 'assets'));

/** The syntax of the build's targets, Chrome 87 and Safari 14. */
const syntax: ecmaVersion = 2021;

interface Finding {
  readonly what: string;
  readonly pattern: RegExp;
}

/** Neither browser has it, and no build takes it out. */
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
  { what: 'structuredClone', pattern: /\bstructuredClone\b/ },
];

/** A phone of 2020 may be an iPhone with Safari 14.0; walls run Chromium. */
const phonesLack: readonly Finding[] = [
  { what: 'inset', pattern: /[^-\w]inset(-(block|inline))?\s*:/ },
  { what: 'aspect-ratio', pattern: /aspect-ratio\s*:/ },
  { what: 'overflow: clip', pattern: /overflow(-[xy])?\s*:\s*clip/ },
];

function read(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

function assetOf(name: string): string {
  const found = assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (found === undefined) throw new Error(`no ${name} in the build; run npm run build`);
  return `assets/${found}`;
}

/** A module and everything it imports at once. */
function loadedWith(first: string): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const node of parse(read(file), { ecmaVersion: 'latest', sourceType: 'module' }).body) {
      if (
        (node.type === 'ImportDeclaration' ||
          node.type === 'ExportNamedDeclaration' ||
          node.type === 'ExportAllDeclaration') &&
        typeof node.source?.value === 'string'
      ) {
        add(`assets/${node.source.value.replace('./', '')}`);
      }
    }
  };
  add(first);
  return [...files];
}

function findingsIn(text: string, unwanted: readonly Finding[]): string[] {
  return unwanted.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
}

const crashed = loadedWith(assetOf('CrashedPage'));
const parts = [
  {
    part: '手机',
    files: loadedWith(assetOf('judge')),
    unwanted: [...nobodyHas, ...phonesLack],
  },
  { part: '大屏', files: loadedWith(assetOf('screen')), unwanted: nobodyHas },
].flatMap(({ part, files, unwanted }) =>
  [...new Set([...files, ...crashed])].map((file) => ({ part, file, unwanted })),
);

describe('旧浏览器', () => {
  it.each(parts)('$part: $file', ({ file, unwanted }) => {
    const text = read(file);
    expect(() =>
      parse(text, { ecmaVersion: syntax, sourceType: 'module', allowHashBang: false }),
    ).not.toThrow();
    expect(findingsIn(text, unwanted)).toEqual([]);
  });

  it('the phone’s worker is a script, not a module', () => {
    const text = read('phone-worker.js');
    expect(() => parse(text, { ecmaVersion: syntax, sourceType: 'script' })).not.toThrow();
    expect(findingsIn(text, nobodyHas)).toEqual([]);
  });

  it('the phone’s worker keeps everything the phone loads', () => {
    const kept = read('phone-worker.js');
    const missing = parts
      .filter(({ part }) => part === '手机')
      .filter(({ file }) => !kept.includes(`/${file}`));
    expect(missing).toEqual([]);
  });

  it('the check finds what it looks for', () => {
    expect(findingsIn('a{inset:0}', phonesLack)).toEqual(['inset']);
    expect(findingsIn('clip-path:inset(50%)', phonesLack)).toEqual([]);
    expect(findingsIn('b:has(i){}', nobodyHas)).toEqual([':has()']);
    expect(() => parse('class A { static { } }', { ecmaVersion: syntax })).toThrow();
  });
});
