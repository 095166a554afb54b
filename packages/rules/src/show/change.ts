/** The change that one command makes to the show, before it is written down as an event. */
import type { Program, StagedEvent } from '@liangfen/sdk/schema';
import type { StoredFacts } from './commands.ts';
import type { ShownChange } from './shown-result.ts';
import type { Position, ResultChange } from './state.ts';

export interface Change {
  readonly type: StagedEvent['type'];
  readonly programId: string | null;
  readonly position?: Partial<Position>;
  readonly programs?: readonly Program[];
  readonly results?: readonly ResultChange[];
  /** What the hall had seen of the results that come back. */
  readonly shown?: readonly ShownChange[];
  readonly facts?: StoredFacts;
  readonly event?: Pick<
    StagedEvent,
    | 'lateScore'
    | 'reason'
    | 'undoneVersion'
    | 'undoneType'
    | 'adjustment'
    | 'carriesAdjustments'
    | 'correctedBout'
    | 'confirmed'
    | 'strike'
  >;
  /**
   * KEEP pushes onto the undo list, NONE leaves it, OWN forgets what was before the act on stage, CLEAR empties it, BACK
   * takes the last off.
   */
  readonly undo: 'KEEP' | 'NONE' | 'OWN' | 'CLEAR' | 'BACK';
}
