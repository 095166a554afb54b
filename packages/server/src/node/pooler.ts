/**
 * Finds a pooler that lends connections out by transaction (PgBouncer's transaction mode, and what Supabase, Neon and RDS
 * Proxy give as an address): named statements and LISTEN belong to a connection, and would fail or fall silent in a show.
 */
import pg from 'pg';

export type PoolMode = 'TRANSACTION' | 'STATEMENT';

/** The address leads to a pooler whose connections do not stay with whoever opened them. */
export class PoolerRefused extends Error {
  override readonly name = 'PoolerRefused';
  readonly mode: PoolMode;

  constructor(mode: PoolMode, cause?: unknown) {
    super(`a pooler gives connections out by ${mode.toLowerCase()}`, { cause });
    this.mode = mode;
  }
}

/** A pooler with one connection lets the second caller wait; then nothing is found out, and nothing refused. */
const patienceMs = 3_000;
/** PgBouncer's word for a transaction where none may be. */
const protocolViolation = '08P01';

/** Two callers in a transaction hold a connection each; one that has another afterwards was only lent one. */
export async function requireOwnConnections(connectionString: string): Promise<void> {
  const options = {
    connectionString,
    application_name: 'liangfen-start',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  };
  const one = new pg.Client(options);
  const other = new pg.Client(options);
  // A connection that breaks here is told by whoever opens the database.
  for (const client of [one, other]) client.on('error', () => undefined);
  try {
    await one.connect();
    await other.connect();
    const before = await begin(one);
    await begin(other);
    // Whichever the pooler lends first, the oldest or the newest, one of the two orders shows it.
    await one.query('commit');
    await other.query('commit');
    const after = await begin(one);
    await begin(other);
    await other.query('commit');
    await one.query('commit');
    const last = await begin(one);
    await one.query('commit');
    if (before !== after || after !== last) throw new PoolerRefused('TRANSACTION');
  } catch (error) {
    if (error instanceof PoolerRefused) throw error;
    // Anything else is told when the database itself is opened.
    if (isRefusedTransaction(error)) throw new PoolerRefused('STATEMENT', error);
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

/** Begins a transaction, and returns which connection of PostgreSQL it got. */
async function begin(client: pg.Client): Promise<number> {
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid()::int as pid');
  return Number(rows[0]?.pid);
}

function isRefusedTransaction(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === protocolViolation &&
    /transaction/i.test(error.message)
  );
}
