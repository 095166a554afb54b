/** Reads the texts of a PDF written by pdfkit, line by line, so that tests can check its figures. */
import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly dictionary: string;
  /** Unpacked. */
  readonly content: string;
}

export interface PdfText {
  /** The names of the embedded fonts. */
  readonly embeddedFonts: readonly string[];
  /** The outlines in each of these fonts, except those that are composed of others. */
  readonly outlines: readonly (readonly Buffer[])[];
  /** One list per page: its lines from top to bottom, without spaces. */
  readonly pages: readonly (readonly string[])[];
  /** In points: each page's width, where its rightmost text begins, and how far right its longest line reaches. */
  readonly widths: readonly {
    readonly page: number;
    readonly lastText: number;
    readonly lastLine: number;
  }[];
}

export function readPdf(bytes: Uint8Array): PdfText {
  const objects = objectsOf(bytes);
  const descriptors = [...objects.values()].filter(({ dictionary }) =>
    /\/FontFile[23]? \d+ 0 R/.test(dictionary),
  );
  const pages = [...objects.values()].filter(({ dictionary }) =>
    /\/Type \/Page\b(?!s)/.test(dictionary),
  );
  return {
    embeddedFonts: descriptors.map(({ dictionary }) => first(/\/FontName \/(\S+)/, dictionary)),
    outlines: descriptors.map((descriptor) => outlinesOf(fontFile(objects, descriptor))),
    pages: pages.map((page) => linesOf(objects, page)),
    widths: pages.map((page) => widthOf(objects, page)),
  };
}

function fontFile(objects: ReadonlyMap<string, PdfObject>, descriptor: PdfObject): Buffer {
  return Buffer.from(referenced(objects, 'FontFile2', descriptor).content, 'latin1');
}

/** Reads the outlines by the `loca` table of a TrueType file, which has the start of each. */
function outlinesOf(file: Buffer): Buffer[] {
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16) {
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  }
  const [head = 0, places = 0, most = 0, outlines = 0] = ['head', 'loca', 'maxp', 'glyf'].map(
    (name) => tables.get(name),
  );
  const isLong = file.readUInt16BE(head + 50) === 1;
  const begins = Array.from({ length: file.readUInt16BE(most + 4) + 1 }, (_, glyph) =>
    isLong ? file.readUInt32BE(places + glyph * 4) : file.readUInt16BE(places + glyph * 2) * 2,
  );
  // The first outline is the shape for a missing letter.
  return begins
    .slice(1, -1)
    .map((begin, at) => file.subarray(outlines + begin, outlines + (begins[at + 2] ?? begin)))
    .filter((outline) => outline.length > 0 && outline.readInt16BE(0) > 0);
}

function objectsOf(bytes: Uint8Array): Map<string, PdfObject> {
  const file = Buffer.from(bytes).toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', ...rest] = body.split('stream\n');
    const packed = Buffer.from(rest.join('stream\n'), 'latin1');
    const readable = dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype');
    found.set(id, { dictionary, content: readable ? unpacked(packed) : '' });
  }
  return found;
}

/** The file's own text follows the stream; inflating ignores it. */
function unpacked(packed: Buffer): string {
  return inflateSync(packed).toString('latin1');
}

function referenced(
  objects: ReadonlyMap<string, PdfObject>,
  name: string,
  { dictionary }: PdfObject,
): PdfObject {
  const object = objects.get(first(new RegExp(`/${name} (\\d+) 0 R`), dictionary));
  if (object === undefined) throw new Error(`no ${name} in ${dictionary}`);
  return object;
}

function widthOf(objects: ReadonlyMap<string, PdfObject>, page: PdfObject) {
  const { content } = referenced(objects, 'Contents', page);
  const drawn = [...content.matchAll(/^(\S+) \S+ [ml]$/gm)].map(([, x = '']) => Number(x));
  const begun = [...content.matchAll(/1 0 0 1 (\S+) \S+ Tm/g)].map(([, x = '']) => Number(x));
  return {
    page: Number(first(/\/MediaBox \[0 0 (\S+) /, page.dictionary)),
    lastText: Math.max(...begun),
    lastLine: Math.max(0, ...drawn),
  };
}

function linesOf(objects: ReadonlyMap<string, PdfObject>, page: PdfObject): string[] {
  const letters = new Map<string, readonly string[]>();
  const resources = referenced(objects, 'Resources', page);
  for (const [, font = ''] of resources.dictionary.matchAll(/\/(F\d+) \d+ 0 R/g)) {
    letters.set(
      font,
      lettersOf(referenced(objects, 'ToUnicode', referenced(objects, font, resources)).content),
    );
  }
  const lines = new Map<number, { x: number; text: string }[]>();
  const texts = /1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) \S+ Tf\n(?:[^\n]* T[a-z*]\n)*?\[([^\]]*)\] TJ/g;
  for (const [, x = '', y = '', font = '', glyphs = ''] of referenced(
    objects,
    'Contents',
    page,
  ).content.matchAll(texts)) {
    const line = lines.get(Number(y)) ?? [];
    line.push({ x: Number(x), text: textOf(glyphs, letters.get(font) ?? []) });
    lines.set(Number(y), line);
  }
  return [...lines]
    .sort(([y], [other]) => other - y)
    .map(([, parts]) =>
      parts
        .sort((part, other) => part.x - other.x)
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, ''),
    );
}

/** Returns the letters of a font's glyphs: `<0000> <00ff> [<4e00> <d840 dc00> …]`. */
function lettersOf(cmap: string): readonly string[] {
  return [...cmap.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    // A part of a letter, such as its dots, has no text of its own.
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...(units.match(/\S+/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}

function textOf(glyphs: string, letters: readonly string[]): string {
  return [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
    .join('');
}

function first(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[1] ?? '';
}
