// Generated from openapi.yaml by `npm run gen`. Do not edit.
import type { OperatorCommand, operations } from './schema.ts';

export type CommandRoute = readonly [
  operation: keyof operations,
  /** Fields of the command in the path, besides the competition's id. */
  path: readonly string[],
  query: readonly string[],
  body: readonly string[],
  /** Fields that are null in the command where the query has none and the path has 0. */
  nullable: readonly string[],
];

export const commandRoutes = {
  SHOW_START_PAGE: ["showStartPage",[],[],[],[]],
  OPEN_TEST: ["openTest",[],[],[],[]],
  SHOW_PROGRAM_LIST: ["showProgramList",[],[],[],[]],
  SHOW_SIGN_IN: ["showSignIn",[],["signInShowType"],[],[]],
  SHOW_TITLE: ["showTitle",["programId"],["titleShowType"],[],[]],
  SHOW_INTERMISSION: ["showIntermission",[],["seconds"],[],[]],
  SWITCH_GROUP: ["switchProgramGroup",["groupId"],[],[],[]],
  SHOW_RANK: ["showRank",[],["rankShowType","itemId","covered","paceMs"],[],["itemId"]],
  TURN_RANK_PAGE: ["turnRankPage",[],["itemId","rankShowType","pageNo"],[],["itemId"]],
  SHOW_CEREMONY: ["showCeremony",[],["part","covered"],[],[]],
  SHOW_BRACKET: ["showBracket",[],[],[],[]],
  START_SPEECH: ["startSpeech",["programId","itemId"],["test","confirm","carryAdjustments"],[],["itemId"]],
  START_SCORING: ["startScoring",["programId","itemId"],["test","confirm"],[],["itemId"]],
  SHOW_SCORE: ["showScore",["programId","itemId"],["test","confirm","confirmApart","covered"],[],["itemId"]],
  SHOW_RESULT: ["showResult",["programId","itemId"],["test","covered"],[],["itemId"]],
  STEP_REVEAL: ["stepReveal",[],["step"],[],["step"]],
  START_BATTLE: ["startBattle",["programId","opponentId"],["test","confirm"],[],[]],
  PAUSE_BATTLE: ["pauseBattle",[],["test"],[],[]],
  RESUME_BATTLE: ["resumeBattle",[],["test"],[],[]],
  ADD_FOUL: ["addFoul",["programId"],["foulId"],[],[]],
  ADD_POINT: ["addPoint",["programId"],["point"],[],[]],
  DETERMINE_BATTLE: ["determineBattle",["programId","opponentId"],["test","draw"],[],[]],
  CORRECT_RESULT: ["correctResult",["programId"],[],["score","reason"],[]],
  ADD_ADJUSTMENT: ["addAdjustment",["programId"],[],["amount","reason","forTime"],[]],
  ACCEPT_LATE_SCORE: ["acceptLateScore",["lateScoreId"],[],["reason"],[]],
  REFUSE_LATE_SCORE: ["refuseLateScore",["lateScoreId"],[],["reason"],[]],
  PROPOSE_CORRECTION: ["proposeCorrection",[],[],["correction"],[]],
  CONFIRM_CORRECTION: ["confirmCorrection",["correctionId"],[],[],[]],
  REFUSE_CORRECTION: ["refuseCorrection",["correctionId"],[],["reason"],[]],
  WITHDRAW_CORRECTION: ["withdrawCorrection",["correctionId"],[],[],[]],
  SET_STANDING: ["setStanding",["programId"],[],["standing","reason"],[]],
  STRIKE_SCORE: ["strikeScore",["programId","judgeId"],[],["struck","reason"],[]],
  RENEW_PANEL: ["renewPanel",["programId"],[],["reason"],[]],
  CORRECT_BOUT: ["correctBout",["programId"],[],["winnerId","sides","reason"],["winnerId"]],
  TAKE_OFF_FOUL: ["takeOffFoul",["programId"],["foulId","determination"],[],[]],
  SET_CLOCK: ["setClock",[],[],["seconds","run"],[]],
  UNDO: ["undoCommand",[],[],[],[]],
} as const satisfies { readonly [Type in OperatorCommand['type']]: CommandRoute };
