/** Applies decided events to the server's state; it merges what the event carries and decides nothing. */
import type {
  CurrentMatch,
  JudgeSignedInEvent,
  OperatorStep,
  Program,
  ScoreSubmittedEvent,
  Stage,
  StagedEvent,
  SubmittedScore,
} from '@liangfen/sdk/schema';
import { correctionsAfter, withoutCorrection } from './amend/waiting.ts';
import type { DecidedEvent, StoredFacts } from './commands.ts';
import { scoresOf, withReplaced } from './lookup.ts';
import { withPerformances } from './performance.ts';
import type { ShownChange } from './shown-result.ts';
import { isStaged } from './staged.ts';
import type { JudgeScores, ProgramScores, ResultChange, ScoreBook, ShowState } from './state.ts';
import { WHOLE } from './state.ts';

/**
 * Containers that were cloned for the batch at hand and may be written again, so that a batch of
 * many events clones the lists they touch once. The state before the batch is never written.
 */
export interface Batch {
  readonly owned: WeakSet<object>;
}

/**
 * @example
 * ```tsx
 * const batch = createBatch();
 * const last = decidedEvents.reduce((now, decided) => evolve(now, decided, batch), state);
 * ```
 */
export function createBatch(): Batch {
  return { owned: new WeakSet() };
}

/**
 * Pure towards every state made before `batch` was created; without one, towards `state`.
 *
 * @example
 * ```tsx
 * const last = decidedEvents.reduce((now, decided) => evolve(now, decided), state);
 * ```
 */
export function evolve(
  state: ShowState,
  decided: DecidedEvent,
  batch: Batch = createBatch(),
): ShowState {
  const { event, facts } = decided;
  if (isStaged(event)) return withStaged(state, event, facts, batch);
  switch (event.type) {
    case 'SCORE_SUBMITTED':
      return withSubmission(state, event, batch);
    case 'JUDGE_SIGNED_IN':
      return withSignIn(state, event);
    case 'LATE_SCORE_OFFERED':
      return {
        ...state,
        version: event.version,
        lateScores: [...state.lateScores, event.lateScore],
      };
    case 'LATE_SCORE_REFUSED':
      return { ...state, version: event.version, ...withoutLate(state, event.lateScore.id) };
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
      return { ...state, version: event.version, corrections: correctionsAfter(state, event) };
    case 'SCORES_LOOKED_AT':
      return { ...state, version: event.version };
    case 'SETUP_CHANGED':
      // The change is in the rows: the owner of the state reads them anew.
      return { ...state, version: event.version };
  }
}

function withStaged(
  state: ShowState,
  event: StagedEvent,
  facts: StoredFacts,
  batch: Batch,
): ShowState {
  const after = withChange(state, event.version, event.programs, facts, batch);
  return {
    ...after,
    ...event.onAir,
    window: event.window,
    undo: event.undo,
    operatorVersion: event.version,
    lastStep: stepOf(event),
    ...(event.lateScore ? withoutLate(state, event.lateScore.id) : {}),
    ...confirmedAway(state, event),
  };
}

/** Says who moved the show and how; events from before steps had an author do not tell. */
export function stepOf({
  version,
  type,
  programId = null,
  operatorId = null,
}: StagedEvent): OperatorStep {
  return { version, type, programId, operatorId };
}

/** Returns the state with changed rows, results, scores and position, before its stage is worked out. */
export function withChange(
  state: ShowState,
  version: number,
  programs: readonly Program[],
  facts: StoredFacts,
  batch: Batch = createBatch(),
): ShowState {
  const performed = withPerformances(state, programs);
  const scored = {
    ...state,
    ...performed,
    scoreBook: withoutScores(performed.scoreBook, facts.clearedScores ?? [], batch),
  };
  return {
    ...scored,
    ...withRows(state, programs),
    ...facts.position,
    version,
    results: withResults(state.results, facts.results ?? [], batch),
    shown: withShown(state.shown, facts.shown ?? [], batch),
    adjustments: withAdjustments(performed.adjustments, facts, batch),
    performed: facts.performed ?? state.performed,
    scoreBook: facts.scores ? withScores(scored, facts.scores, batch) : scored.scoreBook,
    checkpoints: facts.checkpoints ?? state.checkpoints,
    leftProgramIds: facts.leftProgramIds ?? state.leftProgramIds,
    openedWindowIds: openedAfter(state.openedWindowIds, facts.position?.window?.id),
  };
}

