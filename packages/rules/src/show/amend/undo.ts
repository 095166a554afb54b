/** Restores the position before the last step, with everything that must not be taken back. */
import type { Program } from '@liangfen/sdk/schema';
import { recountWindow } from '../assemble.ts';
import { boutTimeAfterUndo } from '../battle/bout-time.ts';
import { asPutRight } from '../battle/put-right.ts';
import type { Change } from '../change.ts';
import type { DecideContext } from '../commands.ts';
import { findProgram } from '../lookup.ts';
import { passedGate } from '../passed-gate.ts';
import { withPerformances } from '../performance.ts';
import type { ShowState } from '../state.ts';

export function undo(state: ShowState, _: unknown, { now }: DecideContext): Change {
  const checkpoint = passedGate(state.checkpoints.at(-1));
  const { before } = checkpoint;
  const { window } = before.position;
  const programs = before.programs.flatMap((row) => {
    const found = findProgram(state, row.id);
    return found ? [restored(found.program, row)] : [];
  });
  // The window counts the scores of the performance that comes back.
  const counted = { ...state, ...withPerformances(state, programs) };
  return {
    type: 'COMMAND_UNDONE',
    programId: checkpoint.programId,
    // Scores that came meanwhile stay; only the picture and the window go back.
    position: {
      ...before.position,
      held: before.position.held ?? [],
      ...boutTimeAfterUndo(state, checkpoint, now),
      ...boutAsPutRight(state, checkpoint),
      window: window && recountWindow(counted, window),
    },
    programs,
    results: before.results,
    // A result that was published again keeps what the hall has seen of it since.
    shown: (before.shown ?? []).filter(({ programId }) => !state.shown.has(programId)),
    event: { undoneVersion: checkpoint.version, undoneType: checkpoint.type },
    undo: 'BACK',
  };
}

/** The picture of a bout that was put right meanwhile shows it as it is now. */
function boutAsPutRight(
  state: ShowState,
  { before }: ShowState['checkpoints'][number],
): Partial<Pick<ShowState, 'battle'>> {
  const { battle } = before.position;
  if (battle === null || battle.test) return {};
  const rows = [battle.redId, battle.blueId].flatMap((id) => {
    const restoredRow = before.programs.find((row) => row.id === id);
    return restoredRow ?? findProgram(state, id)?.program ?? [];
  });
  const right = asPutRight(battle, rows);
  return right === battle ? {} : { battle: right };
}

/** The row as it was, under the names that it has now; whoever had no standing, was performed once or is in no bout has no field of it. */
function restored(program: Program, before: Program): Program {
  const {
    standing: _,
    standingReason: __,
    performance: ___,
    formerResults: ____,
    fought: _____,
    panel: ______,
    struck: _______,
    actTime: ________,
    audienceVote: _________,
    ...rest
  } = program;
  return { ...rest, ...liveFields(before) };
}

/**
 * The fields of a row that the show changes; names and order belong to the organiser.
 *
 * @example
 * ```tsx
 * const { phase } = liveFields(program);
 * ```
 */
export function liveFields(row: Program) {
  const { phase, finalScore, currentScore, programItemResults, programFoulRecords } = row;
  const { corrected, outcome, standing, standingReason, performance, formerResults } = row;
  return {
    phase,
    finalScore,
    currentScore,
    programItemResults,
    programFoulRecords,
    corrected,
    outcome,
    ...(standing === undefined ? {} : { standing }),
    ...(standingReason === undefined ? {} : { standingReason }),
    ...(performance === undefined ? {} : { performance }),
    ...(formerResults === undefined ? {} : { formerResults }),
    ...(row.fought === undefined ? {} : { fought: row.fought }),
    ...(row.panel === undefined ? {} : { panel: row.panel }),
    ...(row.struck === undefined ? {} : { struck: row.struck }),
    ...(row.actTime === undefined ? {} : { actTime: row.actTime }),
    ...(row.audienceVote === undefined ? {} : { audienceVote: row.audienceVote }),
  };
}
