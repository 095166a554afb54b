/**
 * Every area that scrolls is positioned: hidden words beside blocked buttons would otherwise hang from the page and
 * make it taller than its window, so that the whole panel scrolls away under the hand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scrolls = /^(\s*)overflow(-x|-y)?: (auto|scroll);/;

it('has a position of its own', () => {
  const files = ['packages/ui/src', 'packages/host-app/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /[.](ts|tsx|css)$/.test(file) && !/[.](test|stories)[.]/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(300);
  const unplaced = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      const indent = scrolls.exec(line)?.[1];
      if (indent === undefined || isPlaced(lines, at, indent)) return [];
      return [`${file}:${at + 1}`];
    });
  });
  expect(unplaced).toEqual([]);
});

/** Whether a line of the same block says where it stands. */
function isPlaced(lines: readonly string[], at: number, indent: string): boolean {
  const inBlock = (line: string) => line.trim() === '' || line.startsWith(indent);
  const isPosition = (line: string) => line.startsWith(`${indent}position:`);
  for (const way of [-1, 1]) {
    for (let n = at + way; inBlock(lines[n] ?? '}'); n += way) {
      if (isPosition(lines[n] ?? '')) return true;
    }
  }
  return false;
}
