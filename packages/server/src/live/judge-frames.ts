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
  /** Where in the batch each judge's own submissions are. */
  readonly #ownAt: ReadonlyMap<string, readonly number[]>;
  /** Where the events are that every judge needs: of submissions in a row, only the count of the last one matters. */
  readonly #sharedAt: readonly number[];
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
    this.#ownAt = submissionsByJudge(events);
    this.#sharedAt = [...events.keys()].filter(
      (at) => !isSubmission(events[at]) || !isSubmission(events[at + 1]),
    );
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

  /** In a batch of many scores a judge needs their own and the last count, not a walk through all. */
  #eventsOf(judgeId: string): readonly ShowEvent[] {
    const own = this.#ownAt.get(judgeId) ?? [];
    const at = [...new Set([...this.#sharedAt, ...own])].sort((a, b) => a - b);
    return at.flatMap((index) => this.#events[index] ?? []);
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

function isSubmission(event: ShowEvent | undefined): event is ScoreSubmittedEvent {
  return event?.type === 'SCORE_SUBMITTED';
}

function submissionsByJudge(events: readonly ShowEvent[]): Map<string, readonly number[]> {
  const byJudge = new Map<string, number[]>();
  for (const [at, event] of events.entries()) {
    if (!isSubmission(event)) continue;
    const judgeId = event.judgeId ?? '';
    const own = byJudge.get(judgeId);
    if (own) own.push(at);
    else byJudge.set(judgeId, [at]);
  }
  return byJudge;
}
