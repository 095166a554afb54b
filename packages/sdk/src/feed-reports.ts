/** Tells the operator what this connection shows: seldom, the newest only, and a check at once. */
import type { ConnectionReport } from './generated/schema.ts';
import type { Schedule } from './schedule.ts';

/** What a viewer shows; what is left out stays as last said. */
export interface ShownReport {
  readonly version?: number;
  /** From the server's event until it was shown, in ms. */
  readonly lagMs?: number;
  /** Whether the page is in the foreground. */
  readonly visible?: boolean;
}

export interface FeedReports {
  /** Reports name the connection the server gave; without one they wait. */
  readonly connected: (connectionId: string | undefined) => void;
  readonly shown: (report: ShownReport) => void;
  readonly answerCheck: (checkId: string) => void;
}

const longestLagMs = 600_000;

export function createFeedReports({
  send,
  schedule,
  random,
  everyMs,
}: {
  readonly send: (report: ConnectionReport) => Promise<void>;
  readonly schedule: Schedule;
  readonly random: () => number;
  readonly everyMs: number;
}): FeedReports {
  let connectionId: string | undefined;
  let latest: ShownReport = {};
  let unsent = false;
  let cancelBeat: (() => void) | undefined;

  function tell(checkId?: string): void {
    if (connectionId === undefined || latest.version === undefined) return;
    unsent = false;
    const { version, lagMs, visible } = latest;
    const report: ConnectionReport = {
      connectionId,
      version,
      ...(lagMs === undefined ? {} : { lagMs }),
      ...(visible === undefined ? {} : { visible }),
      ...(checkId === undefined ? {} : { checkId }),
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

  function rest(): void {
    cancelBeat?.();
    cancelBeat = undefined;
  }

  return {
    connected: (id) => {
      connectionId = id;
      unsent = true;
      if (id === undefined) rest();
      else soon();
    },
    shown: (report) => {
      const lagMs =
        report.lagMs === undefined
          ? latest.lagMs
          : Math.min(longestLagMs, Math.max(0, Math.round(report.lagMs)));
      latest = { ...latest, ...report, ...(lagMs === undefined ? {} : { lagMs }) };
      unsent = true;
      soon();
    },
    answerCheck: (checkId) => tell(checkId),
  };
}
