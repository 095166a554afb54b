/** PGlite, PostgreSQL as WebAssembly, as an engine: the wire protocol in one call per statement, and one queue, because it has one connection. */
import { PGlite, type PGliteOptions, protocol } from '@electric-sql/pglite';
import type { Database } from '../ports.ts';
import { databaseOver, type SqlEngine, type SqlRows, type SqlStatement } from './engine.ts';
import { fromText, toParameter } from './values.ts';

/**
 * A fresh database that is gone with the process or the browser tab.
 *
 * @example
 * ```tsx
 * const database = await openMemoryDatabase();
 * await migrate(database, Date.now);
 * ```
 */
export async function openMemoryDatabase(): Promise<Database> {
  return databaseOver(await openPglite({}));
}

export async function openPglite(options: PGliteOptions): Promise<SqlEngine> {
  return pgliteEngine(await PGlite.create(options));
}

/** An error of the database as the rest of the server reads it. */
export class SqlError extends Error {
  readonly code: string;
  readonly constraint: string | null;
  readonly detail: string | null;

  constructor(message: string, code: string, constraint: string | null, detail: string | null) {
    super(message);
    this.name = 'SqlError';
    this.code = code;
    this.constraint = constraint;
    this.detail = detail;
  }
}

export function pgliteEngine(pglite: PGlite): SqlEngine {
  const prepared = new Map<string, readonly Field[]>();
  const queue = createQueue();
  let closed = false;
  const run = (statement: SqlStatement) => {
    if (closed) throw new SqlError('the database is closed', '57P01', null, null);
    return execute(pglite, prepared, statement);
  };
  return {
    run: async (statement) => {
      const done = await queue.enter();
      try {
        return run(statement);
      } finally {
        done();
      }
    },
    session: async () => {
      const done = await queue.enter();
      return { run: async (statement) => run(statement), release: done };
    },
    close: async () => {
      const done = await queue.enter();
      try {
        if (closed) return;
        closed = true;
        await pglite.close();
      } finally {
        done();
      }
    },
  };
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

const { serialize, messages } = protocol;

function execute(
  pglite: PGlite,
  prepared: Map<string, readonly Field[]>,
  statement: SqlStatement,
): SqlRows {
  const { text, values, name } = statement;
  if (name === undefined && values.length === 0) {
    return read(pglite.execProtocolRawSync(serialize.query(text)), null).result;
  }
  const known = name === undefined ? undefined : prepared.get(name);
  const named = name ?? '';
  const introduction =
    known === undefined
      ? [serialize.parse({ name: named, text }), serialize.describe({ type: 'S', name: named })]
      : [];
  const answer = pglite.execProtocolRawSync(
    concatenate([
      ...introduction,
      serialize.bind({ statement: named, values: values.map(toParameter) }),
      serialize.execute({}),
      serialize.sync(),
    ]),
  );
  try {
    const { result, fields } = read(answer, known ?? null);
    if (name !== undefined) prepared.set(name, fields);
    return result;
  } catch (error) {
    // The database may know the name although the first execution failed; free it for the next attempt.
    if (name !== undefined && known === undefined) {
      pglite.execProtocolRawSync(
        concatenate([serialize.close({ type: 'S', name }), serialize.sync()]),
      );
    }
    throw error;
  }
}

function read(
  answer: Uint8Array,
  known: readonly Field[] | null,
): { result: SqlRows; fields: readonly Field[] } {
  let fields = known ?? [];
  let rows: Record<string, unknown>[] = [];
  let affected: number | null = null;
  let command = '';
  let failure: SqlError | null = null;
  new protocol.Parser().parse(answer, (message) => {
    if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields;
      rows = [];
    } else if (message instanceof messages.DataRowMessage) {
      rows.push(rowOf(fields, message.fields));
    } else if (message instanceof messages.CommandCompleteMessage) {
      affected = affectedBy(message.text);
      command = message.text.split(' ')[0] ?? '';
    } else if (message instanceof messages.DatabaseError) {
      failure ??= new SqlError(
        message.message,
        message.code ?? 'XX000',
        message.constraint ?? null,
        message.detail ?? null,
      );
    }
  });
  if (failure !== null) throw failure;
  return { result: { rows, affected, command }, fields };
}

function rowOf(fields: readonly Field[], values: readonly (string | null)[]) {
  const row: Record<string, unknown> = {};
  fields.forEach(({ name, dataTypeID }, i) => {
    row[name] = fromText(dataTypeID, values[i] ?? null);
  });
  return row;
}

/** "INSERT 0 3", "UPDATE 1", "SELECT 5", "BEGIN". */
function affectedBy(tag: string): number | null {
  const count = /(\d+)$/.exec(tag)?.[1];
  return count === undefined ? null : Number(count);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Serves first come, first served; whoever is in leaves by calling what `enter` returned. */
function createQueue() {
  let last: Promise<void> = Promise.resolve();
  return {
    enter: async (): Promise<() => void> => {
      const before = last;
      let leave: () => void = () => undefined;
      last = new Promise((resolve) => {
        leave = resolve;
      });
      await before;
      return leave;
    },
  };
}