function openedAfter(
  opened: ShowState['openedWindowIds'],
  windowId: string | undefined,
): ShowState['openedWindowIds'] {
  if (opened === null || windowId === undefined || opened.includes(windowId)) return opened;
  return [...opened, windowId];
}

function withResults(
  results: ShowState['results'],
  changes: readonly ResultChange[],
  batch: Batch,
): ShowState['results'] {
  if (changes.length === 0) return results;
  const next = own(results, batch);
  for (const { programId, result } of changes) {
    if (result === null) next.delete(programId);
    else next.set(programId, result);
  }
  return next;
}

function withAdjustments(
  adjustments: ShowState['adjustments'],
  { adjustment, carried }: StoredFacts,
  batch: Batch,
): ShowState['adjustments'] {
  const added = [
    ...(adjustment === undefined
      ? []
      : [{ programId: adjustment.programId, adjustments: [adjustment.adjustment] }]),
    ...(carried === undefined ? [] : [carried]),
  ];
  let next = adjustments;
  for (const { programId, adjustments: amounts } of added) {
    next = own(next, batch).set(programId, [...(next.get(programId) ?? []), ...amounts]);
  }
  return next;
}

export function withShown(
  shown: ShowState['shown'],
  changes: readonly ShownChange[],
  batch: Batch = createBatch(),
): ShowState['shown'] {
  if (changes.length === 0) return shown;
  const next = own(shown, batch);
  for (const change of changes) {
    if (change.shown === null) next.delete(change.programId);
    else next.set(change.programId, change.shown);
  }
  return next;
}

/**
 * Replaces program rows by id, in whichever list they stand.
 *
 * @example
 * ```tsx
 * const { programGroups } = withRows(match, [program]);
 * ```
 */
export function withRows(
  match: Pick<CurrentMatch, 'programGroups' | 'testPrograms'>,
  rows: readonly Program[],
): Pick<CurrentMatch, 'programGroups' | 'testPrograms'> {
  if (rows.length === 0) {
    return { programGroups: match.programGroups, testPrograms: match.testPrograms };
  }
  return {
    programGroups: match.programGroups.map((group) => {
      const programs = withReplaced(group.programs, rows);
      return programs === group.programs ? group : { ...group, programs };
    }),
    testPrograms: withReplaced(match.testPrograms, rows),
  };
}

/** Takes a confirmed correction off the waiting ones; server and console do the same. */
export function confirmedAway(
  { corrections }: Pick<CurrentMatch, 'corrections'>,
  { confirmed }: Pick<StagedEvent, 'confirmed'>,
): Partial<Pick<CurrentMatch, 'corrections'>> {
  return confirmed ? { corrections: withoutCorrection(corrections, confirmed.correction.id) } : {};
}

function withoutLate(match: Pick<CurrentMatch, 'lateScores'>, lateScoreId: string) {
  return { lateScores: match.lateScores.filter((late) => late.id !== lateScoreId) };
}

// ------------------------------------------------------------------ scores

interface JudgeGiven {
  readonly judgeId: string;
  readonly scores: readonly SubmittedScore[];
}

/** Returns the book with one judge's scores put in; clones what it writes. */
export function withScores(
  state: Pick<ShowState, 'scoreBook'>,
  given: JudgeGiven,
  batch: Batch = createBatch(),
): ScoreBook {
  let { scoreBook } = state;
  for (const score of given.scores) {
    const recent = own(scoreBook.recent, batch);
    const programScores: ProgramScores = scoresOf({ scoreBook }, score.programId);
    const byJudge = own(programScores, batch);
    const judgeScores: JudgeScores = programScores.get(given.judgeId) ?? new Map();
    byJudge.set(given.judgeId, new Map(judgeScores).set(score.itemId ?? WHOLE, score));
    recent.set(score.programId, byJudge);
    scoreBook = { ...scoreBook, recent };
  }
  return scoreBook;
}

function withoutScores(
  scoreBook: ScoreBook,
  programIds: readonly string[],
  batch: Batch,
): ScoreBook {
  if (programIds.length === 0) return scoreBook;
  const recent = own(scoreBook.recent, batch);
  for (const programId of programIds) recent.set(programId, new Map());
  return { ...scoreBook, recent };
}

