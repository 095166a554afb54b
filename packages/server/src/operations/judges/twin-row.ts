/** The stored state of a rehearsal that plays itself: who holds it, until when, and how it ended. */
import type { TwinEnd } from '@liangfen/sdk/schema';
import type { Selectable } from 'kysely';
import type { DatabaseSchema } from '../../store/schema.ts';

export interface Twins {
  /**
   * Ends the rehearsals that nobody has held for long enough; returns how many. Of several processes only one ends
   * each.
   */
  readonly round: () => Promise<number>;
  /**
   * Starts the rounds, the first one after a while, so that pages that lost a server which was away find it again
   * before.
   */
  readonly start: () => void;
  readonly stop: () => void;
}

/** Longer than a minute: in a tab at the back browsers let a timer run once a minute. */
export const heldForMs = 90_000;

export function twinEnd(twin: Selectable<DatabaseSchema['rehearsal_twin']>): TwinEnd | null {
  const { id: twinId, ended_at: at, judges, cleared } = twin;
  return at === null ? null : { twinId, at, judges, cleared };
}
