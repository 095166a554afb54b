// Writes the type declarations of a package beside its built modules: one file per source file that a public
// export leads to. TypeScript 7 makes them in a tenth of the time that bundling them took.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { bin, compilerEnvironment, root, scratch } from './setup.mjs';

/** Tells whether the compiler was content; what it has to say goes to the terminal. */
export async function declare(name, into = join(root, 'packages', name, 'dist')) {
  const folder = join(root, 'packages', name);
  const emitted = join(scratch, 'declarations', name);
  rmSync(emitted, { recursive: true, force: true });
  mkdirSync(emitted, { recursive: true });
  const sources = publicSources(folder);
  const project = join(emitted, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: relative(emitted, join(folder, 'tsconfig.json')),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: relative(emitted, join(root, 'packages')),
        outDir: 'packages',
      },
      // Modules that are declared and not written, such as a style sheet as text.
      include: [relative(emitted, join(folder, 'src', '**/*.d.ts'))],
      files: sources.map((source) => relative(emitted, join(folder, 'src', source))),
    }),
  );
  if ((await compile(project)) !== 0) return false;
  copyReachable(join(emitted, 'packages', name, 'src'), into, sources);
  return true;
}

/** `match-screen/index.ts`, for each public export of package.json. */
function publicSources(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap(
    (target) => target?.['@liangfen/source']?.replace('./src/', '') ?? [],
  );
}

/**
 * `--noCheck`, because scripts/typecheck.mjs checks the same files in the gate, and checking them again took four times as
 * long as writing the declarations; the output is the same.
 */
const writesOnly = ['--pretty', 'false', '--singleThreaded', '--noCheck'];

function compile(project) {
  return new Promise((done) => {
    spawn(process.execPath, [bin('typescript-7', 'tsc'), '-p', project, ...writesOnly], {
      cwd: root,
      env: compilerEnvironment,
      stdio: 'inherit',
    }).on('exit', done);
  });
}

/** The compiler keeps `./x.ts` in what it emits; the file beside it is `x.js`. */
const relativeImport = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g;

/** Leaves out declarations that no export leads to: nobody can name them. */
function copyReachable(from, to, sources) {
  const seen = new Set();
  const waiting = sources.map((source) => resolve(from, source));
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const file = source.replace(/[.]tsx?$/, '.d.ts');
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, , , path] of text.matchAll(relativeImport)) {
      waiting.push(resolve(dirname(file), `${path}.ts`));
    }
    const target = join(to, relative(from, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replace(relativeImport, '$1$2$3.js$2'));
  }
}
