/** Every command of the operator: from the call to the rules' command, and from its event to the answer. */
import { itemIdOf } from '../item-path.ts';
import type { Operations } from '../operation.ts';
import {
  consoleAnswer,
  determineAnswer,
  operate,
  rankAnswer,
  showResultAnswer,
} from './answers.ts';

interface ProgramCall {
  readonly path: { readonly programId: string; readonly itemId: string };
  readonly query: { readonly test?: boolean; readonly confirm?: boolean };
}

function targetOf({ path, query }: ProgramCall) {
  return {
    programId: path.programId,
    itemId: itemIdOf(path.itemId),
    test: query.test ?? false,
    confirm: query.confirm ?? false,
  };
}

type FlowCommands =
  | 'showStartPage'
  | 'openTest'
  | 'showProgramList'
  | 'showSignIn'
  | 'showTitle'
  | 'showIntermission'
  | 'switchProgramGroup'
  | 'showRank'
  | 'turnRankPage'
  | 'showCeremony'
  | 'showBracket';

const flow: Operations<FlowCommands> = {
  showStartPage: async (call, services) =>
    consoleAnswer(await operate(call, services, { type: 'SHOW_START_PAGE' })),
  openTest: async (call, services) =>
    consoleAnswer(await operate(call, services, { type: 'OPEN_TEST' })),
  showProgramList: async (call, services) =>
    consoleAnswer(await operate(call, services, { type: 'SHOW_PROGRAM_LIST' })),
  showSignIn: async (call, services) => {
    const { signInShowType } = call.query;
    return consoleAnswer(await operate(call, services, { type: 'SHOW_SIGN_IN', signInShowType }));
  },
  showTitle: async (call, services) => {
    const { programId } = call.path;
    const { titleShowType } = call.query;
    const command = { type: 'SHOW_TITLE', titleShowType, programId } as const;
    return consoleAnswer(await operate(call, services, command));
  },
  showIntermission: async (call, services) => {
    const { seconds = 0 } = call.query;
    return consoleAnswer(await operate(call, services, { type: 'SHOW_INTERMISSION', seconds }));
  },
  switchProgramGroup: async (call, services) => {
    const { groupId } = call.path;
    return consoleAnswer(await operate(call, services, { type: 'SWITCH_GROUP', groupId }));
  },
  showRank: async (call, services) => {
    const { rankShowType, itemId, covered, paceMs } = call.query;
    const start = {
      ...(covered === undefined ? {} : { covered }),
      ...(paceMs === undefined ? {} : { paceMs }),
    };
    const command = { type: 'SHOW_RANK', rankShowType, itemId: itemIdOf(itemId) } as const;
    return rankAnswer(await operate(call, services, { ...command, ...start }));
  },
  turnRankPage: async (call, services) => {
    const { rankShowType, itemId, pageNo } = call.query;
    const page = { rankShowType, itemId: itemIdOf(itemId), pageNo };
    return rankAnswer(await operate(call, services, { type: 'TURN_RANK_PAGE', ...page }));
  },
  showCeremony: async (call, services) => {
    const { part, covered } = call.query;
    const start = covered === undefined ? {} : { covered };
    return consoleAnswer(await operate(call, services, { type: 'SHOW_CEREMONY', part, ...start }));
  },
  showBracket: async (call, services) =>
    consoleAnswer(await operate(call, services, { type: 'SHOW_BRACKET' })),
};

type ProgramCommands = 'startSpeech' | 'startScoring' | 'showScore' | 'showResult' | 'stepReveal';

const program: Operations<ProgramCommands> = {
  startSpeech: async (call, services) =>
    consoleAnswer(await operate(call, services, { type: 'START_SPEECH', ...targetOf(call) })),
  startScoring: async (call, services) =>
    consoleAnswer(await operate(call, services, { type: 'START_SCORING', ...targetOf(call) })),
  showScore: async (call, services) =>
    consoleAnswer(
      await operate(call, services, {
        type: 'REVEAL_SCORES',
        ...targetOf(call),
        covered: call.query.covered ?? false,
      }),
    ),
  showResult: async (call, services) => {
    const { programId, itemId, test } = targetOf(call);
    const covered = call.query.covered ?? false;
    const command = { type: 'SHOW_RESULT', programId, itemId, test, covered } as const;
    return showResultAnswer(await operate(call, services, command));
  },
  stepReveal: async (call, services) => {
    const step = call.query.step ?? null;
    return consoleAnswer(await operate(call, services, { type: 'STEP_REVEAL', step }));
  },
};

