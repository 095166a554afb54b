/** Plays a show once more from its ledger: every entry is decided again, and must come out as it was written. */
import type { Ground, LateScore, ScoringWindow, ShowEvent } from '@liangfen/sdk/schema';
import { canonicalJson } from '../canonical-json.ts';
import { assembleShow } from '../show/assemble.ts';
import type { DecidedEvent } from '../show/commands.ts';
import { decide } from '../show/decide.ts';
import { createBatch, evolve } from '../show/evolve.ts';
import { isStaged } from '../show/staged.ts';
import type { ShowState } from '../show/state.ts';
import { commandOf } from './command-of.ts';
import { mayClear, nothingYet, standOn } from './ground.ts';
import { programsIn, type TakenOut, takenOut } from './taken-out.ts';

export type Replayed =
  | { readonly kind: 'SAME' }
  /** Not replayed: the ledger does not tell enough yet, or no longer does. */
  | { readonly kind: 'UNTOLD' }
  /** The rules arrive at something else than the ledger holds. */
  | { readonly kind: 'DIFFERENT'; readonly expected: string; readonly found: string };

/**
 * The show played from its ledger, entry by entry.
 *
 * @example
 * ```ts
 * const replay = new Replay('c1');
 * replay.step(event);
 * const { state } = replay;
 * ```
 */
export class Replay {
  /** Null while the ledger has not told what it stands on. */
  #state: ShowState | null = null;
  /** One batch for the whole ledger: nobody keeps an earlier state, so ten thousand results need no copy at each entry. */
  readonly #batch = createBatch();
  #late = new Map<string, LateScore>();
  /** By the entry that took it out. */
  readonly #taken = new Map<number, TakenOut>();
  readonly #competitionId: string;
  /** Entries that were decided again or told what the show stands on. */
  replayed = 0;
  /** Entries before the first that could be replayed, or since one that could not. */
  untold = 0;

  constructor(competitionId: string) {
    this.#competitionId = competitionId;
  }

  /** The state now; the next entry is written into the same maps. */
  get state(): ShowState | null {
    return this.#state;
  }

  /** All late scores, decided ones included, in the order in which they came. */
  get lateScores(): readonly LateScore[] {
    return [...this.#late.values()];
  }

  /** Replays the next event, and counts whether that was possible. */
  step(event: ShowEvent): Replayed {
    const outcome = this.#applied(event);
    if (outcome.kind === 'UNTOLD') this.untold += 1;
    else this.replayed += 1;
    return outcome;
  }

  #applied(event: ShowEvent): Replayed {
    if (event.type === 'SETUP_CHANGED') return this.#setup(event);
    return this.#decided(event);
  }

