/** Asks again after the pauses that the messenger wants; after a few times it reports the messenger as busy. */
import { MessengerRefused } from '../../ports.ts';
import type { DingtalkHome } from './home.ts';
import type { Verdict } from './verdicts.ts';
import type { WireAnswer } from './wire.ts';

export const pausesMs: readonly number[] = [1_000, 2_000, 4_000];

/** Returns null when there is no such person or department. */
export async function patiently(
  { schedule }: Pick<DingtalkHome, 'schedule'>,
  ask: () => Promise<WireAnswer>,
  verdictOf: (answer: WireAnswer) => Verdict,
  /** Forgets the token; called at most once. */
  renew?: () => void,
): Promise<WireAnswer | null> {
  let isRenewed = renew === undefined;
  const pauses = [...pausesMs];
  for (;;) {
    const answer = await ask();
    const verdict = verdictOf(answer);
    switch (verdict.kind) {
      case 'DONE':
        return answer;
      case 'ABSENT':
        return null;
      case 'TOKEN':
        // A fresh token that is refused as well will not be accepted after a pause either.
        if (isRenewed) throw new MessengerRefused('MESSENGER_NO_PERMISSION', 'token refused');
        isRenewed = true;
        renew?.();
        break;
      case 'LATER': {
        const pause = pauses.shift();
        if (pause === undefined) throw new MessengerRefused('MESSENGER_BUSY', 'busy all the time');
        await new Promise<void>((resolve) => void schedule(pause, resolve));
        break;
      }
      case 'REFUSED':
        throw new MessengerRefused(verdict.reason, verdict.code);
    }
  }
}
