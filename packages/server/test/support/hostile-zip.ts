/** Makes zip files as an attacker would: with any parts, and with false sizes. */
import { ZipWriter } from '../../src/integrations/spreadsheet/zip.ts';

export interface Part {
  readonly path: string;
  readonly content: Iterable<string>;
}

/** Returns the parts of an xlsx with one worksheet, except the worksheet itself. */
export function workbookParts(worksheet: Part): Part[] {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationship = (type: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;
  return [
    { path: '_rels/.rels', content: [relationship('officeDocument', 'xl/workbook.xml')] },
    {
      path: 'xl/workbook.xml',
      content: [
        `<workbook xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: [relationship('worksheet', 'worksheets/sheet1.xml')],
    },
    worksheet,
  ];
}

export async function zipped(parts: readonly Part[]): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const bytes = new Response(readable).arrayBuffer();
  const zip = new ZipWriter(writable, { zip64: false });
  const encoder = new TextEncoder();
  for (const { path, content } of parts) {
    const texts = content[Symbol.iterator]();
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const { done, value } = texts.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
    });
    await zip.add(path, stream);
  }
  await zip.close();
  return new Uint8Array(await bytes);
}

/** Returns the same file with another unpacked size in its directory and beside its data. */
export function announcing(
  bytes: Uint8Array<ArrayBuffer>,
  path: string,
  announced: number,
): Uint8Array<ArrayBuffer> {
  const lying = Buffer.from(bytes);
  const name = Buffer.from(path);
  const directory = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = lying.indexOf(directory); at !== -1; at = lying.indexOf(directory, at + 4)) {
    if (lying.subarray(at + 46, at + 46 + name.length).equals(name)) {
      lying.writeUInt32LE(announced, at + 24);
    }
  }
  return new Uint8Array(lying);
}
