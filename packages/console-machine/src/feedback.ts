/** The feedback that the operator is shown once, e.g. in a toast: codes, whose sentences are the panel's messages. */
import type { Advice, Blocked } from '@liangfen/rules';
import type { BlockedReason, JudgeRef, OperatorStep } from '@liangfen/sdk/schema';
import type { CommandFailure } from './command/outcome.ts';
import type { OtherOperator } from './connection/other-operator.ts';

/** Nothing was sent. Reasons of the rules, and what only the panel can know (spec § 5). */
export type WarningCode =
  | BlockedReason
  /** The group dialog was confirmed without a choice. */
  | 'GROUP_NOT_SELECTED'
  /** A command is on its way: a double click. */
  | 'COMMAND_IN_FLIGHT'
  /** A confirmation waits for an answer. */
  | 'CONFIRMATION_OPEN'
  /** What the hall waits for, while no step suggests itself. */
  | Exclude<Advice['kind'], 'TAKE'>
  /** The preview of the step has not been shown yet. */
  | 'PREVIEW_PENDING';

export type NewsCode =
  /** The command was refused because another operator was faster; the picture is the fresh one. */
  | 'OTHER_OPERATOR_FASTER'
  /** An open confirmation was closed, because the show moved on underneath it. */
  | 'CONFIRMATION_WITHDRAWN';

export type FeedbackContent =
  | {
      readonly kind: 'warning';
      readonly code: WarningCode;
      readonly missingJudges: readonly JudgeRef[];
    }
  | { readonly kind: 'failure'; readonly failure: CommandFailure }
  | {
      readonly kind: 'news';
      readonly code: NewsCode;
      /** Why a confirmation was withdrawn, when it became impossible and not just old. */
      readonly reason: BlockedReason | null;
    }
  | {
      readonly kind: 'step';
      readonly code: 'OTHER_OPERATOR_STEP';
      /** What another operator, or another window of this one, just did. */
      readonly step: OperatorStep;
      /** Null when nobody knows. */
      readonly operator: OtherOperator | null;
      /** Whether this step put away the step that was being looked at. */
      readonly disarmed: boolean;
    };

/** `serial` differs each time, so that the same warning twice is seen twice. */
export type Feedback = FeedbackContent & { readonly serial: number };

export function warning(code: WarningCode): FeedbackContent {
  return { kind: 'warning', code, missingJudges: [] };
}

export function blockedWarning({ reason, missingJudges = [] }: Blocked): FeedbackContent {
  return { kind: 'warning', code: reason, missingJudges };
}
