/// <reference types="vite/types/importMeta.d.ts" />
// The rules import no package at run time; one convenient import would tie them to a package.

import ts from 'typescript';
import { expect, test } from 'vitest';

/** Source text by path, as `../src/decimal.ts`. */
const sources = import.meta.glob<string>(['../src/**/*.ts', '!../src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the imports that a file makes at run time. */
function runTimeImports(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const typeOnly = ts.isImportDeclaration(node)
        ? node.importClause?.isTypeOnly === true
        : node.isTypeOnly;
      const from = node.moduleSpecifier;
      if (from !== undefined && ts.isStringLiteral(from) && !typeOnly) found.push(from.text);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

function staysInside(path: string, from: string): boolean {
  if (!/^\.\.?\//.test(from)) return false;
  const depth = path.split('/').length - 3;
  return from.split('/').filter((segment) => segment === '..').length <= depth;
}

test('sources are found', () => {
  expect(Object.keys(sources)).toContain('../src/final-score.ts');
});

test.each(Object.entries(sources))('%s imports nothing from outside the rules', (path, text) => {
  expect(runTimeImports(path, text).filter((from) => !staysInside(path, from))).toEqual([]);
});
