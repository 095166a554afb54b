/** Tests that one test file can be run by its name alone, among all projects of vitest.config.ts. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bin, root } from './setup.mjs';

const oneFile = 'packages/rules/test/decimal.test.ts';

/** The files that `npx vitest` would run for somebody who types it, outside of this run and its tier. */
function filesOf(...args: readonly string[]): string[] {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|LIANGFEN)/.test(name)),
  );
  const command = [bin('vitest'), 'list', '--filesOnly', ...args];
  return execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' })
    .trim()
    .split('\n');
}

test('a file is found by its name alone', () => {
  expect(filesOf(oneFile)).toEqual([`[unit] ${oneFile}`]);
});

test('a pattern of projects chooses among all of them', () => {
  expect(filesOf('--project', 'stor*', 'Primitives.stories')).toEqual([
    '[storybook (chromium)] packages/ui/src/primitives/Primitives.stories.tsx',
  ]);
});