  #setup(event: Extract<ShowEvent, { type: 'SETUP_CHANGED' }>): Replayed {
    const { ground, version, area } = event;
    if (ground === undefined || (this.#state === null && !ground.whole)) {
      this.#state = null;
      return { kind: 'UNTOLD' };
    }
    if (this.#state !== null && (ground.whole || ground.cleared) && !mayClear(area)) {
      return { kind: 'DIFFERENT', expected: '', found: event.action };
    }
    const look = ground.rows.find(({ kind }) => kind === 'LOOK')?.value;
    const from =
      this.#state ??
      // Only `groundRows` writes the rows; the chain finds a body that somebody else wrote.
      assembleShow(nothingYet(this.#competitionId, version, look as ShowState['look']));
    const back = this.#broughtBack(ground);
    if (back === 'UNKNOWN') {
      this.#state = null;
      return { kind: 'UNTOLD' };
    }
    const before = this.#state;
    const late = [...this.#late.values()];
    const after = { ...standOn({ ...from, version }, ground, back), version };
    this.#state = after;
    if (ground.whole) this.#late.clear();
    else this.#forgetLate(after);
    if (before !== null) {
      const taken = takenOut(before, after, late, ground.whole || ground.cleared);
      if (taken !== null) this.#taken.set(version, taken);
    }
    if (back !== null) this.#lateAgain(back, after);
    return { kind: 'SAME' };
  }

  #broughtBack({ recovered }: Ground): TakenOut | 'UNKNOWN' | null {
    if (recovered === undefined) return null;
    const taken = this.#taken.get(recovered.version);
    if (taken === undefined) return 'UNKNOWN';
    return recovered.scores ? taken : null;
  }

  #lateAgain({ lateScores }: TakenOut, state: ShowState): void {
    const ids = idsIn(state);
    for (const late of lateScores) {
      if (ids.has(late.programId) && ids.has(late.judgeId)) this.#late.set(late.id, late);
    }
  }

  #forgetLate(state: ShowState): void {
    const ids = idsIn(state);
    for (const { id, programId, judgeId } of [...this.#late.values()]) {
      if (!ids.has(programId) || !ids.has(judgeId)) this.#late.delete(id);
    }
  }

  #decided(event: ShowEvent): Replayed {
    const before = this.#state;
    if (before === null) return { kind: 'UNTOLD' };
    const asked = commandOf(event);
    if (asked === null) {
      this.#state = null;
      return { kind: 'UNTOLD' };
    }
    const operatorId = isStaged(event) ? (event.operatorId ?? null) : null;
    const decision = decide(before, asked.command, {
      now: event.at,
      newId: () => asked.newId,
      ...(operatorId === null ? {} : { operatorId }),
      ...asked.by,
      ...(asked.audienceCount === undefined ? {} : { audienceCount: asked.audienceCount }),
      ...(asked.keepsPerformance === true ? { keepsPerformance: true as const } : {}),
      ...(asked.withoutPanel === true ? { withoutPanel: true as const } : {}),
      ...(asked.forgetsSteps === true ? { forgetsSteps: true as const } : {}),
    });
    if (decision.decided === undefined) {
      const reason = decision.accepted ? '' : decision.reason;
      return { kind: 'DIFFERENT', expected: reason, found: event.type };
    }
    const { decided } = decision;
    const difference = compared(decided, event);
    if (difference) return difference;
    this.#apply(before, decided);
    return { kind: 'SAME' };
  }

  #apply(before: ShowState, decided: DecidedEvent): void {
    const { event } = decided;
    this.#state = evolve(before, decided, this.#batch);
    if ('lateScore' in event && event.lateScore)
      this.#late.set(event.lateScore.id, event.lateScore);
  }
}

function idsIn(state: ShowState): ReadonlySet<string> {
  return new Set([...programsIn(state), ...state.judges].map(({ id }) => id));
}

function compared({ event: again }: DecidedEvent, event: ShowEvent): Replayed | null {
  const [expected, found] = [comparable(again), comparable(event)];
  return expected === found ? null : { kind: 'DIFFERENT', ...firstApart(expected, found) };
}

/**
 * Leaves out pictures and lists of awaited judges: they follow from the rest, and a later version may draw them
 * otherwise.
 */
function comparable(event: ShowEvent): string {
  if (!isStaged(event)) return canonicalJson(event);
  const { undo: _, window, onAir, operatorId = null, ...rest } = event;
  const { stage: __, ...position } = onAir;
  return canonicalJson({
    ...rest,
    operatorId,
    onAir: position,
    window: window && bareWindow(window),
  });
}

function bareWindow({ id, programId, itemIds, open, test, openedAt }: ScoringWindow) {
  return { id, programId, itemIds, open, test, openedAt };
}

const shownLength = 60;

/** Returns the two texts from where they differ, short enough for a sentence. */
function firstApart(expected: string, found: string) {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at += 1;
  const from = Math.max(0, expected.lastIndexOf(',', at) + 1, at - shownLength / 2);
  const part = (text: string) => text.slice(from, from + shownLength);
  return { expected: part(expected), found: part(found) };
}
