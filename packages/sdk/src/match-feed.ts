/** The live match of one competition: a view that follows the server's frames over any network. */
import { backoff } from './backoff.ts';
import type { ServerClock } from './clock.ts';
import { createFeedReports, type ShownReport } from './feed-reports.ts';
import { type FeedRole, type FeedViews, sendReport } from './feed-roles.ts';
import { type FeedState, type ReconnectReason, type StopReason, setbackOf } from './feed-state.ts';
import { readFrame } from './frames.ts';
import type {
  ChangeFrame,
  ClosedFrame,
  Connection,
  LiveFrame,
  SnapshotFrame,
  ViewEvent,
} from './generated/schema.ts';
import { followLine, type LiveClient } from './live-line.ts';
import type { WebSocketLike } from './live-sockets.ts';
import { type PageSignals, watchPage } from './page-signals.ts';
import { type Schedule, scheduleWithTimers } from './schedule.ts';

export interface MatchFeed<View> {
  readonly state: () => FeedState<View>;
  readonly subscribe: (listener: (state: FeedState<View>) => void) => () => void;
  /** Connects anew and asks for a snapshot, also after the feed has stopped. */
  readonly refresh: () => void;
  /** Reports what is really shown, e.g. after painting; from then on the feed no longer guesses the version. */
  readonly report: (report: ShownReport) => void;
  readonly close: () => void;
}

export interface MatchFeedOptions<Role extends FeedRole> {
  readonly client: LiveClient;
  readonly competitionId: string;
  readonly role: Role;
  /** Names a screen for the operator, e.g. 主屏. */
  readonly label?: string | undefined;
  /** `evolveView` of `@liangfen/rules`, handed in so that the client knows no rules. */
  readonly evolve: (view: FeedViews[Role], events: readonly ViewEvent[]) => FeedViews[Role];
  readonly onState?: (state: FeedState<FeedViews[Role]>) => void;
  /** Hears what has just happened, in order, once each, without what a snapshot has made up for. */
  readonly onEvents?: (events: readonly ViewEvent[]) => void;
  readonly onPresence?: (connections: readonly Connection[]) => void;
  /** The feed has answered the check already. */
  readonly onCheck?: (checkId: string) => void;
  /** The operator asks screens to load the page again. */
  readonly onReload?: () => void;
  /** The operator asks screens to sound once. */
  readonly onSoundTest?: () => void;
  readonly onClosed?: (reason: ClosedFrame['reason']) => void;
  /** Is told the time of every frame, and makes the reported lag right. */
  readonly clock?: Pick<ServerClock, 'hint' | 'serverNow' | 'sync'>;
  /** `window` in a browser. */
  readonly page?: PageSignals;
  readonly now?: () => number;
  readonly schedule?: Schedule;
  readonly random?: () => number;
  /** Reports are sent at most this often; by default a screen's oftener than a phone's. */
  readonly reportEveryMs?: number;
}

/**
 * A hall has a thousand phones and a few screens, and an operator waits for the screens: the panel
 * calls one late after 1.5 s, of which the server takes up to 0.5 s.
 */
const reportsAtMostEveryMs: Readonly<Record<FeedRole, number>> = {
  SCREEN: 700,
  CONSOLE: 4_000,
  JUDGE: 4_000,
};

/** A judge's phone says this often that somebody is there; the server takes much longer silence for sleep. */
const phoneAliveEveryMs = 25_000;

/** After so long a silence a connection counts as dead, until the server has said how often its heartbeat comes. */
const silenceMs = 40_000;
/** So many heartbeats late, and it counts as dead: a panel says so within seconds. */
const heartbeatsMissed = 2.5;
/** A page that comes back trusts its connection when it heard something within this part of the silence. */
const trustedPart = 1 / 2;
/** A connection that held this long was a good one: the next failure is the first again. */
const steadyMs = 10_000;
/**
 * From this failure on the wait grows no more. People look at a feed while they wait: tries come every 0.8 to 1.6 s, so
 * that the feed is live soon after its server.
 */
const triesThatSlow = 3;
/**
 * The most tries without success. They last some four minutes: longer than a restart, and phones do not try through the
 * night.
 */
const patientTries = 200;

