/**
 * Runs every command of the operator: makes the rules' command from the call, and the answer from the command's event.
 */
import {
  type CommandOperation,
  type CommandType,
  commandOfCall,
  commandRoutes,
} from '@liangfen/sdk/commands';
import type { ConsoleAnswer } from '@liangfen/sdk/schema';
import type { Answer, Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import {
  consoleAnswer,
  determineAnswer,
  operate,
  rankAnswer,
  type Step,
  showResultAnswer,
} from './answers.ts';

/** The operations whose answer has more than every console is told; the compiler asks for each of them. */
type AnswersMore = {
  [Op in CommandOperation]: ConsoleAnswer extends Answer<Op> ? never : Op;
}[CommandOperation];

const ownAnswers: { readonly [Op in AnswersMore]: (step: Step) => Answer<Op> } = {
  showRank: rankAnswer,
  turnRankPage: rankAnswer,
  showResult: showResultAnswer,
  addFoul: determineAnswer,
  takeOffFoul: determineAnswer,
  addPoint: determineAnswer,
  determineBattle: determineAnswer,
  determineByCards: determineAnswer,
};

const answers: Readonly<Partial<Record<CommandOperation, (step: Step) => ConsoleAnswer>>> =
  ownAnswers;

function commandOperation(type: CommandType, answer = consoleAnswer) {
  return async (call: Call<CommandOperation>, services: Services) =>
    answer(await operate(call, services, commandOfCall(type, call)));
}

const rows = Object.entries(commandRoutes).map(([type, [operation]]) => [
  operation,
  // Safe: the keys of the table are the types of the commands.
  commandOperation(type as CommandType, answers[operation]),
]);

/** Safe: every operation of the table is a row, and `AnswersMore` holds each row's answer to its contract. */
export const consoleCommands = Object.fromEntries(rows) as Operations<CommandOperation>;
