// Nothing is published without the address of its sources, and a release has a list of its contents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials, installed } from './dependencies.mjs';
import { missingOf, releasePapers, withRepository } from './release-ready.mjs';

const manifest = { name: '@liangfen/ui', license: 'MIT', type: 'module' };

it('the release script begins with this check', () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  expect(scripts.release).toMatch(/^node scripts\/release-ready[.]mjs && .*changeset publish$/);
});

it('refuses a package without an address or a licence, and says how to give one', () => {
  expect(missingOf(manifest)).toContain('node scripts/release-ready.mjs https://');
  expect(missingOf({ name: 'a', repository: { url: 'x', directory: 'y' } })).toContain('licence');
});

it.each([
  'https://git.example/liangfen/liangfen',
  'https://git.example/liangfen/liangfen.git',
  'https://git.example/liangfen/liangfen/',
])('accepts %s', (address) => {
  const said = withRepository(manifest, address, 'packages/ui');
  expect(said).toEqual({
    ...manifest,
    repository: {
      type: 'git',
      url: 'git+https://git.example/liangfen/liangfen.git',
      directory: 'packages/ui',
    },
  });
  expect(missingOf(said)).toBeNull();
});

it.each(['git.example/liangfen', 'http://git.example/liangfen', 'https://git.example/a?b=c'])(
  'refuses %s',
  (address) => {
    expect(() => withRepository(manifest, address, 'packages/ui')).toThrow();
  },
);

it('a release has a bill of materials and a list of licences, which name all packages that the product installs', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  const papers = releasePapers(lock, billOfMaterials(lock));
  const { bomFormat, metadata, components } = JSON.parse(papers['sbom.cdx.json']);
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'liangfen']);
  const listed = new Set(
    components.map(({ name, version }: Record<string, string>) => `${name} ${version}`),
  );
  const wanted = installed(lock).map(({ name, version }) => `${name} ${version}`);
  expect(wanted.filter((one) => !listed.has(one))).toEqual([]);
  const licences = papers['licences.txt'].trimEnd().split('\n');
  expect(licences).toHaveLength(new Set(wanted).size);
  expect(licences.find((line) => line.startsWith('kysely '))).toMatch(/^kysely [\d.]+ MIT$/);
}, 60_000);
