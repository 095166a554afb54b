// 彩排演练: plays a whole rehearsal with simulated judges, measures it, and leaves nothing of it behind.
import { hasBouts } from '@liangfen/rules';
import { ApiError, type LiangfenClient, type Schedule } from '@liangfen/sdk';
import type { RehearsalSettings } from '../rehearsal-settings.ts';
import { slowAbove } from '../report/findings.ts';
import type { RehearsalFacts, RehearsalOutcome } from '../report/report.ts';
import { countScores } from '../report/verification.ts';
import { gatherFacts, type Seen } from './gather-facts.ts';
import { checkHall } from './hall-check.ts';
import { holdTwin } from './hold-twin.ts';
import { noTraffic, sharedNetwork } from './network.ts';
import { enterConsole, type Operator, StepFailed } from './operator.ts';
import { createPace } from './pace.ts';
import { openPhone, PhoneDismissed } from './phone.ts';
import { playableIn, playShow } from './play-show.ts';
import { createScreenWatch } from './screen-watch.ts';
import type { ShowPart } from './show-options.ts';

export type RehearsalPart = 'PREPARING' | 'FIRST_CHECK' | ShowPart | 'LAST_CHECK' | 'TIDYING';

/** A new value with every change. */
export interface RehearsalState {
  readonly part: RehearsalPart;
  readonly paused: boolean;
  readonly stopping: boolean;
  /** The program on stage, or both sides of a bout. */
  readonly names: readonly string[];
  /** From 1; 0 before the first. */
  readonly position: number;
  /** Programs, or bouts; 0 until it is known. */
  readonly playable: number;
  /** Submissions in the open scoring. */
  readonly submitted: number;
  readonly judges: number;
  /** Scores that got through since the beginning. */
  readonly submissions: number;
  /** Requests lost on purpose. */
  readonly lost: number;
  /** Everything, once it is over. */
  readonly facts: RehearsalFacts | null;
}

export interface Rehearsal {
  readonly state: () => RehearsalState;
  readonly subscribe: (listener: (state: RehearsalState) => void) => () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the play where it is; resolves when the simulated judges are gone. */
  readonly stop: () => Promise<void>;
}

/** The capacity of the way to the server. */
export interface Connections {
  /** How many phones may have a live line of their own; the others go by the operator's. */
  readonly lines: number;
  /** Requests of all phones. */
  readonly requests: number;
}

export interface RehearsalOptions {
  /** Logged in as the organiser. */
  readonly client: LiangfenClient;
  readonly competitionId: string;
  readonly competitionName: string;
  readonly settings: RehearsalSettings;
  /** Whether scores of an earlier rehearsal may go, as the organiser has said. */
  readonly clearFirst: boolean;
  readonly connections: Connections;
  /** Returns ms since any beginning, for measuring. */
  readonly now: () => number;
  /** Epoch ms, for the report's head. */
  readonly date: () => number;
  readonly schedule: Schedule;
  readonly random: () => number;
  readonly newId: () => string;
  /** How long the two checks wait for silent connections, in ms. */
  readonly checkPatience?: { readonly first: number; readonly last: number };
}

/** The first check only finds out who is there; the last one decides. */
const usualPatience = { first: 2_000, last: 5_000 };

class Stopped extends Error {}

/**
 * Begins at once and reports until `facts` are there. It needs a competition in rehearsal, and takes everything it
 * makes there away again, however it ends.
 *
 * @example
 * ```tsx
 * import { findingsOf } from '@liangfen/rehearsal';
 *
 * const rehearsal = playRehearsal({
 *   client,
 *   competitionId: 'c1',
 *   competitionName: '2026 校园歌手大赛',
 *   settings: { judges: 7, speed: 5, withinSeconds: 10, spread: 0.08, loss: 0.1 },
 *   clearFirst: false,
 *   connections: { lines: 1, requests: 3 },
 *   now: () => performance.now(),
 *   date: Date.now,
 *   schedule: (afterMs, run) => {
 *     const timer = setTimeout(run, afterMs);
 *     return () => clearTimeout(timer);
 *   },
 *   random: Math.random,
 *   newId: () => crypto.randomUUID(),
 * });
 * rehearsal.subscribe(({ facts }) => {
 *   if (facts !== null) console.log(findingsOf(facts));
 * });
 * ```
 */
