/**
 * Opens phone numbers on their way out of the database, so that selecting code need not know that they lie there
 * sealed.
 */
import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';
import type { Database, Vault } from '../ports.ts';

/** The columns, under the names that queries give them. */
const sealedColumns = ['phone_number', 'phoneNumber'] as const;

export function withOpenedRows(database: Database, vault: Vault): Database {
  const query = database.query.withPlugin(openingPlugin(vault));
  return {
    query,
    prepared: (name, sql, values) => database.prepared(name, sql, values),
    inOrder: database.inOrder,
    ping: () => database.ping(),
    close: () => database.close(),
  };
}

function openingPlugin(vault: Vault): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => opened(result, vault),
  };
}

function opened(result: QueryResult<UnknownRow>, vault: Vault): QueryResult<UnknownRow> {
  const [first] = result.rows;
  const columns = sealedColumns.filter((column) => first !== undefined && column in first);
  if (columns.length === 0) return result;
  return { ...result, rows: result.rows.map((row) => openedRow(row, columns, vault)) };
}

function openedRow(row: UnknownRow, columns: readonly string[], vault: Vault): UnknownRow {
  const readable = { ...row };
  for (const column of columns) {
    const value = row[column];
    if (typeof value === 'string') readable[column] = vault.open(value);
  }
  return readable;
}
