/** Tells who listens of the failed statements of a query builder, which throws them only to whoever asked. */
import type { LogEvent } from 'kysely';
import type { Database } from '../ports.ts';

export interface ToldFailures {
  /** What Kysely calls after each statement. */
  readonly log: (event: LogEvent) => void;
  readonly onFailure: NonNullable<Database['onFailure']>;
}

export function createToldFailures(): ToldFailures {
  const listeners: ((error: unknown) => void)[] = [];
  return {
    log: (event) => {
      if (event.level === 'error') for (const listener of listeners) listener(event.error);
    },
    onFailure: (listener) => {
      listeners.push(listener);
    },
  };
}
