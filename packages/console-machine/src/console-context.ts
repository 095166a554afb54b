/** The console's knowledge beside its state: the match it follows, and what the operator is about to do. */
import type { Connection, CurrentMatch } from '@liangfen/sdk/schema';
import type { ArmedStep } from './command/armed.ts';
import type { CommandFailure } from './command/outcome.ts';
import type { PendingCommand } from './command/pending-command.ts';
import type { FeedReason } from './connection/feed-reason.ts';
import type { Feedback, FeedbackContent } from './feedback.ts';

export interface ConsoleInput {
  readonly competitionId: string;
  /** Whether a console token of this competition is stored; without one the operator must log in. */
  readonly hasToken: boolean;
  /** What the operator chose for this competition before; see the context. */
  readonly rankPaceMs?: number | null;
}

export interface ConsoleContext {
  readonly competitionId: string;
  readonly hasToken: boolean;
  /** The newest known; null before the console was entered. */
  readonly match: CurrentMatch | null;
  readonly presence: readonly Connection[];
  /** This panel's own, to tell it from other consoles. */
  readonly connectionId: string | null;
  readonly trouble: FeedReason | null;
  /** The command that is being confirmed, sent or was refused. */
  readonly pending: PendingCommand | null;
  /** The version that the command in flight made, once it is answered. */
  readonly awaitedVersion: number;
  readonly failure: CommandFailure | null;
  readonly feedback: Feedback | null;
  readonly feedbackSerial: number;
  /** The sub-item of the program list. */
  readonly itemId: string | null;
  /** The sub-item of the ranking. */
  readonly rankItemId: string | null;
  /** How fast a ranking plays by itself; null for the competition's own pace. */
  readonly rankPaceMs: number | null;
  readonly scoreDialog: { readonly programId: string; readonly text: string } | null;
  readonly pickedGroupId: string | null;
  /** The step that is looked at before it is taken. */
  readonly armed: ArmedStep | null;
  /** Whether every step that brings another picture is looked at first. */
  readonly armsFirst: boolean;
}

export function firstContext({
  competitionId,
  hasToken,
  rankPaceMs = null,
}: ConsoleInput): ConsoleContext {
  return {
    competitionId,
    hasToken,
    match: null,
    presence: [],
    connectionId: null,
    trouble: null,
    pending: null,
    awaitedVersion: 0,
    failure: null,
    feedback: null,
    feedbackSerial: 0,
    itemId: null,
    rankItemId: null,
    rankPaceMs,
    scoreDialog: null,
    pickedGroupId: null,
    armed: null,
    armsFirst: false,
  };
}

/** Returns the feedback to show next, as a part of the context. */
export function told(
  context: Pick<ConsoleContext, 'feedbackSerial'>,
  content: FeedbackContent,
): Pick<ConsoleContext, 'feedback' | 'feedbackSerial'> {
  const feedbackSerial = context.feedbackSerial + 1;
  return { feedback: { ...content, serial: feedbackSerial }, feedbackSerial };
}
