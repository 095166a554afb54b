/** The drawing of the console machine in the documents is up to date. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleMachine } from '@liangfen/console-machine';
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { machineDrawing, machineOverview, regions } from './machine-drawing.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8');
const document = read('console-machine.md');

test('docs/console-machine.md is the output of `npm run draw`', () => {
  expect(document).toBe(machineDrawing());
  expect(read('architecture.md')).toContain(machineOverview());
});

test('the drawing has every state', () => {
  const states = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((each) => [each, ...states(each)]);
  const missing = states(consoleMachine.root).filter(
    ({ path }) => !new RegExp(` as console_${path.join('_')}\\b`).test(document),
  );
  // A region is the heading of a picture of its own.
  const drawnApart = regions.filter(({ parent }) => parent?.key === 'running').map(({ id }) => id);
  expect(missing.map(({ id }) => id)).toEqual(drawnApart);
});