/**
 * Opens the feed; it connects anew by itself until `close()`.
 *
 * @example
 * ```tsx
 * import { evolveView } from '@liangfen/rules';
 *
 * const feed = openMatchFeed({ client, competitionId: 'c1', role: 'SCREEN', evolve: evolveView });
 * const stop = feed.subscribe(({ status, view }) => console.log(status, view?.stage.kind));
 * stop();
 * feed.close();
 * ```
 */
export function openMatchFeed<Role extends FeedRole>(
  options: MatchFeedOptions<Role>,
): MatchFeed<FeedViews[Role]> {
  type View = FeedViews[Role];
  const { client, competitionId, role, label, evolve, clock } = options;
  const { now = Date.now, schedule = scheduleWithTimers, random = Math.random } = options;

  const listeners = new Set<(state: FeedState<View>) => void>();
  if (options.onState !== undefined) listeners.add(options.onState);
  let state: FeedState<View> = {
    status: 'connecting',
    reason: null,
    since: now(),
    retryAt: null,
    view: null,
    version: null,
    connectionId: null,
    presence: null,
  };

  /** The connection in use; what another one still says is not listened to. */
  let current: AbortController | undefined;
  /** The WebSocket that the feed follows by, if it does. It carries the reports too: by calls, each step would make a thousand. */
  let socket: Pick<WebSocketLike, 'send'> | undefined;
  let needsSnapshot = true;
  let failures = 0;
  let heardAt = now();
  /** After how long a silence the connection in use counts as dead. */
  let deadAfterMs = silenceMs;
  let callerReports = false;
  let cancelSilence = () => {};
  let cancelRetry = () => {};

  const reports = createFeedReports({
    send: async (report) =>
      socket === undefined
        ? sendReport(client, role, competitionId, report)
        : socket.send(JSON.stringify(report)),
    schedule,
    random,
    everyMs: options.reportEveryMs ?? reportsAtMostEveryMs[role],
    aliveEveryMs: role === 'JUDGE' ? phoneAliveEveryMs : null,
  });

  function change(next: Partial<FeedState<View>>): void {
    const moved = next.status !== undefined && next.status !== state.status;
    state = { ...state, retryAt: null, ...next, ...(moved ? { since: now() } : {}) };
    for (const listener of [...listeners]) tell(() => listener(state));
  }

  function drop(): void {
    cancelSilence();
    cancelRetry();
    const dropped = current;
    current = undefined;
    reports.connected(undefined);
    dropped?.abort();
  }

  function connect(): void {
    drop();
    const own = new AbortController();
    current = own;
    deadAfterMs = silenceMs;
    awaitNextBytes();
    void follow(own);
  }

  function reconnectNow(reason: ReconnectReason): void {
    connect();
    change({ status: 'reconnecting', reason });
  }

  function reconnectLater(reason: ReconnectReason, atLeastMs = 0): void {
    drop();
    if (state.status === 'live' && now() - state.since >= steadyMs) failures = 0;
    const tries = failures > patientTries ? failures : Math.min(failures, triesThatSlow);
    const wait = Math.max(backoff(tries, random), atLeastMs * (1 + random() / 4));
    failures += 1;
    cancelRetry = schedule(wait, connect);
    change({ status: 'reconnecting', reason, retryAt: now() + wait });
  }

  function startOver(reason: ReconnectReason): void {
    needsSnapshot = true;
    reconnectLater(reason);
  }

  function stop(reason: StopReason): void {
    drop();
    change({ status: 'closed', reason });
  }

  function awaitNextBytes(): void {
    heardAt = now();
    cancelSilence();
    cancelSilence = schedule(deadAfterMs, () => reconnectLater('SILENT'));
  }

  async function follow(own: AbortController): Promise<void> {
    try {
      await followLine(client, role, {
        competitionId,
        label,
        lastEventId: needsSnapshot || state.version === null ? undefined : state.version,
        signal: own.signal,
        onHeard: awaitNextBytes,
        onFrame: receive,
        schedule,
      });
      if (own === current) reconnectLater('CONNECTION_LOST');
    } catch (error) {
      if (own !== current) return;
      const setback = setbackOf(error);
      if (setback.kind === 'stop') stop(setback.reason);
      else reconnectLater(setback.reason, setback.atLeastMs);
    }
  }

  function receive(data: string | object, carriedBy?: typeof socket): void {
    socket = carriedBy;
    let frame: LiveFrame | undefined;
    try {
      frame = readFrame(data);
    } catch {
      startOver('BROKEN_FRAME');
      return;
    }
    if (frame === undefined) return;
    clock?.hint(frame.serverTime);
    switch (frame.frame) {
      case 'snapshot':
        takeSnapshot(frame);
        break;
      case 'change':
        takeChange(frame);
        break;
      case 'presence':
        change({ presence: frame.connections });
        tell(() => options.onPresence?.(frame.connections));
        break;
      case 'check':
        reports.answerCheck(frame.checkId);
        tell(() => options.onCheck?.(frame.checkId));
        break;
      case 'reload':
        tell(() => options.onReload?.());
        break;
      case 'soundTest':
        tell(() => options.onSoundTest?.());
        break;
      case 'closed':
        takeLeave(frame.reason);
        break;
    }
  }

  function takeSnapshot(frame: SnapshotFrame): void {
    const { version, connectionId, match, serverTime } = frame;
    needsSnapshot = false;
    connectedAs(connectionId, frame.heartbeatMs);
    // The stream of a role carries that role's match, by the contract of its path.
    shown(match as View, version, serverTime);
  }

  function connectedAs(connectionId: string, heartbeatMs: number | undefined): void {
    deadAfterMs = heartbeatMs === undefined ? silenceMs : heartbeatMs * heartbeatsMissed;
    awaitNextBytes();
    reports.connected(connectionId);
    if (state.connectionId !== connectionId) state = { ...state, connectionId };
  }

  function takeChange(frame: ChangeFrame): void {
    const { from, version, events, serverTime, connectionId } = frame;
    const { view: held, version: heldVersion } = state;
    if (held === null || heldVersion === null || from > heldVersion) {
      startOver('GAP');
      return;
    }
    // A resumed stream begins with the missed events, even if there are none.
    if (connectionId !== undefined) connectedAs(connectionId, frame.heartbeatMs);
    if (version <= heldVersion) {
      if (state.status !== 'live') change({ status: 'live', reason: null });
      return;
    }
    let view: View;
    // A frame may reach back before the held version; the versions of its events say which are new.
    const unseen = events.filter((event) => event.version > heldVersion);
    try {
      view = evolve(held, unseen);
    } catch {
      startOver('BROKEN_FRAME');
      return;
    }
    // An operator waits for phones to show a step; of who else has scored, a thousand phones tell later.
    const isPressing = role !== 'JUDGE' || unseen.some((event) => 'onAir' in event);
    shown(view, version, serverTime, isPressing);
    tell(() => options.onEvents?.(unseen));
  }

  function shown(view: View, version: number, serverTime: number, isPressing = true): void {
    if (!callerReports) {
      const lag = clock === undefined ? {} : { lagMs: clock.serverNow() - serverTime };
      reports.shown({ version, ...lag }, isPressing);
    }
    change({ status: 'live', reason: null, view, version });
  }

  function takeLeave(reason: ClosedFrame['reason']): void {
    if (reason === 'SEAT_TAKEN' || reason === 'COMPETITION_DELETED') stop(reason);
    // After SESSION_REVOKED the next connection is answered 401, and the rule for 401 applies.
    else reconnectLater(reason);
    tell(() => options.onClosed?.(reason));
  }

  const leavePage =
    options.page &&
    watchPage(options.page, {
      visible: (visible) => reports.shownAtOnce({ visible }),
      woken: (networkChanged) => {
        const trusted = current !== undefined && now() - heardAt < deadAfterMs * trustedPart;
        if (state.status === 'closed' || (trusted && !networkChanged)) return;
        void clock?.sync();
        reconnectNow('WOKEN');
      },
    });

  connect();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh: () => {
      if (state.reason === 'CLOSED') return;
      needsSnapshot = true;
      reconnectNow('REFRESH');
    },
    report: (report) => {
      if (report.version !== undefined) callerReports = true;
      reports.shown(report);
    },
    close: () => {
      if (state.reason === 'CLOSED') return;
      leavePage?.();
      stop('CLOSED');
      listeners.clear();
    },
  };
}

/** A mistake in a listener is reported where mistakes are, and does not cut the connection. */
function tell(run: () => void): void {
  try {
    run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
