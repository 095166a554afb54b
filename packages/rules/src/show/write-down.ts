/** Writes a change down: the event that everybody hears, the facts that are stored, the step that can be taken back. */
import type { StagedEvent } from '@liangfen/sdk/schema';
import { cutStage } from '../reveal/reveal-steps.ts';
import { positionOf } from './assemble.ts';
import type { Change } from './change.ts';
import type { DecideContext, Decision, StoredFacts } from './commands.ts';
import { withChange, withRows, withShown } from './evolve.ts';
import { leadToldAfter } from './lead.ts';
import { leftProgramIdsAfter } from './left-programs.ts';
import { findProgram } from './lookup.ts';
import { PatchedMap } from './patched-map.ts';
import { heldResults, shownByPicture, shownOfRows } from './shown.ts';
import type { ShownChange } from './shown-result.ts';
import { stageOf } from './stage.ts';
import type { Checkpoint, Position, ShowState } from './state.ts';
import { ownSteps, undoSteps } from './steps-back.ts';

/** How far back the operator can go (product decisions § 5 Undo). */
const MOST_CHECKPOINTS = 12;

export function writeDown(state: ShowState, change: Change, context: DecideContext): Decision {
  const version = state.version + 1;
  const programs = change.programs ?? [];
  const results = change.results ?? [];
  const position = {
    ...positionOf(state),
    ...heldUnder(state, change),
    ...change.position,
    ...leadToldAfter(state, change),
  };
  const bare: StoredFacts = {
    ...change.facts,
    ...(results.length > 0 ? { results } : {}),
    position,
    leftProgramIds: leftProgramIdsAfter(state, withRows(state, programs), position.window, [
      ...(change.facts?.clearedScores ?? []),
      ...begunIds(change),
    ]),
  };
  const grouped = programs.filter(({ id }) => findProgram(state, id)?.group != null);
  const restoredShown = change.shown ?? [];
  const known = { shown: withShown(state.shown, restoredShown) };
  const ofRows = [...restoredShown, ...shownOfRows(known, grouped)];
  const { results: _, ...withoutResults } = bare;
  const drawn = {
    ...withChange(state, version, programs, withoutResults),
    results: new PatchedMap(
      state.results,
      new Map(results.map(({ programId, result }) => [programId, result])),
    ),
    shown: new PatchedMap(
      state.shown,
      new Map(ofRows.map(({ programId, shown }) => [programId, shown])),
    ),
  };
  const picture = stageOf(drawn);
  const seen = shownByPicture(drawn, cutStage(picture, drawn.linkData.revealStep));
  const shown = [...ofRows, ...seen];
  const checkpoints = checkpointsAfter(
    state,
    { ...change, programs, results },
    shown,
    version,
    context,
  );
  const facts = { ...bare, checkpoints, ...(shown.length > 0 ? { shown } : {}) };
  // `drawn` has the position that `facts` leave: drawing the picture changed only what was shown and which steps can be
  // taken back.
  const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId } = drawn;
  const event: StagedEvent = {
    type: change.type,
    version,
    at: context.now,
    onAir: {
      link,
      linkData,
      activeProgramGroupId,
      activeProgramId,
      activeItemId,
      stage: picture,
    },
    programs: [...programs],
    window: drawn.window,
    undo: undoSteps(checkpoints),
    programId: change.programId,
    operatorId: context.operatorId ?? null,
    ...change.event,
  };
  return { accepted: true, decided: { event, facts } };
}

/** A program that begins a new performance was not left in the middle of it. */
function begunIds({ programId, facts }: Change): string[] {
  return programId !== null && facts?.performed !== undefined ? [programId] : [];
}

/** A ranking on air keeps the result and the standing that it was put there with, when one of them changes. */
function heldUnder(state: ShowState, { type, programId, results }: Change): Pick<Position, 'held'> {
  // closed-lists: every other change says by its results whose they are
  const changed = type === 'STANDING_CHANGED' ? programId : results?.[0]?.programId;
  if (changed == null) return {};
  return { held: heldResults(state, changed) };
}

function checkpointsAfter(
  state: ShowState,
  change: Change & Required<Pick<Change, 'programs' | 'results'>>,
  shown: readonly ShownChange[],
  version: number,
  { operatorId, forgetsSteps = false }: DecideContext,
): readonly Checkpoint[] {
  if (change.undo === 'NONE') return state.checkpoints;
  if (change.undo === 'OWN') return ownSteps(state.checkpoints);
  if (change.undo === 'CLEAR') return [];
  if (change.undo === 'BACK') return forgetsSteps ? [] : state.checkpoints.slice(0, -1);
  const checkpoint: Checkpoint = {
    version,
    type: change.type,
    programId: change.programId,
    operatorId: operatorId ?? null,
    before: {
      position: positionOf(state),
      programs: change.programs.flatMap((row) => {
        const before = findProgram(state, row.id)?.program;
        return before ? [before] : [];
      }),
      results: change.results.map(({ programId }) => ({
        programId,
        result: state.results.get(programId) ?? null,
      })),
      shown: shown.flatMap(({ programId }) => {
        const before = state.shown.get(programId);
        return before ? [{ programId, shown: before }] : [];
      }),
    },
  };
  return forgetsSteps ? [checkpoint] : [...state.checkpoints, checkpoint].slice(-MOST_CHECKPOINTS);
}
