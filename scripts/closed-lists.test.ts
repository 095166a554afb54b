// The guard of the closed lists, tested with samples that it must refuse and samples that it must accept.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedIn } from '@liangfen/rules';
import { tieBreakKindValues } from '@liangfen/sdk/values';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const contract = `
components:
  schemas:
    Calculation: { type: string, enum: [MEAN, MEDIAN, SUM] }
    Mode: { type: string, enum: [VOTE, BATTLE] }
    Stage:
      oneOf: []
      discriminator: { propertyName: kind, mapping: { START: a, SPEECH: b } }
`;

const refused = {
  'a ternary with an answer both ways': `export const divisor = (c: string) => (c === 'SUM' ? 1 : 2);`,
  'a ternary over two members': `export const a = (c: string) => (c === 'SUM' || c === 'MEAN' ? 1 : 2);`,
  'a ternary over what is not a member': `export const a = (c: string) => (c !== 'SUM' ? 'x' : 'y');`,
  'a ternary over the parts of a oneOf': `export const a = (k: string) => (k === 'START' ? 1 : 2);`,
  default: `export function a(c: string) { switch (c) { case 'SUM': return 1; default: return 2; } }`,
  'a mode asked for by name': `export function a({ mode }: { mode: string }) { if (mode === 'BATTLE') return []; }`,
  'a mode of something asked for by name': `export const a = (match: { mode: string }) => match.mode !== 'VOTE' && 1;`,
  'the members listed by hand': `export const all = ['SUM', 'MEAN', 'MEDIAN'];`,
};
const accepted = {
  'one answer or nothing': `export const a = (c: string) => (c === 'SUM' ? 1 : null);`,
  'no answer, else one': `export const a = (c: string) => (c === 'SUM' ? [] : [1]);`,
  'a switch without default': `export function a(c: 'SUM' | 'MEAN') { switch (c) { case 'SUM': return 1; case 'MEAN': return 2; } }`,
  'a table': `export const a = { MEAN: 1, MEDIAN: 2, SUM: 3 };`,
  'a word that a mode shares with something else': `export const a = (stage: { kind: string }) => stage.kind === 'BATTLE' && 1;`,
  'words of no list': `export function a(c: string) { switch (c) { case 'SUM': return 1; case 'FROM_OUTSIDE': return 3; default: return 2; } }`,
  'some of the members': `export const some = ['SUM', 'MEAN'];`,
  'a word that is shared, with the reason': `// closed-lists: a column of a worksheet\nexport const a = (c: string) => (c === 'SUM' ? 1 : 2);`,
};

let checkout = '';

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'liangfen-closed-lists-'));
  mkdirSync(join(checkout, 'packages/rules/src'), { recursive: true });
  writeFileSync(join(checkout, 'openapi.yaml'), contract);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function guard(source: string) {
  writeFileSync(join(checkout, 'packages/rules/src/a.ts'), `${source}\n`);
  const script = join(import.meta.dirname, 'closed-lists.mjs');
  return spawnSync(process.execPath, [script, checkout], { encoding: 'utf8' });
}

describe('the guard', () => {
  test.each(Object.entries(refused))('refuses %s', (_, source) => {
    const { status, stderr } = guard(source);
    expect(status).toBe(1);
    expect(stderr).toContain('packages/rules/src/a.ts:1 ');
  });

  test('refuses a style for one theme', () => {
    const style = '.light {\n  [data-lf-theme="GALAXY"] & {\n    color: red;\n  }\n}\n';
    writeFileSync(join(checkout, 'packages/rules/src/light.css'), style);
    const { status, stderr } = guard('export const a = 1;');
    expect(status).toBe(1);
    expect(stderr).toContain('packages/rules/src/light.css:2 named');
  });

  test.each(Object.entries(accepted))('accepts %s', (_, source) => {
    expect(guard(source).stderr).toBe('');
  });
});

test('the contract accepts every kind of tie-break, with an id where the kind names an item or group', () => {
  const { components } = parse(
    readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8'),
  ) as { components: { schemas: { TieBreak: { pattern: string } } } };
  const pattern = new RegExp(components.schemas.TieBreak.pattern);
  for (const kind of tieBreakKindValues) {
    expect(pattern.test(kind), kind).toBe(namedIn[kind] === null);
    expect(pattern.test(`${kind}:a1`), kind).toBe(namedIn[kind] !== null);
  }
});
