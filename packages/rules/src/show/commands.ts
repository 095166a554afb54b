/** What can be asked of a running show, and the answer: events to store, or a refusal with its reason. */
import type {
  Adjustment,
  BlockedReason,
  OperatorCommand as ContractCommand,
  JudgeRef,
  ShowEvent,
  SubmittedScore,
} from '@liangfen/sdk/schema';
import type { ShownChange } from './shown-result.ts';
import type { Checkpoint, Position, ResultChange } from './state.ts';

/** Commands of the console operator; `itemId` null means the whole program. */
export type OperatorCommand = ContractCommand;

export interface ProgramTarget {
  readonly programId: string;
  readonly itemId: string | null;
  readonly test: boolean;
}

export interface GivenScore {
  readonly itemId: string | null;
  readonly score: number;
  /** What the phone knew to be the newest revision when the judge submitted; left out, nothing is compared. */
  readonly seenRevision?: number;
}

/** Commands of a judge's phone. */
export type JudgeCommand =
  | { readonly type: 'SIGN_IN_JUDGE'; readonly judgeId: string }
  | {
      readonly type: 'SUBMIT_SCORES';
      readonly judgeId: string;
      readonly programId: string;
      readonly scores: readonly GivenScore[];
      /** The window the phone saw; a score for another window never counts. */
      readonly windowId: string | null;
    };

/** Somebody was given scores that no step has shown; it changes nothing of the show (decision 0295). */
interface LookCommand {
  readonly type: 'LOOK_AT_SCORES';
  readonly programId: string;
}

/**
 * Whatever the show suggests when the command is decided: a button outside of the console cannot say which step
 * it means, and a repeat under its key is the same command (decision 0392).
 */
interface NextStepCommand {
  readonly type: 'TAKE_NEXT_STEP';
  readonly confirm: boolean;
}

export type ShowCommand = OperatorCommand | JudgeCommand | LookCommand | NextStepCommand;

/** What the rules may not make up themselves: the time and new ids. */
export interface DecideContext {
  /** Epoch ms. */
  readonly now: number;
  readonly newId: () => string;
  /** The version the operator saw, when the client says it; an older one than the last operator command is refused. */
  readonly seenVersion?: number;
  /** Whose step it is, so that nobody takes back another operator's step without knowing it. */
  readonly operatorId?: string;
  /** The account behind the operator; left out where nobody vouches for the person (decision 0475). */
  readonly accountId?: string;
}

/** What the store keeps besides what viewers are sent. */
export interface StoredFacts {
  /** Results that changed, whole. */
  readonly results?: readonly ResultChange[];
  /** What the hall sees of results now, whole. */
  readonly shown?: readonly ShownChange[];
  /** Scores to keep that the event itself does not carry: an accepted late score. */
  readonly scores?: { readonly judgeId: string; readonly scores: readonly SubmittedScore[] };
  /** Programs whose scores start from nothing again: a test that is run anew. */
  readonly clearedScores?: readonly string[];
  readonly adjustment?: { readonly programId: string; readonly adjustment: Adjustment };
  /** Where the show stands after an operator's event. */
  readonly position?: Position;
  readonly checkpoints?: readonly Checkpoint[];
  readonly leftProgramIds?: readonly string[];
}

/** An event as decided: the contract's event, and facts only the store needs. */
export interface DecidedEvent {
  readonly event: ShowEvent;
  readonly facts: StoredFacts;
}

/** `refused` may still carry an event to keep, e.g. a late score offered to the operator. */
export type Decision =
  | { readonly accepted: true; readonly decided: DecidedEvent }
  | {
      readonly accepted: false;
      readonly reason: BlockedReason;
      readonly missingJudges?: readonly JudgeRef[];
      readonly decided?: DecidedEvent;
    };
