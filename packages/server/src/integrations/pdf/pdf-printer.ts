/** Describes paper as data: what stands on it, and not how it is drawn. */

export interface PrintColumn {
  readonly title: string;
  /** Millimetres, or an equal part of the rest. */
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
  /** Whether the notes show a result to those who sign below them, as the steps that lead to it do. */
  readonly figures?: boolean;
}

export type PrintBlock = PrintTable | PrintNotes;

/** A part that is signed as one: a page, or as many as its tables need. */
export interface PrintSheet {
  readonly title: string;
  readonly subtitle: string;
  /** The lines on top of every page: competition, group, program, name of the list. */
  readonly heading: readonly string[];
  /** Facts above the tables, as label and value. */
  readonly facts: readonly (readonly [string, string])[];
  /** The figures, in their order. */
  readonly blocks: readonly PrintBlock[];
  /** The people who sign, below the last block and never on a page without figures. */
  readonly signatures: readonly string[];
  /**
   * Stands between blocks and signatures where everything fits on one page, else behind the signatures with signatures
   * of its own, so that nothing comes between the figures and their signatures.
   */
  readonly annex?: { readonly block: PrintTable; readonly signatures: readonly string[] };
}

export interface PrintDocument {
  readonly landscape: boolean;
  /** The foot of every page: the moment of the figures, and the ledger's head. */
  readonly foot: string;
  /** The signed head, as a code to scan in the foot of every page. */
  readonly proof: string | null;
  readonly sheets: readonly PrintSheet[];
}

export type Printing =
  | { readonly printed: true; readonly bytes: Uint8Array }
  /** Too many are waiting already. */
  | { readonly printed: false; readonly busy: true };

/** A4, with Chinese fonts embedded. */
export type PdfPrinter = (document: PrintDocument) => Promise<Printing>;
