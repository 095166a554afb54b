/** The offline check of dependencies finds the faults that it is for, and finds none in this repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advisoriesIn, faultsOf, installed, isPermissive } from './dependencies.mjs';

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));

const good = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
const withEntry = (entry: object) => ({
  packages: { '': {}, 'node_modules/a': { ...good, ...entry } },
});

test('this repository has no faults', () => {
  expect(installed(lock).length).toBeGreaterThan(50);
  expect(faultsOf(lock)).toEqual([]);
});

test.each([
  [{ integrity: undefined }, 'no checksum'],
  [{ license: 'GPL-3.0' }, 'GPL-3.0'],
  [{ license: undefined }, 'none named'],
  [{ hasInstallScript: true }, 'runs a script'],
  [{ deprecated: 'use b' }, 'deprecated: use b'],
  [{ resolved: 'git+ssh://example.com/a.git' }, 'comes from git'],
])('%o is a fault', (entry, told) => {
  expect(faultsOf(withEntry(entry)).join()).toContain(told);
});

test('a package that only tests use may have another licence, and install scripts may be allowed', () => {
  expect(faultsOf(withEntry({ dev: true, license: 'MPL-2.0' }))).toEqual([]);
  expect(faultsOf(withEntry({ hasInstallScript: true }), { allowScripts: { a: true } })).toEqual(
    [],
  );
});

test('expressions of several licences are understood', () => {
  expect(isPermissive('(MIT OR GPL-3.0)')).toBe(true);
  expect(isPermissive('(MIT AND Zlib)')).toBe(true);
  expect(isPermissive('MIT AND GPL-3.0')).toBe(false);
});

test('an advisory of npm’s report is a fault', () => {
  const report = {
    vulnerabilities: { a: { name: 'a', severity: 'high', via: [{ title: 'reads too much' }] } },
  };
  const advisories = advisoriesIn(report);
  expect(faultsOf(withEntry({}), { advisories })).toEqual([
    'a 1.0.0 has an advisory: high, reads too much',
  ]);
});
