/**
 * Opens the package of a workbook by the rules of its own format (ECMA-376 part 2): a part is found through its
 * relationship, names compare without case, and an element is known by its namespace. Every size is counted, not believed.
 */
import sax from 'sax';
import {
  brokenFile,
  SpreadsheetRefused,
  spreadsheetLimits,
  tooLargeInside,
} from './spreadsheet.ts';
import { type Entry, type FileEntry, Uint8ArrayReader, ZipReader } from './zip.ts';

export interface SpreadsheetPackage {
  /** The parts by their names, as {@link partName} writes them. */
  readonly parts: ReadonlyMap<string, FileEntry>;
  /** The rest of {@link spreadsheetLimits} for this file. */
  readonly budget: { unpackedBytes: number };
}

export async function openPackage(bytes: Uint8Array): Promise<SpreadsheetPackage> {
  const parts = new Map<string, FileEntry>();
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  for await (const entry of reader.getEntriesGenerator()) {
    if (parts.size >= spreadsheetLimits.entries) throw new SpreadsheetRefused(tooLargeInside);
    if (entry.encrypted) throw new SpreadsheetRefused('文件设了密码，请去掉密码后再上传');
    if (isFile(entry)) parts.set(partName(entry.filename), entry);
  }
  if ([...parts.keys()].some((path) => path.endsWith('vbaproject.bin'))) {
    throw new SpreadsheetRefused('文件里有宏，请用 Excel「另存为」普通的 .xlsx 后再上传');
  }
  return { parts, budget: { unpackedBytes: spreadsheetLimits.unpackedBytes } };
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory;
}

/** Some writers pack with the separators of Windows, and names differ from targets by case. */
function partName(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

export interface Relation {
  readonly id: string;
  /** The last word of the type: transitional and strict files differ in what stands before it. */
  readonly kind: string;
  /** The name of the part. */
  readonly part: string;
}

/** What a part (or the package itself, as '') points to; none where it has no relationships. */
export async function readRelations(from: SpreadsheetPackage, source: string): Promise<Relation[]> {
  const folder = source.slice(0, source.lastIndexOf('/') + 1);
  const file = source.slice(folder.length);
  const path = `${folder}_rels/${file}.rels`;
  const relations: Relation[] = [];
  if (!from.parts.has(path)) return relations;
  await readPart(from, path, {
    open: (name, attribute) => {
      if (name !== 'Relationship' || relations.length >= spreadsheetLimits.entries) return;
      if (attribute('TargetMode') === 'External') return;
      const type = attribute('Type') ?? '';
      relations.push({
        id: attribute('Id') ?? '',
        kind: type.slice(type.lastIndexOf('/') + 1),
        part: resolved(attribute('Target') ?? '', folder),
      });
    },
  });
  return relations;
}

/** A target is a reference: from the root, or from the folder of the part that it belongs to. */
function resolved(target: string, folder: string): string {
  const plain = decoded(target).replaceAll('\\', '/');
  const segments: string[] = [];
  for (const segment of (plain.startsWith('/') ? plain : folder + plain).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return partName(segments.join('/'));
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** The value of an attribute: of none of the element's own, of the namespace that ends so. */
export type Attribute = (name: string, namespace?: string) => string | undefined;

export interface PartHandlers {
  /** Hears of a piece before its tags are read. */
  readonly chunk?: (bytes: number) => void;
  /** Elements of other namespaces than the part's own, and what stands in them, are passed over. */
  readonly open: (name: string, attribute: Attribute) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** The namespaces whose elements are read; those of a workbook's parts unless others are named. */
  readonly namespaces?: ReadonlySet<string>;
}

/** The namespaces of a workbook's parts, transitional and strict; hand-made files name none. */
const ownNamespaces: ReadonlySet<string> = new Set([
  '',
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
  'http://schemas.openxmlformats.org/package/2006/relationships',
]);

/** Streams one part through the handlers. A part has no DOCTYPE, so no entity can grow. */
export async function readPart(
  { parts, budget }: SpreadsheetPackage,
  path: string,
  { chunk: readChunk, open, text, close, namespaces = ownNamespaces }: PartHandlers,
): Promise<void> {
  const entry = parts.get(path);
  if (entry === undefined) throw new SpreadsheetRefused(brokenFile);
  const parser = sax.parser(true, { position: false });
  const decoder = new TextDecoder();
  const names = new Names();
  let depth = 0;
  /** How deep an element of another namespace began. */
  let foreign = 0;
  parser.onerror = () => {
    throw new SpreadsheetRefused(brokenFile);
  };
  parser.ondoctype = () => {
    throw new SpreadsheetRefused(
      '文件里有不安全的内容，请用 Excel 或 WPS 打开后另存为 .xlsx 再上传',
    );
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > spreadsheetLimits.depth) throw new SpreadsheetRefused(brokenFile);
    // The parser's own namespaces are not asked for, so attributes are texts.
    const own = attributes as Readonly<Record<string, string>>;
    names.enter(depth, own);
    if (foreign > 0) return;
    if (!namespaces.has(names.namespaceOf(name))) foreign = depth;
    else open(localName(name), (key, namespace) => names.attribute(own, key, namespace));
  };
  parser.onclosetag = (name) => {
    if (foreign === 0) close?.(localName(name));
    else if (foreign === depth) foreign = 0;
    names.leave(depth);
    depth -= 1;
  };
  if (text !== undefined) {
    const heard = (part: string) => {
      // XML has one end of a line; this parser hands on the file's own.
      if (foreign === 0) text(part.replace(/\r\n?/g, '\n'));
    };
    parser.ontext = heard;
    parser.oncdata = heard;
  }

  let refused: unknown = null;
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => {
      try {
        budget.unpackedBytes -= chunk.length;
        if (budget.unpackedBytes < 0) throw new SpreadsheetRefused(tooLargeInside);
        readChunk?.(chunk.length);
        parser.write(decoder.decode(chunk, { stream: true }));
      } catch (error) {
        refused ??= error;
        throw error;
      }
    },
  });
  try {
    await entry.getData(sink, { checkSignature: false });
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw refused ?? error;
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/** Prefixes in force. Almost every file declares them once at the root, so a map is copied where one is declared only. */
class Names {
  readonly #scopes: { readonly depth: number; readonly names: ReadonlyMap<string, string> }[] = [];
  #now: ReadonlyMap<string, string> = new Map();

  enter(depth: number, attributes: Readonly<Record<string, string>>): void {
    let names: Map<string, string> | null = null;
    for (const key in attributes) {
      if (!key.startsWith('xmlns')) continue;
      if (key.length > 5 && key[5] !== ':') continue;
      names ??= new Map(this.#now);
      names.set(key.slice(6), attributes[key] ?? '');
    }
    if (names === null) return;
    this.#scopes.push({ depth, names: this.#now });
    this.#now = names;
  }

  leave(depth: number): void {
    const scope = this.#scopes[this.#scopes.length - 1];
    if (scope?.depth !== depth) return;
    this.#scopes.pop();
    this.#now = scope.names;
  }

  namespaceOf(name: string): string {
    const colon = name.indexOf(':');
    return this.#now.get(colon === -1 ? '' : name.slice(0, colon)) ?? '';
  }

  attribute(
    attributes: Readonly<Record<string, string>>,
    key: string,
    namespace: string | undefined,
  ): string | undefined {
    if (namespace === undefined) return attributes[key];
    for (const name in attributes) {
      const colon = name.indexOf(':');
      if (colon === -1 || name.slice(colon + 1) !== key) continue;
      if (this.namespaceOf(name).endsWith(namespace)) return attributes[name];
    }
    return undefined;
  }
}
