/**
 * The audience's phones of one competition: one frame for all of them, made once and a few seconds behind the screen,
 * and the waiting of those who ask for the next one (decision 0402).
 */
import {
  audienceFrame,
  audienceWorking,
  revealSteps,
  type ShowState,
  waitingFrame,
  withoutCounts,
} from '@liangfen/rules';
import type { AudienceFrame, AudienceRow, AudienceWorking } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import { type Play, playOf, timesOf } from './reveal-play.ts';

/**
 * A screen paints a picture after its change of picture, and its wheels roll for two and a half seconds: nobody reads on
 * a phone what the wall has not told yet.
 */
export const behindScreenMs = 4_000;
/** A picture moves in for a second before its reveal begins. */
const movesInMs = 1_200;
/** More changes than this are told together. */
const togetherMs = 500;
/** How often phones hear news that is only a count. */
const countsEveryMs = 10_000;
/** Ten thousand phones are answered over a second, so that screens and judges are served between them. */
const answeredTogether = 200;
/** Workings that are kept written, of the programs that were asked for last: a festival has more, and few are looked at. */
const mostWorkings = 200;
const betweenMs = 20;

export interface AudienceText {
  /** Names the content: two processes that say the same say it under one name. */
  readonly tag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null until it is made. */
  gzipped: Uint8Array<ArrayBuffer> | null;
}

export type AudienceAnswer =
  | { readonly kind: 'frame'; readonly text: AudienceText }
  | { readonly kind: 'unchanged'; readonly text: AudienceText }
  /** Too many wait already: ask again later. */
  | { readonly kind: 'full'; readonly text: AudienceText };

/** How many phones wait in this process, and may wait, over all competitions. */
export interface AudienceWaits {
  taken: number;
  readonly most: number;
}

interface Seen {
  readonly at: number;
  readonly state: ShowState;
  readonly play: Play | null;
}

type Waiting = (answer: AudienceAnswer) => void;

export class Audience {
  readonly #ports: Pick<Ports, 'now' | 'schedule' | 'sha256'>;
  readonly #waits: AudienceWaits;
  /** What happened, oldest first; phones are told the first entry, or not even that yet. */
  #seen: Seen[];
  #frame: AudienceFrame;
  #text: AudienceText;
  #countsAt: number;
  /** Up to when phones have been told what was due. */
  #toldUntil: number;
  /** The texts of the current frame's workings; phones that ask for the same one share its text. */
  readonly #workings = new Map<string, AudienceText>();
  readonly #waiting = new Set<Waiting>();
  #cancel: (() => void) | null = null;
  #ended = false;

