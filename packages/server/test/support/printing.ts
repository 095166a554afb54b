/** A printer that keeps the documents it is given, and finds tables, notes and facts on them by name. */
import type {
  PdfPrinter,
  PrintDocument,
  PrintSheet,
} from '../../src/integrations/pdf/pdf-printer.ts';

export interface WatchedPrinter {
  readonly pdf: PdfPrinter;
  readonly printed: PrintDocument[];
}

export function watchedPrinter(): WatchedPrinter {
  const printed: PrintDocument[] = [];
  return {
    printed,
    pdf: async (document) => {
      printed.push(document);
      return { printed: true, bytes: new Uint8Array() };
    },
  };
}

/** Returns the rows of a sheet's or its annex's table, with cells by column heading; the first table has no title. */
export function tableOf(
  sheet: PrintSheet | undefined,
  title: string | null = null,
): Readonly<Record<string, string>>[] {
  const annex = sheet?.annex === undefined ? [] : [sheet.annex.block];
  const found = [...(sheet?.blocks ?? []), ...annex].find(
    (block) => block.kind === 'TABLE' && block.title === title,
  );
  if (found?.kind !== 'TABLE') throw new Error(`no table ${title ?? ''}`);
  return found.rows.map((row) =>
    Object.fromEntries(found.columns.map((column, at) => [column.title, row[at] ?? ''])),
  );
}

export function notesOf(sheet: PrintSheet | undefined, title: string | null): readonly string[] {
  const found = sheet?.blocks.find((block) => block.kind === 'NOTES' && block.title === title);
  if (found?.kind !== 'NOTES') throw new Error(`no notes ${title ?? ''}`);
  return found.lines;
}

export function factOf(sheet: PrintSheet | undefined, label: string): string {
  return sheet?.facts.find(([name]) => name === label)?.[1] ?? '';
}
