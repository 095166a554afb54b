/** Gives up waiting for a database that neither answers nor fails, so that callers hear something. */
import type { Ports } from '../ports.ts';

export class DeadlineError extends Error {
  constructor() {
    super('The database did not answer in time');
    this.name = 'DeadlineError';
  }
}

/** The work itself goes on; whoever gives up must treat its outcome as unknown. */
export function withDeadline<T>(
  schedule: Ports['schedule'],
  afterMs: number,
  work: Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(afterMs, () => reject(new DeadlineError()));
    work.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(error);
      },
    );
  });
}