  constructor(
    ports: Pick<Ports, 'now' | 'schedule' | 'sha256'>,
    waits: AudienceWaits,
    state: ShowState,
  ) {
    this.#ports = ports;
    this.#waits = waits;
    const now = ports.now();
    this.#countsAt = now;
    this.#toldUntil = now;
    // Nobody knows how long the picture has been on air: a reveal in it is told as if it had just begun.
    const tells = revealSteps(state.stage).length > 0;
    const since = tells ? now : now - behindScreenMs;
    this.#seen = [{ at: since, state, play: playOf(state, null, now) }];
    this.#frame = tells
      ? waitingFrame(state)
      : audienceFrame(state, { playedSteps: null, before: null });
    this.#text = this.#written(this.#frame);
    void compressed(this.#text);
    this.#later();
  }

  /** Phones that wait for the next frame. */
  get waiting(): number {
    return this.#waiting.size;
  }

  moved(state: ShowState): void {
    if (this.#ended) return;
    const at = this.#ports.now();
    const last = this.#seen.at(-1) ?? null;
    const next = { at, state, play: playOf(state, last, at) };
    if (last !== null && this.#seen.length > 1 && at - last.at < togetherMs) {
      this.#seen[this.#seen.length - 1] = { ...next, at: last.at };
    } else this.#seen.push(next);
    this.#later();
  }

  /** `known` is the tag that the phone has; `onGone` calls when it has gone away. */
  async ask(
    known: readonly string[],
    waitMs: number,
    onGone: (run: () => void) => () => void = () => () => undefined,
  ): Promise<AudienceAnswer> {
    const text = this.#text;
    if (!known.includes(text.tag)) return { kind: 'frame', text };
    if (waitMs <= 0 || this.#ended) return { kind: 'unchanged', text };
    if (this.#waits.taken >= this.#waits.most) return { kind: 'full', text };
    this.#waits.taken += 1;
    return new Promise((resolve) => {
      const done = (answer: AudienceAnswer) => {
        if (!this.#waiting.delete(waiting)) return;
        this.#waits.taken -= 1;
        cancel();
        leave();
        resolve(answer);
      };
      const waiting: Waiting = done;
      const unchanged = () => done({ kind: 'unchanged', text: this.#text });
      const cancel = this.#ports.schedule(waitMs, unchanged);
      const leave = onGone(unchanged);
      this.#waiting.add(waiting);
    });
  }

  /** Returns how a result was worked out, if the current frame says that the wall has told it; else null. */
  working(programId: string): AudienceText | null {
    const [seen] = this.#seen;
    const row = this.#row(programId);
    // The state may already hold what the frame shows only step by step.
    const unfolds = this.#frame.unfolding && row?.state === 'ON_STAGE';
    if (seen === undefined || row?.working !== true || unfolds) return null;
    const known = this.#workings.get(programId);
    if (known !== undefined) return known;
    const told = audienceWorking(seen.state, programId);
    if (told === null || told.working.score !== row.score) return null;
    const text = this.#written(told);
    void compressed(text);
    for (const oldest of this.#workings.keys()) {
      if (this.#workings.size < mostWorkings) break;
      this.#workings.delete(oldest);
    }
    this.#workings.set(programId, text);
    return text;
  }

  #row(programId: string): AudienceRow | null {
    for (const { rows } of this.#frame.groups) {
      const row = rows.find(({ id }) => id === programId);
      if (row !== undefined) return row;
    }
    return null;
  }

  /** Ends all waits. */
  end(): void {
    this.#ended = true;
    this.#cancel?.();
    this.#cancel = null;
    for (const answer of [...this.#waiting]) answer({ kind: 'unchanged', text: this.#text });
  }

  #tick(): void {
    const now = this.#ports.now();
    const due = now - behindScreenMs;
    const current = this.#seen.filter(({ at }) => at <= due).length - 1;
    if (current > 0) this.#seen = this.#seen.slice(current);
    const seen = this.#seen[0];
    if (seen !== undefined && seen.at <= due) this.#tell(seen, now);
    this.#toldUntil = now;
    this.#later();
  }

  #tell({ state, play }: Seen, now: number): void {
    const frame = audienceFrame(state, {
      playedSteps: play === null ? null : playedSteps(state, play, now),
      before: this.#frame,
    });
    const text = this.#written(frame);
    if (text.tag === this.#text.tag) return;
    const isNews = !same(withoutCounts(frame), withoutCounts(this.#frame));
    if (!isNews && now - this.#countsAt < countsEveryMs) return;
    this.#countsAt = now;
    this.#frame = frame;
    this.#text = text;
    if (isNews) this.#workings.clear();
    void compressed(text);
    this.#answer(text);
  }

  /** Answers in slices: an answer to everybody at once would hold up the wall. */
  #answer(text: AudienceText): void {
    const waiting = [...this.#waiting];
    const some = (from: number) => {
      for (const answer of waiting.slice(from, from + answeredTogether)) {
        answer({ kind: 'frame', text });
      }
      const next = from + answeredTogether;
      if (next < waiting.length) this.#ports.schedule(betweenMs, () => some(next));
    };
    some(0);
  }

  #later(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#ended) return;
    const times = this.#seen.flatMap((seen) => [seen.at + behindScreenMs, ...stepTimes(seen)]);
    // A count that waits for its turn.
    const seen = this.#seen[0];
    if (seen !== undefined && this.#hasCounts(seen.state)) {
      times.push(Math.max(seen.at + behindScreenMs, this.#countsAt + countsEveryMs));
    }
    // What fell due while a busy machine was at something else is due now, not forgotten.
    const next = Math.min(...times.filter((at) => at > this.#toldUntil));
    if (!Number.isFinite(next)) return;
    const inMs = Math.max(0, next - this.#ports.now());
    this.#cancel = this.#ports.schedule(inMs, () => this.#tick());
  }

  #hasCounts({ stage }: ShowState): boolean {
    const { stage: told } = this.#frame;
    return (
      (stage.kind === 'SCORING' && told.kind === 'SCORING' && stage.submitted !== told.submitted) ||
      (stage.kind === 'SIGN_IN' && told.kind === 'SIGN_IN' && stage.signed !== told.signed)
    );
  }

  #written(told: AudienceFrame | AudienceWorking): AudienceText {
    const json = JSON.stringify(told);
    return {
      tag: `"${this.#ports.sha256(json).slice(0, 22)}"`,
      bytes: new TextEncoder().encode(json),
      gzipped: null,
    };
  }
}

/** The times at which a frame changes because a reveal goes on. */
function stepTimes({ state, play }: Seen): number[] {
  if (play === null) return [];
  return timesOf(revealSteps(state.stage), play, movesInMs + behindScreenMs);
}

function playedSteps(state: ShowState, play: Play, now: number): number | null {
  const times = stepTimes({ at: 0, state, play });
  const played = times.filter((at) => at <= now).length;
  return played === times.length ? null : play.from + played;
}

function same(one: AudienceFrame, other: AudienceFrame): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Packs the text once for all phones; until it is packed they get it plain. */
async function compressed(text: AudienceText): Promise<void> {
  try {
    const stream = new Blob([text.bytes]).stream().pipeThrough(new CompressionStream('gzip'));
    text.gzipped = new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    // A home without compression sends the text plain.
  }
}
