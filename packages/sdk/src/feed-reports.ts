/** Reports to the operator what this connection shows: seldom, only the newest state, and at once when a check asks. */
import type { ConnectionReport, PhonePage, ScreenSoundState } from './generated/schema.ts';
import type { Schedule } from './schedule.ts';

/** What a viewer shows; a field that is left out keeps its last value. */
export interface ShownReport {
  readonly version?: number;
  /** The time from the server's event until it was shown, in ms. */
  readonly lagMs?: number;
  /** Whether the page is in the foreground. */
  readonly visible?: boolean;
  /** From a judge's phone: whether it is on the page that follows the show. */
  readonly page?: PhonePage;
  /** From a screen: whether it sounds, and why not. */
  readonly sound?: ScreenSoundState;
}

export interface FeedReports {
  /** Reports name the connection the server gave; without one they wait. */
  readonly connected: (connectionId: string | undefined) => void;
  /** What is not pressing goes along with the next report. */
  readonly shown: (report: ShownReport, isPressing?: boolean) => void;
  /** Reports like `shown`, but without waiting: a page in the background may not run again. */
  readonly shownAtOnce: (report: ShownReport) => void;
  readonly answerCheck: (checkId: string) => void;
}

const longestLagMs = 600_000;

export function createFeedReports({
  send,
  schedule,
  random,
  everyMs,
  aliveEveryMs = null,
}: {
  readonly send: (report: ConnectionReport) => Promise<unknown>;
  readonly schedule: Schedule;
  readonly random: () => number;
  readonly everyMs: number;
  /** Tells again after this long without a change, so that a frozen page is noticed; null is never. */
  readonly aliveEveryMs?: number | null;
}): FeedReports {
  let connectionId: string | undefined;
  let latest: ShownReport = {};
  let unsent = false;
  let cancelBeat: (() => void) | undefined;
  let cancelAlive = () => {};

  function tell(checkId?: string): void {
    if (connectionId === undefined || latest.version === undefined) return;
    unsent = false;
    tellAgainLater();
    const report: ConnectionReport = {
      ...latest,
      connectionId,
      version: latest.version,
      ...(checkId && { checkId }),
    };
    // A lost report is made up for by the next one; the 401 rule is the client's.
    send(report).catch(() => {});
  }

  // Spread, so that a thousand phones do not report the same change in the same moment.
  function soon(): void {
    if (!unsent || connectionId === undefined) return;
    cancelBeat ??= schedule(everyMs / 2 + (random() * everyMs) / 2, () => {
      cancelBeat = undefined;
      if (unsent) tell();
    });
  }

  function tellAgainLater(): void {
    cancelAlive();
    if (aliveEveryMs !== null) cancelAlive = schedule(aliveEveryMs, () => tell());
  }

  function rest(): void {
    cancelBeat?.();
    cancelBeat = undefined;
    cancelAlive();
  }

  function take(report: ShownReport): void {
    latest = { ...latest, ...report };
    if (report.lagMs !== undefined) {
      latest = {
        ...latest,
        lagMs: Math.min(longestLagMs, Math.max(0, Math.round(report.lagMs))),
      };
    }
    unsent = true;
  }

  return {
    connected: (id) => {
      connectionId = id;
      unsent = true;
      if (id === undefined) rest();
      else soon();
    },
    shown: (report, isPressing = true) => {
      take(report);
      if (isPressing) soon();
    },
    shownAtOnce: (report) => {
      take(report);
      tell();
    },
    answerCheck: (checkId) => tell(checkId),
  };
}
