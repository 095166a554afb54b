// Folders beside each other import one way: code that two of them need stands below both.
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

/** Returns the files of its package that a file imports as code, by their place. */
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

/** The folders in `parent` that import each other, straight or round about. */
/** The two folders beside each other between which an import goes, with the folder that both are in. */
function betweenFolders(from: string, to: string): { parent: string; one: string; other: string } {
  const [a, b] = [from.split(sep), to.split(sep).slice(0, -1)];
  const differ = a.findIndex((name, depth) => name !== b[depth]);
  const depth = differ === -1 ? a.length : differ;
  return { parent: a.slice(0, depth).join(sep), one: a[depth] ?? '', other: b[depth] ?? '' };
}

const importsIn = new Map<string, Map<string, Set<string>>>();
for (const { from, to } of imports) {
  const { parent, one, other } = betweenFolders(from, to);
  // A folder and the files of the folder around it are not beside each other.
  if (one === '' || other === '') continue;
  const targets = importsIn.get(parent) ?? new Map<string, Set<string>>();
  importsIn.set(parent, targets.set(one, (targets.get(one) ?? new Set()).add(other)));
}

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

test('folders beside each other import in no circle', () => {
  const circles = sources.flatMap((parent) => {
    const names = circleIn(parent);
    return names.length === 0 ? [] : [`${relative(packages, parent)}: ${names.join(', ')}`];
  });
  expect(circles).toEqual([]);
});
