/** Writes an xlsx file as a stream: a slice of rows at a time, compressed by the platform, no faster than it is read. */
import { packageParts, rowXml, sheetEnd, sheetPath, sheetStart } from './sheet-xml.ts';
import type { SheetToWrite } from './workbook.ts';
import { ZipWriter } from './zip.ts';

/** Made in one go: a few milliseconds, so that others get their turn between. */
const cellsPerSlice = 1_000;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the file's bytes. A reader that stops ends the writing too. */
export function workbookStream(sheets: readonly SheetToWrite[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The reader hears of a failure through the stream, which it also ends by cancelling.
  writeTo(writable, sheets).catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}

export async function workbookBytes(
  sheets: readonly SheetToWrite[],
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(workbookStream(sheets)).arrayBuffer());
}

async function writeTo(
  writable: WritableStream<Uint8Array>,
  sheets: readonly SheetToWrite[],
): Promise<void> {
  const zip = new ZipWriter(writable, { zip64: false, level: 6, extendedTimestamp: false });
  for (const [path, xml] of packageParts(sheets)) await zip.add(path, textStream([xml]));
  for (const [index, sheet] of sheets.entries()) {
    await zip.add(sheetPath(index), textStream(sheetText(sheet)));
  }
  await zip.close();
}

function* rowsText(sheet: SheetToWrite): Generator<string, number> {
  yield sheetStart(sheet);
  let number = 0;
  let slice = '';
  let cells = 0;
  for (const row of sheet.rows) {
    number += 1;
    slice += rowXml(row, number, sheet.scores);
    // Rows of an empty table cost a little too.
    cells += row.cells.length + 1;
    if (cells < cellsPerSlice) continue;
    yield slice;
    slice = '';
    cells = 0;
  }
  yield slice;
  return number;
}

async function* sheetText(sheet: SheetToWrite): AsyncGenerator<string, undefined> {
  let number = yield* rowsText(sheet);
  for await (const rows of sheet.later ?? []) {
    let slice = '';
    for (const row of rows) {
      number += 1;
      slice += rowXml(row, number, sheet.scores);
    }
    yield slice;
  }
  yield sheetEnd(sheet);
  return undefined;
}

function textStream(texts: Iterable<string> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator =
    Symbol.asyncIterator in texts ? texts[Symbol.asyncIterator]() : texts[Symbol.iterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        // A turn of the event loop: streams alone go on in microtasks, and nobody else would run.
        await new Promise((resolve) => setTimeout(resolve));
        const { done, value } = await iterator.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
