/** Runs the same tests in memory and, where it is installed, on a PostgreSQL of their own. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../src/ports.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { emptyDatabase } from './database.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from './postgres.ts';

type CreateApp = (options?: TestAppOptions) => Promise<TestApp>;

export function onEveryDatabase(define: (createApp: CreateApp) => void): void {
  describe('in memory', () => define(createTestApp));

  describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
    let postgres: TestPostgres;
    let database: Database;
    beforeAll(async () => {
      postgres = await startTestPostgres();
      database = await postgres.open();
    });
    afterAll(async () => {
      await database.close();
      postgres.stop();
    });
    define(async (options = {}) => {
      await emptyDatabase(database);
      return createTestApp({ database, ...options });
    });
  });
}
