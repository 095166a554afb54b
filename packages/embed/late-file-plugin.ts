// Makes the part that an element loads later a file that is handed what the two share.
//
// A bundler would let the later file import the shared code from the first one by its address: a page that has the first
// from `/embed/v1.js?2` would then run a second React, in which no hook works. Here the later file is a function of the
// shared values, and whichever copy of the first file loads it hands over its own.
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

export function lateFiles(): Plugin {
  return {
    name: 'liangfen:late-files',
    // A value is handed over once: a later change would not reach the later file.
    transform(code, id) {
      const isOurs = /[/]packages[/][^?]+[.]tsx?$/.test(id);
      if (isOurs && /^export (let|var) /m.test(code)) {
        throw new Error(`${id} exports a value that may change`);
      }
      return null;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const { body } = parseAst(code);
      const text = new MagicString(code);
      if (chunk.isEntry) {
        const later = Object.values(chunks).filter(({ imports }) =>
          imports.includes(chunk.fileName),
        );
        if (later.length === 0) return null;
        const own = this.getModuleInfo(chunk.facadeModuleId ?? '')?.exports ?? [];
        handOver(text, body, new Set(own), new Set(later.map(({ fileName }) => lastOf(fileName))));
      } else {
        if (chunk.imports.length === 0) return null;
        takeOver(text, body);
      }
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** The first file keeps its own exports; the others become the value that it hands to each later file. */
function handOver(
  text: MagicString,
  body: ESTree.Program['body'],
  own: ReadonlySet<string>,
  later: ReadonlySet<string>,
): void {
  const shared: string[] = [];
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) continue;
    const kept: string[] = [];
    for (const { local, exported } of statement.specifiers) {
      if (own.has(nameOf(exported))) kept.push(`${nameOf(local)} as ${nameOf(exported)}`);
      else shared.push(`${nameOf(exported)}: ${nameOf(local)}`);
    }
    const exports = kept.length === 0 ? '' : `export { ${kept.join(', ')} };`;
    text.overwrite(statement.start, statement.end, exports || ';');
  }
  new Visitor({
    ImportExpression({ source, end }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      if (!later.has(lastOf(source.value))) return;
      text.appendLeft(end, `.then((file) => file.make({ ${shared.join(', ')} }))`);
    },
  }).visit({
    type: 'Program',
    body,
    sourceType: 'module',
    hashbang: null,
    start: 0,
    end: text.original.length,
  });
}

/** The later file takes for arguments what it would import, and returns what it would export. */
function takeOver(text: MagicString, body: ESTree.Program['body']): void {
  const taken: string[] = [];
  const made: string[] = [];
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier')
          throw new Error('a later file imports a whole namespace');
        taken.push(`${nameOf(specifier.imported)}: ${specifier.local.name}`);
      }
      text.remove(statement.start, statement.end);
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers) {
        made.push(`${nameOf(exported)}: ${nameOf(local)}`);
      }
      text.remove(statement.start, statement.end);
    }
  }
  text.prepend(`export function make({ ${taken.join(', ')} }) {\n`);
  text.append(`\nreturn { ${made.join(', ')} };\n}`);
}

const nameOf = (name: ESTree.ModuleExportName): string =>
  name.type === 'Literal' ? name.value : name.name;

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