/** Returns `value` itself when this batch cloned it, else a clone that the batch may go on writing. */
function own<K, V>(value: ReadonlyMap<K, V>, batch: Batch): Map<K, V> {
  // A map in `owned` was made below, so it is a Map and nobody else's.
  if (batch.owned.has(value)) return value as Map<K, V>;
  const fresh = new Map(value);
  batch.owned.add(fresh);
  return fresh;
}

function withSubmission(state: ShowState, event: ScoreSubmittedEvent, batch: Batch): ShowState {
  const { judgeId, scores } = event;
  const { stage, window } = withProgress(state, event, batch);
  const scoreBook =
    judgeId === undefined || scores === undefined
      ? state.scoreBook
      : withScores(state, { judgeId, scores }, batch);
  return { ...state, stage, window, version: event.version, scoreBook };
}

/** Updates the counts and the list of who has submitted; server and console do the same. */
export function withProgress(
  match: Pick<CurrentMatch, 'stage' | 'window'>,
  event: ScoreSubmittedEvent,
  batch: Batch = createBatch(),
): Pick<CurrentMatch, 'stage' | 'window'> {
  const { judgeId } = event;
  const { window } = match;
  const stage = countedStage(match.stage, event);
  if (!window || window.id !== event.windowId || judgeId === undefined || !event.complete) {
    return { stage, window };
  }
  if (window.submitted.includes(judgeId)) return { stage, window };
  const mine = batch.owned.has(window.submitted);
  const submitted = mine ? window.submitted : [...window.submitted];
  // Keeps the order of `expected`, because a state that is loaded from the store has that order too.
  let at = 0;
  for (const id of window.expected) {
    if (id === judgeId) break;
    if (submitted[at] === id) at += 1;
  }
  submitted.splice(at, 0, judgeId);
  batch.owned.add(submitted);
  return { stage, window: { ...window, submitted } };
}

/** Puts new counts into the picture; every role applies them alike. */
export function countedStage(
  stage: Stage,
  event: Pick<ScoreSubmittedEvent, 'submitted' | 'expected'>,
): Stage {
  const { submitted, expected } = event;
  if (stage.kind === 'BATTLE' && stage.boutCards !== undefined) {
    return { ...stage, boutCards: { ...stage.boutCards, submitted, expected } };
  }
  if (stage.kind !== 'SCORING') return stage;
  return { ...stage, submitted, expected };
}

// ------------------------------------------------------------------ sign-in

function withSignIn(state: ShowState, event: JudgeSignedInEvent): ShowState {
  return { ...state, ...withJudgeSignedIn(state, event), version: event.version };
}

/** Updates the list, the window and the picture after a judge arrived; server and console do the same. */
export function withJudgeSignedIn(
  match: Pick<CurrentMatch, 'judges' | 'window' | 'stage'>,
  event: JudgeSignedInEvent,
): Pick<CurrentMatch, 'judges' | 'window' | 'stage'> {
  const { window } = match;
  const joins =
    window !== null && event.expected !== null && !window.expected.includes(event.judge.id);
  /** Keeps the order of the judges, because a state that is loaded from the store has that order too. */
  const inOrder = (ids: readonly string[]) => {
    const wanted = new Set(ids);
    return match.judges.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  };
  return {
    judges: match.judges.map((judge) =>
      judge.id === event.judge.id ? { ...judge, signIn: true } : judge,
    ),
    window: joins ? { ...window, expected: inOrder([...window.expected, event.judge.id]) } : window,
    stage: arrivedStage(match.stage, event),
  };
}

/** Updates the picture after a judge arrived; every role applies it alike. */
export function arrivedStage(stage: Stage, event: JudgeSignedInEvent): Stage {
  const { expected } = event;
  if (stage.kind === 'SCORING' && expected !== null) return { ...stage, expected };
  if (stage.kind === 'BATTLE' && stage.boutCards !== undefined && expected !== null) {
    return { ...stage, boutCards: { ...stage.boutCards, expected } };
  }
  if (stage.kind !== 'SIGN_IN') return stage;
  return {
    ...stage,
    signed: event.signed,
    total: event.total,
    judges: stage.judges.map((judge) =>
      judge.id === event.judge.id ? { ...judge, signIn: true } : judge,
    ),
  };
}
