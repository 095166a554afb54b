/** Puts the live path together: per competition one held show, one mailbox and one hub. */
import type { ShowState } from '@liangfen/rules';
import type { Connection, ShowEvent } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { createAdmission } from './admission.ts';
import { Audience, type AudiencePlaces } from './audience.ts';
import { Checks } from './checks.ts';
import { withDeadline } from './deadline.ts';
import { draining, isOwnFault, unavailable } from './failure.ts';
import { HeldShow } from './held-show.ts';
import { Hub } from './hub.ts';
import { type LiveLimits, liveLimits } from './live-limits.ts';
import type { LiveShows, LiveStream, Viewer } from './live-shows.ts';
import { readEvents } from './log.ts';
import { Mailbox } from './mailbox.ts';
import { refusalProblem } from './refusal.ts';
import { Remote } from './remote.ts';
import { changeSetup } from './setup-change.ts';
import { everyCompetition, type Signal, Signals } from './signals.ts';

/** A longer gap is told with a snapshot. */
const MOST_RESUMED = 200;

interface Served {
  readonly competitionId: string;
  readonly held: HeldShow;
  readonly mailbox: Mailbox;
  readonly checks: Checks;
  hub: Hub | null;
  /** Null until somebody of the audience asks. */
  audience: Audience | null;
  usedAt: number;
  /** A catch-up is queued; one is enough for any number of messages. */
  catchingUp: boolean;
}

