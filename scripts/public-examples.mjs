// Every public thing that is called or drawn has an example in its comment, and every example compiles.
//
//   node scripts/public-examples.mjs     reads the built declarations, so it needs a build
//
// Left out are types, and constants that are neither called nor drawn: their declaration says what they are.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { bin, root, scratch } from './setup.mjs';

const packages = ['sdk', 'rules', 'console-machine', 'rehearsal', 'ui', 'embed', 'server'];

/** Made from openapi.yaml, which has examples of its own. */
const generated = new Set(['@liangfen/sdk/schema', '@liangfen/sdk/values']);

const folder = join(scratch, 'public-examples');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const entries = packages.flatMap(entriesOf);
const absent = entries.find(({ file }) => !existsSync(file));
if (absent) {
  console.error(`${absent.file} is not there: npm run build`);
  process.exit(1);
}
const given = join(root, 'scripts/example-given.ts');
const program = ts.createProgram([...entries.map(({ file }) => file), given], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
});
const checker = program.getTypeChecker();

/** Which import brings a name; what stands first wins, and the example's own package stands before all. */
const homes = entries.map(({ specifier, file }) => ({ specifier, names: namesOf(file) }));
homes.push({ specifier: relative(folder, given), names: namesOf(given) });
homes.push({ specifier: 'react', names: ['Suspense', 'useContext', 'useState'] });

const without = [];
let written = 0;
for (const { specifier, file } of entries) {
  if (generated.has(specifier)) continue;
  for (const symbol of exportsOf(file)) {
    const example = exampleOf(symbol);
    if (example === null) continue;
    if (example === '') without.push(`${symbol.name} of ${specifier}`);
    else {
      const name = `${specifier.replace(/\W+/g, '-')}-${symbol.name}.tsx`.replace(/^-/, '');
      writeFileSync(join(folder, name), withImports(example, specifier));
      written += 1;
    }
  }
}
for (const each of without) console.error(`${each} has no @example`);

writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: relative(folder, join(root, 'tsconfig.base.json')),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
      types: ['node'],
      jsx: 'react-jsx',
      noEmit: true,
      skipLibCheck: true,
      // Packages are read as a partner's program does: by their declarations.
      customConditions: [],
      // The imports that are put before it name types and values alike.
      verbatimModuleSyntax: false,
      // An example shows what is made, and leaves off there.
      noUnusedLocals: false,
      noUnusedParameters: false,
      allowImportingTsExtensions: true,
    },
    include: ['*.tsx'],
  }),
);
const compiler = spawnSync(
  process.execPath,
  [bin('typescript-7', 'tsc'), '-p', folder, '--pretty', 'false'],
  { cwd: folder, stdio: 'inherit' },
);
if (without.length > 0 || compiler.status !== 0) process.exit(1);
console.log(`${written} examples compile`);

function entriesOf(name) {
  const at = join(root, 'packages', name);
  const { name: published, exports } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target?.types !== undefined)
    .map(([path, { types }]) => ({
      specifier: `${published}${path.slice(1)}`,
      file: join(at, types),
    }));
}

function exportsOf(file) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return module === undefined ? [] : checker.getExportsOfModule(module);
}

function namesOf(file) {
  return exportsOf(file).map(({ name }) => name);
}

/** Null where none is needed; empty where one is missing. */
function exampleOf(symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.valueDeclaration;
  if (declaration === undefined || isForeign(declaration)) return null;
  const type = checker.getTypeOfSymbolAtLocation(target, declaration);
  const isUsed = [ts.SignatureKind.Call, ts.SignatureKind.Construct].some(
    (kind) => checker.getSignaturesOfType(type, kind).length > 0,
  );
  if (!isUsed) return null;
  const tag = target.getJsDocTags(checker).find(({ name }) => name === 'example');
  const text = ts.displayPartsToString(tag?.text);
  return /```tsx?\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
}

function isForeign(declaration) {
  return declaration.getSourceFile().fileName.includes('/node_modules/');
}

/** The example as a module: what it names comes from where it is public, unless it says so itself. */
function withImports(example, specifier) {
  const own = homes.filter((home) => home.specifier === specifier);
  const lines = [...own, ...homes.filter((home) => !own.includes(home))].reduce(
    ({ known, imports }, home) => {
      const wanted = home.names.filter((name) => !known.has(name) && names(example, name));
      for (const name of wanted) known.add(name);
      return wanted.length === 0
        ? { known, imports }
        : { known, imports: [...imports, importOf(wanted, home.specifier)] };
    },
    { known: declaredIn(example), imports: [] },
  );
  return `${[...lines.imports, example].join('\n')}\n\nexport {};\n`;
}

function importOf(wanted, specifier) {
  return `import { ${wanted.join(', ')} } from '${specifier}';`;
}

/** Not as a member or an attribute. */
function names(example, name) {
  return new RegExp(`(?<![\\w']|(?<!\\.\\.)\\.)${name}(?![\\w'=]| ?: )`).test(example);
}

function declaredIn(example) {
  const source = ts.createSourceFile('example.tsx', example, ts.ScriptTarget.Latest);
  const known = new Set();
  const take = (node) => {
    const isBinding =
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isImportSpecifier(node);
    if (isBinding && node.name !== undefined && ts.isIdentifier(node.name)) {
      known.add(node.name.text);
    }
    ts.forEachChild(node, take);
  };
  take(source);
  return known;
}
