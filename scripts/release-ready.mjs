// Packages are not published before they say where their sources are (decision 0352), nor with a dependency that the check
// objects to; what a release carries beside them, the bill of materials and the list of licences, is written here.
//
//   node scripts/release-ready.mjs                         refuses, or writes .liangfen/release/
//   node scripts/release-ready.mjs https://host/owner/name  writes the address into each
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { billOfMaterials, faultsOf, licenceList } from './dependencies.mjs';
import { root } from './setup.mjs';

/** The manifest with `repository` behind its licence, as npm reads it of a package inside a repository. */
export function withRepository({ repository, ...manifest }, address, directory) {
  const { protocol, hash, search } = new URL(address);
  if (protocol !== 'https:' || hash !== '' || search !== '')
    throw new Error(`no address of a repository: ${address}`);
  const url = `git+${address.replace(/(?:[.]git)?[/]?$/, '')}.git`;
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, value]) =>
      name === 'license'
        ? [
            [name, value],
            ['repository', { type: 'git', url, directory }],
          ]
        : [[name, value]],
    ),
  );
}

/** Returns what is missing in a manifest that is to be published; null when nothing is. */
export function missingOf({ name, license, repository }) {
  if (typeof license !== 'string') return `${name} names no licence`;
  if (typeof repository?.url !== 'string' || typeof repository.directory !== 'string') {
    return `${name} does not say where its sources are: node scripts/release-ready.mjs https://…`;
  }
  return null;
}

/** The files that are put beside a release, by their names. */
export function releasePapers(lock, bom) {
  return {
    'sbom.cdx.json': `${JSON.stringify(bom, null, 2)}\n`,
    'licences.txt': licenceList(lock),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , address] = process.argv;
  for (const folder of readdirSync(join(root, 'packages'))) {
    const path = join(root, 'packages', folder, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    if (manifest.private) continue;
    if (address !== undefined) {
      const said = withRepository(manifest, address, `packages/${folder}`);
      writeFileSync(path, `${JSON.stringify(said, null, 2)}\n`);
      continue;
    }
    const missing = missingOf(manifest);
    if (missing === null) continue;
    console.error(missing);
    process.exitCode = 1;
  }
  if (address === undefined) {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const faults = faultsOf(lock, { allowScripts });
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    if (process.exitCode !== 1) {
      const place = join(root, '.liangfen/release');
      mkdirSync(place, { recursive: true });
      const papers = releasePapers(lock, billOfMaterials(lock));
      for (const [name, text] of Object.entries(papers)) writeFileSync(join(place, name), text);
      console.log(`beside the release: ${Object.keys(papers).join(', ')} in ${place}`);
    }
  }
}
