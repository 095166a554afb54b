/** Limits of the live path in one process; tests choose smaller ones. */
import type { AdmissionLimits } from './admission.ts';
import type { JudgePaceLimits } from './judge-pace.ts';
import { type MailboxLimits, mailboxLimits } from './mailbox.ts';

export interface LiveLimits extends AdmissionLimits, JudgePaceLimits {
  readonly mailbox: MailboxLimits;
  /** Characters written to a reader that is behind before it is cut off. */
  readonly behind: number;
  /** Events kept for readers that resume. */
  readonly history: number;
  /** Submissions and sign-ins are told at most this often, ms; everything else at once. */
  readonly crowdEveryMs: number;
  /** So many judges' phones are told as often as screens; twice as many half as often, and so on. */
  readonly crowdOfJudges: number;
  /** Phones of the audience that may wait for a change at the same time, over all competitions. */
  readonly audienceWaits: number;
  /** A competition that nobody has asked for is put away after this. */
  readonly idleMs: number;
}

export const liveLimits: LiveLimits = {
  mailbox: mailboxLimits,
  streams: 20_000,
  keptStreams: 4_000,
  screensPerAddress: 400,
  consoleStreams: 32,
  judgeStreams: 8,
  judgeBurst: 40,
  judgePerSecond: 4,
  behind: 1_000_000,
  history: 512,
  crowdEveryMs: 100,
  crowdOfJudges: 100,
  audienceWaits: 20_000,
  idleMs: 10 * 60_000,
};
