// The linter keeps the rules pure: it refuses every source of time, randomness and outside state in them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from './setup.mjs';

const root = dirname(import.meta.dirname);

const refused = [
  'export const chance = Math.random();',
  "export const chance = Math['random']();",
  'const { random } = Math;\nexport const chance = random();',
  'const numbers = Math;\nexport const chance = numbers.random();',
  'export const clock = Date.now;',
  'const { now } = Date;\nexport const at = now();',
  'export const at = new Date();',
  'export const at = Date();',
  'export const at = performance.now();',
  'export const id = crypto.randomUUID();',
  'export const later = (run: () => void) => setTimeout(run, 0);',
  'export const soon = (run: () => void) => queueMicrotask(run);',
  'export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;',
  'export const now = globalThis.performance.now();',
];
const accepted = [
  'export const most = Math.max(1, 2);',
  'export const day = (at: number) => new Date(at).toISOString();',
  "export const at = Date.parse('2026-11-22T00:00:00Z');",
];

/** A checkout with the linter's settings and only the samples, each in a file of the rules. */
const checkout = mkdtempSync(join(tmpdir(), 'liangfen-pure-rules-'));
let said = '';

beforeAll(() => {
  for (const part of ['biome.json', 'lint']) {
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  }
  const folder = join(checkout, 'packages/rules/src');
  mkdirSync(folder, { recursive: true });
  for (const [index, text] of [...refused, ...accepted].entries()) {
    writeFileSync(join(folder, `sample-${index}.ts`), `${text}\n`);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      bin('@biomejs/biome', 'biome'),
      ...['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--colors=off', '.'],
    ],
    { cwd: checkout, encoding: 'utf8' },
  );
  said = `${stdout}${stderr}`;
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Whether the linter reported this sample as impure. */
function isNamed(text: string): boolean {
  const index = [...refused, ...accepted].indexOf(text);
  return said
    .split(`sample-${index}.ts:`)
    .slice(1)
    .some((part) => /rules are pure/.test(part.split(/sample-\d+[.]ts:/)[0] ?? ''));
}

test('the linter has checked the samples', () => {
  expect(said).toMatch(/Checked \d\d files/);
});

test.each(refused)('refuses %j', (text) => expect(isNamed(text), said).toBe(true));

test.each(accepted)('accepts %j', (text) => expect(isNamed(text), said).toBe(false));
