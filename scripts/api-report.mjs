// Writes the public surface of each published package, from its declarations, to docs/api/*.md. Whoever changes the
// surface changes these files, so that a review shows it.
//
//   node scripts/api-report.mjs           writes them
//   node scripts/api-report.mjs --check   says what differs
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './setup.mjs';

/** Packages that others import. */
const packages = ['sdk', 'rules', 'console-machine', 'rehearsal', 'ui', 'embed'];

/** Made from openapi.yaml, which is the report of itself; and what only this repository's tests import. */
const leftOut = new Set(['sdk ./schema', 'sdk ./values', 'rules ./testing']);

const printer = ts.createPrinter({ removeComments: true });

/** Longer declarations are known by their fingerprint. */
const mostLines = 80;

const check = process.argv.includes('--check');
const folder = join(root, 'docs/api');
mkdirSync(folder, { recursive: true });

const wrong = [];
for (const name of packages) {
  const path = join(folder, `${name}.md`);
  const report = reportOf(name);
  if (check) {
    const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (known !== report) wrong.push([name, firstDifference(known, report)]);
  } else {
    writeFileSync(path, report);
  }
}
for (const [name, line] of wrong)
  console.error(`docs/api/${name}.md is not what the package exports:\n${line}`);
if (wrong.length > 0) {
  console.error(
    '\nIf the change is meant: npm run build && node scripts/api-report.mjs, and npx changeset',
  );
  process.exit(1);
}

function reportOf(name) {
  const at = join(root, 'packages', name);
  const { name: published, exports } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const entries = Object.entries(exports)
    .filter(([path, target]) => target?.types !== undefined && !leftOut.has(`${name} ${path}`))
    .map(([path, { types }]) => ({ path, file: join(at, types) }));
  const missing = entries.find(({ file }) => !existsSync(file));
  if (missing) {
    console.error(`${missing.file} is not there: npm run build`);
    process.exit(1);
  }
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const parts = entries.map(({ path, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
    const lines = symbols
      .map((symbol) => [symbol.name, declared(symbol, checker)])
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, text]) => text);
    return `## ${published}${path.slice(1)}\n\n\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`\n`;
  });
  return [
    `# Public surface of ${published}`,
    '',
    'Written by `node scripts/api-report.mjs` from the built declarations; `npm test` compares them.',
    '',
    parts.join('\n'),
  ].join('\n');
}

/** Returns a symbol's declaration without comments; for a re-export, the declaration at its source. */
function declared(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  // A symbol of another package: its name is our surface, its shape is not.
  if (declarations.length === 0 || declarations.some((each) => isForeign(each.getSourceFile()))) {
    return `// ${symbol.name}: of another package`;
  }
  const texts = declarations.map((each) => {
    const node = ts.isVariableDeclaration(each) ? each.parent.parent : each;
    return textOf(node);
  });
  const renamed = target.name === symbol.name ? '' : `// as ${symbol.name}\n`;
  return renamed + [...new Set(texts)].join('\n');
}

function isForeign(file) {
  return file.fileName.includes('/node_modules/');
}

function textOf(node) {
  if (ts.isSourceFile(node)) return '// a module of its own';
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(export |declare |default )+/, '');
  const lines = text.split('\n');
  if (lines.length <= mostLines) return text;
  // All texts, the machine's states: that they changed is seen here, and how in the sources.
  const print = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${lines[0]} … // ${lines.length} lines, ${print}`;
}

function firstDifference(known, report) {
  const before = known.split('\n');
  const after = report.split('\n');
  const at = after.findIndex((line, index) => line !== before[index]);
  const place = at === -1 ? after.length : at;
  return `  line ${place + 1}\n  - ${before[place] ?? ''}\n  + ${after[place] ?? ''}`;
}
