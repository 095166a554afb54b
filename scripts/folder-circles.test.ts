// Sibling folders import in one direction only: code that two of them need is in a folder below both.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../packages');
const passedBy = /^(node_modules|dist|generated|test|assets)$/;
const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(test|stories)(-parts)?\.|story-parts/.test(name);

const sources = readdirSync(packages).flatMap((name) => {
  const src = join(packages, name, 'src');
  return existsSync(src) ? foldersUnder(src) : [];
});

function foldersUnder(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    folder,
    ...below
      .filter(({ name }) => !passedBy.test(name))
      .flatMap(({ name }) => foldersUnder(join(folder, name))),
  ];
}

/** Returns the paths of files in the same package that a file imports as code, not only as types. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export)\s(?!type\s)[^;'"]*?from\s+'(\.[^'?]+)'/gm);
  return [...found].map(([, path = '']) => resolve(dirname(file), path));
}

const imports = sources.flatMap((folder) =>
  readdirSync(folder)
    .filter(isSource)
    .flatMap((name) => importsOf(join(folder, name)).map((to) => ({ from: folder, to }))),
);

/** The two sibling folders between which an import goes, with the folder that contains both. */
function betweenFolders(from: string, to: string): { parent: string; one: string; other: string } {
  const [a, b] = [from.split(sep), to.split(sep).slice(0, -1)];
  const differ = a.findIndex((name, depth) => name !== b[depth]);
  const depth = differ === -1 ? a.length : differ;
  return { parent: a.slice(0, depth).join(sep), one: a[depth] ?? '', other: b[depth] ?? '' };
}

const importsIn = new Map<string, Map<string, Set<string>>>();
for (const { from, to } of imports) {
  const { parent, one, other } = betweenFolders(from, to);
  // A folder and the files of its parent folder are not siblings.
  if (one === '' || other === '') continue;
  const targets = importsIn.get(parent) ?? new Map<string, Set<string>>();
  importsIn.set(parent, targets.set(one, (targets.get(one) ?? new Set()).add(other)));
}

/** The folders in `parent` that import each other, directly or through others. */
function circleIn(parent: string): string[] {
  const targets = importsIn.get(parent) ?? new Map<string, Set<string>>();
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const next = [start];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      for (const to of targets.get(at) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    return seen;
  };
  return [...targets.keys()].filter((name) => reached(name).has(name));
}

test('sibling folders do not import in a circle', () => {
  const circles = sources.flatMap((parent) => {
    const names = circleIn(parent);
    return names.length === 0 ? [] : [`${relative(packages, parent)}: ${names.join(', ')}`];
  });
  expect(circles).toEqual([]);
});
