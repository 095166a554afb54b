/** Paper as data: what stands on it, without saying how it is drawn. */

export interface PrintColumn {
  readonly title: string;
  /** Millimetres, or what is left over in equal parts. */
  readonly width: number | 'rest';
  readonly align?: 'left' | 'center' | 'right';
}

export interface PrintTable {
  readonly kind: 'TABLE';
  /** Null where the sheet's own title says it. */
  readonly title: string | null;
  readonly columns: readonly PrintColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface PrintNotes {
  readonly kind: 'NOTES';
  readonly title: string | null;
  readonly lines: readonly string[];
  /** Whether who signs below them has a result before their eyes, as with the steps that lead to it. */
  readonly figures?: boolean;
}

export type PrintBlock = PrintTable | PrintNotes;

/** What is signed as one: a page, or as many as its tables need. */
export interface PrintSheet {
  readonly title: string;
  readonly subtitle: string;
  /** Whose page it is, on top of every page: competition, group, program, name of the list. */
  readonly heading: readonly string[];
  /** Facts above the tables, as label and value. */
  readonly facts: readonly (readonly [string, string])[];
  /** The figures, in their order. */
  readonly blocks: readonly PrintBlock[];
  /** Who signs; below the last block and never without figures. */
  readonly signatures: readonly string[];
  /**
   * Stands between blocks and signatures where all of it has room on one page, else behind the
   * signatures with its own, so that nothing comes between the figures and who signs them.
   */
  readonly annex?: { readonly block: PrintTable; readonly signatures: readonly string[] };
}

export interface PrintDocument {
  readonly landscape: boolean;
  /** In the foot of every page: the moment it was true, and the ledger's head. */
  readonly foot: string;
  /** In the foot of every page as a code to scan: the signed head. */
  readonly proof: string | null;
  readonly sheets: readonly PrintSheet[];
}

export type Printing =
  | { readonly printed: true; readonly bytes: Uint8Array }
  /** Too many are waiting already. */
  | { readonly printed: false; readonly busy: true };

/** A4, with Chinese fonts embedded. */
export type PdfPrinter = (document: PrintDocument) => Promise<Printing>;
