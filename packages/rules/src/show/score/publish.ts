/** Changes a program's row when a result is shown, and when the program starts anew. */
import type { Program } from '@liangfen/sdk/schema';
import type { Change } from '../change.ts';
import type { DecideContext } from '../commands.ts';
import { judgeById, scoredItems } from '../lookup.ts';
import { panelNow, panelOf } from '../panel.ts';
import { sharedSeatOf } from '../seats.ts';
import type { ShowState } from '../state.ts';
import { resultRow, workingOf } from '../working.ts';
import { withPhase } from './with-phase.ts';
import { withStruck } from './with-struck.ts';

/**
 * Computes and publishes a result. Items scored one by one count only once they are published, so
 * that the final score stands when the last item does.
 */
export function publish(
  state: ShowState,
  program: Program,
  itemId: string | null,
  { withoutPanel = false }: Pick<DecideContext, 'withoutPanel'> = {},
): Pick<Change, 'programs' | 'results'> {
  const published =
    itemId === null
      ? scoredItems(state).map((item) => item.id)
      : [...publishedItems(program), itemId];
  const panel = withoutPanel ? panelNow(state, program.id) : panelOf(state, program.id);
  const working = workingOf(state, program.id, {
    panel,
    itemIds: published,
    // A result shown again keeps its correction; only a new performance forgets it.
    correction: state.results.get(program.id)?.corrected ?? null,
  });
  const row: Program = {
    ...withPhase(program, itemId, 'RESULT'),
    ...resultRow(state, program, working, published),
    ...(withoutPanel ? {} : { panel }),
  };
  return {
    programs: [row],
    results: [{ programId: program.id, result: working }],
  };
}

export function publishedItems(program: Program): string[] {
  return program.programItemResults
    .filter((result) => result.score !== null)
    .map((result) => result.itemId);
}

/** Takes back what was published of a program, or of one of its items, that is on its way again. */
export function unpublished(
  state: ShowState,
  program: Program,
  itemId: string | null,
  phase: Program['phase'],
): Program {
  const cleared = new Set<string | null>(
    itemId === null ? state.items.map((item) => item.id) : [itemId],
  );
  const moved = withPhase(program, itemId, phase);
  const { panel, struck = [], ...bare } = moved;
  const keeps = panel !== undefined && isShownElsewhere(moved, cleared);
  // What is judged once more is struck no more; a substitute gives it now where the judge was replaced.
  const stays = struck.filter(
    (score) =>
      (itemId !== null && !cleared.has(score.itemId)) ||
      (phase === 'SCORING' && isReplaced(state, score.judgeId)),
  );
  return {
    ...withStruck(bare, stays),
    ...(keeps ? { panel } : {}),
    finalScore: null,
    currentScore: itemId === null ? 0 : moved.currentScore,
    corrected: false,
    programItemResults: moved.programItemResults.map((result) =>
      cleared.has(result.itemId) ? { ...result, score: null } : result,
    ),
  };
}

/** Whether scores of another item were shown: the panel that gave them is remembered. */
function isShownElsewhere(
  { programItemResults }: Program,
  cleared: ReadonlySet<string | null>,
): boolean {
  return programItemResults.some(
    ({ itemId, phase }) => !cleared.has(itemId) && (phase === 'REVEALED' || phase === 'RESULT'),
  );
}

function isReplaced({ judges }: ShowState, judgeId: string): boolean {
  const judge = judgeById({ judges }, judgeId);
  return judge?.signedOut === true && sharedSeatOf(judges, judgeId) !== undefined;
}
