/** The committed show as this process knows it, and how it catches up when others moved it on. */
import { createBatch, evolve, type ShowState, settleScores } from '@liangfen/rules';
import type { ShowEvent } from '@liangfen/sdk/schema';
import { notFound } from '../problem.ts';
import { type CommittedShow, type Executor, loadShow, loadShowIn } from './load.ts';
import { type LoggedEvent, readEvents } from './log.ts';

export interface ShowListener {
  /** The show was read for the first time, or again after it was let go. */
  readonly found: (state: ShowState) => void;
  /** `events` lead to `state`; null when they are not known, so that every viewer starts over. */
  readonly moved: (state: ShowState, events: readonly ShowEvent[] | null) => void;
  /** Hears that this process moved the show on, which the others do not know yet. */
  readonly committed: (version: number, events: readonly ShowEvent[] | null) => void;
  readonly deleted: () => void;
}

/** More missing events than this are not worth sending one by one. */
const MOST_EVENTS = 200;

/** Whether an event carries everything that `evolve` needs; an operator's step has facts that only the rows know. */
const selfContained: Readonly<Record<ShowEvent['type'], boolean>> = {
  START_PAGE_SHOWN: false,
  TEST_OPENED: false,
  PROGRAM_LIST_SHOWN: false,
  SIGN_IN_SHOWN: false,
  TITLE_SHOWN: false,
  INTERMISSION_SHOWN: false,
  AUDIENCE_VOTE_OPENED: false,
  AUDIENCE_VOTE_CLOSED: false,
  AUDIENCE_VOTE_SHOWN: false,
  GROUP_SWITCHED: false,
  RANK_SHOWN: false,
  RANK_PAGE_TURNED: false,
  CEREMONY_SHOWN: false,
  BRACKET_SHOWN: false,
  SPEECH_STARTED: false,
  SCORING_OPENED: false,
  SCORES_REVEALED: false,
  RESULT_SHOWN: false,
  REVEAL_STEPPED: false,
  BATTLE_STARTED: false,
  BATTLE_PAUSED: false,
  BATTLE_RESUMED: false,
  FOUL_ADDED: false,
  POINT_ADDED: false,
  BATTLE_DETERMINED: false,
  RESULT_CORRECTED: false,
  ADJUSTMENT_ADDED: false,
  STANDING_CHANGED: false,
  SCORE_STRUCK: false,
  PANEL_RENEWED: false,
  BOUT_CORRECTED: false,
  FOUL_TAKEN_OFF: false,
  CLOCK_SET: false,
  COMMAND_UNDONE: false,
  JUDGE_SIGNED_IN: true,
  SCORE_SUBMITTED: true,
  LATE_SCORE_OFFERED: true,
  LATE_SCORE_ACCEPTED: false,
  LATE_SCORE_REFUSED: true,
  CORRECTION_PROPOSED: true,
  CORRECTION_REFUSED: true,
  CORRECTION_WITHDRAWN: true,
  SCORES_LOOKED_AT: true,
  SETUP_CHANGED: false,
};

export class HeldShow {
  readonly #competitionId: string;
  readonly #database: Executor;
  readonly #listener: ShowListener;
  #show: CommittedShow | null = null;
  #doubted = false;

  constructor(competitionId: string, database: Executor, listener: ShowListener) {
    this.#competitionId = competitionId;
    this.#database = database;
    this.#listener = listener;
  }

  /** Null before the first read and after the competition was deleted. */
  get state(): ShowState | null {
    return this.#show?.state ?? null;
  }

  /** Returns a state that can be relied on: read at first, and read again after a commit of unknown outcome. */
  async fresh(): Promise<CommittedShow> {
    if (this.#show && !this.#doubted) return this.#show;
    await this.catchUp(null);
    if (!this.#show) throw notFound('比赛');
    return this.#show;
  }

  /** The trusted state without a question to the database, if there is one. */
  get trusted(): ShowState | null {
    return this.#doubted ? null : this.state;
  }

  /** The outcome of a commit is unknown: the next decision must not build on this state. */
  doubt(): void {
    this.#doubted = true;
  }

  /** Takes over the state after this process's own commit. */
  adopt(show: CommittedShow, events: readonly ShowEvent[] | null): void {
    this.#listener.committed(show.state.version, events);
    this.#apply(show, events);
  }

  /** Reads what others committed since; true when there was something. `tx` holds the row, or null. */
  async catchUp(tx: Executor | null): Promise<boolean> {
    const known = this.#show;
    if (!known) {
      this.#begin(await this.#load(tx));
      return true;
    }
    const logged = await readEvents(tx ?? this.#database, this.#competitionId, {
      after: known.state.version,
      upTo: null,
      limit: MOST_EVENTS + 1,
    });
    if (logged.length === 0) {
      this.#doubted = false;
      return false;
    }
    if (logged.length > MOST_EVENTS || !logged.every(isSelfContained)) await this.reload(tx);
    else this.#apply(evolved(known, logged), eventsOf(logged));
    return true;
  }

  /** Reads the rows anew. */
  async reload(tx: Executor | null): Promise<void> {
    const known = this.#show;
    const loaded = await this.#load(tx);
    if (!known || loaded.deleted) {
      this.#begin(loaded);
      return;
    }
    const missed = loaded.state.version - known.state.version;
    const logged =
      missed < 0 || missed > MOST_EVENTS
        ? null
        : await readEvents(tx ?? this.#database, this.#competitionId, {
            after: known.state.version,
            upTo: loaded.state.version,
            limit: MOST_EVENTS,
          });
    this.#apply(loaded, logged?.length === missed ? eventsOf(logged) : null);
  }

  #apply(show: CommittedShow, events: readonly ShowEvent[] | null): void {
    if (show.deleted) {
      this.#forget();
      return;
    }
    this.#show = { ...show, state: settleScores(show.state) };
    this.#doubted = false;
    this.#listener.moved(this.#show.state, events);
  }

  #begin(loaded: CommittedShow): void {
    if (loaded.deleted) {
      this.#forget();
      throw notFound('比赛');
    }
    this.#show = loaded;
    this.#doubted = false;
    this.#listener.found(loaded.state);
  }

  #forget(): void {
    this.#show = null;
    this.#doubted = false;
    this.#listener.deleted();
  }

  #load(tx: Executor | null): Promise<CommittedShow> {
    return tx ? loadShowIn(tx, this.#competitionId) : loadShow(this.#database, this.#competitionId);
  }
}

function evolved(known: CommittedShow, logged: readonly LoggedEvent[]): CommittedShow {
  const batch = createBatch();
  let { state, headHash } = known;
  for (const { event, hash } of logged) {
    state = evolve(state, { event, facts: {} }, batch);
    headHash = hash;
  }
  return { state, headHash, deleted: false };
}

function isSelfContained({ event }: LoggedEvent): boolean {
  return selfContained[event.type];
}

function eventsOf(logged: readonly LoggedEvent[]): ShowEvent[] {
  return logged.map(({ event }) => event);
}
