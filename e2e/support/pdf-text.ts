/** What stands on the pages of a PDF that pdfkit wrote, line by line: enough to read its figures again. */
import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly dictionary: string;
  /** Unpacked. */
  readonly content: string;
}

export interface PdfText {
  /** The names of the fonts that are inside the file. */
  readonly embeddedFonts: readonly string[];
  /** One list per page: its lines from above, without spaces. */
  readonly pages: readonly (readonly string[])[];
}

export function readPdf(bytes: Uint8Array): PdfText {
  const objects = objectsOf(bytes);
  const descriptors = [...objects.values()].filter(({ dictionary }) =>
    /\/FontFile[23]? \d+ 0 R/.test(dictionary),
  );
  return {
    embeddedFonts: descriptors.map(({ dictionary }) => first(/\/FontName \/(\S+)/, dictionary)),
    pages: [...objects.values()]
      .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
      .map((page) => linesOf(objects, page)),
  };
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

/** Behind the stream follows the file's own text, which ends the unpacking. */
function unpacked(packed: Buffer): string {
  return inflateSync(packed).toString('latin1');
}

function linesOf(objects: ReadonlyMap<string, PdfObject>, page: PdfObject): string[] {
  const referenced = (name: string, { dictionary }: PdfObject): PdfObject => {
    const object = objects.get(first(new RegExp(`/${name} (\\d+) 0 R`), dictionary));
    if (object === undefined) throw new Error(`no ${name} in ${dictionary}`);
    return object;
  };
  const letters = new Map<string, readonly string[]>();
  const resources = referenced('Resources', page);
  for (const [, font = ''] of resources.dictionary.matchAll(/\/(F\d+) \d+ 0 R/g)) {
    letters.set(font, lettersOf(referenced('ToUnicode', referenced(font, resources)).content));
  }
  const lines = new Map<number, { x: number; text: string }[]>();
  const texts = /1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) \S+ Tf\n(?:[^\n]* T[a-z*]\n)*?\[([^\]]*)\] TJ/g;
  for (const [, x = '', y = '', font = '', glyphs = ''] of referenced(
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

/** What each glyph of a font stands for: `<0000> <00ff> [<4e00> <d840 dc00> …]`. */
function lettersOf(cmap: string): readonly string[] {
  return [...cmap.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
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
