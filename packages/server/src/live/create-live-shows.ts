/** Puts the live path together: per competition one held show, one mailbox and one hub. */
import { projectMatch, type ShowCommand, type ShowState } from '@liangfen/rules';
import type { Connection, ConnectionReport, ShowEvent } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { createAdmission } from './admission.ts';
import { AskedLines } from './asked-lines.ts';
import { Audience, type AudienceWaits } from './audience.ts';
import { audienceClosed } from './audience-closed.ts';
import { answerOf, Checks } from './checks.ts';
import { countBallots, mayShowVote, voteToCount } from './count-ballots.ts';
import { withDeadline } from './deadline.ts';
import { draining, isOwnFault, unavailable } from './failure.ts';
import { HeldShow } from './held-show.ts';
import { Hub } from './hub.ts';
import { type LiveLimits, liveLimits } from './live-limits.ts';
import type { CommandOptions, LiveShows, LiveStream } from './live-shows.ts';
import { createLiveTime, type LivePorts } from './live-time.ts';
import { loadShow } from './load.ts';
import { readEvents } from './log.ts';
import { lockedHolder, Mailbox } from './mailbox.ts';
import { refusalProblem } from './refusal.ts';
import { Remote } from './remote.ts';
import { playedTo, RevealPlay } from './reveal-play.ts';
import { type GuestKeeper, SessionWatch } from './session-watch.ts';
import { changeSetup } from './setup-change.ts';
import { SharedPresence, stillEveryMs } from './shared-presence.ts';
import { everyCompetition, type HeardSignal, Signals } from './signals.ts';
import { StrayReports } from './stray-reports.ts';
import type { Viewer } from './viewer.ts';

/** A longer gap is told with a snapshot. */
const MOST_RESUMED = 200;
/** Other processes answer within this, or are taken for silent. */
const ANSWERED_WITHIN_MS = 300;
/** Competitions whose checks are remembered. */
const MOST_CHECKED = 1_000;
/** The most connections that fit into one notification of PostgreSQL. */
const MOST_ASKED_IN_MESSAGE = 40;

interface Served {
  readonly competitionId: string;
  readonly held: HeldShow;
  readonly mailbox: Mailbox;
  readonly elsewhere: SharedPresence;
  /** Resolves when others have had time to tell who is connected to them. */
  readonly settled: Promise<void>;
  readonly play: RevealPlay;
  hub: Hub | null;
  /** Null until somebody of the audience asks. */
  audience: Audience | null;
  usedAt: number;
  /** A catch-up is queued; one is enough for any number of messages. */
  catchingUp: boolean;
}

