/** Writes an xlsx file as a stream: a slice of rows at a time, compressed by the platform, no faster than it is read. */

import { fittedWidths } from './page-fit.ts';
import type { WorksheetToWrite } from './workbook.ts';
import {
  packageParts,
  rowXml,
  worksheetEnd,
  worksheetPath,
  worksheetStart,
} from './worksheet-xml.ts';
import { ZipWriter } from './zip.ts';

/** Made in one go: a few milliseconds, so that others get their turn between. */
const cellsPerSlice = 1_000;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the file's bytes. A reader that stops ends the writing too. */
export function workbookStream(
  worksheets: readonly WorksheetToWrite[],
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The reader hears of a failure through the stream, which it also ends by cancelling.
  writeTo(writable, worksheets).catch((error: unknown) =>
    writable.abort(error).catch(() => undefined),
  );
  return readable;
}

export async function workbookBytes(
  worksheets: readonly WorksheetToWrite[],
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(workbookStream(worksheets)).arrayBuffer());
}

async function writeTo(
  writable: WritableStream<Uint8Array>,
  worksheets: readonly WorksheetToWrite[],
): Promise<void> {
  const zip = new ZipWriter(writable, { zip64: false, level: 6, extendedTimestamp: false });
  for (const [path, xml] of packageParts(worksheets)) await zip.add(path, textStream([xml]));
  for (const [index, worksheet] of worksheets.entries()) {
    await zip.add(worksheetPath(index), textStream(worksheetText(worksheet)));
  }
  await zip.close();
}

/** The widths that the rows are really written in. */
function rowLook({ scores, widths }: WorksheetToWrite) {
  return { scores, widths: fittedWidths(widths) };
}

function* rowsText(worksheet: WorksheetToWrite): Generator<string, number> {
  yield worksheetStart(worksheet);
  const look = rowLook(worksheet);
  let number = 0;
  let slice = '';
  let cells = 0;
  for (const row of worksheet.rows) {
    number += 1;
    slice += rowXml(row, number, look);
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

async function* worksheetText(worksheet: WorksheetToWrite): AsyncGenerator<string, undefined> {
  let number = yield* rowsText(worksheet);
  const look = rowLook(worksheet);
  for await (const rows of worksheet.later ?? []) {
    let slice = '';
    for (const row of rows) {
      number += 1;
      slice += rowXml(row, number, look);
    }
    yield slice;
  }
  yield worksheetEnd(worksheet);
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
