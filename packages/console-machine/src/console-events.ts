/** The events of the console: from its operator, from the live feed, and from its own calls. */
import type { OperatorCommand } from '@liangfen/rules';
import type { Connection, CurrentMatch, RankShowType } from '@liangfen/sdk/schema';
import type { FeedReason } from './connection/feed-reason.ts';
import type { Panel } from './flow/panel.ts';

/** The events that the panel sends. */
export type OperatorEvent =
  /**
   * Any command; buttons of the selectors carry theirs. Asks first where the spec wants it, unless the
   * operator has already confirmed it, e.g. in a dialog of its own.
   */
  | {
      readonly type: 'RUN';
      readonly command: OperatorCommand;
      readonly confirmed?: boolean;
      /** Whether the operator has looked at the command before. */
      readonly taken?: boolean;
    }
  /** Looks at a command before it is run. */
  | { readonly type: 'ARM'; readonly command: OperatorCommand }
  /** Looks at the step that suggests itself. */
  | { readonly type: 'ARM_NEXT_STEP' }
  /** Runs the step that is looked at. */
  | { readonly type: 'TAKE' }
  | { readonly type: 'DISARM' }
  /** With `on`, commands that bring another picture are looked at first, whatever button they come from. */
  | { readonly type: 'ARM_FIRST'; readonly on: boolean }
  /** The one step that suggests itself (Enter, Space). */
  | { readonly type: 'TAKE_NEXT_STEP' }
  /**
   * Says yes to the open confirmation. Of a program that goes on stage again, also what becomes of its adjustments: with
   * `carryAdjustments` they go on into the new performance, else they stay with the former one.
   */
  | { readonly type: 'CONFIRM'; readonly carryAdjustments?: boolean }
  /** Closes the confirmation, or stops waiting for a command in flight. */
  | { readonly type: 'CANCEL' }
  /** Sends an unanswered command once more; on the error page, loads the console once more. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'DISMISS_FEEDBACK' }
  /**
   * A flow button. The ranking panel only opens: nothing goes on air before a display type is chosen,
   * and the flow on air can be gone back to without sending anything.
   */
  | { readonly type: 'CHOOSE_FLOW'; readonly panel: Panel }
  | { readonly type: 'CHOOSE_RANK_ITEM'; readonly itemId: string | null }
  | {
      readonly type: 'CHOOSE_RANK_TYPE';
      readonly rankShowType: RankShowType;
      /** Whether the ranking begins covered; when left out, the competition's setting decides. */
      readonly covered?: boolean;
    }
  /** Sets the pace of rankings that play by themselves, from the next one on. */
  | { readonly type: 'CHOOSE_RANK_PACE'; readonly paceMs: number }
  /** Shows a page of the ranking; pages count from 0. */
  | { readonly type: 'TURN_PAGE'; readonly pageNo: number }
  /** Chooses the sub-item above the program list. */
  | { readonly type: 'CHOOSE_ITEM'; readonly itemId: string }
  | { readonly type: 'OPEN_SCORE_DIALOG'; readonly programId: string }
  | { readonly type: 'TYPE_SCORE'; readonly text: string }
  | { readonly type: 'OPEN_GROUP_DIALOG' }
  | { readonly type: 'PICK_GROUP'; readonly groupId: string }
  | { readonly type: 'CONFIRM_DIALOG' }
  | { readonly type: 'CLOSE_DIALOG' }
  /** Connects anew and fetches a fresh snapshot. */
  | { readonly type: 'REFRESH' };

/** The events that the feed actor sends. */
export type FeedEvent =
  | { readonly type: 'feed.match'; readonly match: CurrentMatch }
  | {
      readonly type: 'feed.presence';
      readonly presence: readonly Connection[];
      readonly connectionId: string | null;
    }
  | {
      readonly type: 'feed.connection';
      readonly connection: 'connecting' | 'live' | 'reconnecting';
      readonly trouble: FeedReason | null;
    }
  | { readonly type: 'feed.stopped'; readonly reason: FeedReason };

export type ConsoleEvent = OperatorEvent | FeedEvent;

export type RunEvent = Extract<OperatorEvent, { type: 'RUN' }>;

export function runEvent(command: OperatorCommand | null): RunEvent | null {
  return command && { type: 'RUN', command };
}
