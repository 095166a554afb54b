/** The sensible next step of a show, so that the operator can take it with one key. */
import type { CurrentMatch, Item, Program } from '@liangfen/sdk/schema';
import { blockedReason } from './blocked-reason.ts';
import type { OperatorCommand } from './commands.ts';
import { activeGroup, findProgram, phaseOf, scoredItems, scoresItemsSeparately } from './lookup.ts';
import { nextProgram } from './stage.ts';

/** Null when nothing suggests itself. What is suggested may still need a confirmation. */
export function nextStep(match: CurrentMatch): OperatorCommand | null {
  const step = suggestion(match);
  if (!step) return null;
  const blocked = blockedReason(match, step);
  return blocked === null || confirmable.has(blocked.reason) ? step : null;
}

const confirmable: ReadonlySet<string> = new Set([
  'JUDGES_MISSING',
  'RERUN_NEEDS_CONFIRMATION',
  'BATTLE_RESTART_NEEDS_CONFIRMATION',
]);

function suggestion(match: CurrentMatch): OperatorCommand | null {
  const { stage } = match;
  switch (stage.kind) {
    case 'START':
    case 'SIGN_IN':
      return { type: 'SHOW_PROGRAM_LIST' };
    case 'PROGRAM_LIST':
      return startNext(match, activeGroup(match)?.programs ?? []);
    case 'TEST':
      return startNext(match, match.testPrograms);
    case 'SPEECH':
      return { type: 'START_SCORING', ...onAirTarget(match, stage.test), confirm: false };
    case 'SCORING':
      return { type: 'REVEAL_SCORES', ...onAirTarget(match, stage.test), confirm: false };
    case 'SCORE_REVEAL':
      return { type: 'SHOW_RESULT', ...onAirTarget(match, stage.test) };
    case 'RESULT':
      return (
        nextItemStep(match, stage.test) ??
        startNext(match, stage.test ? match.testPrograms : (activeGroup(match)?.programs ?? []))
      );
    case 'BATTLE':
      if (stage.status === 'PAUSED') return { type: 'RESUME_BATTLE', test: stage.test };
      if (stage.status === 'RUNNING') return null;
      return startNext(
        match,
        stage.test ? match.testPrograms : (activeGroup(match)?.programs ?? []),
      );
    case 'RANKING': {
      const { pageNo, pageSize, totalSize, showType, item } = stage;
      return (pageNo + 1) * pageSize < totalSize
        ? {
            type: 'TURN_RANK_PAGE',
            rankShowType: showType,
            itemId: item?.id ?? null,
            pageNo: pageNo + 1,
          }
        : null;
    }
  }
}

function onAirTarget(match: CurrentMatch, test: boolean) {
  return { programId: match.activeProgramId ?? '', itemId: match.activeItemId, test };
}

/** The next item of the program on air, when items are scored one by one. */
function nextItemStep(match: CurrentMatch, test: boolean): OperatorCommand | null {
  if (!scoresItemsSeparately(match, test) || !match.activeProgramId) return null;
  const program = findProgram(match, match.activeProgramId)?.program;
  const item = program && nextItem(match, program);
  return item && program
    ? {
        type: 'START_SPEECH',
        programId: program.id,
        itemId: item.id,
        test,
        confirm: false,
      }
    : null;
}

function nextItem(match: CurrentMatch, program: Program): Item | null {
  return scoredItems(match).find((item) => phaseOf(program, item.id) === 'WAITING') ?? null;
}

function startNext(match: CurrentMatch, programs: readonly Program[]): OperatorCommand | null {
  const program = nextProgram(programs);
  if (!program) return null;
  const test = !activeGroup(match)?.programs.includes(program);
  if (match.mode === 'BATTLE') {
    return program.battleProgram === null
      ? null
      : {
          type: 'START_BATTLE',
          programId: program.id,
          opponentId: program.battleProgram,
          test,
          confirm: false,
        };
  }
  const itemId = scoresItemsSeparately(match, test) ? (nextItem(match, program)?.id ?? null) : null;
  return { type: 'START_SPEECH', programId: program.id, itemId, test, confirm: false };
}
