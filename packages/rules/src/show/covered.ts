/** Finds and takes out what the desk may know while the hall does not: scores that no step has shown (decision 0294). */
import type {
  CorrectionCommand,
  CorrectionEvent,
  Program,
  ShowEvent,
  Stage,
  StagedEvent,
} from '@liangfen/sdk/schema';
import { cardRoundsOf } from '../bout-cards.ts';
import { hasBouts } from '../mode.ts';
import { cutStage } from '../reveal/reveal-steps.ts';
import { coveredWord } from '../words/ledger-words.ts';
import { findProgram, scoredItems, scoresOf } from './lookup.ts';
import { isStaged } from './staged.ts';
import { type JudgeScores, type ScoreBook, type ShowState, WHOLE } from './state.ts';

/**
 * Returns the programs with scores that the hall has not been shown. Points of a bout are seen as they happen, and a
 * test decides nothing, so neither hides any.
 *
 * @example
 * ```tsx
 * console.log(coveredProgramIds(state).size);
 * ```
 */
export function coveredProgramIds(state: ShowState): ReadonlySet<string> {
  const covered = new Set<string>();
  if (hasBouts(state.mode)) return withCards(state);
  for (const { programs } of state.programGroups) {
    for (const program of programs) if (hides(state, program)) covered.add(program.id);
  }
  return covered;
}

/** The judges' cards of bouts that they have not decided yet. */
function withCards({ scoreBook, programGroups, ...state }: ShowState): ReadonlySet<string> {
  const undecided = programGroups.flatMap(({ programs }) =>
    programs.filter(({ id, outcome }) => outcome === null && scoresOf({ scoreBook }, id).size > 0),
  );
  return new Set(cardRoundsOf(state.setting) === null ? [] : undecided.map(({ id }) => id));
}

/**
 * Whether the whole result was on air and nothing began anew since; what was put right afterwards is no secret either.
 *
 * @example
 * ```tsx
 * console.log(isRevealed(state, program.id));
 * ```
 */
export function isRevealed({ shown }: Pick<ShowState, 'shown'>, programId: string): boolean {
  return (shown.get(programId)?.score ?? null) !== null;
}

/**
 * Returns the programs with a late score that nobody has decided on: no picture ever shows it, whatever was shown of
 * the program.
 *
 * @example
 * ```tsx
 * console.log([...programsWithLateScores(state)]);
 * ```
 */
export function programsWithLateScores(state: ShowState): ReadonlySet<string> {
  return new Set(state.lateScores.map(({ programId }) => programId));
}

/**
 * Whether the program's row alone tells what the hall has not been shown.
 *
 * @example
 * ```tsx
 * console.log(rowHides(state, program));
 * ```
 */
export function rowHides(state: Pick<ShowState, 'shown'>, program: Program): boolean {
  if (isRevealed(state, program.id)) return false;
  if (program.finalScore !== null) return true;
  const shownItems = state.shown.get(program.id)?.items ?? {};
  return program.programItemResults.some(
    ({ itemId, score }) => score !== null && !(itemId in shownItems),
  );
}

function hides(state: ShowState, program: Program): boolean {
  const { id } = program;
  if (isRevealed(state, id)) return false;
  if (rowHides(state, program) || (state.adjustments.get(id)?.length ?? 0) > 0) return true;
  const shownItems = state.shown.get(id)?.items ?? {};
  for (const given of scoresOf(state, id).values()) {
    for (const key of given.keys()) if (!(key in shownItems)) return true;
  }
  return false;
}

/**
 * Returns the state as if nobody had given the covered scores: whatever is worked out from it tells nothing of them.
 *
 * @example
 * ```tsx
 * const shown = coverState(state, coveredProgramIds(state));
 * ```
 */
