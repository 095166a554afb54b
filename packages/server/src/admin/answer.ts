/** The answer of a command: data for programs, a view for people, or a refusal that says what to do. */

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
  /** Whether the finished command found something wrong, which its exit code says. */
  readonly isBad?: boolean;
}

export type RefusalCode =
  /** The command itself is wrong. */
  | 'WRONG_INPUT'
  /** There is no such account, plan, voucher, order, invoice. */
  | 'NOT_FOUND'
  /** It exists, in a state that does not allow the command. */
  | 'NOT_NOW'
  /** Nobody confirmed what cannot be taken back. */
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

/** Thrown by commands; nothing that they wrote is kept. */
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

const codes: readonly RefusalCode[] = [
  'WRONG_INPUT',
  'NOT_FOUND',
  'NOT_NOW',
  'NOT_CONFIRMED',
  'UNAVAILABLE',
  'INTERNAL',
];

/** An answer that came as JSON from another process; null when it is none. */
export function readAnswer(value: unknown): AdminAnswer | null {
  if (!isRecord(value)) return null;
  if (value.done === true) {
    const { data, view } = value;
    if (!isRecord(data) || !Array.isArray(view) || !view.every(isViewPart)) return null;
    // The data were parsed from JSON, so every part of them is JSON.
    return { done: true, data: data as Done['data'], view };
  }
  const code = codes.find((each) => each === value.code);
  if (value.done !== false || code === undefined || typeof value.detail !== 'string') return null;
  return { done: false, code, detail: value.detail };
}

function isViewPart(value: unknown): value is ViewPart {
  if (!isRecord(value)) return false;
  if (value.kind === 'line') return typeof value.text === 'string';
  const isRow = (row: unknown) =>
    Array.isArray(row) && row.every((cell) => typeof cell === 'string');
  return (
    value.kind === 'table' &&
    isRow(value.columns) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow)
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
