/**
 * Everyone who watches one competition through this process. A batch becomes one serialised frame
 * per role, written to every reader; a reader that stays behind is cut off and resumes by version.
 */
import { projectEvents, projectMatch, type ShowState } from '@liangfen/rules';
import type {
  CheckFrame,
  ClosedFrame,
  Connection,
  ReloadFrame,
  ShowEvent,
  SoundTestFrame,
  ViewEvent,
} from '@liangfen/sdk/schema';
import { connectionRoleValues } from '@liangfen/sdk/values';
import type { Ports } from '../ports.ts';
import { FanOut } from './fan-out.ts';
import {
  changeFrame,
  EventTexts,
  type FrameText,
  heartbeat,
  passingFrame,
  snapshotFrame,
} from './frames.ts';
import { History } from './history.ts';
import { type JudgeEvents, JudgeFrames } from './judge-frames.ts';
import type { LiveLimits } from './live-limits.ts';
import type { FrameSink, LiveStream } from './live-shows.ts';
import type { LivePorts } from './live-time.ts';
import { PacedEvents } from './paced-events.ts';
import { Presence } from './presence.ts';
import { eventsPlayedTo, playedTo, playsByItself } from './reveal-play.ts';
import type { Viewer } from './viewer.ts';

/**
 * Whoever looks at a dead wire must see so within seconds: the operator, and the wall. A thousand phones hear no more
 * than keeps their line open.
 */
const heartbeatMs: Readonly<Record<Viewer['role'], number>> = {
  CONSOLE: 3_000,
  SCREEN: 5_000,
  JUDGE: 15_000,
};

/** Who is sent a reveal step by step: the operator looks ahead, and phones get it as it was decided. */
const seesSteps: Readonly<Record<Viewer['role'], boolean>> = {
  CONSOLE: false,
  SCREEN: true,
  JUDGE: false,
};

type Role = Viewer['role'];
type ClosedReason = ClosedFrame['reason'];

interface Reader {
  readonly connectionId: string;
  readonly viewer: Viewer;
  readonly sink: FrameSink;
  readonly onGone: () => void;
  readonly session: string | null;
  /** Characters written since the sink said that it is full; null while it keeps up. */
  behind: number | null;
}

