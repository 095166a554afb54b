/**
 * Runs work once more when another call was faster: a unique key decides between two that do the same at once, and the
 * second finds what the first has made.
 */
import { isTaken } from './failures.ts';

export async function againWhenTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return work();
  }
}
