/** Tells whether a failed statement says something about the request, or only that the database is away for now. */

/** Connection, resources (disk full, too many connections), shutdown, the system under the database. */
const passingClasses = new Set(['08', '53', '57', '58']);
/** Rolled back because of others: the same request may succeed in a moment. */
const passingStates = new Set([
  '40001',
  '40P01',
  '55P03',
  // Read-only: a standby, or a primary that was told so.
  '25006',
]);
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
]);

/** Nothing can be stored until somebody acts: the disk is full, or the database takes no writes. */
const noWrites = new Set(['53100', '25006', 'ENOSPC']);

/** Whether the database as a whole takes no writes. */
export function isWritingRefused(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && noWrites.has(code);
}

const uniqueViolation = '23505';

export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code === null) return false;
  return (
    systemCodes.has(code) ||
    passingStates.has(code) ||
    (isSqlState(code) && passingClasses.has(code.slice(0, 2)))
  );
}

export function isTaken(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

function isSqlState(code: string): boolean {
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
}

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** An adapter throws this when the connection ended without a code of its own. */
export class DatabaseAway extends Error {
  /** SQLSTATE connection_failure. */
  readonly code = '08006';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseAway';
  }
}

/** The database answers, but takes no writes. */
export class DatabaseReadOnly extends Error {
  /** SQLSTATE read_only_sql_transaction. */
  readonly code = '25006';

  constructor() {
    super('the database is read-only');
    this.name = 'DatabaseReadOnly';
  }
}

/** COMMIT answered ROLLBACK: a failed statement was overlooked, and nothing of the transaction stands. */
export class TransactionAborted extends Error {
  /** SQLSTATE in_failed_sql_transaction. */
  readonly code = '25P02';

  constructor() {
    super('the transaction was rolled back instead of committed');
    this.name = 'TransactionAborted';
  }
}
