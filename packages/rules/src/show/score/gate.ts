/** Says why a program may not take its next step now. */
import type { BlockedReason, CurrentMatch } from '@liangfen/sdk/schema';
import { hasBouts } from '../../mode.ts';
import { mayPerform } from '../../program-standing.ts';
import { isVoteUnshown } from '../audience-vote.ts';
import type { ProgramTarget } from '../commands.ts';
import { findProgram, phaseOf, scoresItemsSeparately } from '../lookup.ts';
import type { CommandOf, Gates } from '../operator-commands.ts';
import { passedGate } from '../passed-gate.ts';
import { rowGate } from '../row-gate.ts';
import { targetOf } from './target.ts';

export type ScoreType = 'START_SPEECH' | 'START_SCORING' | 'SHOW_SCORE' | 'SHOW_RESULT';

export const scoreGates: Gates<ScoreType> = {
  START_SPEECH: scoreGate,
  START_SCORING: scoreGate,
  SHOW_SCORE: scoreGate,
  SHOW_RESULT: scoreGate,
};

function scoreGate(match: CurrentMatch, command: CommandOf<ScoreType>): BlockedReason | null {
  return programGate(match, command) ?? stepGate(match, command);
}

/** The program exists, belongs to the active group, may be operated, and names its item where it must. */
function programGate(match: CurrentMatch, target: ProgramTarget): BlockedReason | null {
  if (hasBouts(match.mode)) return 'NOT_IN_BATTLE_MODE';
  const blocked = rowGate(match, target.programId, target.test);
  if (blocked) return blocked;
  if (!scoresItemsSeparately(match, target.test)) return null;
  if (target.itemId === null) return 'ITEM_REQUIRED';
  return match.items.some((item) => item.id === target.itemId) ? null : 'ITEM_NOT_FOUND';
}

/** The order of a program's steps: speech, score, show score, show result (spec § 4 Row operations). */
function stepGate(match: CurrentMatch, command: CommandOf<ScoreType>): BlockedReason | null {
  const target = targetOf(match, command);
  const { program } = passedGate(findProgram(match, target.programId));
  const phase = phaseOf(program, target.itemId);
  const onAir = isOnAir(match, target);
  const window = match.window?.open ? match.window : null;
  const ownWindow = window !== null && onAir;
  if (window && !ownWindow) return 'OTHER_PROGRAM_SCORING';

  switch (command.type) {
    case 'START_SPEECH':
      if (!mayPerform(program)) return 'PROGRAM_OUT';
      if (onAir && isLink(match, 'SPEECH')) return 'ALREADY_ON_AIR';
      if (phase === 'WAITING' || phase === 'SPEECH') return null;
      // Ballots of one performance are never counted into another, nor left uncounted.
      if (target.itemId === null && isVoteUnshown(program)) return 'AUDIENCE_VOTE_UNSHOWN';
      return command.confirm ? null : 'RERUN_NEEDS_CONFIRMATION';
    case 'START_SCORING':
      if (!mayPerform(program)) return 'PROGRAM_OUT';
      if (ownWindow) return 'ALREADY_ON_AIR';
      if (phase === 'WAITING') return 'NOT_IN_SPEECH';
      return phase === 'SPEECH' || command.confirm ? null : 'RERUN_NEEDS_CONFIRMATION';
    case 'SHOW_SCORE':
      if (ownWindow) {
        if (window.submitted.length === 0) return 'NO_SCORES';
        return window.submitted.length < window.expected.length && !command.confirm
          ? 'JUDGES_MISSING'
          : null;
      }
      if (phase !== 'REVEALED' && phase !== 'RESULT') return 'NOT_SCORING';
      return onAir && isLink(match, 'SHOW_SCORE') ? 'ALREADY_ON_AIR' : null;
    case 'SHOW_RESULT':
      if (phase !== 'REVEALED' && phase !== 'RESULT') return 'NOT_REVEALED';
      return onAir && isLink(match, 'SHOW_RESULT') ? 'ALREADY_ON_AIR' : null;
  }
}

function isOnAir(match: CurrentMatch, target: ProgramTarget): boolean {
  return match.activeProgramId === target.programId && match.activeItemId === target.itemId;
}

function isLink(match: CurrentMatch, link: 'SPEECH' | 'SHOW_SCORE' | 'SHOW_RESULT'): boolean {
  return match.link === link || match.link === `TEST_${link}`;
}
