/** Decides the steps of a program, or of one of its items, from its speech to its result. */
import type { Program } from '@liangfen/sdk/schema';
import { timedNow, withoutTime, withTimeUsed } from '../act-time.ts';
import { recountWindow } from '../assemble.ts';
import type { Change } from '../change.ts';
import type { DecideContext, Decision } from '../commands.ts';
import { judgesApart } from '../judges-apart.ts';
import { newClock, resetLinkData } from '../link-data.ts';
import { findProgram, windowItemIds } from '../lookup.ts';
import type { Changes, CommandOf } from '../operator-commands.ts';
import { panelOf } from '../panel.ts';
import { passedGate } from '../passed-gate.ts';
import { beginsAnew, begun, performanceOf, withWindow } from '../performance.ts';
import type { Position, ResultChange, ShowState } from '../state.ts';
import type { ScoreType } from './gate.ts';
import { publish, unpublished } from './publish.ts';
import { targetOf } from './target.ts';
import { withPhase } from './with-phase.ts';

const stepTypes = {
  START_SPEECH: { type: 'SPEECH_STARTED', link: 'SPEECH' },
  START_SCORING: { type: 'SCORING_OPENED', link: 'SCORE' },
  SHOW_SCORE: { type: 'SCORES_REVEALED', link: 'SHOW_SCORE' },
  SHOW_RESULT: { type: 'RESULT_SHOWN', link: 'SHOW_RESULT' },
} as const;

export const scoreChanges: Changes<ScoreType> = {
  START_SPEECH: programStep,
  START_SCORING: programStep,
  SHOW_SCORE: programStep,
  SHOW_RESULT: programStep,
};

function programStep(
  state: ShowState,
  command: CommandOf<ScoreType>,
  context: DecideContext,
): Change | Decision {
  const { program } = passedGate(findProgram(state, command.programId));
  const step = stepTypes[command.type];
  const { programId, itemId, test } = targetOf(state, command);
  const head = { type: step.type, programId, undo: 'KEEP' as const };
  const position = {
    link: test ? (`TEST_${step.link}` as const) : step.link,
    linkData: { ...resetLinkData(state), revealStep: isCovered(command) ? 0 : null },
    activeProgramId: programId,
    activeItemId: itemId,
    clock: null,
    battle: null,
    held: [],
  };

  switch (command.type) {
    case 'START_SPEECH':
      return {
        ...head,
        position: { ...position, window: null, clock: newClock(state, context) },
        ...onStage(state, program, command, context),
        results: dropResult(state, programId),
      };
    case 'START_SCORING': {
      const itemIds = windowItemIds(state, itemId, test);
      const window = {
        id: context.newId(),
        programId,
        itemIds,
        open: true,
        test,
        openedAt: context.now,
        expected: [],
        submitted: [],
      };
      const performance = performanceOf(program, itemId);
      return {
        ...head,
        position: {
          ...position,
          window: recountWindow(state, window),
          clock: newClock(state, context),
        },
        programs: [
          unpublished(state, withTimeUsed(state, program, context.now), itemId, 'SCORING'),
        ],
        results: dropResult(state, programId),
        ...(performance === 1
          ? {}
          : { facts: { performed: withWindow(state.performed, window.id, performance) } }),
      };
    }
    case 'SHOW_SCORE': {
      const apart = command.confirmApart ? [] : judgesApart(state, { programId, itemId, test });
      if (apart.length > 0) {
        return { accepted: false, reason: 'MARKS_APART', missingJudges: apart };
      }
      return {
        ...head,
        position: { ...position, window: closed(state, programId) },
        programs: state.window?.open
          ? [withPhase(remembering(state, program, context), itemId, 'REVEALED')]
          : [],
      };
    }
    case 'SHOW_RESULT':
      return {
        ...head,
        // After the end the picture comes back, and nothing is counted anew for it.
        ...(state.status === 'ENDED' ? {} : publish(state, program, itemId, context)),
        position: {
          ...position,
          window: closed(state, programId),
        },
      };
  }
}

/** A program that goes on stage again begins a new performance; nothing of the former one counts in it. */
function onStage(
  state: ShowState,
  program: Program,
  command: CommandOf<'START_SPEECH'>,
  { keepsPerformance }: DecideContext,
): Pick<Change, 'programs' | 'facts' | 'event'> {
  const { itemId, test } = targetOf(state, command);
  if (keepsPerformance === true || !beginsAnew(state, program, itemId)) {
    return {
      programs: [timedNow(state, unpublished(state, program, itemId, 'SPEECH'), test)],
      ...(test ? { facts: { clearedScores: [program.id] } } : {}),
    };
  }
  const anew = begun(state, program, itemId);
  const performance = performanceOf(anew.program, null);
  const before = state.adjustments.get(program.id) ?? [];
  // Adjustments are of the whole program: an item that is performed again leaves them where they are.
  const carries = command.carryAdjustments === true && itemId === null && before.length > 0;
  const carried = {
    programId: program.id,
    // The time of a new performance is its own.
    adjustments: before
      .filter(({ forTime }) => forTime !== true)
      .map((each) => ({ ...each, performance })),
  };
  return {
    programs: [
      timedNow(state, unpublished(state, withoutTime(anew.program), itemId, 'SPEECH'), test),
    ],
    facts: { performed: anew.performed, ...(carries ? { carried } : {}) },
    ...(carries ? { event: { carriesAdjustments: true } } : {}),
  };
}

/** From here on the judges are those who sit there now, whatever becomes of them. */
function remembering(
  state: ShowState,
  program: Program,
  { withoutPanel = false }: DecideContext,
): Program {
  return withoutPanel ? program : { ...program, panel: panelOf(state, program.id) };
}

/** Whether the reveal is stepped by the operator from its beginning, and so never sent whole. */
function isCovered(command: CommandOf<ScoreType>): boolean {
  return 'covered' in command && command.covered === true;
}

/** Returns the closed window of this program; another program's window is forgotten. */
function closed(state: ShowState, programId: string): Position['window'] {
  return state.window?.programId === programId ? { ...state.window, open: false } : null;
}
function dropResult(state: ShowState, programId: string): ResultChange[] {
  return state.results.has(programId) ? [{ programId, result: null }] : [];
}
