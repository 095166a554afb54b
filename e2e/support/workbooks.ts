/** Spreadsheets on the organiser's computer: fills in a template, and reads a download. */
import type { Page } from 'playwright-core';
import {
  Uint8ArrayReader,
  ZipReader,
  ZipWriter,
} from '../../packages/server/src/integrations/spreadsheet/zip.ts';
import { readBack } from '../../packages/server/test/support/files.ts';
import { bytesOf } from './people.ts';

/** Runs an act that starts a download, and returns the file with its suggested name. */
export async function downloaded(
  page: Page,
  start: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const waiting = page.waitForEvent('download');
  await start();
  const download = await waiting;
  const bytes = new Uint8Array(await bytesOf(download));
  return { name: download.suggestedFilename(), bytes };
}

/** The lines below the header, with each cell under the title of its column. */
export async function tableOf(
  bytes: Uint8Array<ArrayBuffer>,
  header: number,
): Promise<ReadonlyMap<string, string | undefined>[]> {
  const lines = await readBack(new Response(bytes));
  const titles = lines[header - 1] ?? [];
  return lines
    .slice(header)
    .map((cells) => new Map(titles.map((title, column) => [title ?? '', cells[column]])));
}

/** The names of a workbook's worksheets. */
export async function worksheetNames(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const workbook = (await partsOf(bytes)).get('xl/workbook.xml') ?? '';
  return [...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name);
}

/** The template with further rows after its example, as if they had been typed into it. */
export async function filledIn(
  template: Uint8Array<ArrayBuffer>,
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const parts = await partsOf(template);
  const path = 'xl/worksheets/sheet1.xml';
  const worksheet = parts.get(path) ?? '';
  const used = worksheet.match(/<row /g)?.length ?? 0;
  const typed = rows.map((cells, index) => rowXml(cells, used + 1 + index)).join('');
  if (!worksheet.includes('</sheetData>')) throw new Error(`no rows to type behind: ${worksheet}`);
  parts.set(path, worksheet.replace('</sheetData>', `${typed}</sheetData>`));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable);
  const written = new Response(readable).arrayBuffer();
  for (const [name, text] of parts) await zip.add(name, new Response(text).body ?? undefined);
  await zip.close();
  return Buffer.from(await written);
}

function rowXml(cells: readonly string[], row: number): string {
  const filled = cells.map((text, column) =>
    text === ''
      ? ''
      : `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${row}">${filled.join('')}</row>`;
}

async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()) {
    if (entry.directory) continue;
    parts.set(entry.filename, new TextDecoder().decode(await entry.arrayBuffer()));
  }
  return parts;
}
