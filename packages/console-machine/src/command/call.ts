/** Which operation of the contract a command is, and what it takes. */
import type { OperatorCommand, ProgramTarget } from '@liangfen/rules';
import type { LiangfenClient } from '@liangfen/sdk';
import type { ConsoleAnswer } from '@liangfen/sdk/schema';

export interface CallOptions {
  readonly idempotencyKey: string;
  readonly seenVersion: number;
  readonly signal: AbortSignal;
}

/**
 * Sends a command; while no answer arrives it is sent again under the same key, so that a broken
 * line neither loses nor doubles it. Throws what the client throws.
 */
export function callCommand(
  { retry }: Pick<LiangfenClient, 'retry'>,
  id: string,
  command: OperatorCommand,
  options: CallOptions,
): Promise<ConsoleAnswer> {
  const whole = { path: { id }, ...options };
  switch (command.type) {
    case 'SHOW_START_PAGE':
      return retry('showStartPage', whole);
    case 'OPEN_TEST':
      return retry('openTest', whole);
    case 'SHOW_PROGRAM_LIST':
      return retry('showProgramList', whole);
    case 'SHOW_SIGN_IN': {
      const { signInShowType } = command;
      return retry('showSignIn', { ...whole, query: { signInShowType } });
    }
    case 'SHOW_TITLE': {
      const { titleShowType, programId } = command;
      return retry('showTitle', { ...options, path: { id, programId }, query: { titleShowType } });
    }
    case 'SHOW_INTERMISSION': {
      const { seconds } = command;
      return retry('showIntermission', { ...whole, query: { seconds } });
    }
    case 'SWITCH_GROUP':
      return retry('switchProgramGroup', { ...options, path: { id, groupId: command.groupId } });
    case 'SHOW_RANK': {
      const { rankShowType, itemId, covered, paceMs } = command;
      const start = {
        ...coveredQuery(covered),
        ...(paceMs === undefined ? {} : { paceMs }),
      };
      const query = { rankShowType, ...itemQuery(itemId), ...start };
      return retry('showRank', { ...whole, query });
    }
    case 'TURN_RANK_PAGE': {
      const { rankShowType, itemId, pageNo } = command;
      const query = { rankShowType, pageNo, ...itemQuery(itemId) };
      return retry('turnRankPage', { ...whole, query });
    }
    case 'SHOW_CEREMONY': {
      const { part, covered } = command;
      return retry('showCeremony', { ...whole, query: { part, ...coveredQuery(covered) } });
    }
    case 'SHOW_BRACKET':
      return retry('showBracket', whole);
    case 'START_SPEECH':
      return retry('startSpeech', { ...options, ...stepInput(id, command) });
    case 'START_SCORING':
      return retry('startScoring', { ...options, ...stepInput(id, command) });
    case 'REVEAL_SCORES': {
      const { path, query } = stepInput(id, command);
      const covered = coveredQuery(command.covered);
      return retry('showScore', { ...options, path, query: { ...query, ...covered } });
    }
    case 'SHOW_RESULT': {
      const query = { test: command.test, ...coveredQuery(command.covered) };
      return retry('showResult', { ...options, path: stepPath(id, command), query });
    }
    case 'STEP_REVEAL': {
      const query = command.step === null ? {} : { step: command.step };
      return retry('stepReveal', { ...whole, query });
    }
    case 'START_BATTLE': {
      const { programId, opponentId, test, confirm } = command;
      const path = { id, programId, opponentId };
      return retry('startBattle', { ...options, path, query: { test, confirm } });
    }
    case 'PAUSE_BATTLE':
      return retry('pauseBattle', { ...whole, query: { test: command.test } });
    case 'RESUME_BATTLE':
      return retry('resumeBattle', { ...whole, query: { test: command.test } });
    case 'ADD_FOUL': {
      const { programId, foulId } = command;
      return retry('addFoul', { ...options, path: { id, programId }, query: { foulId } });
    }
    case 'ADD_POINT': {
      const { programId, point } = command;
      return retry('addPoint', { ...options, path: { id, programId }, query: { point } });
    }
    case 'DETERMINE_BATTLE': {
      const { programId, opponentId, test } = command;
      const path = { id, programId, opponentId };
      return retry('determineBattle', { ...options, path, query: { test } });
    }
    case 'CORRECT_RESULT': {
      const { programId, score, reason } = command;
      return retry('correctResult', {
        ...options,
        path: { id, programId },
        body: { score, reason },
      });
    }
    case 'ADD_ADJUSTMENT': {
      const { programId, amount, reason } = command;
      const body = { amount, reason };
      return retry('addAdjustment', { ...options, path: { id, programId }, body });
    }
    case 'ACCEPT_LATE_SCORE': {
      const { lateScoreId, reason } = command;
      return retry('acceptLateScore', { ...options, path: { id, lateScoreId }, body: { reason } });
    }
    case 'REFUSE_LATE_SCORE': {
      const { lateScoreId, reason } = command;
      return retry('refuseLateScore', { ...options, path: { id, lateScoreId }, body: { reason } });
    }
    case 'PROPOSE_CORRECTION': {
      const { correction } = command;
      return retry('proposeCorrection', { ...whole, body: { correction } });
    }
    case 'CONFIRM_CORRECTION':
      return retry('confirmCorrection', {
        ...options,
        path: { id, correctionId: command.correctionId },
      });
    case 'REFUSE_CORRECTION': {
      const { correctionId, reason } = command;
      const path = { id, correctionId };
      return retry('refuseCorrection', { ...options, path, body: { reason } });
    }
    case 'WITHDRAW_CORRECTION':
      return retry('withdrawCorrection', {
        ...options,
        path: { id, correctionId: command.correctionId },
      });
    case 'UNDO':
      return retry('undoCommand', whole);
  }
}

/** In a path, 0 stands for the whole program. */
function stepPath(id: string, { programId, itemId }: ProgramTarget) {
  return { id, programId, itemId: itemId ?? '0' };
}

function stepInput(id: string, target: ProgramTarget & { readonly confirm: boolean }) {
  const { test, confirm } = target;
  return { path: stepPath(id, target), query: { test, confirm } };
}

function coveredQuery(covered: boolean | undefined): { covered?: boolean } {
  return covered === undefined ? {} : { covered };
}

function itemQuery(itemId: string | null): { itemId?: string } {
  return itemId === null ? {} : { itemId };
}
