/** Puts a program out of the ranking, or back into it, at any moment of the show (decision 0524). */
import type { BlockedReason, CurrentMatch, Program } from '@liangfen/sdk/schema';
import { standingOf, standingPart } from '../../program-standing.ts';
import type { Change } from '../change.ts';
import { findProgram } from '../lookup.ts';
import type { CommandOf } from '../operator-commands.ts';
import { passedGate } from '../passed-gate.ts';
import type { ShowState } from '../state.ts';

type SetStanding = CommandOf<'SET_STANDING'>;

export function standingGate(match: CurrentMatch, command: SetStanding): BlockedReason | null {
  const found = findProgram(match, command.programId);
  if (!found?.group) return 'PROGRAM_NOT_FOUND';
  const reason = command.reason.trim();
  if (reason === '') return 'REASON_REQUIRED';
  const { program } = found;
  const same = standingOf(program) === command.standing;
  // Another reason for the same standing puts the reason right; whoever competes has none.
  const said = command.standing === 'COMPETING' || program.standingReason === reason;
  return same && said ? 'STANDING_UNCHANGED' : null;
}

export function setStanding(state: ShowState, command: SetStanding): Change {
  const { programId, standing } = command;
  const reason = command.reason.trim();
  const { program } = passedGate(findProgram(state, programId));
  const { standing: _, standingReason: __, ...rest } = program;
  const row: Program = {
    ...rest,
    ...standingPart({ standing }),
    ...(standing === 'COMPETING' ? {} : { standingReason: reason }),
  };
  return {
    type: 'STANDING_CHANGED',
    programId,
    programs: [row],
    event: { reason },
    undo: 'KEEP',
  };
}