type BattleCommands =
  | 'startBattle'
  | 'pauseBattle'
  | 'resumeBattle'
  | 'addFoul'
  | 'addPoint'
  | 'determineBattle';

const battle: Operations<BattleCommands> = {
  startBattle: async (call, services) => {
    const { programId, opponentId } = call.path;
    const { test = false, confirm = false } = call.query;
    const bout = { programId, opponentId, test, confirm };
    return consoleAnswer(await operate(call, services, { type: 'START_BATTLE', ...bout }));
  },
  pauseBattle: async (call, services) => {
    const { test = false } = call.query;
    return consoleAnswer(await operate(call, services, { type: 'PAUSE_BATTLE', test }));
  },
  resumeBattle: async (call, services) => {
    const { test = false } = call.query;
    return consoleAnswer(await operate(call, services, { type: 'RESUME_BATTLE', test }));
  },
  addFoul: async (call, services) => {
    const foul = { programId: call.path.programId, foulId: call.query.foulId };
    return determineAnswer(await operate(call, services, { type: 'ADD_FOUL', ...foul }));
  },
  addPoint: async (call, services) => {
    const point = { programId: call.path.programId, point: call.query.point };
    return determineAnswer(await operate(call, services, { type: 'ADD_POINT', ...point }));
  },
  determineBattle: async (call, services) => {
    const { programId, opponentId } = call.path;
    const bout = { programId, opponentId, test: call.query.test ?? false };
    return determineAnswer(await operate(call, services, { type: 'DETERMINE_BATTLE', ...bout }));
  },
};

type Amendments =
  | 'undoCommand'
  | 'correctResult'
  | 'addAdjustment'
  | 'acceptLateScore'
  | 'refuseLateScore'
  | 'proposeCorrection'
  | 'confirmCorrection'
  | 'refuseCorrection'
  | 'withdrawCorrection';

const amendments: Operations<Amendments> = {
  undoCommand: async (call, services) =>
    consoleAnswer(await operate(call, services, { type: 'UNDO' })),
  correctResult: async (call, services) => {
    const correction = { programId: call.path.programId, ...call.body };
    return consoleAnswer(await operate(call, services, { type: 'CORRECT_RESULT', ...correction }));
  },
  addAdjustment: async (call, services) => {
    const adjustment = { programId: call.path.programId, ...call.body };
    return consoleAnswer(await operate(call, services, { type: 'ADD_ADJUSTMENT', ...adjustment }));
  },
  acceptLateScore: async (call, services) => {
    const late = { lateScoreId: call.path.lateScoreId, reason: call.body.reason };
    return consoleAnswer(await operate(call, services, { type: 'ACCEPT_LATE_SCORE', ...late }));
  },
  refuseLateScore: async (call, services) => {
    const late = { lateScoreId: call.path.lateScoreId, reason: call.body.reason };
    return consoleAnswer(await operate(call, services, { type: 'REFUSE_LATE_SCORE', ...late }));
  },
  proposeCorrection: async (call, services) => {
    const { correction } = call.body;
    const command = { type: 'PROPOSE_CORRECTION', correction } as const;
    return consoleAnswer(await operate(call, services, command));
  },
  confirmCorrection: async (call, services) => {
    const { correctionId } = call.path;
    const command = { type: 'CONFIRM_CORRECTION', correctionId } as const;
    return consoleAnswer(await operate(call, services, command));
  },
  refuseCorrection: async (call, services) => {
    const answer = { correctionId: call.path.correctionId, reason: call.body.reason };
    return consoleAnswer(await operate(call, services, { type: 'REFUSE_CORRECTION', ...answer }));
  },
  withdrawCorrection: async (call, services) => {
    const { correctionId } = call.path;
    const command = { type: 'WITHDRAW_CORRECTION', correctionId } as const;
    return consoleAnswer(await operate(call, services, command));
  },
};

export const consoleCommands: Operations<
  FlowCommands | ProgramCommands | BattleCommands | Amendments
> = { ...flow, ...program, ...battle, ...amendments };
