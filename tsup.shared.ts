// One way to build every package: ES modules, an entry per public export of package.json, so that
// what is exported and what is built cannot drift apart.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

interface Manifest {
  readonly exports: { readonly [path: string]: string | null | { readonly [c: string]: string } };
}

/** Entries named by their place under src, so that dist mirrors src. */
export function entries(folder: string, more: readonly string[] = []): Record<string, string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const exported = Object.values(manifest.exports).flatMap((target) => {
    // Without `import` it is for this repository's tests alone, and stays in sources.
    const source =
      typeof target === 'object' && target?.import !== undefined
        ? target['@liangfen/source']
        : undefined;
    return source === undefined ? [] : [source.replace('./src/', '')];
  });
  const present = [...exported, ...more].filter((path) => existsSync(join(folder, 'src', path)));
  return Object.fromEntries(present.map((path) => [path.replace(/[.]tsx?$/, ''), `src/${path}`]));
}

export const everyPackage = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // scripts/declarations.mjs writes them.
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: false,
  silent: true,
} satisfies Options;
