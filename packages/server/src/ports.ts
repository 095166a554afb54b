/** Everything the server needs from outside; an adapter per home (Node, tests, a browser tab) fills it in. */
import type { Kysely } from 'kysely';
import type { ImageRecoder } from './integrations/images/image-recoder.ts';
import type { PdfPrinter } from './integrations/pdf/pdf-printer.ts';
import type { SheetReader } from './integrations/spreadsheet/sheet.ts';
import type { DatabaseSchema } from './store/schema.ts';

export interface Ports {
  readonly database: Database;
  /** Epoch ms. */
  readonly now: () => number;
  /** A fresh opaque id of at least 80 random bits, `[a-z0-9]`. */
  readonly newId: () => string;
  /** 256 random bits, base64url: tokens and seat codes. */
  readonly newSecret: () => string;
  /** Hex SHA-256 of UTF-8 text; synchronous, because the ledger chains one hash per event. */
  readonly sha256: (text: string) => string;
  readonly passwords: Passwords;
  readonly imageCode: ImageCodePainter;
  /** Files of strangers: read and drawn away from the live path, within limits, where the home can. */
  readonly sheets: SheetReader;
  readonly pdf: PdfPrinter;
  readonly images: ImageRecoder;
  /** Of the work messenger; null while none is connected. */
  readonly addressBook: AddressBook | null;
  readonly bus: Bus;
  readonly log: Log;
  /** Timers, so that tests own the time; returns how to cancel. */
  readonly schedule: (afterMs: number, run: () => void) => () => void;
}

/** One SQL dialect, PostgreSQL's, for all homes (engines § Storage). */
export interface Database {
  /** Typed builder for the wide ordinary surface. */
  readonly query: Kysely<DatabaseSchema>;
  /**
   * A named, prepared statement for the live path. Values are plain JS values; arrays are PostgreSQL arrays.
   * `bigint`, `int8` and `float8` columns come back as numbers.
   */
  readonly prepared: <Row>(name: string, sql: string, values: readonly unknown[]) => Promise<Row[]>;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
}

/** Draws the image code; the answer never leaves the server. */
export interface ImageCodePainter {
  readonly paint: () => Promise<{ readonly answer: string; readonly png: Uint8Array }>;
}

/** The people of an organisation, as its work messenger knows them. Rejects when the messenger does not answer. */
export interface AddressBook {
  /** The organisation an account belongs to; null when it belongs to none. */
  readonly organisationOf: (userId: string) => Promise<string | null>;
  /** What is directly in a department, null for the top one; null when one of the two is unknown. */
  readonly department: (
    corpId: string,
    deptId: string | null,
  ) => Promise<AddressBookDepartment | null>;
  /** The people with these ids, in any order; who is unknown is left out. */
  readonly people: (
    corpId: string,
    unionIds: readonly string[],
  ) => Promise<readonly AddressBookPerson[]>;
}

export interface AddressBookDepartment {
  readonly childDepts: readonly { readonly deptId: string; readonly deptName: string }[];
  readonly users: readonly { readonly unionid: string; readonly name: string }[];
}

export interface AddressBookPerson {
  readonly unionId: string;
  readonly name: string;
  /** Null when the organisation does not share it. */
  readonly phoneNumber: string | null;
}

/** Tells the other processes that a competition moved on; the log is the truth, so a lost message costs only latency. */
export interface Bus {
  readonly publish: (message: BusMessage) => void;
  readonly subscribe: (listener: (message: BusMessage) => void) => () => void;
  readonly close: () => Promise<void>;
}

export type BusMessage =
  | { readonly kind: 'version'; readonly competitionId: string; readonly version: number }
  /** Ephemeral signals to connections of every process: check, reload, a revoked session. */
  | { readonly kind: 'signal'; readonly competitionId: string; readonly signal: string };

/** Structured log; callers never pass tokens, passwords, phone numbers or query strings. */
export interface Log {
  readonly info: (event: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (event: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly error: (event: string, fields?: Readonly<Record<string, unknown>>) => void;
}
