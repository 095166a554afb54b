// The guard of texts in components, run by `npm run lint`: a text stands alone in an element of its own.
//
// A browser's page translator (Chrome's, Edge's) replaces each text node by an element around a new one. React keeps
// the node that it made: a text beside other children it would write where nobody sees it, and to put something
// before that text, or to take it off, throws and loses the page. An element's only text it writes anew, so that is
// safe. Refused beside another child, in a fragment, and as what a component answers with:
//
//   text       a text, a template, or whatever is not evidently an element. What may be either, such as `children`,
//              goes through `ownText` (packages/ui/src/own-text.tsx); a run of texts is one template in a `<span>`.
//
// Evidently elements are: JSX, a choice between elements, a list mapped to elements, nothing at all, `ownText(…)`, and
// a name of the same file that is one of these. The guard reads text, not types, to be done in seconds; an expression
// that it cannot see through and that never is a text says so, `/* lone-texts: why */`, before it.
//
//   node scripts/lone-texts.mjs [folder]   another checkout, for the guard's own test
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const packages = join(root, 'packages');
const complaints = sourcesOf(packages).flatMap((file) => {
  const name = relative(root, file).replaceAll('\\', '/');
  return findingsOf(file).map((finding) => `${name}:${finding}`);
});
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`lone texts: ${complaints.length} text(s) beside other children`);
  process.exitCode = 1;
}

/** Components that ship: no tests and no stories. */
function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['generated', 'node_modules', 'dist', 'test'].includes(entry.name)
        ? []
        : sourcesOf(path);
    return /(?<!\.test|\.stories|story-parts|test-parts)\.tsx$/.test(path) ? [path] : [];
  });
}

function findingsOf(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const named = namesOf(source);
  const findings = [];
  const note = (found) => {
    if (isExcused(found, source)) return;
    const { line } = source.getLineAndCharacterOfPosition(found.getStart(source));
    const words = found.getText(source).trim().replace(/\s+/g, ' ');
    findings.push(`${line + 1} ${words.slice(0, 90)}`);
  };
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isDrawn);
      if (children.length > 1 || ts.isJsxFragment(node))
        for (const child of children) if (!isElement(child, named)) note(child);
    }
    if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? ''))
      for (const answer of answersOf(node)) if (!isElement(answer, named)) note(answer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** What React makes a node of: no comment, and no white space between the lines; a space alone no translator touches. */
function isDrawn(child) {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child)) return true;
  const { expression } = child;
  if (expression === undefined) return false;
  return !(ts.isStringLiteralLike(expression) && expression.text.trim() === '');
}

function isExcused(child, source) {
  return /\/\* lone-texts: /.test(child.getFullText(source));
}

/** What each `const` is and what each function of the file answers with, with the block in which the name means it. */
function namesOf(source) {
  const named = new Map();
  const note = (name, value, declared) => {
    let block = declared.parent;
    while (!ts.isBlock(block) && !ts.isSourceFile(block)) block = block.parent;
    named.set(name, [...(named.get(name) ?? []), { value, block }]);
  };
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      note(node.name.text, node.initializer, node);
    if (ts.isFunctionDeclaration(node) && node.name && node.body) note(node.name.text, node, node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return named;
}

/** What the name means where it is used: the declaration in the innermost block around it. */
function meantBy(identifier, named) {
  const declared = named.get(identifier.text) ?? [];
  for (let around = identifier.parent; around !== undefined; around = around.parent) {
    const found = declared.find(({ block }) => block === around);
    if (found !== undefined) return found.value;
  }
  return undefined;
}

function isElement(node, named, seen = new Set()) {
  const is = (inner) => isElement(inner, named, seen);
  if (ts.isJsxExpression(node)) return node.expression === undefined || is(node.expression);
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
    return true;
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  )
    return is(node.expression);
  if (ts.isConditionalExpression(node)) return is(node.whenTrue) && is(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return is(node.right);
    return kind === ts.SyntaxKind.QuestionQuestionToken && is(node.left) && is(node.right);
  }
  if (node.kind === ts.SyntaxKind.NullKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return true;
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return true;
    const value = meantBy(node, named);
    if (value === undefined || seen.has(value) || ts.isFunctionDeclaration(value)) return false;
    return isElement(value, named, new Set([...seen, value]));
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(is);
  if (ts.isCallExpression(node)) return answersElement(node, named, seen);
  return false;
}

function answersElement(call, named, seen) {
  const { expression, arguments: given } = call;
  if (ts.isIdentifier(expression)) {
    if (['ownText', 'createPortal', 'createElement', 'cloneElement'].includes(expression.text))
      return true;
    const value = meantBy(expression, named);
    if (value === undefined || seen.has(value)) return false;
    return returnsElement(value, named, new Set([...seen, value]));
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const [made] = expression.name.text === 'from' ? [...given].reverse() : given;
    if (['map', 'flatMap', 'from'].includes(expression.name.text) && made !== undefined)
      return returnsElement(made, named, seen);
    if (['filter', 'slice', 'toReversed'].includes(expression.name.text))
      return isElement(expression.expression, named, seen);
  }
  return false;
}

function returnsElement(made, named, seen) {
  if (ts.isIdentifier(made)) {
    const value = meantBy(made, named);
    return value !== undefined && returnsElement(value, named, seen);
  }
  const isFunction =
    ts.isArrowFunction(made) || ts.isFunctionExpression(made) || ts.isFunctionDeclaration(made);
  if (!isFunction || made.body === undefined) return false;
  if (!ts.isBlock(made.body)) return isElement(made.body, named, seen);
  return answersOf(made).every((answer) => isElement(answer, named, seen));
}

/** What a function with a body of statements answers with. */
function answersOf(made) {
  const answers = [];
  const visit = (node) => {
    if (ts.isReturnStatement(node)) answers.push(...(node.expression ? [node.expression] : []));
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(made.body, visit);
  return answers;
}
