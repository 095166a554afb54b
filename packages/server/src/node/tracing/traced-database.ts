/** Spans of what the database is asked to keep: the statements of the live path by name, and every transaction. */
import { SpanKind } from '@opentelemetry/api';
import type { Kysely, Transaction, TransactionBuilder } from 'kysely';
import type { Database } from '../../ports.ts';
import type { DatabaseSchema } from '../../store/schema.ts';
import type { InSpan } from './in-span.ts';

const attributes = { 'db.system.name': 'postgresql' };

export function tracedDatabase(database: Database, inSpan: InSpan): Database {
  return {
    ...database,
    query: tracedQuery(database.query, inSpan),
    prepared: (name, sql, values) =>
      inSpan(
        { name, kind: SpanKind.CLIENT, attributes: { ...attributes, 'db.query.summary': name } },
        () => database.prepared(name, sql, values),
      ),
  };
}

/** Changes only the builder's transactions; a builder made from it with a plugin is traced as well. */
function tracedQuery(query: Kysely<DatabaseSchema>, inSpan: InSpan): Kysely<DatabaseSchema> {
  return new Proxy(query, {
    get: (target, name) => {
      if (name === 'transaction') return () => tracedTransaction(target.transaction(), inSpan);
      if (name === 'withPlugin') {
        return (plugin: Parameters<typeof target.withPlugin>[0]) =>
          tracedQuery(target.withPlugin(plugin), inSpan);
      }
      return bound(target, name);
    },
  });
}

function tracedTransaction(
  builder: TransactionBuilder<DatabaseSchema>,
  inSpan: InSpan,
): TransactionBuilder<DatabaseSchema> {
  return new Proxy(builder, {
    get: (target, name) => {
      if (name === 'execute') {
        return (run: (tx: Transaction<DatabaseSchema>) => Promise<unknown>) =>
          inSpan({ name: 'transaction', kind: SpanKind.CLIENT, attributes }, () =>
            target.execute(run),
          );
      }
      if (name === 'setIsolationLevel') {
        return (level: Parameters<typeof target.setIsolationLevel>[0]) =>
          tracedTransaction(target.setIsolationLevel(level), inSpan);
      }
      if (name === 'setAccessMode') {
        return (mode: Parameters<typeof target.setAccessMode>[0]) =>
          tracedTransaction(target.setAccessMode(mode), inSpan);
      }
      return bound(target, name);
    },
  });
}

/** A proxy lacks the private members of Kysely's classes, so their methods are bound to the object behind it. */
function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? value.bind(target) : value;
}
