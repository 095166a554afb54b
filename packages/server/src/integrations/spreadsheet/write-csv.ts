/**
 * Writes one worksheet as comma separated text that Excel and WPS open directly: UTF-8 with its mark, and no text becomes a
 * formula.
 */
import type { CellValue, WorksheetRow, WorksheetToWrite } from './workbook.ts';

export const csvType = 'text/csv';

const rowsPerSlice = 500;

/** Writes only the table: its header and its rows. A reader that stops ends the writing too. */
export function csvStream(worksheet: WorksheetToWrite): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const slices = csvText(worksheet);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        // A turn of the event loop, so that nobody waits for a long table.
        await new Promise((resolve) => setTimeout(resolve));
        const { done, value } = await slices.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await slices.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* csvText({ rows, later }: WorksheetToWrite): AsyncGenerator<string, undefined> {
  let slice = '\uFEFF';
  let count = 0;
  for (const row of rows) {
    slice += lineOf(row);
    count += 1;
    if (count % rowsPerSlice > 0) continue;
    yield slice;
    slice = '';
  }
  yield slice;
  for await (const some of later ?? []) yield some.map(lineOf).join('');
  return undefined;
}

function lineOf({ look, cells }: WorksheetRow): string {
  switch (look) {
    case 'title':
    case 'note':
      return '';
    case 'header':
    case 'cell':
      return `${cells.map(fieldOf).join(',')}\r\n`;
  }
}

function fieldOf(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.text;
  // A text that begins like a formula gets an apostrophe, which says "this is text" to every program. One that has it
  // already gets another, so that reading the file again takes away exactly what was added.
  const text = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
