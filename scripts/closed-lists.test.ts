// The guard of the closed lists, tested with samples that it must refuse and samples that it must accept.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedIn } from '@liangfen/rules';
import { tieBreakKindValues } from '@liangfen/sdk/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
/** What the guard said, all samples having been looked at in one run. */
let said: { readonly status: number | null; readonly stderr: string };

const fileOf = (name: string) => `packages/rules/src/${name.replaceAll(' ', '-')}`;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'liangfen-closed-lists-'));
  mkdirSync(join(checkout, 'packages/rules/src'), { recursive: true });
  writeFileSync(join(checkout, 'openapi.yaml'), contract);
  for (const [name, source] of Object.entries({ ...refused, ...accepted })) {
    writeFileSync(join(checkout, `${fileOf(name)}.ts`), `${source}\n`);
  }
  const style = '.light {\n  [data-lf-theme="GALAXY"] & {\n    color: red;\n  }\n}\n';
  writeFileSync(join(checkout, `${fileOf('light')}.css`), style);
  const script = join(import.meta.dirname, 'closed-lists.mjs');
  said = spawnSync(process.execPath, [script, checkout], { encoding: 'utf8' });
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

describe('the guard', () => {
  test('fails where something is refused', () => {
    expect(said.status).toBe(1);
  });

  test.each(Object.keys(refused))('refuses %s', (name) => {
    expect(said.stderr).toContain(`${fileOf(name)}.ts:1 `);
  });

  test('refuses a style for one theme', () => {
    expect(said.stderr).toContain(`${fileOf('light')}.css:2 named`);
  });

  test.each(Object.keys(accepted))('accepts %s', (name) => {
    expect(said.stderr).not.toContain(`${fileOf(name)}.ts`);
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
