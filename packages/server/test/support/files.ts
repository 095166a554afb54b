/** Files as an organiser has them: really made, sent as a form, and read back. */
import { readSpreadsheet } from '../../src/integrations/spreadsheet/read-spreadsheet.ts';
import type { CellValue } from '../../src/integrations/spreadsheet/workbook.ts';
import { workbookBytes } from '../../src/integrations/spreadsheet/write-workbook.ts';

export interface FilePart {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function upload({ name, bytes }: FilePart): FormData {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return form;
}

export async function xlsxFile(rows: readonly (readonly CellValue[])[]): Promise<FilePart> {
  const bytes = await workbookBytes([
    {
      name: '名单',
      widths: [],
      headerRows: 1,
      scores: null,
      rows: rows.map((cells) => ({ look: 'cell', cells })),
    },
  ]);
  return { name: '名单.xlsx', bytes };
}

type Encoding = 'utf-8' | 'utf-8 with its mark' | 'gb18030' | 'utf-16';

export function csvFile(text: string, encoding: Encoding): FilePart {
  return { name: '名单.csv', bytes: encoded(text, encoding) };
}

function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'utf-8':
      return new Uint8Array(Buffer.from(text));
    case 'utf-8 with its mark':
      return new Uint8Array(Buffer.from(`\uFEFF${text}`));
    case 'utf-16':
      return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    case 'gb18030':
      return new Uint8Array([...text].flatMap((letter) => gb18030(letter)));
  }
}

/** Finds the encoding by trial, because the platform can only decode GB 18030. */
function gb18030(letter: string): number[] {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return [code];
  const decoder = new TextDecoder('gb18030');
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      if (decoder.decode(new Uint8Array([first, second])) === letter) return [first, second];
    }
  }
  for (let first = 0x81; first <= 0x84; first += 1) {
    for (let second = 0x30; second <= 0x39; second += 1) {
      for (let third = 0x81; third <= 0xfe; third += 1) {
        for (let fourth = 0x30; fourth <= 0x39; fourth += 1) {
          const bytes = [first, second, third, fourth];
          if (decoder.decode(new Uint8Array(bytes)) === letter) return bytes;
        }
      }
    }
  }
  throw new Error(`${letter} is not in GB 18030`);
}

/** Returns the cells of the first worksheet, numbers without their formats; an empty cell is undefined. */
export async function readBack(response: Response): Promise<(string | undefined)[][]> {
  if (!response.ok) throw new Error(await response.text());
  const bytes = new Uint8Array(await response.arrayBuffer());
  const reading = await readSpreadsheet({ name: 'file.xlsx', bytes }, () => undefined);
  if (!reading.read) throw new Error(reading.reason);
  return reading.lines.map(({ cells }) =>
    Array.from({ length: Math.max(...cells.keys()) + 1 }, (_, column) => {
      const cell = cells.get(column);
      return cell?.plain ?? cell?.text;
    }),
  );
}