export function createLiveShows(
  given: Ports,
  limits: LiveLimits = liveLimits,
  /** Hears of every competition in which this process published something. */
  published: (competitionId: string) => void = () => undefined,
): LiveShows {
  const time = createLiveTime(given);
  const ports: LivePorts = {
    ...given,
    now: time.now,
    even: time.even,
    machineNow: given.now,
  };
  /** For what is counted within a while, and never told as a time of day. */
  const evenly = { ...ports, now: time.even };
  const served = new Map<string, Served>();
  const signals = new Signals(ports.bus, ports.newId());
  const admission = createAdmission(evenly, limits);
  const audienceWaits: AudienceWaits = { taken: 0, most: limits.audienceWaits };
  const { reachesOthers } = ports.bus;
  /** The checks of every competition, even of those that nobody follows here: any process may be asked how one went. */
  const checks = new Map<string, Checks>();
  const strays = new StrayReports(ports);
  const asked = new AskedLines(open, ports.schedule);
  let drained = false;
  let cancelStill: (() => void) | null = null;

  const guestKeepers: GuestKeeper[] = [];
  const watch = new SessionWatch(given, {
    open: () => {
      const ids = new Set<string>();
      for (const { hub } of served.values()) {
        for (const id of hub?.sessions() ?? []) ids.add(id);
      }
      return ids;
    },
    ended: (sessionId) => {
      for (const { hub } of served.values()) hub?.closeSession(sessionId, 'SESSION_REVOKED');
    },
    keepers: guestKeepers,
  });

  const remote = new Remote(ports, {
    held: () => {
      const versions = new Map<string, number>();
      for (const { competitionId, held } of served.values()) {
        if (held.state) versions.set(competitionId, held.state.version);
      }
      return versions;
    },
    behind: (competitionId) => catchUp(competitionId, (held) => held.catchUp(null)),
    gone: (competitionId) => catchUp(competitionId, (held) => held.reload(null)),
    signal: (competitionId, text) => {
      const heard = signals.read(text);
      if (heard) receive(competitionId, heard);
    },
    resumed: () => {
      void watch.look();
      for (const { elsewhere } of served.values()) elsewhere.askAll();
    },
    beat: () => {
      putAwayIdle();
      if (time.jump() !== null && !isAnyClockRunning()) time.settle();
    },
  });

  function serve(competitionId: string): Served {
    const known = served.get(competitionId);
    if (known) {
      known.usedAt = time.even();
      return known;
    }
    if (drained) throw draining();
    const entry = begin(competitionId);
    served.set(competitionId, entry);
    remote.start();
    if (reachesOthers) stillLater();
    return entry;
  }

  function begin(competitionId: string): Served {
    const play = new RevealPlay(evenly, () => entry.hub?.stepped());
    const held = new HeldShow(competitionId, ports.database.query, {
      found: (state) => play.found(state),
      moved: (state, events) => {
        try {
          play.moved(state);
          entry.hub?.moved(state, events);
          followed(entry, state);
        } catch (error) {
          // The commit stands; viewers get it with the next frame or a snapshot.
          ports.log.error('live.publish.failed', { competitionId, error: textOf(error) });
          entry.hub?.moved(state, null);
        }
      },
      committed: (version, events) => {
        ports.bus.publish({ kind: 'version', competitionId, version });
        if (events?.some(publishes)) published(competitionId);
      },
      deleted: () => {
        play.end();
        entry.hub?.end('COMPETITION_DELETED');
        entry.audience?.end();
        served.delete(competitionId);
      },
    });
    const elsewhere = new SharedPresence(competitionId, signals, evenly, () =>
      entry.hub?.presence.changedElsewhere(),
    );
    const entry: Served = {
      competitionId,
      held,
      play,
      elsewhere,
      settled: reachesOthers ? timeToAnswer() : Promise.resolve(),
      mailbox: new Mailbox(competitionId, held, ports, limits.mailbox),
      hub: null,
      audience: null,
      usedAt: time.even(),
      catchingUp: false,
    };
    if (reachesOthers) elsewhere.askAll();
    return entry;
  }

  /** An organiser who closes the audience's page sends its phones away. */
  function followed(entry: Served, state: ShowState): void {
    if (isOpen(state)) {
      entry.audience?.moved(state);
      return;
    }
    entry.audience?.end();
    entry.audience = null;
  }

  /** While it serves anything, tells others that this process is still there. */
  function stillLater(): void {
    cancelStill ??= ports.schedule(stillEveryMs, () => {
      cancelStill = null;
      for (const { elsewhere } of served.values()) elsewhere.beat();
      if (served.size > 0 && !drained) stillLater();
    });
  }

  function checksOf(competitionId: string): Checks {
    const known = checks.get(competitionId);
    const kept = known ?? new Checks();
    // The least recently used is the first.
    checks.delete(competitionId);
    checks.set(competitionId, kept);
    for (const oldest of checks.keys()) {
      if (checks.size <= MOST_CHECKED) break;
      checks.delete(oldest);
    }
    return kept;
  }

  function putAwayIdle(): void {
    const before = time.even() - limits.idleMs;
    for (const [competitionId, { hub, mailbox, usedAt, audience, play }] of served) {
      if (usedAt < before && mailbox.idle && (hub?.readers ?? 0) === 0) {
        play.end();
        hub?.presence.close();
        audience?.end();
        served.delete(competitionId);
      }
    }
  }

  /** Whether somebody watches a countdown, which would jump with the time. */
  function isAnyClockRunning(): boolean {
    const now = time.now();
    for (const { held } of served.values()) {
      if ((held.state?.clock?.endsAt ?? 0) > now) return true;
    }
    return false;
  }

  function catchUp(competitionId: string, how: (held: HeldShow) => Promise<unknown>): void {
    const entry = served.get(competitionId);
    if (!entry || entry.catchingUp) return;
    entry.catchingUp = true;
    void entry.mailbox
      .alone(async () => {
        // Messages that come from here on may tell of something newer.
        entry.catchingUp = false;
        // Deleted or put away meanwhile: nobody is to be told.
        if (served.get(competitionId) === entry) await how(entry.held);
      })
      .catch((error: unknown) => {
        ports.log.warn('live.catchUp.failed', { competitionId, error: textOf(error) });
      });
  }

  async function state(competitionId: string): Promise<ShowState> {
    const entry = serve(competitionId);
    return entry.held.trusted ?? (await freshState(entry));
  }

  async function freshState(entry: Served): Promise<ShowState> {
    try {
      const reading = entry.mailbox.alone(async () => (await entry.held.fresh()).state);
      return await withDeadline(ports.schedule, limits.mailbox.deadlineMs, reading);
    } catch (error) {
      // Nothing is kept for made-up ids.
      if (!entry.held.state) served.delete(entry.competitionId);
      if (error instanceof ProblemError || isOwnFault(error)) throw error;
      ports.log.warn('live.read.failed', {
        competitionId: entry.competitionId,
        error: textOf(error),
      });
      throw unavailable();
    }
  }

  /** Ballots lie outside the show: whoever shows what they came to counts them first. */
  async function counting(
    competitionId: string,
    command: ShowCommand,
    options: CommandOptions,
  ): Promise<CommandOptions> {
    const now = await state(competitionId);
    const { seenVersion } = options;
    if (seenVersion !== null && seenVersion < now.operatorVersion) return options;
    const vote = voteToCount(now, command, time.now());
    if (vote === null) return options;
    return { ...options, audienceCount: await countBallots(ports, competitionId, vote) };
  }

  async function audienceOf(competitionId: string): Promise<Audience> {
    const now = await state(competitionId);
    if (!isOpen(now)) throw audienceClosed();
    const entry = serve(competitionId);
    entry.audience ??= new Audience(evenly, audienceWaits, now);
    return entry.audience;
  }

  async function open(
    competitionId: string,
    viewer: Viewer,
    { lastEventId, address = '' }: Parameters<LiveShows['open']>[2],
  ): Promise<LiveStream> {
    let now = await state(competitionId);
    const entry = serve(competitionId);
    if (lastEventId !== null && lastEventId > now.version) {
      // The reader comes from a process that is ahead of this one.
      await entry.mailbox.alone(() => entry.held.catchUp(null)).catch(() => undefined);
      now = await state(competitionId);
    }
    if (viewer.role === 'JUDGE' && !now.judges.some((judge) => judge.id === viewer.judgeId)) {
      throw refusalProblem({ reason: 'JUDGE_NOT_FOUND', version: now.version });
    }
    const hub = entry.hub ?? newHub(entry, now);
    const session = sessionOf(viewer);
    // The stream comes last, so that a caller refused for another reason has none to give back.
    const leave = admission.admit(viewer, address, entry.elsewhere.takenBy(session));
    if (viewer.role !== 'SCREEN') watch.start();
    const report = (said: ConnectionReport): void => {
      takeReport(entry, viewer, said, address);
    };
    if (lastEventId === null || lastEventId > now.version) {
      return { ...hub.open(viewer, null, leave, session), report };
    }
    const logged = await loggedSince(competitionId, hub, lastEventId, now.version);
    return { ...hub.open(viewer, { after: lastEventId, logged }, leave, session), report };
  }

  function newHub(entry: Served, now: ShowState): Hub {
    const { elsewhere } = entry;
    const hub: Hub = new Hub(
      ports,
      limits,
      now,
      () => entry.play.step,
      () => elsewhere.connections(),
      () => {
        if (reachesOthers) elsewhere.tell(hub.presence.own());
      },
    );
    entry.hub = hub;
    return hub;
  }

  /** Reads events that memory no longer has; none when there are too many, so that the reader gets a snapshot. */
  async function loggedSince(
    competitionId: string,
    hub: Hub,
    after: number,
    upTo: number,
  ): Promise<ReturnType<typeof eventsOf>> {
    if (after >= hub.history.start || upTo - after > MOST_RESUMED) return [];
    const range = { after, upTo, limit: MOST_RESUMED };
    try {
      return eventsOf(await readEvents(ports.database.query, competitionId, range));
    } catch {
      return [];
    }
  }

  // ---------------------------------------------------------------- signals

  function receive(competitionId: string, { from, signal }: HeardSignal): void {
    const entry = served.get(competitionId);
    switch (signal.kind) {
      case 'close':
        for (const { hub } of served.values()) hub?.closeSession(signal.sessionId, signal.reason);
        break;
      case 'check':
        beginCheck(competitionId, signal.checkId, signal.startedAt);
        break;
      case 'asked':
        checksOf(competitionId).start(signal.checkId, signal.startedAt, signal.asked);
        break;
      case 'answer':
        checksOf(competitionId).answered(signal.checkId, signal.answer);
        break;
      case 'reload':
        entry?.hub?.reloadScreens();
        break;
      case 'soundTest':
        entry?.hub?.testSound();
        break;
      case 'seatTaken':
        entry?.hub?.presence.seatTaken(signal.judgeId, signal.at);
        break;
      case 'report':
        if (entry) takeReport(entry, signal.viewer, signal.report, signal.address);
        break;
      case 'present':
      case 'presentStill':
      case 'presentNoMore':
        entry?.elsewhere.heard(from, signal);
        break;
      case 'presentWanted':
        if (entry?.hub && (signal.of === null || signal.of === signals.own)) {
          entry.elsewhere.tellAll(entry.hub.presence.own());
        }
        break;
    }
  }

  /** Asks everybody who is connected here, and tells every process who that is. */
  function beginCheck(competitionId: string, checkId: string, startedAt: number): void {
    const hub = served.get(competitionId)?.hub;
    const asked = (hub?.presence.own() ?? []).map(({ connection }) => answerOf(connection, null));
    checksOf(competitionId).start(checkId, startedAt, asked);
    for (let from = 0; reachesOthers && from < asked.length; from += MOST_ASKED_IN_MESSAGE) {
      const some = asked.slice(from, from + MOST_ASKED_IN_MESSAGE);
      signals.send(competitionId, { kind: 'asked', checkId, startedAt, asked: some });
    }
    hub?.check(checkId);
  }

  /** False when the connection is another process's. */
  function takeReport(
    entry: Served,
    viewer: Viewer,
    report: Parameters<LiveShows['report']>[2],
    address: string,
  ): boolean {
    const presence = entry.hub?.presence;
    const connection = presence?.get(report.connectionId);
    if (!presence?.reported(viewer, report) || !connection) return false;
    if (viewer.role === 'SCREEN' && address) admission.reported(address);
    const { checkId } = report;
    if (checkId === undefined) return true;
    const known = checksOf(entry.competitionId);
    const answer = known.answerNow(checkId, connection, ports.now());
    if (answer && known.answered(checkId, answer)) {
      signals.send(entry.competitionId, { kind: 'answer', checkId, answer });
    }
    return true;
  }

  return {
    time,
    command: async (competitionId, actor, command, options) => {
      const entry = serve(competitionId);
      try {
        // Every other command is in the mailbox at once: a server that stops finishes what it accepted.
        const counted = mayShowVote(command)
          ? await counting(competitionId, command, options)
          : options;
        return await entry.mailbox.command(actor, command, counted);
      } finally {
        if (!entry.held.state && entry.mailbox.idle) served.delete(competitionId);
      }
    },
    setup: async (competitionId, actor, change) => {
      const entry = serve(competitionId);
      return entry.mailbox.alone(() =>
        changeSetup(ports, entry.held, competitionId, actor, change),
      );
    },
    handOver: async (competitionId, work) => {
      const entry = serve(competitionId);
      return entry.mailbox.alone(async () => {
        const result = await ports.database.query.transaction().execute(async (tx) => {
          await lockedHolder(tx, competitionId);
          return work(tx);
        });
        entry.held.adopt(await loadShow(ports.database.query, competitionId), null);
        return result;
      });
    },
    state,
    onWalls: async (competitionId) => {
      const now = await state(competitionId);
      const { play } = serve(competitionId);
      const match = playedTo(projectMatch(now, { role: 'SCREEN' }), play.step);
      return { match, settled: play.settled ?? now };
    },
    open: async (competitionId, viewer, options) => {
      const stream = await open(competitionId, viewer, options);
      const { line } = options;
      return line === undefined ? stream : asked.named(competitionId, line, viewer, stream);
    },
    ask: (competitionId, viewer, asking) => asked.ask(competitionId, viewer, asking),
    report: (competitionId, viewer, report, address = '') => {
      const entry = served.get(competitionId);
      if (entry && takeReport(entry, viewer, report, address)) return;
      if (!reachesOthers) return;
      // From now on this process knows who is connected elsewhere.
      if (!entry) state(competitionId).catch(() => undefined);
      const pass = (passed: typeof report) =>
        signals.send(competitionId, { kind: 'report', viewer, report: passed, address });
      const { connectionId, checkId } = report;
      // Screens are public: what anybody can send without end is not passed on to everybody.
      if (viewer.role === 'SCREEN') {
        if (entry?.elsewhere.mayPass(connectionId, checkId !== undefined)) pass(report);
      } else if (entry?.elsewhere.knows(connectionId)) pass(report);
      else strays.take(viewer.sessionId, report, pass);
    },
    audience: async (competitionId, { known, waitMs, onGone }) =>
      (await audienceOf(competitionId)).ask(known, waitMs, onGone),
    audienceWorking: async (competitionId, programId) =>
      (await audienceOf(competitionId)).working(programId),
    viewers: admission.taken,

    presence: (competitionId) => {
      const entry = served.get(competitionId);
      return entry ? connectionsOf(entry) : [];
    },
    settled: (competitionId) => serve(competitionId).settled,
    startCheck: async (competitionId) => {
      await state(competitionId);
      const checkId = ports.newId();
      const startedAt = ports.now();
      // First, so that others hear of the check before they hear who was asked.
      signals.send(competitionId, { kind: 'check', checkId, startedAt });
      beginCheck(competitionId, checkId, startedAt);
      const result = checksOf(competitionId).result(checkId);
      return result ?? { checkId, startedAt, answers: [] };
    },
    check: async (competitionId, checkId) => {
      const known = checks.get(competitionId)?.result(checkId) ?? null;
      if (known !== null || !reachesOthers) return known;
      // Started at another process a moment ago: the word is on its way.
      await timeToAnswer();
      return checks.get(competitionId)?.result(checkId) ?? null;
    },
    reloadScreens: (competitionId) => {
      signals.send(competitionId, { kind: 'reload' });
      const entry = served.get(competitionId);
      const elsewhere = entry?.elsewhere.connections() ?? [];
      const others = elsewhere.filter(({ role }) => role === 'SCREEN').length;
      return (entry?.hub?.reloadScreens() ?? 0) + others;
    },
    testSound: (competitionId) => {
      signals.send(competitionId, { kind: 'soundTest' });
      return served.get(competitionId)?.hub?.testSound() ?? 0;
    },
    seatTaken: (competitionId, judgeId) => {
      const at = ports.now();
      served.get(competitionId)?.hub?.presence.seatTaken(judgeId, at);
      signals.send(competitionId, { kind: 'seatTaken', judgeId, at });
    },
    followsAs: (competitionId, sessionId) =>
      served.get(competitionId)?.hub?.judgeOf(sessionId) ?? null,
    keepGuests: (keeper) => {
      guestKeepers.push(keeper);
    },
    closeSession: (sessionId, reason) => {
      for (const { hub } of served.values()) hub?.closeSession(sessionId, reason);
      signals.send(everyCompetition, { kind: 'close', sessionId, reason });
    },
    drain: async () => {
      drained = true;
      const entries = [...served.values()];
      for (const { audience, play } of entries) {
        audience?.end();
        play.end();
      }
      await Promise.all(entries.map(({ mailbox }) => mailbox.close()));
      remote.stop();
      watch.stop();
      cancelStill?.();
      for (const { hub, elsewhere } of entries) {
        hub?.end('DRAINING');
        if (reachesOthers) elsewhere.leave();
      }
      asked.end();
    },
  };
}

