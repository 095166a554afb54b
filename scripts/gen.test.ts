/** `npm run gen` refuses contracts with certain faults. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Generates from the contract with one text replaced, and returns exit code and output. */
function generated(
  from: string,
  to: string,
): { readonly code: number | null; readonly said: string } {
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  expect(contract).toContain(from);
  const folder = mkdtempSync(join(tmpdir(), 'liangfen-gen-'));
  try {
    writeFileSync(join(folder, 'openapi.yaml'), contract.replace(from, to));
    const script = join(root, 'scripts/gen.mjs');
    const { status, stderr } = spawnSync(
      process.execPath,
      [script, '--contract', join(folder, 'openapi.yaml'), '--out', folder],
      { encoding: 'utf8' },
    );
    return { code: status, said: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a list in an answer that has no length', () => {
  const list =
    "judgeGroups: { type: array, maxItems: 50, items: { $ref: '#/components/schemas/JudgeGroup' }";
  const { code, said } = generated(list, list.replace('maxItems: 50, ', ''));
  expect(code).not.toBe(0);
  expect(said).toContain('JudgeGroups/properties/judgeGroups');
});

test('a choice without a name', () => {
  const { code, said } = generated(
    'title: { type: string, description: HTTP 状态的名称 }',
    'title: { type: string, enum: [A, B] }',
  );
  expect(code).not.toBe(0);
  expect(said).toContain('components/schemas/Problem/properties/title');
});

test('a command with a field that its operation does not take', () => {
  const { code, said } = generated(
    'type: { type: string, const: SWITCH_GROUP }',
    'type: { type: string, const: SWITCH_GROUP }\n        page: { type: integer }',
  );
  expect(code).not.toBe(0);
  expect(said).toContain('switchProgramGroup and SWITCH_GROUP have different fields');
});

test('a command that no operation carries', () => {
  const { code, said } = generated('      x-command: SHOW_BRACKET\n', '');
  expect(code).not.toBe(0);
  expect(said).toContain('SHOW_BRACKET is the x-command of 0 operations');
});

test('a field that a command needs and its call may leave out', () => {
  const seconds = 'schema: { type: integer, minimum: 0, maximum: 7200, default: 0 }';
  const { code, said } = generated(seconds, seconds.replace(', default: 0', ''));
  expect(code).not.toBe(0);
  expect(said).toContain('showIntermission needs a default for seconds');
});
