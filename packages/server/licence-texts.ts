/** The licences of the packages that are built into a file of the server, beside that file, as they ask for. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Meta {
  readonly inputs: Readonly<Record<string, unknown>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Reads the build's own list of its inputs, and takes that list away. */
export function licenceTexts(dist: string, file: string): void {
  const list = join(dist, 'metafile-esm.json');
  const { inputs }: Meta = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(list);
  const folders = new Set(Object.keys(inputs).flatMap((path) => packageFolder(path) ?? []));
  const texts = [...folders]
    .sort()
    .map((folder) => licenceTextOf(join(import.meta.dirname, folder)));
  writeFileSync(join(dist, `${file}.LICENSES.txt`), `${texts.join('\n\n')}\n`);
}

/** `../../node_modules/a/node_modules/@b/c` for a file in it. */
function packageFolder(path: string): string | null {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

function licenceTextOf(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (file === undefined && manifest.license === undefined) {
    throw new Error(`${manifest.name} says nothing of its licence`);
  }
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${'-'.repeat(80)}\n${manifest.name} ${manifest.version} (${manifest.license})${text}`;
}