export function coverState(state: ShowState, covered: ReadonlySet<string>): ShowState {
  const late = state.lateScores.map((one) => ({ ...one, scores: [], reason: null }));
  if (covered.size === 0) return late.length === 0 ? state : { ...state, lateScores: late };
  const without = <Value>(map: ReadonlyMap<string, Value>) =>
    new Map([...map].filter(([id]) => !covered.has(id)));
  return {
    ...state,
    programGroups: state.programGroups.map((group) =>
      group.programs.some(({ id }) => covered.has(id))
        ? {
            ...group,
            programs: group.programs.map((row) =>
              covered.has(row.id) ? coveredRow(state, row) : row,
            ),
          }
        : group,
    ),
    scoreBook: coveredScores(state, covered),
    results: without(state.results),
    adjustments: without(state.adjustments),
    former: without(state.former),
    lateScores: late,
    held: [],
    checkpoints: [],
  };
}

/** Keeps what the hall was shown of the program: items that were on air. */
function coveredRow({ shown }: Pick<ShowState, 'shown'>, row: Program): Program {
  const items = shown.get(row.id)?.items ?? {};
  return {
    ...row,
    finalScore: null,
    currentScore: 0,
    corrected: false,
    programItemResults: row.programItemResults.map((result) => ({
      ...result,
      score: items[result.itemId] ?? null,
    })),
  };
}

function coveredScores(state: ShowState, covered: ReadonlySet<string>): ScoreBook {
  const open = new Set(scoredItems(state).map(({ id }) => id));
  const settled = new Map(state.scoreBook.settled);
  const recent = new Map(state.scoreBook.recent);
  for (const programId of covered) {
    recent.delete(programId);
    const items = state.shown.get(programId)?.items ?? {};
    const kept = new Map<string, JudgeScores>();
    settled.set(programId, kept);
    if (Object.keys(items).length === 0) continue;
    for (const [judgeId, given] of scoresOf(state, programId)) {
      const seen = [...given].filter(([key]) => key !== WHOLE && open.has(key) && key in items);
      if (seen.length > 0) kept.set(judgeId, new Map(seen));
    }
  }
  return { settled, recent };
}

// ------------------------------------------------------------------ the ledger

/**
 * Returns the programs whose figures an event holds and that the hall has not been shown, also those whose scores are
 * gone, since nobody remembers what was shown of them.
 *
 * @example
 * ```tsx
 * console.log(coveredIn(state, event));
 * ```
 */
export function coveredIn(state: ShowState, event: ShowEvent): readonly string[] {
  if (isOfBout(state, event)) return [];
  const ids = [...new Set(figuresIn(event))].filter((id) => !isTest(state, id));
  const cards = withCards(state);
  return ids.filter((id) => cards.has(id) || !isRevealed(state, id) || isUndecided(state, event));
}

/** A battle may have begun in another mode, and scores from then are none of its points. */
function isOfBout({ mode }: ShowState, event: ShowEvent): boolean {
  if (!hasBouts(mode) || !isStaged(event)) return false;
  const { kind } = event.onAir.stage;
  return kind !== 'SCORE_REVEAL' && kind !== 'RESULT';
}

function isTest(state: ShowState, programId: string): boolean {
  return findProgram(state, programId)?.group === null;
}

function isUndecided({ lateScores, corrections }: ShowState, event: ShowEvent): boolean {
  if (event.type === 'CORRECTION_PROPOSED') {
    return corrections.some(({ id }) => id === event.correction.id);
  }
  const late = 'lateScore' in event ? event.lateScore : undefined;
  return late !== undefined && lateScores.some(({ id }) => id === late.id);
}

function figuresIn(event: ShowEvent): string[] {
  if (isStaged(event)) {
    const named = event.type === 'RESULT_CORRECTED' || event.type === 'ADJUSTMENT_ADDED';
    return [
      ...event.programs.filter(hasFigures).map(({ id }) => id),
      ...figuresOn(event.onAir.stage),
      ...(event.lateScore ? [event.lateScore.programId] : []),
      ...(named && event.programId ? [event.programId] : []),
    ];
  }
  switch (event.type) {
    case 'SCORE_SUBMITTED':
      return (event.scores ?? []).map(({ programId }) => programId);
    case 'LATE_SCORE_OFFERED':
    case 'LATE_SCORE_REFUSED':
      return [event.lateScore.programId];
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
      return [event.correction.programId];
    case 'JUDGE_SIGNED_IN':
    case 'SCORES_LOOKED_AT':
    case 'SETUP_CHANGED':
      // An organiser's change keeps of the screen only what the hall had.
      return [];
  }
}

