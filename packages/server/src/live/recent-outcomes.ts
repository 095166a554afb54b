/** The outcomes of the last commands with a key, so that an ordinary retry costs no query. */
import type { DecidedEvent } from '@liangfen/rules';
import type { Refusal } from './refusal.ts';

/** The answer to a repeat, from memory or from the log. */
export interface KnownOutcome {
  readonly fingerprint: string;
  readonly decided: DecidedEvent;
  readonly refused: Refusal | null;
}

const MOST = 2_000;

export class RecentOutcomes {
  readonly #outcomes = new Map<string, KnownOutcome>();

  get(commandId: string): KnownOutcome | undefined {
    return this.#outcomes.get(commandId);
  }

  keep(commandId: string, outcome: KnownOutcome): void {
    this.#outcomes.set(commandId, outcome);
    // A Map iterates in the order of insertion: the first is the oldest.
    for (const oldest of this.#outcomes.keys()) {
      if (this.#outcomes.size <= MOST) break;
      this.#outcomes.delete(oldest);
    }
  }
}
