/** A workbook to be written: worksheets whose rows are made while they are sent. */

/** A day with its time: a spreadsheet sorts, filters and counts by it; elsewhere its text stands. */
export interface MomentCell {
  readonly text: string;
  /** As spreadsheets count: days since 30 December 1899. */
  readonly days: number;
  readonly precision: 'MINUTE' | 'SECOND';
}

/** Text is never taken for a formula; null is an empty cell. */
export type CellValue = string | number | MomentCell | null;

export type CellLook = 'title' | 'note' | 'header' | 'cell';

export interface WorksheetRow {
  readonly look: CellLook;
  readonly cells: readonly CellValue[];
}

export interface ChoiceColumn {
  /** From 0. */
  readonly column: number;
  /** Rows, from 1, both included. */
  readonly fromRow: number;
  readonly toRow: number;
  /** A range such as `'说明'!$D$2:$D$9`. */
  readonly source: string;
}

export interface WorksheetToWrite {
  readonly name: string;
  /** Width of each column, in characters; two to a Chinese one. What does not fit its paper is made narrower. */
  readonly widths: readonly number[];
  /** Rows down to the headers: they stay in sight and stand on every printed page. */
  readonly headerRows: number;
  /** Columns whose numbers are scores, from 0, and the decimals they are shown with. */
  readonly scores: { readonly columns: ReadonlySet<number>; readonly decimals: number } | null;
  readonly rows: Iterable<WorksheetRow>;
  /** Rows behind them that are read while the file is sent, some at a time. */
  readonly later?: AsyncIterable<readonly WorksheetRow[]>;
  readonly choices?: readonly ChoiceColumn[];
}