export function playRehearsal(options: RehearsalOptions): Rehearsal {
  const { client, competitionId, competitionName, settings, now, schedule, random } = options;
  const { checkPatience = usualPatience, newId, connections } = options;
  const path = { id: competitionId };
  const stopping = new AbortController();
  const { signal } = stopping;
  const pace = createPace({ speed: settings.speed, schedule, signal });
  const listeners = new Set<(state: RehearsalState) => void>();
  const startedAt = options.date();
  const seen: Seen = {
    traffic: noTraffic(),
    watch: createScreenWatch(),
    simulated: [],
    phones: [],
    scorings: [],
    playedIds: new Set(),
    operator: null,
    firstCheck: [],
    lastCheck: null,
    presence: [],
    scores: null,
    played: 0,
  };
  let twinId: string | null = null;
  let letGo = () => {};
  let state: RehearsalState = {
    part: 'PREPARING',
    paused: false,
    stopping: false,
    names: [],
    position: 0,
    playable: 0,
    submitted: 0,
    judges: settings.judges,
    submissions: 0,
    lost: 0,
    facts: null,
  };

  function tell(news: Partial<RehearsalState>): void {
    const { traffic, scorings } = seen;
    const before = scorings.reduce((sum, { delivered }) => sum + delivered.length, 0);
    state = { ...state, ...news, lost: traffic.lostThere + traffic.lostBack };
    state = { ...state, submissions: before + state.submitted };
    for (const listener of [...listeners]) listener(state);
  }

  /** Puts the judges on their phones and an operator at a console. */
  async function prepare(): Promise<{ operator: Operator; console: LiangfenClient }> {
    const body = { judges: settings.judges };
    const twin = await client.request('startTwin', { path, body, signal });
    twinId = twin.twinId;
    const onOver = () => stopping.abort(new PhoneDismissed());
    letGo = holdTwin({ client, competitionId, twinId, schedule, onOver });
    if (options.clearFirst) await clearScores();
    const { token } = await client.request('issueConsoleToken', { path, signal });
    const console = client.beside();
    console.tokens.set({ kind: 'console', competitionId }, token);
    const common = { competitionId, now, schedule, random, signal };
    const onPresence = seen.watch.look;
    const operator = await enterConsole({ ...common, client: console, newId, onPresence });
    seen.operator = operator;
    const shared = sharedNetwork(connections.requests);
    for (const [index, simulated] of twin.judges.entries()) {
      const live = index < connections.lines;
      const { traffic } = seen;
      const network = { organiser: client, loss: settings.loss, traffic, shared, live, pace };
      seen.simulated.push(simulated.judge);
      seen.phones.push(openPhone({ ...common, ...network, simulated, operator: operator.match }));
    }
    return { operator, console };
  }

  async function play(): Promise<void> {
    const { operator, console } = await prepare();
    const common = { client: console, competitionId, pace, signal };
    const { first: patienceMs, last } = checkPatience;
    tell({ part: 'FIRST_CHECK', playable: playableIn(operator.match.current()) });
    seen.firstCheck = await checkHall({ ...common, patienceMs });
    await playShow({
      ...{ operator, phones: seen.phones, settings, pace, random, signal, tell },
      votes: new Map(),
      onScoring: (outcome) => {
        seen.scorings.push(outcome);
        tell({ submitted: 0 });
      },
      onPlayed: (programIds) => {
        seen.played = state.position;
        for (const id of programIds) seen.playedIds.add(id);
      },
    });
    tell({ part: 'LAST_CHECK', names: [] });
    // A screen may still be painting the last picture until then.
    await pace.patience(slowAbove.screenMs);
    const before = { answers: seen.firstCheck, patienceMs };
    seen.lastCheck = await checkHall({ ...common, patienceMs: last, before });
    const { connections } = await console.request('getPresence', { path, signal });
    seen.watch.look(connections);
    seen.presence = connections;
    await verify(operator);
  }

  async function verify({ match }: Operator): Promise<void> {
    const current = match.current();
    if (hasBouts(current.mode)) return;
    const statistics = await client.request('getStatistics', { path, signal });
    seen.scores = countScores(statistics, current, seen.simulated, [...seen.playedIds]);
  }

  /** The server refuses once the competition is official: those scores are not ours. */
  function clearScores(): Promise<unknown> {
    const body = { confirmName: competitionName, onlyStatus: 'REHEARSAL' } as const;
    return client.request('cleanScores', { path, body });
  }

  /** Takes away what the rehearsal made: judges, their scores, and the results of them. */
  async function tidy(): Promise<boolean> {
    try {
      await client.request('stopTwin', { path });
      await clearScores();
      return true;
    } catch (error) {
      // The competition is official by now, or deleted: either has taken the simulated judges away.
      return error instanceof ApiError && (error.status === 409 || error.status === 404);
    }
  }

  /** Whether the server ended the rehearsal, because it heard nothing from this page. */
  async function hasLapsed(): Promise<boolean> {
    try {
      const { ended } = await client.request('getTwin', { path });
      return ended !== null && ended.twinId === twinId;
    } catch {
      return false;
    }
  }

  async function run(): Promise<void> {
    let outcome: RehearsalOutcome = 'COMPLETED';
    let failure: RehearsalFacts['failure'] = null;
    try {
      await play();
    } catch (error) {
      outcome = outcomeOf(error);
      if (outcome !== 'STOPPED' && (await hasLapsed())) outcome = 'LAPSED';
      if (outcome === 'FAILED') failure = failureOf(error);
    }
    const gathered = gatherFacts(seen, state.playable);
    tell({ part: 'TIDYING', names: [] });
    // Ends what the phones and the console still wait for.
    stopping.abort(new Stopped());
    for (const phone of seen.phones) phone.close();
    seen.operator?.close();
    letGo();
    const refused = seen.operator === null && failure !== null && failure.status === 409;
    // Judges of another rehearsal are not ours to take away, and the server has taken away those it ended.
    const gone = refused || outcome === 'REPLACED' || outcome === 'LAPSED';
    const tidied = gone || (await tidy());
    const endedAt = options.date();
    const head = { competitionName, settings, startedAt, endedAt, outcome, failure, tidied };
    tell({ facts: { ...head, ...gathered } });
  }

  const over = run();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pause: () => {
      pace.pause();
      tell({ paused: true });
    },
    resume: () => {
      pace.resume();
      tell({ paused: false });
    },
    stop: () => {
      tell({ stopping: true });
      stopping.abort(new Stopped());
      return over;
    },
  };
}

function outcomeOf(error: unknown): RehearsalOutcome {
  if (error instanceof Stopped) return 'STOPPED';
  return error instanceof PhoneDismissed ? 'REPLACED' : 'FAILED';
}

function failureOf(error: unknown): RehearsalFacts['failure'] {
  if (error instanceof StepFailed) {
    const { status, detail } = error.failure;
    return { step: error.step, status, detail };
  }
  if (error instanceof ApiError) return { step: null, status: error.status, detail: error.detail };
  return { step: null, status: 0, detail: '' };
}
