/**
 * A backup as lines of text (decision 0334): `H` the head, `T` a table's name and then an `R` for each of its rows,
 * as PostgreSQL writes a row as JSON, and `E` the end with what must have been read.
 */

export const backupFormat = 1;

export interface BackupHead {
  readonly format: number;
  /** Epoch ms. */
  readonly createdAt: number;
  /** The schema that the rows fit, by its migrations in their order. */
  readonly migrations: readonly string[];
}

export interface BackupEnd {
  readonly rows: number;
  /** Hex SHA-256 of every line before this one, line ends included. */
  readonly sha256: string;
}

export type BackupLine =
  | { readonly kind: 'H'; readonly head: BackupHead }
  | { readonly kind: 'T'; readonly table: string }
  /** A row as text, never parsed here: JavaScript would round its numbers. */
  | { readonly kind: 'R'; readonly row: string }
  | { readonly kind: 'E'; readonly end: BackupEnd };

/** The SHA-256 of pieces, one after another. */
export interface RunningHash {
  readonly update: (text: string) => void;
  readonly hex: () => string;
}

/** The file is no backup, is cut off, or was changed. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken';
}

export function writeLine(line: BackupLine): string {
  switch (line.kind) {
    case 'H':
      return `H${JSON.stringify(line.head)}\n`;
    case 'T':
      return `T${line.table}\n`;
    case 'R':
      return `R${line.row}\n`;
    case 'E':
      return `E${JSON.stringify(line.end)}\n`;
  }
}

/** Throws BackupBroken. */
export function readLine(text: string): BackupLine {
  const rest = text.slice(1);
  switch (text[0]) {
    case 'H':
      return { kind: 'H', head: readHead(parsed(rest)) };
    case 'T':
      if (!/^[a-z_]{1,63}$/.test(rest)) throw new BackupBroken('a table without a name');
      return { kind: 'T', table: rest };
    case 'R':
      return { kind: 'R', row: rest };
    case 'E':
      return { kind: 'E', end: readEnd(parsed(rest)) };
    default:
      throw new BackupBroken('no line of a backup');
  }
}

function readHead(value: unknown): BackupHead {
  const { format, createdAt, migrations } = fields(value);
  const isHead =
    format === backupFormat &&
    typeof createdAt === 'number' &&
    Array.isArray(migrations) &&
    migrations.every((name) => typeof name === 'string');
  if (!isHead) throw new BackupBroken('no head of this format');
  return { format, createdAt, migrations };
}

function readEnd(value: unknown): BackupEnd {
  const { rows, sha256 } = fields(value);
  if (typeof rows !== 'number' || typeof sha256 !== 'string') throw new BackupBroken('no end');
  return { rows, sha256 };
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupBroken('a line that is no JSON');
  }
}