export function createLiveShows(
  ports: Ports,
  limits: LiveLimits = liveLimits,
  /** Told of every competition in which this process published something. */
  published: (competitionId: string) => void = () => undefined,
): LiveShows {
  const served = new Map<string, Served>();
  const signals = new Signals(ports.bus, ports.newId());
  const admission = createAdmission(ports, limits);
  const audiencePlaces: AudiencePlaces = { taken: 0, most: limits.audienceWaits };
  let drained = false;

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
      const signal = signals.read(text);
      if (signal) receive(competitionId, signal);
    },
    beat: putAwayIdle,
  });

  function serve(competitionId: string): Served {
    const known = served.get(competitionId);
    if (known) {
      known.usedAt = ports.now();
      return known;
    }
    if (drained) throw draining();
    const entry = begin(competitionId);
    served.set(competitionId, entry);
    remote.start();
    return entry;
  }

  function begin(competitionId: string): Served {
    const held = new HeldShow(competitionId, ports.database.query, {
      moved: (state, events) => {
        try {
          entry.hub?.moved(state, events);
          followed(entry, state);
        } catch (error) {
          // What is committed stays committed; viewers get it with the next frame or a snapshot.
          ports.log.error('live.publish.failed', { competitionId, error: textOf(error) });
          entry.hub?.moved(state, null);
        }
      },
      committed: (version, events) => {
        ports.bus.publish({ kind: 'version', competitionId, version });
        if (events?.some(publishes)) published(competitionId);
      },
      deleted: () => {
        entry.hub?.end('COMPETITION_DELETED');
        entry.audience?.end();
        served.delete(competitionId);
      },
    });
    const entry: Served = {
      competitionId,
      held,
      mailbox: new Mailbox(competitionId, held, ports, limits.mailbox),
      checks: new Checks(),
      hub: null,
      audience: null,
      usedAt: ports.now(),
      catchingUp: false,
    };
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

  function putAwayIdle(): void {
    const before = ports.now() - limits.idleMs;
    for (const [competitionId, { hub, mailbox, usedAt, audience }] of served) {
      if (usedAt < before && mailbox.idle && (hub?.readers ?? 0) === 0) {
        hub?.presence.close();
        audience?.end();
        served.delete(competitionId);
      }
    }
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
      // Nothing is kept for ids that somebody made up.
      if (!entry.held.state) served.delete(entry.competitionId);
      if (error instanceof ProblemError || isOwnFault(error)) throw error;
      ports.log.warn('live.read.failed', {
        competitionId: entry.competitionId,
        error: textOf(error),
      });
      throw unavailable();
    }
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
    const hub = entry.hub ?? new Hub(ports, limits, now);
    entry.hub = hub;
    // A place is taken last: whoever is refused for another reason has none to give back.
    const leave = admission.admit(viewer, address);
    if (lastEventId === null || lastEventId > now.version) return hub.open(viewer, null, leave);
    const logged = await loggedSince(competitionId, hub, lastEventId, now.version);
    return hub.open(viewer, { after: lastEventId, logged }, leave);
  }

  /** What memory no longer has; nothing when that is too much, so that the reader gets a snapshot. */
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

  function receive(competitionId: string, signal: Signal): void {
    if (signal.kind === 'close') {
      for (const { hub } of served.values()) hub?.closeSession(signal.sessionId, signal.reason);
      return;
    }
    const entry = served.get(competitionId);
    if (!entry) return;
    switch (signal.kind) {
      case 'check':
        beginCheck(entry, signal.checkId, signal.startedAt);
        break;
      case 'answer':
        entry.checks.answered(signal.checkId, signal.answer);
        break;
      case 'reload':
        entry.hub?.reloadScreens();
        break;
      case 'soundTest':
        entry.hub?.testSound();
        break;
      case 'seatTaken':
        entry.hub?.presence.seatTaken(signal.judgeId, signal.at);
        break;
      case 'report':
        takeReport(entry, signal.viewer, signal.report);
        break;
    }
  }

  function beginCheck(entry: Served, checkId: string, startedAt: number): void {
    entry.checks.start(checkId, startedAt, connectionsOf(entry));
    entry.hub?.check(checkId);
  }

  /** False when the connection is another process's. */
  function takeReport(
    entry: Served,
    viewer: Viewer,
    report: Parameters<LiveShows['report']>[2],
  ): boolean {
    const presence = entry.hub?.presence;
    const connection = presence?.get(report.connectionId);
    if (!presence?.reported(viewer, report) || !connection) return false;
    const { checkId } = report;
    if (checkId === undefined) return true;
    const answer = entry.checks.answerNow(checkId, connection, ports.now());
    if (answer && entry.checks.answered(checkId, answer)) {
      signals.send(entry.competitionId, { kind: 'answer', checkId, answer });
    }
    return true;
  }

  return {
    command: async (competitionId, actor, command, options) => {
      const entry = serve(competitionId);
      try {
        return await entry.mailbox.command(actor, command, options);
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
    state,
    open,
    report: (competitionId, viewer, report, address) => {
      const entry = served.get(competitionId);
      if (entry && takeReport(entry, viewer, report)) {
        if (viewer.role === 'SCREEN' && address) admission.reported(address);
        return;
      }
      // Screens are public: what anybody can send without end is not passed on to everybody.
      if (viewer.role !== 'SCREEN') {
        signals.send(competitionId, { kind: 'report', viewer, report });
      }
    },
    audience: async (competitionId, { known, waitMs, onGone }) => {
      const now = await state(competitionId);
      if (!isOpen(now)) throw audienceClosed();
      const entry = serve(competitionId);
      entry.audience ??= new Audience(ports, audiencePlaces, now);
      return entry.audience.ask(known, waitMs, onGone);
    },
    viewers: admission.taken,

    presence: (competitionId) => {
      const entry = served.get(competitionId);
      return entry ? connectionsOf(entry) : [];
    },
    startCheck: async (competitionId) => {
      await state(competitionId);
      const entry = serve(competitionId);
      const checkId = ports.newId();
      const startedAt = ports.now();
      beginCheck(entry, checkId, startedAt);
      signals.send(competitionId, { kind: 'check', checkId, startedAt });
      return entry.checks.result(checkId) ?? { checkId, startedAt, answers: [] };
    },
    check: (competitionId, checkId) => served.get(competitionId)?.checks.result(checkId) ?? null,
    reloadScreens: (competitionId) => {
      signals.send(competitionId, { kind: 'reload' });
      return served.get(competitionId)?.hub?.reloadScreens() ?? 0;
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
    closeSession: (sessionId, reason) => {
      for (const { hub } of served.values()) hub?.closeSession(sessionId, reason);
      signals.send(everyCompetition, { kind: 'close', sessionId, reason });
    },
    drain: async () => {
      drained = true;
      const entries = [...served.values()];
      for (const { audience } of entries) audience?.end();
      await Promise.all(entries.map(({ mailbox }) => mailbox.close()));
      remote.stop();
      for (const { hub } of entries) hub?.end('DRAINING');
    },
  };
}

function connectionsOf({ hub }: Served): Connection[] {
  return hub?.presence.list() ?? [];
}

function eventsOf(logged: Awaited<ReturnType<typeof readEvents>>) {
  return logged.map(({ event }) => event);
}

function isOpen({ look }: ShowState): boolean {
  return look.audiencePage === true;
}

function audienceClosed(): ProblemError {
  const detail = '这场比赛没有开放观众页面，请看大屏';
  return new ProblemError(404, 'AUDIENCE_PAGE_CLOSED', detail);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Steps after which people rely on what they saw. */
const publishing: ReadonlySet<ShowEvent['type']> = new Set<ShowEvent['type']>([
  'RESULT_SHOWN',
  'RANK_SHOWN',
  'REVEAL_STEPPED',
  'RESULT_CORRECTED',
  'ADJUSTMENT_ADDED',
  'LATE_SCORE_ACCEPTED',
  'BATTLE_DETERMINED',
]);

function publishes(event: ShowEvent): boolean {
  return publishing.has(event.type) || (event.type === 'SETUP_CHANGED' && event.area === 'STATUS');
}
