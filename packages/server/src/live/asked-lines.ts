/**
 * Feeds for networks through which neither an upgrade nor an event stream comes: a page asks, the answer waits for the
 * next frames, and the page asks again. Between two asks its connection stays, with what it has not heard yet.
 */
import type { Ports } from '../ports.ts';
import type { Asked, Asking } from './asking.ts';
import { type FrameText, heartbeat, versionIn } from './frames.ts';
import type { LiveShows, LiveStream } from './live-shows.ts';
import { isSameViewer, type Viewer } from './viewer.ts';

/** The contract's limit: a page that asks no more is gone. */
const asksAgainWithinMs = 10_000;
/** The characters that a page may leave unheard; what comes then counts as too slow. */
const keptCharacters = 256 * 1024;

export class AskedLines {
  readonly #open: LiveShows['open'];
  readonly #schedule: Ports['schedule'];
  readonly #lines = new Map<string, AskedLine>();
  /** Event streams by the name that their pages gave them. */
  readonly #streams = new Map<string, NamedStream>();

  constructor(open: LiveShows['open'], schedule: Ports['schedule']) {
    this.#open = open;
    this.#schedule = schedule;
  }

  async ask(competitionId: string, viewer: Viewer, asking: Asking): Promise<Asked> {
    const held = this.#held(competitionId, viewer, asking);
    return (held ?? (await this.#begin(competitionId, viewer, asking))).next(asking);
  }

  /**
   * Remembers an event stream by the name that its page gave it: a gateway that holds it back keeps it open when the page
   * has given it up, and the panel would count the page twice.
   */
  named(competitionId: string, line: string, viewer: Viewer, stream: LiveStream): LiveStream {
    const key = `${competitionId} ${line}`;
    const forget = () => {
      if (this.#streams.get(key) === named) this.#streams.delete(key);
    };
    const close = () => {
      forget();
      stream.close();
    };
    const named: NamedStream = { viewer, end: close };
    this.#streams.set(key, named);
    return {
      ...stream,
      attach: (sink) => {
        named.end = () => {
          close();
          sink.end();
        };
        stream.attach(sink);
      },
      close,
    };
  }

  /** Nobody may be kept waiting by a process that stops. */
  end(): void {
    for (const line of this.#lines.values()) line.leave();
  }

  #held(competitionId: string, viewer: Viewer, asking: Asking): AskedLine | null {
    const line = this.#lines.get(asking.connectionId ?? '');
    if (line?.competitionId !== competitionId || !isSameReader(line.viewer, viewer)) return null;
    if (line.version === asking.lastEventId) return line;
    // An answer was lost on its way: what it told is told by a connection that begins at the page's version.
    line.leave();
    return null;
  }

  async #begin(competitionId: string, viewer: Viewer, asking: Asking): Promise<AskedLine> {
    const { lastEventId, address, line: name = '' } = asking;
    const heldBack = this.#streams.get(`${competitionId} ${name}`);
    if (heldBack !== undefined && isSameReader(heldBack.viewer, viewer)) heldBack.end();
    const stream = await this.#open(competitionId, viewer, {
      lastEventId,
      ...(address === undefined ? {} : { address }),
    });
    const line: AskedLine = new AskedLine(competitionId, viewer, stream, this.#schedule, () =>
      this.#lines.delete(stream.connectionId),
    );
    this.#lines.set(stream.connectionId, line);
    line.attach();
    return line;
  }
}

interface NamedStream {
  readonly viewer: Viewer;
  end: () => void;
}

/** One page's connection, across its asks. */
class AskedLine {
  readonly competitionId: string;
  readonly viewer: Viewer;
  readonly #stream: LiveStream;
  readonly #schedule: Ports['schedule'];
  readonly #left: () => void;
  /** The newest version that an answer told. */
  version: number | null = null;
  #frames: FrameText[] = [];
  #characters = 0;
  #hasEnded = false;
  /** Answers whoever waits; null while nobody does. */
  #answer: (() => void) | null = null;
  #cancelLeaving: () => void = () => undefined;

  constructor(
    competitionId: string,
    viewer: Viewer,
    stream: LiveStream,
    schedule: Ports['schedule'],
    left: () => void,
  ) {
    this.competitionId = competitionId;
    this.viewer = viewer;
    this.#stream = stream;
    this.#schedule = schedule;
    this.#left = left;
  }

  attach(): void {
    this.#stream.attach({
      write: (frame) => {
        if (frame === heartbeat) this.#answer?.();
        else this.#keep(frame);
        return this.#characters < keptCharacters;
      },
      end: () => {
        this.#hasEnded = true;
        this.#answer?.();
      },
    });
  }

  async next({ waitMs, onGone = neverGone }: Asking): Promise<Asked> {
    // The caller before has gone, or it would not have asked again.
    this.#answer?.();
    this.#cancelLeaving();
    if (this.#frames.length === 0 && !this.#hasEnded && waitMs > 0) {
      await this.#somethingToSay(waitMs, onGone);
    }
    return this.#take();
  }

  leave(): void {
    this.#cancelLeaving();
    this.#left();
    this.#stream.close();
    this.#hasEnded = true;
    this.#answer?.();
  }

  #keep(frame: FrameText): void {
    this.#frames.push(frame);
    this.#characters += frame.message.length;
    // Frames that are written in a row go out in one answer.
    if (this.#answer !== null) queueMicrotask(() => this.#answer?.());
  }

  #somethingToSay(waitMs: number, onGone: NonNullable<Asking['onGone']>): Promise<void> {
    return new Promise((resolve) => {
      const answer = () => {
        if (this.#answer !== answer) return;
        this.#answer = null;
        cancel();
        stay();
        resolve();
      };
      const cancel = this.#schedule(waitMs, answer);
      const stay = onGone(() => this.leave());
      this.#answer = answer;
    });
  }

  #take(): Asked {
    const frames = this.#frames;
    this.#frames = [];
    this.#characters = 0;
    const versions = frames.flatMap((frame) => versionIn(frame) ?? []);
    if (versions.length > 0) this.version = Math.max(this.version ?? 0, ...versions);
    this.#cancelLeaving();
    if (this.#hasEnded) this.leave();
    else if (this.#answer === null) {
      this.#cancelLeaving = this.#schedule(asksAgainWithinMs, () => this.leave());
    }
    return { connectionId: this.#stream.connectionId, frames };
  }
}

/** A login that has become another judge's must not go on reading as the one before. */
function isSameReader(before: Viewer, now: Viewer): boolean {
  const isSameJudge =
    before.role !== 'JUDGE' || (now.role === 'JUDGE' && before.judgeId === now.judgeId);
  return isSameJudge && isSameViewer(before, now);
}

const neverGone = () => () => undefined;
