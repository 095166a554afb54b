// The panel on a desk and the panel in a hand are two shells around shared parts: what one of them offers, the other
// does, too.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandRoutes } from '@liangfen/sdk/commands';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../packages/ui/src/control-panel');

it('the parts of the phone give the same commands as the parts of the desk', () => {
  const desk = commandsOf('ControlPanelView.tsx', 'ControlPanelView');
  const phone = commandsOf('mobile/MobileControlPanelView.tsx', 'MobileControlPanelView');
  expect(desk).toContain('SHOW_INTERMISSION');
  expect(phone).toEqual(desk);
});

/** Commands are written as `type: 'SHOW_RANK'`. Followed by name, because a file may hold a part of one shell only. */
function commandsOf(file: string, shell: string): string[] {
  const files = new Map<string, File>();
  const seen = new Set<ts.Node>();
  const found = new Set<string>();
  const enter = (path: string, name: string): void => {
    const read = files.get(path) ?? fileAt(path);
    files.set(path, read);
    const from = read.imported.get(name);
    if (from !== undefined) enter(from.path, from.name);
    const declaration = read.declared.get(name);
    if (declaration === undefined || seen.has(declaration)) return;
    seen.add(declaration);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) enter(path, node.text);
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'type') {
        if (ts.isStringLiteral(node.initializer)) found.add(node.initializer.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(declaration);
  };
  enter(join(folder, file), shell);
  return Object.keys(commandRoutes).filter((command) => found.has(command));
}

interface File {
  readonly declared: ReadonlyMap<string, ts.Node>;
  /** By the name here: the file that has it and its name there. */
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

function fileAt(path: string): File {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, { path: string; name: string }>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        declared.set(one.name.getText(), one);
    } else if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      declared.set(statement.name.text, statement);
    }
    for (const { name, propertyName, from } of namesFromElsewhere(statement)) {
      imported.set(name.text, {
        path: join(dirname(path), from),
        name: (propertyName ?? name).text,
      });
    }
  }
  return { declared, imported };
}

/** Only our own files; what packages make is made for both shells. */
function namesFromElsewhere(statement: ts.Statement) {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const from = moduleSpecifier.text;
  const names = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!/^\..*\.tsx?$/.test(from) || names === undefined) return [];
  if (!ts.isNamedImports(names) && !ts.isNamedExports(names)) return [];
  return names.elements.map(({ name, propertyName }) => ({ name, propertyName, from }));
}
