// The parts that a rehearsal is played with, and its reports while it plays.
import type { JudgeRef } from '@liangfen/sdk/schema';
import type { RehearsalSettings } from '../rehearsal-settings.ts';
import type { Operator } from './operator.ts';
import type { Pace } from './pace.ts';
import type { Phone } from './phone.ts';

export interface ScoringOutcome {
  readonly programId: string;
  readonly programName: string;
  /** ms from 提交 to 已送达. */
  readonly delivered: readonly number[];
  readonly failed: readonly { readonly judge: JudgeRef; readonly detail: string }[];
}

export type ShowPart = 'SIGN_IN' | 'PROGRAM' | 'RANKING';

export interface ShowNews {
  readonly part?: ShowPart;
  /** The program on stage by its name in the list; both sides of a bout. */
  readonly names?: readonly string[];
  /** Its position among all that are played, from 1. */
  readonly position?: number;
  readonly submitted?: number;
}

export interface ShowOptions {
  readonly operator: Operator;
  readonly phones: readonly Phone[];
  readonly settings: RehearsalSettings;
  readonly pace: Pace;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly tell: (news: ShowNews) => void;
  /** Votes given so far by group and judge. */
  readonly votes: Map<string, number>;
  readonly onScoring: (outcome: ScoringOutcome) => void;
  /** A program, or a bout, was played to its end. */
  readonly onPlayed: (programIds: readonly string[]) => void;
}
