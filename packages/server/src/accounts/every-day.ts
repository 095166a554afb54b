/** Does the housekeeping of accounts at the start and once a day, in whichever process is up. */
import type { Ports } from '../ports.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns a function that stops the rounds. */
export function everyDay(
  { log, schedule }: Pick<Ports, 'log' | 'schedule'>,
  work: () => Promise<unknown>,
): () => void {
  let cancel = (): void => undefined;
  const round = (): void => {
    work().catch((error: unknown) => log.warn('accounts.housekeeping.failed', { error }));
    cancel = schedule(dayMs, round);
  };
  round();
  return () => cancel();
}
