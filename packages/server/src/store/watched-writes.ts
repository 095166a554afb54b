/** Remembers for a moment that the database refused a write, so that the server does not report itself ready. */
import type { Database, Ports } from '../ports.ts';
import { isWritingRefused } from './failures.ts';

/**
 * A full disk shows only when something is written: a readiness that changed with each write would be worth nothing.
 */
const rememberedForMs = 10_000;

export function watchingWrites(database: Database, now: Ports['now']): Database {
  let refused: { readonly at: number; readonly error: unknown } | null = null;
  const note = (error: unknown) => {
    if (isWritingRefused(error)) refused = { at: now(), error };
  };
  database.onFailure?.(note);
  return {
    ...database,
    prepared: async <Row>(name: string, sql: string, values: readonly unknown[]) => {
      try {
        return await database.prepared<Row>(name, sql, values);
      } catch (error) {
        note(error);
        throw error;
      }
    },
    ping: async () => {
      await database.ping();
      if (refused !== null && now() - refused.at < rememberedForMs) throw refused.error;
    },
  };
}
