/**
 * Passes on what people report about connections that no process has told of: one of another process that is a moment
 * old, or one that somebody made up. Each login's first report goes at once, and those that follow within a moment as
 * one, so that a flood of them does not become a flood for every process.
 */
import type { ConnectionReport } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';

export const straysAtMostEveryMs = 400;
/** Logins that are waited for at a time; what more of them report is dropped. */
const mostLogins = 5_000;

type Pass = (report: ConnectionReport) => void;

export class StrayReports {
  readonly #schedule: Ports['schedule'];
  /** What a login has reported since its last one was passed on; null when nothing. */
  readonly #waiting = new Map<string, { report: ConnectionReport; pass: Pass } | null>();

  constructor({ schedule }: Pick<Ports, 'schedule'>) {
    this.#schedule = schedule;
  }

  take(sessionId: string, report: ConnectionReport, pass: Pass): void {
    const waiting = this.#waiting.get(sessionId);
    if (waiting !== undefined) {
      const isSame = waiting?.report.connectionId === report.connectionId;
      // A later report need not repeat what an earlier one said.
      this.#waiting.set(sessionId, {
        report: isSame ? { ...waiting.report, ...report } : report,
        pass,
      });
      return;
    }
    if (this.#waiting.size >= mostLogins) return;
    pass(report);
    this.#wait(sessionId);
  }

  #wait(sessionId: string): void {
    this.#waiting.set(sessionId, null);
    this.#schedule(straysAtMostEveryMs, () => {
      const waiting = this.#waiting.get(sessionId);
      this.#waiting.delete(sessionId);
      if (!waiting) return;
      waiting.pass(waiting.report);
      this.#wait(sessionId);
    });
  }
}
