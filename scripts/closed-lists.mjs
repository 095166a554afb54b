// The guard of the contract's closed lists, run by `npm run lint`: a new member of a list must be led
// by the compiler to every place that chooses by that list. Refused in the packages' sources, but for the stand-ins'
// (`sandbox`), which have words of other services:
//
//   default      `default:` in a switch over members of a list; the compiler leads to a missing case
//   choice       a ternary that takes one answer for some members and another answer for all others;
//                a switch, or a table `Record<List, …>`. One answer or nothing is no choice of two.
//   repeated     an array of all members; `@liangfen/sdk/values` has it
//   asked        `mode === 'BATTLE'`, which passes a new mode by on one side; a question of rules/src/mode.ts
//   named        a style for one theme by its name; a token of the theme says what is different
//
// A list is an enum of openapi.yaml, or what tells the parts of a `oneOf` apart. The guard reads text,
// not types, to be done in seconds: a word that a list of ours shares with something else may need
// `// closed-lists: why this is no such choice` on the line above. There are no other exceptions.
//
//   node scripts/closed-lists.mjs [folder]   another checkout, for the guard's own test
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { merge: true });
const lists = listsOf(contract);
const members = new Set(lists.flat());
/** Half the product asks what a mode has; each question has one place, where a new mode does not compile. */
const modes = contract.components.schemas.Mode?.enum ?? [];
const questions = 'packages/rules/src/mode.ts';

const complaints = sourcesOf(join(root, 'packages')).flatMap((file) => {
  const name = relative(root, file).replaceAll('\\', '/');
  return findingsOf(file).map((finding) => `${name}:${finding}`);
});
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`closed lists: ${complaints.length} place(s) that a new member would pass by`);
  process.exitCode = 1;
}

function listsOf(document) {
  const schemas = Object.values(document.components?.schemas ?? {});
  return schemas.flatMap((schema) => {
    const mapping = schema.discriminator?.mapping;
    const list = schema.enum ?? (mapping === undefined ? [] : Object.keys(mapping));
    return list.length > 1 ? [list] : [];
  });
}

/** Sources that ship: no tests, no stories, nothing generated. */
function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['generated', 'node_modules', 'dist', 'test', 'sandbox'].includes(entry.name)
        ? []
        : sourcesOf(path);
    }
    const isSource =
      /\.(tsx?|css)$/.test(path) && !/\.(test|stories)(-parts)?\.|story-parts/.test(path);
    return isSource && path.includes(`${join('/', 'src', '/')}`) ? [path] : [];
  });
}

function findingsOf(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return themesNamedIn(text);
  // Most files name no member at all; parsing them would take most of the time.
  if (!/'[A-Z][A-Z_]+'/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings = [];
  const report = (node, what) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const above = text
      .split('\n')
      .slice(Math.max(0, line - 1), line + 1)
      .join('\n');
    if (!/closed-lists: \S/.test(above)) findings.push(`${line + 1} ${what}`);
  };
  const visit = (node) => {
    if (ts.isDefaultClause(node) && isOverList(node.parent)) {
      report(node, 'default: name the members that are left');
    }
    if (ts.isConditionalExpression(node) && isChoice(node)) {
      report(node, 'choice: a switch, or a table by the list');
    }
    if (ts.isArrayLiteralExpression(node) && repeats(node)) {
      report(node, 'repeated: take the list from @liangfen/sdk/values');
    }
    if (asksMode(node) && file !== join(root, questions)) {
      report(node, `asked: a question of ${questions}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function themesNamedIn(text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /data-lf-theme=/.test(line) ? [`${index + 1} named: a token of the theme`] : [],
    );
}

function isOverList({ clauses }) {
  const words = clauses.filter(ts.isCaseClause).map(({ expression }) => wordOf(expression));
  return words.length > 0 && lists.some((list) => words.every((word) => list.includes(word)));
}

/** Compares with a member, and has an answer both ways. */
function isChoice({ condition, whenTrue, whenFalse }) {
  return namesMember(condition) && !isNothing(whenTrue) && !isNothing(whenFalse);
}

function namesMember(node) {
  if (ts.isParenthesizedExpression(node)) return namesMember(node.expression);
  if (!ts.isBinaryExpression(node)) return false;
  return isComparison(node)
    ? [node.left, node.right].some((side) => members.has(wordOf(side)))
    : namesMember(node.left) || namesMember(node.right);
}

function isComparison(node) {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

function asksMode(node) {
  if (!isComparison(node)) return false;
  const sides = [node.left, node.right];
  const isMode = (side) => (side.name ?? side).text === 'mode';
  return sides.some((side) => modes.includes(wordOf(side))) && sides.some(isMode);
}

function isNothing(node) {
  return (
    node.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isIdentifier(node) && node.text === 'undefined') ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0) ||
    wordOf(node) === ''
  );
}

function repeats({ elements }) {
  const words = elements.map(wordOf);
  return lists.some(
    (list) => list.length === words.length && list.every((member) => words.includes(member)),
  );
}

function wordOf(node) {
  return ts.isStringLiteral(node) ? node.text : undefined;
}
