/** The database, and a transaction on it, as operations pass them on. */
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

export type Tx = Transaction<DatabaseSchema>;

/** Either the database itself or a transaction on it. */
export type Queryable = Kysely<DatabaseSchema>;
