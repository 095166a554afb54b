// 演练报告: everything that was measured while a rehearsal was played, as plain values.
import type { OperatorCommand } from '@liangfen/rules';
import type { JudgeRef, Mode } from '@liangfen/sdk/schema';
import type { RehearsalSettings } from '../rehearsal-settings.ts';
import type { Timing } from './timing.ts';
import type { ScoreCount } from './verification.ts';

/**
 * `REPLACED`: the simulated judges were taken away by somebody else, e.g. by a rehearsal in another window.
 * `LAPSED`: the server ended it, because it had not heard from this page for too long.
 */
export type RehearsalOutcome = 'COMPLETED' | 'STOPPED' | 'REPLACED' | 'LAPSED' | 'FAILED';

export interface ScreenFacts {
  readonly connectionId: string;
  readonly label: string;
  /** The round trip of the last check; null when the screen did not answer. */
  readonly roundTripMs: number | null;
  /** Whether the screen was connected at first and is gone. */
  readonly left: boolean;
  /** Whether the screen shows the operator's last step. */
  readonly inStep: boolean;
  /** How long pictures took to reach the screen; null when it reported none. */
  readonly lag: Timing | null;
}

export interface PhoneFacts {
  readonly judge: JudgeRef;
  /** `OFFLINE`: no phone of this judge is connected, and none was. */
  readonly state: 'ANSWERED' | 'SILENT' | 'LEFT' | 'OFFLINE';
  readonly roundTripMs: number | null;
}

export interface RehearsalFacts {
  readonly competitionName: string;
  readonly mode: Mode;
  readonly settings: RehearsalSettings;
  /** How many of the simulated phones had a live line of their own. */
  readonly lines: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly outcome: RehearsalOutcome;
  /** The step that failed, and the server's sentence; null without a failure. */
  readonly failure: {
    readonly step: OperatorCommand['type'] | 'ENTER_CONSOLE' | null;
    readonly status: number;
    readonly detail: string;
  } | null;
  /** Programs, or bouts. */
  readonly played: number;
  readonly playable: number;
  /** False when the simulated judges could not be taken away. */
  readonly tidied: boolean;
  /** Whether the check at the end took place: without it nothing is known of screens and phones. */
  readonly checked: boolean;
  readonly screens: readonly ScreenFacts[];
  /** The phones of real judges. */
  readonly phones: readonly PhoneFacts[];
  /** The times from sending a score to its answer, one request each. */
  readonly answers: Timing | null;
  /** The times from 提交 to 已送达, repeats included. */
  readonly deliveries: Timing | null;
  readonly commands: Timing | null;
  readonly slowestCommand: OperatorCommand['type'] | null;
  readonly submissions: number;
  readonly repeats: number;
  readonly lost: number;
  /** Scores that never got through and that the server was not found to have, with its reason if it gave one. */
  readonly undelivered: readonly {
    readonly judge: JudgeRef;
    readonly programName: string;
    readonly detail: string;
  }[];
  /** Null when nothing was scored, or nobody looked. */
  readonly scores: ScoreCount | null;
}
