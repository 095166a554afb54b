/** The events of one batch as each judge may see them; judges without anything of their own share one text. */
import { hasOwnPart, isRecused, projectEvents, type ShowState, scoresOf } from '@liangfen/rules';
import type { ScoreSubmittedEvent, ShowEvent } from '@liangfen/sdk/schema';
import type { EventTexts } from './frames.ts';

export interface JudgeEvents {
  readonly isEmpty: boolean;
  /** A JSON array; with a thousand judges' cards on air it is long, so nobody compares it. */
  readonly text: string;
}

export class JudgeFrames {
  readonly #events: readonly ShowEvent[];
  readonly #state: ShowState;
  readonly #texts: EventTexts;
  /** Null unless the batch holds nothing but scores. */
  readonly #onlyScores: OnlyScores | null;
  /** Judges whose own scores this batch tells of. */
  readonly #scored: ReadonlySet<string>;
  readonly #programIds: readonly string[];
  /** The state after each step of the operator in this batch. */
  readonly #staged: readonly ShowState[];
  #shared: JudgeEvents | null = null;

  constructor(events: readonly ShowEvent[], state: ShowState, texts: EventTexts) {
    this.#events = events;
    this.#state = state;
    this.#texts = texts;
    this.#onlyScores = onlyScores(events);
    this.#scored = new Set(events.flatMap((event) => judgeOf(event) ?? []));
    this.#staged = events.flatMap((event) =>
      'onAir' in event ? [{ ...state, ...event.onAir, window: event.window }] : [],
    );
    this.#programIds = events.flatMap((event) =>
      'onAir' in event && event.onAir.activeProgramId !== null ? [event.onAir.activeProgramId] : [],
    );
  }

  /** The events that this judge sees; the same object for judges who see the same. */
  eventsFor(judgeId: string): JudgeEvents {
    if (this.#hasOwn(judgeId)) return this.#project(judgeId);
    this.#shared ??= this.#project(judgeId);
    return this.#shared;
  }

  #project(judgeId: string): JudgeEvents {
    const seen = projectEvents(this.#eventsOf(judgeId), this.#state, { role: 'JUDGE', judgeId });
    return { isEmpty: seen.length === 0, text: this.#texts.array(seen) };
  }

  /** In a batch of many scores a judge needs their own scores and the last count, not a walk through all. */
  #eventsOf(judgeId: string): readonly ShowEvent[] {
    if (!this.#onlyScores) return this.#events;
    const { byJudge, last } = this.#onlyScores;
    const own = byJudge.get(judgeId) ?? [];
    return own.at(-1) === last ? own : [...own, last];
  }

  /** A staged event tells a judge their own scores for the program, and whether the judge stands back. */
  #hasOwn(judgeId: string): boolean {
    return (
      this.#scored.has(judgeId) ||
      this.#programIds.some(
        (programId) =>
          scoresOf(this.#state, programId).has(judgeId) ||
          isRecused(this.#state, judgeId, programId),
      ) ||
      this.#staged.some((at) => hasOwnPart(at, judgeId))
    );
  }
}

/** Returns the judge of whose scores an event tells. */
function judgeOf(event: ShowEvent): string | undefined {
  if (event.type === 'SCORE_SUBMITTED') return event.judgeId;
  return event.type === 'LATE_SCORE_OFFERED' || event.type === 'LATE_SCORE_REFUSED'
    ? event.lateScore.judgeId
    : undefined;
}

interface OnlyScores {
  readonly byJudge: ReadonlyMap<string, readonly ScoreSubmittedEvent[]>;
  readonly last: ScoreSubmittedEvent;
}

function onlyScores(events: readonly ShowEvent[]): OnlyScores | null {
  const byJudge = new Map<string, ScoreSubmittedEvent[]>();
  let last: ScoreSubmittedEvent | null = null;
  for (const event of events) {
    if (event.type !== 'SCORE_SUBMITTED') return null;
    last = event;
    const judgeId = event.judgeId ?? '';
    const own = byJudge.get(judgeId);
    if (own) own.push(event);
    else byJudge.set(judgeId, [event]);
  }
  return last && { byJudge, last };
}
