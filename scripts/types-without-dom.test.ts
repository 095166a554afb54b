/**
 * Tests the packages as a program without a browser takes them: their types need no DOM library, whose names would
 * silently be `any`, and each is found by `require` as by `import`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declare } from './declarations.mjs';
import { bin, compilerEnvironment, root, scratch } from './setup.mjs';

/** What runs in Node, Bun and workers; the other packages draw pages. */
const packages = ['sdk', 'rules', 'verify', 'console-machine'] as const;
let folder: string;

beforeAll(async () => {
  mkdirSync(scratch, { recursive: true });
  folder = mkdtempSync(join(scratch, 'without-dom-'));
  const scope = join(folder, 'node_modules', '@liangfen');
  for (const name of packages) {
    const place = join(scope, name);
    expect(await declare(name, join(place, 'dist'))).toBe(true);
    writeFileSync(
      join(place, 'package.json'),
      readFileSync(join(root, 'packages', name, 'package.json')),
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | null | Readonly<Record<string, string>>>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

function compiled(types: readonly string[]): string {
  const imports = packages.flatMap((name) =>
    Object.entries(manifestOf(name).exports).flatMap(([path, target]) =>
      typeof target === 'object' && target?.import !== undefined
        ? [`@liangfen/${name}${path.slice(1)}`]
        : [],
    ),
  );
  writeFileSync(
    join(folder, 'program.ts'),
    imports.map((path, at) => `export * as all${at} from '${path}';`).join('\n'),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        lib: ['ES2022'],
        module: 'nodenext',
        skipLibCheck: false,
        types,
        typeRoots: [join(root, 'node_modules', '@types')],
      },
      files: ['program.ts'],
    }),
  );
  try {
    execFileSync(
      process.execPath,
      [bin('typescript-7', 'tsc'), '-p', folder, '--pretty', 'false'],
      {
        env: compilerEnvironment,
        encoding: 'utf8',
      },
    );
    return '';
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

test('types of the packages need no DOM library, only the types of Node', () => {
  const ours = compiled(['node'])
    .split('\n')
    .filter((line) => line.includes('@liangfen'));
  expect(ours).toEqual([]);
});

const published = readdirSync(join(root, 'packages')).filter(
  (name) => manifestOf(name).private !== true,
);

test.each(published)('%s is found by require as by import', (name) => {
  for (const target of Object.values(manifestOf(name).exports)) {
    if (typeof target !== 'object' || target?.import === undefined) continue;
    // Node ≥ 20.19 requires ES modules; it looks for this condition, and takes the first that fits.
    expect(target.default).toBe(target.import);
    expect(Object.keys(target).at(-1)).toBe('default');
  }
});
