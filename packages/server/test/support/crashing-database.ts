/**
 * A database in memory whose process dies at a commit: before it, so that nothing is stored, or after it, so that
 * nobody learns of it.
 */
import type { Database } from '../../src/ports.ts';
import { databaseOver, type SqlEngine } from '../../src/store/engine.ts';
import { DatabaseAway } from '../../src/store/failures.ts';

export interface CrashingDatabase {
  readonly database: Database;
  /** Crashes at a commit, after `commits` others. */
  readonly crashAt: (crash: {
    readonly commits: number;
    readonly when: 'BEFORE' | 'AFTER';
  }) => void;
  /** Whether the crash has happened; from then on every call fails until `revive`. */
  readonly crashed: () => boolean;
  readonly revive: () => void;
}

export function crashingDatabase(engine: SqlEngine): CrashingDatabase {
  let planned: { commits: number; when: 'BEFORE' | 'AFTER' } | null = null;
  let dead = false;
  const died = () => new DatabaseAway('the process died here');
  const living = () => {
    if (dead) throw died();
  };
  return {
    database: databaseOver({
      ...engine,
      run: async (statement) => {
        living();
        return engine.run(statement);
      },
      session: async () => {
        living();
        const session = await engine.session();
        return {
          release: session.release,
          run: async (statement) => {
            // As the database would do, open work of a dead process is rolled back.
            if (dead)
              return session
                .run({ text: 'rollback', values: [] })
                .then(() => Promise.reject(died()));
            if (statement.text !== 'commit' || planned === null) return session.run(statement);
            if (planned.commits > 0) {
              planned = { ...planned, commits: planned.commits - 1 };
              return session.run(statement);
            }
            dead = true;
            await session.run(
              planned.when === 'BEFORE' ? { text: 'rollback', values: [] } : statement,
            );
            throw died();
          },
        };
      },
    }),
    crashAt: (crash) => {
      planned = crash;
    },
    crashed: () => dead,
    revive: () => {
      dead = false;
      planned = null;
    },
  };
}