export class Hub {
  readonly presence: Presence;
  readonly #ports: Ports;
  readonly #limits: LiveLimits;
  readonly #readers: Readonly<Record<Role, Set<Reader>>> = {
    SCREEN: new Set(),
    CONSOLE: new Set(),
    JUDGE: new Set(),
  };
  /** The judge's feeds of each login, of which there is one as a rule. */
  readonly #feedsOfLogin = new Map<string, { readonly judgeId: string; open: number }>();
  readonly #history: History;
  readonly #toStage: FanOut<Reader>;
  readonly #toJudges: FanOut<Reader>;
  /** The version of the last frame of each role: the next one says that it starts there. */
  readonly #sent: Record<Role, number>;
  /** The snapshot that screens or consoles share, of the newest state. */
  readonly #snapshots = new Map<'SCREEN' | 'CONSOLE', string>();
  #state: ShowState | null;
  #ended: ClosedReason | null = null;
  /** What screens and consoles are to hear. */
  readonly #forStage: PacedEvents;
  /** What judges' phones are to hear. */
  readonly #forJudges: PacedEvents;
  /** All roles share the text of a picture. */
  #texts = new EventTexts();
  /** How to stop the heartbeat of each role that has readers. */
  readonly #beating = new Map<Role, () => void>();

  /** How far a reveal that plays by itself has come on the walls; null where none plays. */
  readonly #played: () => number | null;

  /** `presenceChanged` is told, some time after it was so, that somebody came, went or reported. */
  constructor(
    ports: LivePorts,
    limits: LiveLimits,
    state: ShowState,
    played: () => number | null = () => null,
    elsewhere: () => readonly Connection[] = () => [],
    presenceChanged: () => void = () => undefined,
  ) {
    this.#ports = ports;
    this.#limits = limits;
    this.#state = state;
    this.#played = played;
    this.#history = new History(state.version, limits.history);
    this.#sent = { SCREEN: state.version, CONSOLE: state.version, JUDGE: state.version };
    const evenly = { now: ports.even, schedule: ports.schedule };
    this.#forStage = new PacedEvents(
      evenly,
      () => limits.crowdEveryMs,
      (events) => this.#tellStage(events),
    );
    this.#forJudges = new PacedEvents(
      evenly,
      () => limits.crowdEveryMs * Math.max(1, this.#readers.JUDGE.size / limits.crowdOfJudges),
      (events, isPressing) => this.#tellJudges(events, isPressing),
    );
    const write = (reader: Reader, text: FrameText): void => {
      if (this.#setOf(reader).has(reader)) this.#write(reader, text);
    };
    this.#toStage = new FanOut(write, ports.schedule);
    this.#toJudges = new FanOut(write, ports.schedule);
    this.presence = new Presence(
      ports,
      () => {
        this.#sendPresence(this.#readers.CONSOLE);
        presenceChanged();
      },
      elsewhere,
    );
  }

  get readers(): number {
    const { SCREEN, CONSOLE, JUDGE } = this.#readers;
    return SCREEN.size + CONSOLE.size + JUDGE.size;
  }

  /** The logins of those who follow with one. */
  *sessions(): Iterable<string> {
    for (const role of ['CONSOLE', 'JUDGE'] as const) {
      for (const { viewer } of this.#readers[role]) {
        if ('sessionId' in viewer) yield viewer.sessionId;
      }
    }
  }

  /** Returns the judge as whom a login follows here; null when it does not. */
  judgeOf(sessionId: string): string | null {
    return this.#feedsOfLogin.get(sessionId)?.judgeId ?? null;
  }

  /** The version up to which missed events can be told from memory, and from where. */
  get history(): Pick<History, 'start'> {
    return this.#history;
  }

  // ---------------------------------------------------------------- moving on

  /** `events` lead to `state`; null when nobody knows them. */
  moved(state: ShowState, events: readonly ShowEvent[] | null): void {
    this.#state = state;
    this.#snapshots.clear();
    if (events === null || events.some((event) => event.type === 'SETUP_CHANGED')) {
      this.#startOver(state);
      return;
    }
    this.#history.add(events);
    this.#texts = new EventTexts();
    // Operators first: they wait for what they did.
    this.#forStage.add(events);
    this.#forJudges.add(events);
  }

  /** Writes what happened since the last time as one frame per role. */
  #tellStage(events: readonly ShowEvent[]): void {
    const state = this.#state;
    if (!state) return;
    const frame = { version: state.version, serverTime: this.#ports.now() };
    for (const role of ['CONSOLE', 'SCREEN'] as const) {
      const readers = this.#readers[role];
      if (readers.size === 0) {
        this.#sent[role] = state.version;
        continue;
      }
      const seen = this.#seenBy(role, projectEvents(events, state, { role }));
      if (seen.length === 0) continue;
      const text = changeFrame({ from: this.#sent[role], ...frame }, this.#texts.array(seen));
      this.#sent[role] = state.version;
      this.#toStage.send([...readers], () => text);
    }
  }

  /** A reveal that plays by itself has come one step further: each wall is sent the picture with it, at the same version. */
  stepped(): void {
    const state = this.#state;
    if (!state) return;
    this.#snapshots.delete('SCREEN');
    this.#toStage.send([...this.#readers.SCREEN], (reader) => this.#snapshot(state, reader));
  }

  /** A wall never holds more of a reveal than it may show. */
  #seenBy(role: Role, events: readonly ViewEvent[]): readonly ViewEvent[] {
    return seesSteps[role] ? eventsPlayedTo(events, this.#played()) : events;
  }

  /** All judges get a frame, or none does, so that one `from` holds for all of them. */
  #tellJudges(events: readonly ShowEvent[], isPressing: boolean): void {
    const state = this.#state;
    if (!state) return;
    const frame = { version: state.version, serverTime: this.#ports.now() };
    const frames = new JudgeFrames(events, state, this.#texts);
    const judges = this.#readers.JUDGE;
    const seen = new Map<Reader, JudgeEvents>();
    for (const reader of judges) {
      if (reader.viewer.role === 'JUDGE') {
        seen.set(reader, frames.eventsFor(reader.viewer.judgeId));
      }
    }
    if (judges.size > 0 && [...seen.values()].every(({ isEmpty }) => isEmpty)) return;
    const from = this.#sent.JUDGE;
    this.#sent.JUDGE = frame.version;
    const made = new Map<JudgeEvents, FrameText>();
    const textOf = (own: JudgeEvents) => {
      const text = made.get(own) ?? changeFrame({ from, ...frame }, own.text);
      made.set(own, text);
      return text;
    };
    const texts = new Map([...seen].map(([reader, events]) => [reader, textOf(events)]));
    const { crowdOfJudges, crowdEveryMs } = this.#limits;
    this.#toJudges.send(
      [...texts.keys()],
      (reader) => texts.get(reader) ?? heartbeat,
      // Spread over the time until the next one, so that no phone's score waits behind a thousand writes.
      isPressing ? null : { readers: crowdOfJudges, everyMs: crowdEveryMs },
    );
  }

  /** Settings, lists or rows changed: everybody gets a new first picture. */
  #startOver(state: ShowState): void {
    this.#history.restart(state.version);
    this.#forStage.clear();
    this.#forJudges.clear();
    for (const role of connectionRoleValues) this.#sent[role] = state.version;
    const judges = new Set(state.judges.map((judge) => judge.id));
    const staying = this.#everyone().filter((reader) => {
      const { viewer } = reader;
      if (viewer.role !== 'JUDGE' || judges.has(viewer.judgeId)) return true;
      this.#end(reader, 'SESSION_REVOKED');
      return false;
    });
    // The newest state there is when a reader's turn comes; frames of steps in between then say nothing new.
    this.#send(staying, (reader) => this.#snapshot(this.#state ?? state, reader));
  }

  // ---------------------------------------------------------------- coming and going

  /**
   * Opens a reader; nothing is kept until a sink is attached. `onGone` is called once, when the reader no longer needs
   * its place.
   */
  open(
    viewer: Viewer,
    resume: { readonly after: number; readonly logged: readonly ShowEvent[] } | null,
    onGone: () => void,
    /** The login that it counts for. */
    session: string | null = null,
  ): Omit<LiveStream, 'report'> {
    const connectionId = this.#ports.newId();
    let reader: Reader | null = null;
    let closed = false;
    return {
      connectionId,
      attach: (sink) => {
        // The connection may be gone before there was anything to send.
        if (closed) return sink.end();
        const fresh: Reader = { connectionId, viewer, sink, onGone, session, behind: null };
        if (this.#begin(fresh, resume)) reader = fresh;
      },
      close: () => {
        closed = true;
        if (reader) this.#remove(reader);
        else onGone();
      },
    };
  }

  /** False when there is nothing to watch any more. */
  #begin(
    reader: Reader,
    resume: { readonly after: number; readonly logged: readonly ShowEvent[] } | null,
  ): boolean {
    const state = this.#state;
    if (this.#ended || !state) {
      this.#say(reader, this.#ended ?? 'COMPETITION_DELETED');
      reader.onGone();
      return false;
    }
    this.#setOf(reader).add(reader);
    this.#count(reader.viewer, 1);
    const label = labelOf(reader.viewer, state);
    this.presence.joined(reader.connectionId, reader.viewer, label, reader.session);
    const missed = resume && this.#resumes(reader, state, resume);
    this.#write(
      reader,
      missed
        ? this.#resumption(state, reader, resume.after, missed)
        : this.#snapshot(state, reader),
    );
    if (reader.viewer.role === 'CONSOLE') this.#sendPresence([reader]);
    if (!this.#beating.has(reader.viewer.role)) this.#beatLater(reader.viewer.role);
    return true;
  }

  /** The steps of a reveal move no version, so a wall that lost its line in one cannot say how much of it it holds. */
  #resumes(
    { viewer }: Reader,
    state: ShowState,
    { after, logged }: { readonly after: number; readonly logged: readonly ShowEvent[] },
  ): readonly ShowEvent[] | null {
    if (seesSteps[viewer.role] && playsByItself(state)) return null;
    return this.#missed(after, logged);
  }

  /** The events after a version, from the log as far as memory does not reach; null when too far back. */
  #missed(after: number, logged: readonly ShowEvent[]): readonly ShowEvent[] | null {
    const remembered = this.#history.after(after);
    if (remembered) return remembered;
    const last = logged.at(-1);
    if (!last || logged[0]?.version !== after + 1) return null;
    if (logged.some((event) => event.type === 'SETUP_CHANGED')) return null;
    const since = this.#history.after(last.version);
    return since && [...logged, ...since];
  }

  #resumption(
    state: ShowState,
    { viewer, connectionId }: Reader,
    after: number,
    missed: readonly ShowEvent[],
  ): FrameText {
    const seen = this.#seenBy(viewer.role, projectEvents(missed, state, viewer));
    return changeFrame(
      {
        ...{ from: after, version: state.version, serverTime: this.#ports.now(), connectionId },
        heartbeatMs: heartbeatMs[viewer.role],
      },
      new EventTexts().array(seen),
    );
  }

  /** Uses the same function as every update, so that a first picture and a later one never differ. */
  #snapshot(state: ShowState, { viewer, connectionId }: Reader): FrameText {
    const frame = {
      ...{ version: state.version, serverTime: this.#ports.now(), connectionId },
      heartbeatMs: heartbeatMs[viewer.role],
    };
    if (viewer.role === 'JUDGE') {
      return snapshotFrame(frame, JSON.stringify(projectMatch(state, viewer)));
    }
    let text = this.#snapshots.get(viewer.role);
    if (text === undefined) {
      const match = projectMatch(state, viewer);
      text = JSON.stringify(seesSteps[viewer.role] ? playedTo(match, this.#played()) : match);
      this.#snapshots.set(viewer.role, text);
    }
    return snapshotFrame(frame, text);
  }

  // ---------------------------------------------------------------- signals

  check(checkId: string): void {
    this.#signal(this.#everyone(), { frame: 'check', serverTime: this.#ports.now(), checkId });
  }

  /** Returns how many screens were told. */
  reloadScreens(): number {
    const screens = [...this.#readers.SCREEN];
    this.#signal(screens, { frame: 'reload', serverTime: this.#ports.now() });
    return screens.length;
  }

  /** Returns how many screens were told. */
  testSound(): number {
    const screens = [...this.#readers.SCREEN];
    this.#signal(screens, { frame: 'soundTest', serverTime: this.#ports.now() });
    return screens.length;
  }

  closeSession(sessionId: string, reason: ClosedReason): void {
    for (const reader of this.#everyone()) {
      if ('sessionId' in reader.viewer && reader.viewer.sessionId === sessionId) {
        this.#end(reader, reason);
      }
    }
  }

  /** Ends every reader, and serves nobody after this. */
  end(reason: ClosedReason): void {
    this.#ended = reason;
    this.#state = null;
    this.#forStage.clear();
    this.#forJudges.clear();
    this.#toStage.clear();
    this.#toJudges.clear();
    for (const reader of this.#everyone()) this.#end(reader, reason);
    for (const cancel of this.#beating.values()) cancel();
    this.#beating.clear();
    this.presence.close();
  }

  #signal(readers: Iterable<Reader>, frame: CheckFrame | ReloadFrame | SoundTestFrame): void {
    const text = passingFrame(frame);
    this.#send([...readers], () => text);
  }

  #sendPresence(consoles: Iterable<Reader>): void {
    const connections = this.presence.list();
    const text = passingFrame({
      frame: 'presence',
      serverTime: this.#ports.now(),
      connections,
    });
    this.#toStage.send([...consoles], () => text);
  }

  #beatLater(role: Role): void {
    const cancel = this.#ports.schedule(heartbeatMs[role], () => {
      this.#beating.delete(role);
      const readers = this.#readers[role];
      this.#send([...readers], () => heartbeat);
      if (readers.size > 0) this.#beatLater(role);
    });
    this.#beating.set(role, cancel);
  }

  // ---------------------------------------------------------------- readers

  /** Each reader gets what is sent to it in order, because a role is always served by the same one of the two. */
  #send(readers: readonly Reader[], textFor: (reader: Reader) => FrameText): void {
    const isJudge = ({ viewer }: Reader) => viewer.role === 'JUDGE';
    this.#toStage.send(
      readers.filter((reader) => !isJudge(reader)),
      textFor,
    );
    this.#toJudges.send(readers.filter(isJudge), textFor);
  }

  /** Frames written to a full sink are what this process must hold, so they are bounded. */
  #write(reader: Reader, frame: FrameText): void {
    let keepsUp: boolean;
    try {
      keepsUp = reader.sink.write(frame);
    } catch {
      this.#remove(reader);
      return;
    }
    if (keepsUp) {
      reader.behind = null;
    } else if (reader.behind === null) {
      reader.behind = 0;
    } else {
      reader.behind += frame.message.length;
      if (reader.behind > this.#limits.behind) this.#end(reader, 'TOO_SLOW');
    }
  }

  #end(reader: Reader, reason: ClosedReason): void {
    this.#remove(reader);
    this.#say(reader, reason);
  }

  #say({ sink }: Reader, reason: ClosedReason): void {
    try {
      sink.write(passingFrame({ frame: 'closed', serverTime: this.#ports.now(), reason }));
      sink.end();
    } catch {
      // The reader is gone already, as wanted.
    }
  }

  #remove(reader: Reader): void {
    if (this.#setOf(reader).delete(reader)) this.#count(reader.viewer, -1);
    reader.onGone();
    this.presence.left(reader.connectionId);
  }

  #count(viewer: Viewer, change: 1 | -1): void {
    if (viewer.role !== 'JUDGE') return;
    const { sessionId, judgeId } = viewer;
    const feeds = this.#feedsOfLogin.get(sessionId) ?? { judgeId, open: 0 };
    feeds.open += change;
    if (feeds.open > 0) this.#feedsOfLogin.set(sessionId, feeds);
    else this.#feedsOfLogin.delete(sessionId);
  }

  /** A copy: readers may be cut off while it is walked. */
  #everyone(): Reader[] {
    const { SCREEN, CONSOLE, JUDGE } = this.#readers;
    return [...CONSOLE, ...SCREEN, ...JUDGE];
  }

  #setOf({ viewer }: Reader): Set<Reader> {
    return this.#readers[viewer.role];
  }
}

function labelOf(viewer: Viewer, state: ShowState): string {
  switch (viewer.role) {
    case 'SCREEN':
    case 'CONSOLE':
      return viewer.label;
    case 'JUDGE': {
      const judge = state.judges.find((one) => one.id === viewer.judgeId);
      return judge ? `${judge.number ?? '－'} 号 ${judge.name}` : '评委';
    }
  }
}
