/** The process in figures, in the text format that Prometheus reads (docs/operations.md, decision 0333). */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppParts } from '../../app.ts';
import type { LiveShows } from '../../live/live-shows.ts';
import type { Database, Log } from '../../ports.ts';

export interface Metrics {
  readonly contentType: string;
  /** Returns all figures as they are now. */
  readonly text: () => Promise<string>;
  readonly answered: NonNullable<AppParts['answered']>;
  /** Returns the log, with its lines counted. */
  readonly counting: (log: Log) => Log;
  /** Returns the database, with its prepared statements timed. */
  readonly timing: (database: Database) => Database;
  /** Says from now on how many watch. */
  readonly watch: (live: Pick<LiveShows, 'viewers'>) => void;
}

/** Seconds. An operator's command is to be answered in 25 ms, a list of ten thousand in a second. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'liangfen_request_seconds',
    help: 'Time from a request to its answer; of a live feed, to its beginning. none: an address that does not exist',
    labelNames: ['operation', 'status'] as const,
    buckets: requestBuckets,
    registers,
  });
  const statements = new Histogram({
    name: 'liangfen_database_statement_seconds',
    help: 'Time of the live path in the database, by prepared statement',
    labelNames: ['statement'] as const,
    buckets: statementBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'liangfen_database_failures_total',
    help: 'Prepared statements that failed',
    registers,
  });
  const lines = new Counter({
    name: 'liangfen_log_lines_total',
    help: 'Lines of the log by level, those below LIANGFEN_LOG too',
    labelNames: ['level'] as const,
    registers,
  });
  for (const level of ['info', 'warn', 'error']) lines.inc({ level }, 0);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: (operation, status, seconds) =>
      requests.observe({ operation: operation ?? 'none', status: String(status) }, seconds),
    counting: (log) => ({
      info: (event, fields) => {
        lines.inc({ level: 'info' });
        log.info(event, fields);
      },
      warn: (event, fields) => {
        lines.inc({ level: 'warn' });
        log.warn(event, fields);
      },
      error: (event, fields) => {
        lines.inc({ level: 'error' });
        log.error(event, fields);
      },
    }),
    timing: (database) => ({
      ...database,
      prepared: async (name, sql, values) => {
        const end = statements.startTimer({ statement: name });
        try {
          return await database.prepared(name, sql, values);
        } catch (error) {
          failures.inc();
          throw error;
        } finally {
          end();
        }
      },
    }),
    watch: (live) => {
      new Gauge({
        name: 'liangfen_live_viewers',
        help: 'Open live feeds of this process',
        labelNames: ['role'] as const,
        registers,
        collect() {
          for (const [role, count] of Object.entries(live.viewers())) this.set({ role }, count);
        },
      });
    },
  };
}