function hasFigures({ finalScore, currentScore, programItemResults }: Program): boolean {
  return (
    finalScore !== null ||
    currentScore !== 0 ||
    programItemResults.some(({ score }) => score !== null)
  );
}

/** A program list tells only what was shown already (decision 0211). */
function figuresOn(stage: Stage): string[] {
  switch (stage.kind) {
    case 'SCORE_REVEAL':
      return [stage.program.id];
    case 'RESULT':
      return [stage.program.id];
    case 'RANKING':
      return stage.rows.flatMap(({ programId, score }) => (score === null ? [] : [programId]));
    case 'PODIUM':
      return stage.rows.map(({ programId }) => programId);
    case 'CHAMPION':
      return [
        ...stage.champions.map(({ id }) => id),
        ...(stage.runnerUp === null ? [] : [stage.runnerUp.program.id]),
      ];
    case 'AWARDS':
      // An award by rank tells a rank.
      return stage.awards.flatMap(({ winners }) => winners.map(({ id }) => id));
    case 'BRACKET':
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'TITLE':
    case 'AUDIENCE_VOTE':
    case 'INTERMISSION':
    case 'PROGRAM_LIST':
    case 'SPEECH':
    case 'SCORING':
    case 'BATTLE':
      return [];
  }
}

/**
 * Returns an event for a reader who may not see what it holds: what happened, without a figure, and the picture as the
 * hall had it.
 *
 * @example
 * ```tsx
 * const told = coverEvent(state, event);
 * ```
 */
export function coverEvent(state: ShowState, event: ShowEvent): ShowEvent {
  if (isStaged(event)) return coveredStep(state, event);
  switch (event.type) {
    case 'SCORE_SUBMITTED': {
      const { scores = [], ...rest } = event;
      const programId = scores[0]?.programId;
      return { ...rest, scores: [], ...(programId === undefined ? {} : { programId }) };
    }
    case 'LATE_SCORE_OFFERED':
    case 'LATE_SCORE_REFUSED':
      return { ...event, lateScore: { ...event.lateScore, scores: [], reason: null } };
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
      return coveredCorrection(event);
    case 'JUDGE_SIGNED_IN':
    case 'SCORES_LOOKED_AT':
    case 'SETUP_CHANGED':
      return event;
  }
}

/** Keeps who corrected which program, and leaves out the figures that the event holds or builds on. */
function coveredCorrection({ reason: _, ...event }: CorrectionEvent): CorrectionEvent {
  const { command, basis } = event.correction;
  return {
    ...event,
    correction: {
      ...event.correction,
      command: coveredCommand(command),
      basis: { ...basis, score: null, correctedAt: null, adjustments: 0, revisions: 0 },
    },
  };
}

function coveredCommand(command: CorrectionCommand): CorrectionCommand {
  switch (command.type) {
    case 'CORRECT_RESULT':
      return { ...command, score: 0, reason: coveredWord };
    case 'ADD_ADJUSTMENT':
      return { ...command, amount: 0, reason: coveredWord };
    // A bout is fought before the eyes of all.
    case 'CORRECT_BOUT':
    case 'ACCEPT_LATE_SCORE':
    case 'STRIKE_SCORE':
    case 'RENEW_PANEL':
      return { ...command, reason: coveredWord };
  }
}

function coveredStep(state: ShowState, event: StagedEvent): StagedEvent {
  const { reason: _, adjustment: __, confirmed: ___, lateScore, ...rest } = event;
  const { onAir } = event;
  return {
    ...rest,
    onAir: { ...onAir, stage: cutStage(onAir.stage, onAir.linkData.revealStep) },
    programs: event.programs.map((row) =>
      findProgram(state, row.id)?.group === null || isRevealed(state, row.id)
        ? row
        : coveredRow({ shown: new Map() }, row),
    ),
    ...(lateScore ? { lateScore: { ...lateScore, scores: [], reason: null } } : {}),
  };
}
