// Checks of the dependencies that need no network: each has a checksum and a permissive licence, none that is installed
// with the product runs a script or is marked as deprecated, and none is on a list of advisories.
//
//   node scripts/dependencies.mjs                          the check
//   node scripts/dependencies.mjs --list                   name, version and licence of what the product installs
//   node scripts/dependencies.mjs --advisories audit.json  also against a list that `npm audit --json` wrote elsewhere
//   node scripts/dependencies.mjs --sbom FILE              the software bill of materials (CycloneDX), for a release
import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The libraries that read pictures: they are linked as files of their own, which their licence asks for. */
const linkedApart = /^@img\/sharp-/;
/** Packages whose licence is a file beside their code and not named in their manifest. */
const namedInAFile = { 'png-js': 'MIT' };
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
  'Zlib',
  'Unlicense',
  'OFL-1.1',
  'Python-2.0',
  'CC-BY-4.0',
]);

/** Returns the packages that `npm install` of the product brings along, by the lock file. */
export function installed(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev)
    .map(([path, entry]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return { name, license: namedInAFile[name], ...entry };
    });
}

/** One sentence for each thing that is not as it should be. */
export function faultsOf(lock, { allowScripts = {}, advisories = {} } = {}) {
  const faults = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    if (!entry.integrity) faults.push(`${path} has no checksum`);
    if (/^git|^http:/.test(entry.resolved ?? ''))
      faults.push(`${path} comes from ${entry.resolved}`);
  }
  for (const { name, version, license, hasInstallScript, deprecated } of installed(lock)) {
    if (!isPermissive(license) && !linkedApart.test(name)) {
      faults.push(`${name} ${version} has the licence ${license ?? '(none named)'}`);
    }
    if (hasInstallScript && !allowScripts[name]) {
      faults.push(`${name} ${version} runs a script when it is installed`);
    }
    if (deprecated) faults.push(`${name} ${version} is deprecated: ${deprecated}`);
    const known = advisories[name];
    if (known) faults.push(`${name} ${version} has an advisory: ${known}`);
  }
  return faults;
}

/** An expression of SPDX: all parts of AND, one of OR. */
export function isPermissive(license) {
  if (typeof license !== 'string') return false;
  const bare = license.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(' OR ').some((part) => isPermissive(part.trim()));
  return bare.split(' AND ').every((part) => permissive.has(part.trim()));
}

/** Returns the advisories by name, from `npm audit --json`. */
export function advisoriesIn(report) {
  return Object.fromEntries(
    Object.values(report.vulnerabilities ?? {}).map(({ name, severity, via }) => [
      name,
      `${severity}${via.map((one) => (typeof one === 'string' ? '' : `, ${one.title}`)).join('')}`,
    ]),
  );
}

/** Name, version and licence of each package, one a line, every package once. */
export function licenceList(lock) {
  const lines = installed(lock).map(
    ({ name, version, license }) => `${name} ${version} ${license ?? '(see its licence file)'}`,
  );
  return `${[...new Set(lines)].sort().join('\n')}\n`;
}

/** Lists what the product installs, in the form that scanners read: CycloneDX, made by npm from the lock file. */
export function billOfMaterials(lock) {
  const written = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: root, maxBuffer: 100_000_000, encoding: 'utf8' },
  );
  return onlyInstalled(JSON.parse(written), lock);
}

/**
 * Cuts a bill of everything down to what is installed: `--omit dev` would also drop what the product and a test both
 * name.
 */
export function onlyInstalled(bom, lock) {
  const inProduct = new Set(installed(lock).map(({ name, version }) => `${name}@${version}`));
  const components = bom.components.filter(({ name, version }) =>
    inProduct.has(`${name}@${version}`),
  );
  const kept = new Set(components.map((component) => component['bom-ref']));
  return {
    ...bom,
    // npm calls it by the folder that it happens to lie in.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name: 'liangfen' } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((one) => kept.has(one)),
      })),
  };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean' },
      advisories: { type: 'string' },
      sbom: { type: 'string' },
    },
  });
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (values.sbom) {
    const bom = billOfMaterials(lock);
    writeFileSync(values.sbom, `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`${values.sbom}: ${bom.components.length} components`);
  } else if (values.list) {
    process.stdout.write(licenceList(lock));
  } else {
    const report = values.advisories ? JSON.parse(readFileSync(values.advisories, 'utf8')) : {};
    const faults = faultsOf(lock, { allowScripts, advisories: advisoriesIn(report) });
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`${installed(lock).length} packages, nothing to object to`);
  }
}
