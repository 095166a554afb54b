/** What a command answers: data for programs, a view for people, or a refusal that says what to do. */

export type ViewPart =
  | { readonly kind: 'line'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

export interface Done {
  /** Keeps its form from version to version (docs/operations.md). */
  readonly data: { readonly [name: string]: Json };
  readonly view: readonly ViewPart[];
}

export type RefusalCode =
  /** The command itself is wrong. */
  | 'WRONG_INPUT'
  /** There is no such account, plan, voucher, order, invoice. */
  | 'NOT_FOUND'
  /** It is there, in a state that does not allow it. */
  | 'NOT_NOW'
  /** Nobody said yes to what cannot be taken back. */
  | 'NOT_CONFIRMED'
  /** The database, or the payment provider, does not answer. */
  | 'UNAVAILABLE'
  | 'INTERNAL';

export interface Refusal {
  readonly done: false;
  readonly code: RefusalCode;
  /** A Chinese sentence with the next step. */
  readonly detail: string;
}

export type AdminAnswer = ({ readonly done: true } & Done) | Refusal;

/** Thrown by commands; nothing they wrote stands. */
export class AdminRefused extends Error {
  override readonly name = 'AdminRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

export const line = (text: string): ViewPart => ({ kind: 'line', text });

export function table(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  whenEmpty: string,
): ViewPart {
  return rows.length === 0 ? line(whenEmpty) : { kind: 'table', columns, rows };
}