/**
 * The login whose feeds count together; screens are a matter of each process, whose memory they are: those of one
 * that was killed are still listed while they come back.
 */
function sessionOf(viewer: Viewer): string | null {
  switch (viewer.role) {
    case 'SCREEN':
      return null;
    case 'CONSOLE':
    case 'JUDGE':
      return viewer.sessionId;
  }
}

function connectionsOf({ hub, elsewhere }: Served): Connection[] {
  return hub?.presence.list() ?? elsewhere.connections();
}

/** Real time, whatever a test's clock says: a message between processes takes it. */
function timeToAnswer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS));
}

function eventsOf(logged: Awaited<ReturnType<typeof readEvents>>) {
  return logged.map(({ event }) => event);
}

function isOpen({ look }: ShowState): boolean {
  return look.audiencePage === true;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Steps after which people rely on what they saw. */
const publishing: ReadonlySet<ShowEvent['type']> = new Set<ShowEvent['type']>([
  'RESULT_SHOWN',
  'RANK_SHOWN',
  'REVEAL_STEPPED',
  'AUDIENCE_VOTE_SHOWN',
  'RESULT_CORRECTED',
  'ADJUSTMENT_ADDED',
  'STANDING_CHANGED',
  'SCORE_STRUCK',
  'PANEL_RENEWED',
  'BOUT_CORRECTED',
  'LATE_SCORE_ACCEPTED',
  'BATTLE_DETERMINED',
]);

function publishes(event: ShowEvent): boolean {
  return publishing.has(event.type) || (event.type === 'SETUP_CHANGED' && event.area === 'STATUS');
}
