/** Paper as data: what stands on it, without saying how it is drawn. */

export interface PrintColumn {
  readonly title: string;
  /** Millimetres, or what is left over in equal parts. */
  readonly width: number | 'rest';
  readonly align?: 'left' | 'center' | 'right';
}

/** One page, or as many as its table needs. */
export interface PrintPage {
  readonly title: string;
  readonly subtitle: string;
  /** Facts above the table, as label and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly columns: readonly PrintColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the table. */
  readonly notes: readonly string[];
  /** Who signs. */
  readonly signatures: readonly string[];
}

export interface PrintDocument {
  readonly landscape: boolean;
  /** In the foot of every page, beside the page number. */
  readonly foot: string;
  readonly pages: readonly PrintPage[];
}

export type Printing =
  | { readonly printed: true; readonly bytes: Uint8Array }
  /** Too many are waiting already. */
  | { readonly printed: false; readonly busy: true };

/** A4, with Chinese fonts embedded. */
export type PdfPrinter = (document: PrintDocument) => Promise<Printing>;
