/** The commands to a running show, and the answer to them: events to store, or a refusal with its reason. */
import type {
  Adjustment,
  AudienceVoteTally,
  BlockedReason,
  OperatorCommand as ContractCommand,
  GivenAs,
  JudgeRef,
  ShowEvent,
  SubmittedScore,
} from '@liangfen/sdk/schema';
import type { ShownChange } from './shown-result.ts';
import type { Checkpoint, Performed, Position, ResultChange } from './state.ts';

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
  /** The newest revision that the phone knew when the judge submitted; left out, nothing is compared. */
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
      /** Said by a replay, which does not know the window any more. */
      readonly performance?: number;
    };

/**
 * Writes down that somebody was shown scores which no step has shown; the show itself does not change (decision 0295).
 */
interface LookCommand {
  readonly type: 'LOOK_AT_SCORES';
  readonly programId: string;
}

/**
 * Takes the step that the show suggests when the command is decided: a button outside the console cannot say which step
 * it means, and a repeat under its key is the same command (decision 0392).
 */
export interface NextStepCommand {
  readonly type: 'TAKE_NEXT_STEP';
  readonly confirm: boolean;
  /** Marks that lie too far apart are known; left out, they are told first. */
  readonly confirmApart?: boolean | undefined;
}

export type ShowCommand = OperatorCommand | JudgeCommand | LookCommand | NextStepCommand;

/** The time and new ids, which the rules may not make up themselves. */
export interface DecideContext {
  /** Epoch ms. */
  readonly now: number;
  readonly newId: () => string;
  /** The version that the operator saw, when the client says it; older than the last operator command, it is refused. */
  readonly seenVersion?: number;
  /** The operator of the step, so that nobody takes back another operator's step without knowing it. */
  readonly operatorId?: string;
  /** The account behind the operator; left out where nobody vouches for the person (decision 0475). */
  readonly accountId?: string;
  /** What the ballots of the vote came to that is shown now: the ballots lie outside the show. */
  readonly audienceCount?: AudienceVoteTally;
  /** A preview shows the vote without what nobody may know before it is shown. */
  readonly hidesCount?: true;
  /** Ledgers from before performances were counted: going on stage again was the same performance. */
  readonly keepsPerformance?: true;
  /** Ledgers from before panels were remembered: whoever was a judge at the step counted. */
  readonly withoutPanel?: boolean;
  /** Ledgers from before an undo could go behind an act's coming on stage: no step was left behind it. */
  readonly forgetsSteps?: boolean;
}

/** Facts that the store keeps and viewers are not sent. */
export interface StoredFacts {
  /** The changed results, whole. */
  readonly results?: readonly ResultChange[];
  /** What the hall sees of the changed results now, whole. */
  readonly shown?: readonly ShownChange[];
  /** An accepted late score, which the event itself does not carry. */
  readonly scores?: { readonly judgeId: string; readonly scores: readonly SubmittedScore[] };
  /** Programs whose scores start from nothing again: a test that is run anew. */
  readonly clearedScores?: readonly string[];
  readonly adjustment?: { readonly programId: string; readonly adjustment: Adjustment };
  /** Adjustments that go on into a new performance, as rows of it. */
  readonly carried?: { readonly programId: string; readonly adjustments: readonly Adjustment[] };
  readonly performed?: Performed;
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

/** What a refused number may be. */
export interface ScoreLimits {
  /** Null for a score of the whole program. */
  readonly itemName: string | null;
  /** Whether the number is a score or a deduction from the full mark. */
  readonly givenAs: GivenAs;
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** With a mark that is off its step. */
  readonly step?: {
    readonly score: number;
    readonly size: number;
    readonly nearest: readonly number[];
  };
}

/** `refused` may still carry an event to keep, e.g. a late score offered to the operator. */
export type Decision =
  | { readonly accepted: true; readonly decided: DecidedEvent }
  | {
      readonly accepted: false;
      readonly reason: BlockedReason;
      /** With MARKS_APART those whose marks lie too far apart. */
      readonly missingJudges?: readonly JudgeRef[];
      /** With a number that is out of them. */
      readonly limits?: ScoreLimits;
      readonly decided?: DecidedEvent;
    };
